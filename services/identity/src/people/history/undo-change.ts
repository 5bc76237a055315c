import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { offeredRoles } from '../../access/custom-role/team-custom-role.ts';
import { newInvitation } from '../invitations/invite.ts';
import { isElsewhere } from '../user/memberships.ts';
import { callerOf } from '../../access/current-user.ts';
import { sharedProfileError } from '../user/commands/profile.ts';
import { seeState, seeUser, type SeenUser } from '../members/team-user.ts';
import { user } from '../user/user.ts';
import { undoneSince } from './changes.ts';
import type { ChangeKind } from './kinds.ts';
import { changesOfStream } from './stream-changes.ts';
import { peopleHistory } from './people-history.ts';

const undoable: readonly ChangeKind[] = ['ROLE', 'PERMISSIONS', 'PROFILE'];

/**
 * Makes a role, permissions or a profile what they were before a change, by the rules that changing them is judged by.
 * @throws DomainError NOT_FOUND for what is no change of theirs; CONFLICT where a later one was about the same, or it is none that can be undone
 */
export async function undoChange(
  context: ServiceContext,
  userId: string,
  changeId: string,
): Promise<SeenUser> {
  const by = callerOf(context);
  const stream = `User/${userId}`;
  const person = await seeUser(context, userId);
  const changes = person ? await changesOfStream(context, by.teamId, stream) : [];
  const change = changes.find(({ id }) => id === changeId);
  if (!person || !change) throw new DomainError('NOT_FOUND', 'No such change.');
  if (!undoable.includes(change.kind))
    throw new DomainError(
      'CONFLICT',
      'Only changes of a role, of permissions or of a profile can be undone.',
    );
  if (change.kind === 'PROFILE' && change.meta.actorId === userId)
    throw new DomainError(
      'CONFLICT',
      'They changed their profile themselves: only they change it back.',
    );
  // Whoever did not hear the answer asks again.
  const back = undoneSince(changes, changeId);
  if (back) return shown(context, stream, back.id, person);
  if (change.kind === 'PROFILE' && isElsewhere(person.user, by.teamId)) throw sharedProfileError();
  if (!change.undo)
    throw new DomainError(
      'CONFLICT',
      'This was changed again since. Undo the latest change, or change it by hand.',
    );
  const customRoles = 'customRole' in change.undo ? await offeredRoles(context, by.teamId) : [];
  const { state, version } = await context.execute(user, userId, {
    type: 'UndoChange',
    by,
    userId,
    teamId: by.teamId,
    changeId,
    undo: change.undo,
    customRoles,
    invitation: newInvitation(context, userId),
  });
  return shown(context, stream, `${stream}/${version}`, seeState(context, userId, state));
}

/** Whoever looks at the list next finds it there. */
async function shown(
  context: ServiceContext,
  stream: string,
  changeId: string,
  person: SeenUser,
): Promise<SeenUser> {
  await context.fresh(
    peopleHistory,
    stream,
    (rows) => rows.get(changeId),
    () => false,
  );
  return person;
}
