import { parseRoleName } from '@lectern/schemas/access/role-labels.ts';
import { nameInput, withFreeName } from '@lectern/kernel/commands/unique-name.ts';

export const roleName = nameInput(60).refine(
  (name) => parseRoleName(name) === null,
  'Everybody has one of these. Please choose another name.',
);

export const withUniqueRoleName = <Answer>(command: () => Promise<Answer>): Promise<Answer> =>
  withFreeName('custom-role-name', 'Another role has this name.', command);
