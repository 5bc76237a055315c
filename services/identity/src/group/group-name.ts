import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';

export const groupName = z.string().trim().min(1, 'Please enter a name.').max(100, 'Must be at most 100 characters.').regex(/^\P{Cc}*$/u, 'Must be one line of text.');

/** Says it at the field where another group has the name. */
export async function withFreeName<Answer>(command: () => Promise<Answer>): Promise<Answer> {
  try {
    return await command();
  } catch (error) {
    if (!(error instanceof DomainError) || !error.fields?.['group-name']) throw error;
    const message = 'Another group has this name.';
    throw new DomainError('CONFLICT', message, { name: [message] });
  }
}
