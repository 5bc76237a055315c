import type { Claims } from '@lectern/kernel/access/claims.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { membershipIn } from './access.ts';
import { user as userAggregate, type RegisteredUser } from './user.ts';

/** A user as seen from within a team: what they are in other teams is nobody else's business. */
export interface SeenUser {
  id: string;
  user: RegisteredUser;
  teamId: string;
  isSelf: boolean;
}

/** Null where the caller's team has no such member: exactly as where nobody has this id. */
export async function seeUser(context: ServiceContext, id: string): Promise<SeenUser | null> {
  const row = await context.view(userAggregate).get(id);
  const teamId = teamIdOf(context.claims);
  if (row?.doc.status !== 'active' || teamId === null || !membershipIn(row.doc, teamId)) return null;
  return { id, user: row.doc, teamId, isSelf: context.claims.kind === 'user' && context.claims.userId === id };
}

export function teamIdOf(claims: Claims): string | null {
  return claims.kind === 'anonymous' ? null : claims.teamId;
}
