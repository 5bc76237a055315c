import { hasPermission } from '@lectern/kernel/access/claims.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { team as teamAggregate, type RegisteredTeam } from '../team/team.ts';
import { mayLookAfter } from '../team/account-manager.ts';
import { openMembershipIn } from '../user/access.ts';
import { callerIn } from '../user/caller.ts';
import { seenFrom, teamIdOf } from '../user/seen-user.ts';
import { user } from '../user/user.ts';

export interface SeenTeam {
  id: string;
  team: RegisteredTeam;
}

export const Team = {
  __resolveReference: ({ id }: { id: string }, context: ServiceContext) => seeTeam(context, id),
  id: ({ id }: SeenTeam) => id,
  name: ({ team }: SeenTeam) => team.name,
  slug: ({ team }: SeenTeam) => team.slug,
  channel: ({ team }: SeenTeam) => team.channel,
  type: ({ team }: SeenTeam) => team.type,
  features: ({ team }: SeenTeam) => team.features,
  displayUserInfo: ({ team }: SeenTeam) => team.displayUserInfo,
  sharingConsent: ({ team }: SeenTeam) => team.sharingConsent,
  privacyPolicyUrl: ({ team }: SeenTeam) => team.privacyPolicyUrl,
  timeZone: ({ team }: SeenTeam) => team.timeZone,
  locale: ({ team }: SeenTeam) => team.locale,
  promptForCustomerTimeout: ({ team }: SeenTeam) => team.promptForCustomerTimeout,
  accountManager: async ({ id, team }: SeenTeam, _args: unknown, context: ServiceContext) => {
    const row = team.accountManagerId === null ? null : await context.view(user).get(team.accountManagerId);
    return row && mayLookAfter(row.doc, id) ? seenFrom(id, context.claims, row) : null;
  },
  mayEdit: ({ id }: SeenTeam, _args: unknown, context: ServiceContext) => mayEdit(context, id),
  booking: async ({ id, team }: SeenTeam, _args: unknown, context: ServiceContext) => ((await mayEdit(context, id)) ? team.booking : null),
  requiresSecondFactor: ({ team }: SeenTeam) => team.requiresSecondFactor,
  createdAt: ({ team }: SeenTeam) => team.createdAt,
};

async function mayEdit(context: ServiceContext, teamId: string): Promise<boolean> {
  const claims = context.claims.kind === 'user' && context.claims.teamId !== teamId ? await callerIn(context, teamId, 'can_edit_team').catch(() => null) : context.claims;
  return claims !== null && hasPermission(claims, 'can_edit_team');
}

export async function loadTeam(context: ServiceContext, id: string): Promise<SeenTeam | null> {
  const row = await context.view(teamAggregate).get(id);
  return row?.doc.status === 'active' ? { id, team: row.doc } : null;
}

/** The caller's team, or another that lets the caller in; any other id answers like a missing one. */
export async function seeTeam(context: ServiceContext, id: string): Promise<SeenTeam | null> {
  return id === teamIdOf(context.claims) || (await isOwnTeam(context, id)) ? loadTeam(context, id) : null;
}

async function isOwnTeam(context: ServiceContext, id: string): Promise<boolean> {
  if (context.claims.kind !== 'user') return false;
  const row = await context.view(user).get(context.claims.userId);
  return row !== null && openMembershipIn(row.doc, id) !== null;
}
