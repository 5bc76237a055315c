import { hasPermission } from '@lectern/schemas/access/claims.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { factorOf } from '../../sign-in/second-factor/current-factor.ts';
import { hasSecondFactor } from '../../sign-in/second-factor/has-second-factor.ts';
import { devicesOf } from '../../sign-in/device/find-devices.ts';
import { mayImpersonate } from '../../access/impersonation/may-impersonate.ts';
import { signIn } from '../../sign-in/sign-in/sign-in.ts';
import { lastActiveIn, mayViewSignIns, signInsOf } from '../../sign-in/sign-in/find-sign-ins.ts';
import { explain, type AbilityQuestion } from '@lectern/schemas/access/abilities.ts';
import { customRoleOfMembership } from '../../access/custom-role/team-custom-role.ts';
import { abilitiesOf } from '../../access/abilities.ts';
import { findGroups } from '../../access/group/team-group.ts';
import { findChangesOfPerson } from '../../people/history/find-changes.ts';
import {
  groupsIn,
  permissionsOf,
  teamMembershipIn,
  teamMembershipsOf,
} from '../../people/user/memberships.ts';
import { refusalToEdit } from '../../people/user/commands/profile.ts';
import { currentUserInManagedTeams } from '../../access/current-user.ts';
import {
  mayViewPrivate,
  removalOf,
  findCurrentOrFormerUser,
  findTeamUser,
  teamIdOf,
  type TeamUser,
} from '../../people/members/team-user.ts';
import { countOwnedItems } from '../../people/members/owned-items.ts';
import { hasLostRole } from '../../people/invitations/find-invitation-role.ts';
import { invitationLink } from '../../people/invitations/invitation-link.ts';
import { mayViewInvitationLink } from '../../people/user/commands/invitations.ts';
import type { UserResolvers } from '../generated.ts';
import { toImpersonation } from '../access/Impersonation.ts';
import { requireTeam, loadTeam } from './Team.ts';

/**
 * Former members keep their name beside their work; contact details are for those who may restore
 * them.
 */
const contactOrNull = <T>(subject: TeamUser, value: T) =>
  subject.membership.status === 'REMOVED' && removalOf(subject) === null ? null : value;
/** Removed members have no permissions, whatever restoring would give them. */
const effectiveMembership = ({ membership }: TeamUser) =>
  membership.status === 'REMOVED'
    ? { ...membership, role: 'TEAM_MEMBER' as const, permissions: [], customRoleId: null }
    : membership;
export type UserParent = TeamUser;

