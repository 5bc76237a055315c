import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { isToken, tokenHashOf } from '../../sign-in/tokens/token.ts';
import { isStandIn } from './find-invitee.ts';
import { isInvitationOpen } from '../user/commands/invitations.ts';
import { user as userAggregate } from '../user/user.ts';
import type { Invitation, RegisteredUser } from '../user/state.ts';

export interface FoundInvitation {
  userId: string;
  user: RegisteredUser;
  invitation: Invitation;
  tokenHash: string;
}

/** Null for an invalid token, for any reason. */
export async function findInvitation(
  context: ServiceContext,
  token: string,
): Promise<FoundInvitation | null> {
  if (!isToken(token)) return null;
  const tokenHash = tokenHashOf(token);
  const row = await context.lookup(userAggregate, 'invitationHash', tokenHash);
  if (row?.doc.status !== 'active' || !row.doc.invitation || row.doc.email === null) return null;
  const { invitation, email, emailName } = row.doc;
  if (await isStandIn(context, { email, emailName })) return null;
  return isInvitationOpen(invitation, new Date().toISOString())
    ? { userId: row.id, user: row.doc, invitation, tokenHash }
    : null;
}
