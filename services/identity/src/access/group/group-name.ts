import { z } from 'zod';
import { withUniqueName } from '../unique-name.ts';

export const groupName = z
  .string()
  .trim()
  .min(1, 'Please enter a name.')
  .max(100, 'Must be at most 100 characters.')
  .regex(/^\P{Cc}*$/u, 'Must be one line of text.');

export const withUniqueGroupName = <Answer>(command: () => Promise<Answer>): Promise<Answer> =>
  withUniqueName('group-name', 'Another group has this name.', command);
