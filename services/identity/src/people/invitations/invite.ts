import { z } from 'zod';
import type { TeamRole } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { mailedToken } from '../../sign-in/tokens/mailed-token.ts';
import { tokenHashOf } from '../../sign-in/tokens/token.ts';
import { providerLabels } from '../../sign-in/single-sign-on/hosts.ts';
import { singleSignOnOf } from '../../sign-in/single-sign-on/requirement.ts';
import { domainOf } from '../../sign-in/team-domain/domain-name.ts';
import { teamDomain } from '../../sign-in/team-domain/team-domain.ts';
import { formerMembershipIn, membershipIn } from '../user/memberships.ts';
import { isInManagedTeam } from '../../access/current-user.ts';
import type { Granter } from '../user/commands/granting.ts';
import type { GrantableRole } from '../user/commands/invitation-role.ts';
import { NOT_INVITED, type SentInvitation } from '../user/commands/invitations.ts';
import { endOfRestoring } from '@lectern/kernel/lifecycle/deletable.ts';
import { removedMembershipIn } from '../user/commands/restoring.ts';
import { user } from '../user/user.ts';
import type { User } from '../user/state.ts';
import { findInvitee, findStandIn } from './find-invitee.ts';
import { teamUserFromState, type TeamUser } from '../members/team-user.ts';
import { problems } from '../../problems.ts';

export const INVALID_EMAIL = problems.emailInvalid;
export const emailInput = z.string().trim().max(254).pipe(z.email());

export interface InvitationResult {
  email: string;
  user: TeamUser | null;
  problem: string | null;
}

interface Offer {
  by: Granter;
  teamId: string;
  name: string | null;
  role: TeamRole;
  permissions: readonly string[];
  customRole?: GrantableRole | null;
}

/**
 * A problem with one address does not stop the others; an offer that the caller may not make does.
 */
export async function inviteByMail(
  context: ServiceContext,
  email: string,
  offer: Offer,
): Promise<InvitationResult> {
  const parsed = emailInput.safeParse(email);
  if (!parsed.success) return { email, user: null, problem: INVALID_EMAIL };
  try {
    return { email, user: await invite(context, parsed.data, offer), problem: null };
  } catch (error) {
    if (
      !(error instanceof DomainError) ||
      (error.code !== 'CONFLICT' && error.code !== 'TOO_MANY_REQUESTS')
    )
      throw error;
    const isJustNow = error.fields?.['email'] !== undefined; // Another member was first.
    return {
      email,
      user: null,
      problem: isJustNow ? problems.invitedJustNow : error.message,
    };
  }
}

/**
 * How a user of other teams comes in without an invitation, where the team knows them anyway: they were in it, or the
 * address is of its domain.
 */
async function alternativeTo(
  context: ServiceContext,
  invited: User,
  { email, teamId }: { email: string; teamId: string },
): Promise<string | null> {
  if (formerMembershipIn(invited, teamId)) {
    const removed = removedMembershipIn(invited, teamId);
    return removed && new Date().toISOString() < endOfRestoring(removed.removedAt)
      ? problems.restoreInstead
      : null;
  }
  const domain = domainOf(email);
  const proven = domain === null ? null : await context.lookup(teamDomain, 'provenAs', domain);
  if (domain === null || proven?.doc.status !== 'proven' || proven.doc.teamId !== teamId)
    return null;
  const signOn = await singleSignOnOf(context, domain);
  return signOn
    ? problems.domainUsesProvider({ provider: providerLabels[signOn.active.provider] })
    : problems.domainUsesSingleSignOn;
}

async function invite(context: ServiceContext, email: string, offer: Offer): Promise<TeamUser> {
  const { by, teamId, role, permissions, customRole = null } = offer;
  const { row, emailName, account } = await findInvitee(context, email, teamId);
  if (account && (await isInOtherManagedTeam(context, account.doc, teamId))) {
    const userId = account.id;
    const { state } = await context.execute(user, userId, {
      type: 'AddToTeam',
      by,
      userId,
      teamId,
      role,
      permissions,
      customRole,
    });
    await revokeStandIn(context, email, offer);
    return teamUserFromState(context, userId, state);
  }
  if (account && account.id !== row?.id) {
    const alternative = await alternativeTo(context, account.doc, { email, teamId });
    if (alternative) throw new DomainError('CONFLICT', `${NOT_INVITED} ${alternative}`);
  } else await revokeStandIn(context, email, offer);
  const userId = row?.id ?? newId();
  const invitation = newInvitation(context, userId);
  const { id, state } = await context.execute(user, userId, {
    type: 'InviteMember',
    userId,
    email,
    emailName,
    invitation,
    ...offer,
  });
  return teamUserFromState(context, id, state);
}

/** From now on their account itself is invited, or a member. */
async function revokeStandIn(
  context: ServiceContext,
  email: string,
  { by, teamId }: Offer,
): Promise<void> {
  const { row } = await findStandIn(context, email, teamId);
  if (row)
    await context.execute(user, row.id, { type: 'RevokeInvitation', by, userId: row.id, teamId });
}

/** A member of another team that the caller manages joins directly, without a mail. */
export async function isInOtherManagedTeam(
  context: ServiceContext,
  invited: User,
  teamId: string,
): Promise<boolean> {
  return (
    invited.status === 'active' &&
    membershipIn(invited, teamId) === null &&
    (await isInManagedTeam(context, invited))
  );
}

export function newInvitation({ engines }: ServiceContext, userId: string): SentInvitation {
  const invitationId = newId();
  const isMailed = engines.mailer.outbox === null;
  return {
    invitationId,
    isMailed,
    tokenHash: tokenHashOf(
      mailedToken(engines.secrets, { purpose: 'invitation', userId, id: invitationId }),
    ),
  };
}
