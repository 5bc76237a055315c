import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { Keys } from '@lectern/kernel/keys/port.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { isElsewhere } from '../user/commands/invitations.ts';
import { user } from '../user/user.ts';
import type { User } from '../user/state.ts';

export interface Invitee {
  row: Row<User> | null;
  emailName: string;
}

/**
 * The user that an invitation is for. Where the address has an account with another company, that is a user of its
 * own, who can only be invited, so that the team sees the same as for a new address (ADR 62). The mail says what is
 * the case.
 */
export async function findInvitee(
  context: ServiceContext,
  email: string,
  teamId: string,
): Promise<Invitee & { account: Row<User> | null }> {
  const { keys } = context.engines;
  const emailName = await blindIndex(keys, 'global', email);
  const account = await context.lookup(user, 'emailName', emailName);
  if (account?.doc.status !== 'active' || !isElsewhere(account.doc, teamId))
    return { row: account, emailName, account };
  return { ...(await findStandIn(context, email, teamId)), account };
}

export async function findStandIn(
  context: ServiceContext,
  email: string,
  teamId: string,
): Promise<Invitee> {
  const emailName = await standInName(context.engines.keys, email, teamId);
  return { row: await context.lookup(user, 'emailName', emailName), emailName };
}

/** In the place of the address's own name, which its account has. */
export function standInName(keys: Keys, email: string, teamId: string): Promise<string> {
  return blindIndex(keys, 'global', `${teamId} ${email}`);
}

/** Whether the invited user only stands in for an account of another company. */
export async function isStandIn(
  { engines: { keys } }: ServiceContext,
  { email, emailName }: { email: string; emailName: string },
): Promise<boolean> {
  return emailName !== (await blindIndex(keys, 'global', email));
}
