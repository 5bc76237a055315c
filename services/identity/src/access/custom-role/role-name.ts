import { z } from 'zod';
import { roleCalled } from '@lectern/kernel/access/role-words.ts';
import { withUniqueName } from '../unique-name.ts';

export const roleName = z
  .string()
  .trim()
  .min(1, 'Please enter a name.')
  .max(60, 'Must be at most 60 characters.')
  .regex(/^\P{Cc}*$/u, 'Must be one line of text.')
  .refine(
    (name) => roleCalled(name) === null,
    'Everybody has one of these. Please choose another name.',
  );

export const withUniqueRoleName = <Answer>(command: () => Promise<Answer>): Promise<Answer> =>
  withUniqueName('custom-role-name', 'Another role has this name.', command);
