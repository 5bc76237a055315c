import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { newInvitation } from '../invitations/invite.ts';
import { callerOf } from '../user/caller.ts';
import { seeState, seeUser, type SeenUser } from '../user/seen-user.ts';
import { user } from '../user/user.ts';
import { changesOfPerson } from './find-changes.ts';
import { peopleHistory } from './people-history.ts';

/**
 * Makes a role, or permissions, what they were before a change, by the rules that changing them is judged by.
 * @throws DomainError NOT_FOUND for what is no change of theirs; CONFLICT where a later one was about the same, or it is none that can be undone
 */
export async function undoChange(context: ServiceContext, userId: string, changeId: string): Promise<SeenUser> {
  const by = callerOf(context);
  const change = (await seeUser(context, userId)) && (await changesOfPerson(context, userId)).find(({ id }) => id === changeId);
  if (!change) throw new DomainError('NOT_FOUND', 'No such change.');
  if (change.kind !== 'ROLE' && change.kind !== 'PERMISSIONS') throw new DomainError('CONFLICT', 'Only changes of a role or of permissions can be undone.');
  if (!change.undo) throw new DomainError('CONFLICT', 'This was changed again since. Undo the latest change, or change it by hand.');
  const { state, version } = await context.execute(user, userId, { type: 'UndoChange', by, userId, teamId: by.teamId, undo: change.undo, invitation: newInvitation(context, userId) });
  // Whoever looks at the list next finds it there.
  const stream = `User/${userId}`;
  await context.fresh(peopleHistory, stream, (rows) => rows.get(`${stream}/${version}`), () => false);
  return seeState(context, userId, state);
}
