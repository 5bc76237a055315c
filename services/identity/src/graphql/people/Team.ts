import { hasPermission } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { team as teamAggregate } from '../../people/team/team.ts';
import type { RegisteredTeam } from '../../people/team/state.ts';
import { canBeAccountManager } from '../../people/team/account-manager.ts';
import { openMembershipIn } from '../../people/user/memberships.ts';
import { currentUserIn } from '../../access/current-user.ts';
import { toTeamUserIn, teamIdOf } from '../../people/members/team-user.ts';
import { user } from '../../people/user/user.ts';
import type { TeamResolvers } from '../generated.ts';
import { problems } from '../../problems.ts';

export interface TeamRow {
  id: string;
  team: RegisteredTeam;
}
export type TeamParent = TeamRow;

export const Team = {
  __resolveReference: ({ id }, context) => findTeam(context, id),
  id: ({ id }) => id,
  name: ({ team }) => team.name,
  slug: ({ team }) => team.slug,
  channel: ({ team }) => team.channel,
  type: ({ team }) => team.type,
  features: ({ team }) => team.features,
  defaults: ({ team }) => team.defaults,
  displayUserInfo: ({ team }) => team.displayUserInfo,
  sharingConsent: ({ team }) => team.sharingConsent,
  privacyPolicyUrl: ({ team }) => team.privacyPolicyUrl,
  timeZone: ({ team }) => team.timeZone,
  locale: ({ team }) => team.locale,
  promptForCustomerTimeout: ({ team }) => team.promptForCustomerTimeout,
  accountManager: async ({ id, team }, _args, context) => {
    const row =
      team.accountManagerId === null ? null : await context.view(user).get(team.accountManagerId);
    return row && canBeAccountManager(row.doc, id) ? toTeamUserIn(id, context.claims, row) : null;
  },
  mayEdit: ({ id }, _args, context) => mayEdit(context, id),
  booking: async ({ id, team }, _args, context) =>
    (await mayEdit(context, id)) ? team.booking : null,
  requiresSecondFactor: ({ team }) => team.requiresSecondFactor,
  showsAppSettings: ({ team }) => team.showsAppSettings,
  createdAt: ({ team }) => team.createdAt,
} satisfies TeamResolvers;

async function mayEdit(context: ServiceContext, teamId: string): Promise<boolean> {
  const claims =
    context.claims.kind === 'user' && context.claims.teamId !== teamId
      ? await currentUserIn(context, teamId, 'can_edit_team').catch(() => null)
      : context.claims;
  return claims !== null && hasPermission(claims, 'can_edit_team');
}

/** @throws DomainError NOT_FOUND */
export async function requireTeam(context: ServiceContext, id: string): Promise<TeamRow> {
  const team = await loadTeam(context, id);
  if (!team) throw new DomainError('NOT_FOUND', problems.teamUnknown);
  return team;
}

export async function loadTeam(context: ServiceContext, id: string): Promise<TeamRow | null> {
  const row = await context.view(teamAggregate).get(id);
  return row?.doc.status === 'active' ? { id, team: row.doc } : null;
}

/** Another team's id answers like a missing one. */
export async function findTeam(context: ServiceContext, id: string): Promise<TeamRow | null> {
  return id === teamIdOf(context.claims) || (await isOwnTeam(context, id))
    ? loadTeam(context, id)
    : null;
}

async function isOwnTeam(context: ServiceContext, id: string): Promise<boolean> {
  if (context.claims.kind !== 'user') return false;
  const row = await context.view(user).get(context.claims.userId);
  return row !== null && openMembershipIn(row.doc, id) !== null;
}
