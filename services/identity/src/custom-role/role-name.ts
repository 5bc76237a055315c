import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { fold } from '@lectern/kernel/text/fold.ts';

const taken: ReadonlySet<string> = new Set(['admin', 'member', 'team admin', 'team member', 'administrator']);

export const roleName = z.string().trim().min(1, 'Please enter a name.').max(60, 'Must be at most 60 characters.').regex(/^\P{Cc}*$/u, 'Must be one line of text.')
  .refine((name) => !taken.has(fold(name)), 'Everybody has one of these. Please choose another name.');

/** Says it at the field where another role has the name. */
export async function withFreeRoleName<Answer>(command: () => Promise<Answer>): Promise<Answer> {
  try {
    return await command();
  } catch (error) {
    if (!(error instanceof DomainError) || !error.fields?.['custom-role-name']) throw error;
    const message = 'Another role has this name.';
    throw new DomainError('CONFLICT', message, { name: [message] });
  }
}
