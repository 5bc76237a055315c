import { isAdmin } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { currentUser } from '../../access/current-user.ts';
import type { TeamUser } from '../../people/members/team-user.ts';
import { MAX_SIGN_INS, lastActivity, activityKey, signIn } from './sign-in.ts';
import type { ActiveSignIn } from './state.ts';
import { signInClaimsOf } from './sign-in-claims.ts';
import { problems } from '../../problems.ts';

/** As its owner or an administrator sees it. */
export interface SignInRow {
  id: string;
  signIn: ActiveSignIn;
  isCurrent: boolean;
}

/**
 * Valid sign-ins: all for the owner; those in the current team for administrators and
 * impersonators.
 */
export async function signInsOf(
  context: ServiceContext,
  { id, isSelf }: Pick<TeamUser, 'id' | 'isSelf'>,
): Promise<SignInRow[]> {
  const { teamId, signInId, impersonatorId } = currentUser(context);
  const seesAll = isSelf && impersonatorId === null;
  const now = new Date().toISOString();
  const rows = await context.view(signIn).find({
    list: 'byUser',
    where: { userId: id, expiresAt: { from: now } },
    limit: MAX_SIGN_INS,
  });
  const rowsOfUser = await Promise.all(
    rows.map(async ({ id: each, doc }) => {
      if (
        doc.status !== 'active' ||
        (!seesAll && doc.teamId !== teamId) ||
        (await signInClaimsOf(context, each, doc)) === null
      )
        return [];
      return [{ id: each, signIn: doc, isCurrent: each === signInId }];
    }),
  );
  return rowsOfUser.flat();
}

/** To the quarter of an hour. Activity before a switch to another team is not kept. */
export async function lastActiveIn(
  context: ServiceContext,
  { id, teamId }: Pick<TeamUser, 'id' | 'teamId'>,
): Promise<string | null> {
  const [last] = await context
    .view(signIn)
    .find({ list: 'lastSeen', where: { seenIn: activityKey(teamId, id) }, limit: 1 });
  return last === undefined ? null : (lastActivity(last.doc)?.at ?? null);
}

export function mayViewSignIns({ isSelf }: TeamUser, context: ServiceContext): boolean {
  return isSelf || isAdmin(context.claims);
}

/** @throws DomainError NOT_FOUND unless it is the caller's, or in an administrator's team */
export async function assertMayEndSignIn(context: ServiceContext, signInId: string): Promise<void> {
  const { userId, teamId, role } = currentUser(context);
  const row = await context.view(signIn).get(signInId);
  if (
    row?.doc.status === 'active' &&
    (row.doc.userId === userId || (role === 'TEAM_ADMIN' && row.doc.teamId === teamId))
  )
    return;
  throw new DomainError('NOT_FOUND', problems.signInUnknown);
}