export const User = {
  __resolveReference: ({ id }, context) => findCurrentOrFormerUser(context, id),
  id: ({ id }) => id,
  email: (subject) => contactOrNull(subject, subject.user.email),
  hasPassword: ({ isSelf, user }) => (isSelf ? user.passwordHash !== null : null),
  name: ({ user }) => user.name,
  slug: ({ user }) => user.slug,
  title: (subject) => contactOrNull(subject, subject.user.profile.title),
  phone: (subject) => contactOrNull(subject, subject.user.profile.phone),
  isActive: ({ membership }) => membership.status === 'ACTIVE',
  status: ({ membership }) => membership.status,
  createdAt: ({ user }) => user.createdAt,
  currentTeam: ({ teamId }, _args, context) => requireTeam(context, teamId),
  currentTeamRole: ({ membership }) => membership.role,
  permissions: async (subject, _args, context) =>
    mayViewPrivate(subject, context.claims)
      ? [
          ...permissionsOf(
            effectiveMembership(subject),
            await customRoleOfMembership(context, effectiveMembership(subject)),
          ),
        ]
      : null,
  storedPermissions: (subject, _args, { claims }) =>
    mayViewPrivate(subject, claims) ? [...subject.membership.permissions] : null,
  customRole: (subject, _args, context) =>
    mayViewPrivate(subject, context.claims)
      ? customRoleOfMembership(context, subject.membership)
      : null,
  customRoleName: async (subject, _args, context) =>
    (
      await customRoleOfMembership(
        context,
        mayViewPrivate(subject, context.claims) ? subject.membership : effectiveMembership(subject),
      )
    )?.name ?? null,
  abilities: async (subject, _args, context) => abilitiesOf(await abilitySubject(subject, context)),
  explanations: async (subject, { permissions }, context) => {
    if (!mayViewPrivate(subject, context.claims)) return null;
    const [subjectOfRules, customRole] = await Promise.all([
      abilitySubject(subject, context),
      customRoleOfMembership(context, effectiveMembership(subject)),
    ]);
    return permissions
      .slice(0, MAX_EXPLAINED)
      .map((permission) => ({ permission, ...explain(subjectOfRules, permission), customRole }));
  },
  teams: async (subject, args, context) =>
    (await openTeamsOf(subject, args, context)).map(({ team }) => team),
  memberships: openTeamsOf,
  placements: placementsOf,
  lastSeenAt: (subject, _args, context) =>
    mayViewPrivate(subject, context.claims) ? lastActiveIn(context, subject) : null,
  groups: ({ user, teamId }, _args, context) => findGroups(context, groupsIn(user, teamId)),
  works: ({ id, teamId, isSelf }, _args, context) =>
    isSelf || hasPermission(context.claims, 'can_edit_users')
      ? countOwnedItems(context, teamId, id)
      : null,
  invitation: ({ user, membership }, _args, context) => {
    const { invitation } = user;
    if (
      membership.status !== 'INVITED' ||
      !invitation ||
      !hasPermission(context.claims, 'can_edit_users')
    )
      return null;
    const { sentAt, expiresAt, invitedBy } = invitation;
    return {
      sentAt,
      expiresAt,
      isExpired: expiresAt <= new Date().toISOString(),
      invitedBy: invitedBy === null ? null : findTeamUser(context, invitedBy),
      hasLostRole: () => hasLostRole(context, invitation),
    };
  },
  invitationLink: ({ id: userId, user, membership }, _args, { claims, engines }) => {
    const { invitation } = user;
    if (
      membership.status !== 'INVITED' ||
      !invitation?.tokenHash ||
      invitation.isMailed ||
      engines.mailer.outbox === null ||
      invitation.expiresAt <= new Date().toISOString()
    )
      return null;
    if (claims.kind !== 'user' || !mayViewInvitationLink(claims, user)) return null;
    return invitationLink(engines, {
      userId,
      invitationId: invitation.invitationId,
      tokenHash: invitation.tokenHash,
    });
  },
  hasSecondFactor: async (subject, _args, context) =>
    mayViewPrivate(subject, context.claims)
      ? hasSecondFactor(await factorOf(context, subject.id))
      : null,
  signIns: (subject, _args, context) =>
    mayViewSignIns(subject, context) ? signInsOf(context, subject) : null,
  devices: (subject, _args, context) => devicesOf(context, subject),
  history: (subject, args, context) =>
    mayViewPrivate(subject, context.claims) ? findChangesOfPerson(context, subject.id, args) : null,
  canBeEdited: ({ id, user, membership }, _args, { claims }) =>
    claims.kind === 'user' &&
    membership.status !== 'REMOVED' &&
    membership.teamId === claims.teamId &&
    hasPermission(claims, 'can_edit_users') &&
    refusalToEdit(claims, id, user, membership) === null,
  canBeImpersonated: (subject, _args, { claims }) => mayImpersonate(claims, subject),
  impersonation: async ({ isSelf }, _args, context) => {
    const { claims } = context;
    if (!isSelf || claims.kind !== 'user' || claims.impersonatorId === null) return null;
    const own = (await context.view(signIn).get(claims.signInId))?.doc;
    return own?.status === 'active' ? toImpersonation(own) : null;
  },
  settings: (subject, _args, { claims }) =>
    mayViewPrivate(subject, claims) ? contactOrNull(subject, subject.user.profile) : null,
  removal: removalOf,
} satisfies UserResolvers;

const MAX_EXPLAINED = 50;

async function abilitySubject(
  subject: TeamUser,
  context: ServiceContext,
): Promise<AbilityQuestion> {
  const { teamId } = subject;
  const membership = effectiveMembership(subject);
  const [team, customRole] = await Promise.all([
    requireTeam(context, teamId),
    customRoleOfMembership(context, membership),
  ]);
  return { ...membership, customRole, features: team.team.features, isMetabaseSet: false };
}

/** All open teams of the caller; for others and impersonators only the current team. */
async function openTeamsOf(
  { user, teamId, membership, isSelf }: TeamUser,
  _args: unknown,
  context: ServiceContext,
) {
  const isThemselves =
    isSelf && context.claims.kind === 'user' && context.claims.impersonatorId === null;
  const memberships = isThemselves
    ? teamMembershipsOf(user).filter(({ status }) => status === 'ACTIVE')
    : [membership];
  const teams = await Promise.all(
    memberships.map(async ({ teamId: id, role }) => ({
      team: await loadTeam(context, id),
      role,
      isCurrent: id === (isSelf ? teamId : teamIdOf(context.claims)),
    })),
  );
  return teams.flatMap(({ team, ...rest }) => (team ? [{ team, ...rest }] : []));
}

/** In each team in which the caller may edit users; null if there is none. */
async function placementsOf({ user, teamId }: TeamUser, _args: unknown, context: ServiceContext) {
  if (!hasPermission(context.claims, 'can_edit_users') || teamId !== teamIdOf(context.claims))
    return null;
  const placements = await Promise.all(
    (await currentUserInManagedTeams(context)).map(async (by) => {
      const membership = teamMembershipIn(user, by.teamId);
      return {
        team: await loadTeam(context, by.teamId),
        role: membership?.role ?? null,
        status: membership?.status ?? null,
        isCurrent: by.teamId === teamId,
        mayChangeRole: by.role === 'TEAM_ADMIN',
      };
    }),
  );
  return placements.flatMap(({ team, ...rest }) => (team ? [{ team, ...rest }] : []));
}
