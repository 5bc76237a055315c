import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { grantableRoles } from '../../access/custom-role/team-custom-role.ts';
import { newInvitation } from '../invitations/invite.ts';
import { isInOtherTeam } from '../user/memberships.ts';
import { currentUser } from '../../access/current-user.ts';
import { sharedProfileError } from '../user/commands/profile.ts';
import { teamUserFromState, findTeamUser, type TeamUser } from '../members/team-user.ts';
import { user } from '../user/user.ts';
import { standingUndoOf } from './changes.ts';
import type { ChangeKind } from './kinds.ts';
import { changesOfStream } from './stream-changes.ts';
import { peopleHistory } from './people-history.ts';
import { problems } from '../../problems.ts';

const undoable: readonly ChangeKind[] = ['ROLE', 'PERMISSIONS', 'PROFILE'];

/**
 * Reverts a role, permissions or a profile by the rules of the opposite change.
 * @throws DomainError NOT_FOUND; CONFLICT if a later change is about the same, or the change cannot
 * be undone
 */
export async function undoChange(
  context: ServiceContext,
  userId: string,
  changeId: string,
): Promise<TeamUser> {
  const by = currentUser(context);
  const stream = `User/${userId}`;
  const person = await findTeamUser(context, userId);
  const changes = person ? await changesOfStream(context, by.teamId, stream) : [];
  const change = changes.find(({ id }) => id === changeId);
  if (!person || !change) throw new DomainError('NOT_FOUND', problems.changeUnknown);
  if (!undoable.includes(change.kind)) throw new DomainError('CONFLICT', problems.notUndoable);
  if (change.kind === 'PROFILE' && change.meta.actorId === userId)
    throw new DomainError('CONFLICT', problems.ownProfileChange);
  // A retry.
  const back = standingUndoOf(changes, changeId);
  if (back) return whenListed(context, stream, back.id, person);
  if (change.kind === 'PROFILE' && isInOtherTeam(person.user, by.teamId))
    throw sharedProfileError();
  if (!change.undo) throw new DomainError('CONFLICT', problems.changedSince);
  const customRoles = 'customRole' in change.undo ? await grantableRoles(context, by.teamId) : [];
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
  return whenListed(
    context,
    stream,
    `${stream}/${version}`,
    teamUserFromState(context, userId, state),
  );
}

/** Waits for the read model, so that the list shows it. */
async function whenListed(
  context: ServiceContext,
  stream: string,
  changeId: string,
  person: TeamUser,
): Promise<TeamUser> {
  await context.fresh(
    peopleHistory,
    stream,
    (rows) => rows.get(changeId),
    () => false,
  );
  return person;
}
