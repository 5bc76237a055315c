import { parseRoleName } from '@lectern/schemas/access/role-labels.ts';
import { nameInput, withFreeName } from '@lectern/kernel/commands/unique-name.ts';

export const roleName = nameInput(60).refine(
  (name) => parseRoleName(name) === null,
  'This is the name of a built-in role. Please choose another one.',
);

export const withUniqueRoleName = <Answer>(command: () => Promise<Answer>): Promise<Answer> =>
  withFreeName('custom-role-name', 'Another role has this name.', command);
