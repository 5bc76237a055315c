import {
  GroupCreated,
  GroupDeleted,
  GroupRenamed,
} from '@lectern/schemas/events/identity/groups.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { Group, GroupEvent } from './state.ts';
import { problems } from '../../problems.ts';

export type GroupCommand =
  | { type: 'CreateGroup'; groupId: string; name: string }
  | { type: 'RenameGroup'; groupId: string; name: string }
  | { type: 'DeleteGroup'; groupId: string };

export function decide(command: GroupCommand & Decision, group: Group): GroupEvent[] {
  const { groupId } = command;
  switch (command.type) {
    case 'CreateGroup':
      if (group.status !== 'none') throw new DomainError('CONFLICT', problems.groupExists);
      return [GroupCreated({ groupId, name: command.name })];
    case 'RenameGroup':
      if (group.status !== 'active') throw new DomainError('NOT_FOUND', problems.groupUnknown);
      return group.name === command.name ? [] : [GroupRenamed({ groupId, name: command.name })];
    case 'DeleteGroup':
      if (group.status === 'none') throw new DomainError('NOT_FOUND', problems.groupUnknown);
      return group.status === 'deleted' ? [] : [GroupDeleted({ groupId })]; // A retry.
  }
}
