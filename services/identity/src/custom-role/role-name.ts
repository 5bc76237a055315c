import { z } from 'zod';
import { fold } from '@lectern/kernel/text/fold.ts';
import { withFreeName } from '../free-name.ts';

const taken: ReadonlySet<string> = new Set(['admin', 'member', 'team admin', 'team member', 'administrator']);

export const roleName = z.string().trim().min(1, 'Please enter a name.').max(60, 'Must be at most 60 characters.').regex(/^\P{Cc}*$/u, 'Must be one line of text.')
  .refine((name) => !taken.has(fold(name)), 'Everybody has one of these. Please choose another name.');

export const withFreeRoleName = <Answer>(command: () => Promise<Answer>): Promise<Answer> => withFreeName('custom-role-name', 'Another role has this name.', command);
