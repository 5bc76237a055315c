import { nameInput, withFreeName } from '@lectern/kernel/commands/unique-name.ts';
import { problems } from '../../problems.ts';

export const groupName = nameInput(100);

export const withUniqueGroupName = <Answer>(command: () => Promise<Answer>): Promise<Answer> =>
  withFreeName('group-name', problems.groupNameTaken, command);
