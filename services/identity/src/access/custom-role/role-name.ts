import { parseRoleName } from '@lectern/schemas/access/role-labels.ts';
import { nameInput, withFreeName } from '@lectern/kernel/commands/unique-name.ts';
import { problems } from '../../problems.ts';

export const roleName = nameInput(60).refine(
  (name) => parseRoleName(name) === null,
  problems.roleNameBuiltIn,
);

export const withUniqueRoleName = <Answer>(command: () => Promise<Answer>): Promise<Answer> =>
  withFreeName('custom-role-name', problems.roleNameTaken, command);
