import { hasPermission } from '@lectern/kernel/access/claims.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { factorOf } from '../../sign-in/second-factor/current-factor.ts';
import { hasSecondFactor } from '../../sign-in/second-factor/has-second-factor.ts';
import { devicesOf } from '../../sign-in/device/find-devices.ts';
import { mayImpersonate } from '../../access/impersonation/may-impersonate.ts';
import { signIn } from '../../sign-in/sign-in/sign-in.ts';
import { lastActiveIn, mayViewSignIns, signInsOf } from '../../sign-in/sign-in/find-sign-ins.ts';
import { explain, type Asked } from '@lectern/kernel/access/abilities.ts';
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

/** Whoever is not in the team any more is still named beside what they made; how to reach them is said to those who may restore them. */
const contactOrNull = <T>(seen: TeamUser, value: T) =>
  seen.place.status === 'REMOVED' && removalOf(seen) === null ? null : value;
/** Whoever was removed may do nothing, whatever they would have again. */
const effectiveMembership = ({ place }: TeamUser) =>
  place.status === 'REMOVED'
    ? { ...place, role: 'TEAM_MEMBER' as const, permissions: [], customRoleId: null }
    : place;
export type UserParent = TeamUser;

export const User = {
  __resolveReference: ({ id }, context) => findCurrentOrFormerUser(context, id),
  id: ({ id }) => id,
  email: (seen) => contactOrNull(seen, seen.user.email),
  hasPassword: ({ isSelf, user }) => (isSelf ? user.passwordHash !== null : null),
  name: ({ user }) => user.name,
  slug: ({ user }) => user.slug,
  title: (seen) => contactOrNull(seen, seen.user.profile.title),
  phone: (seen) => contactOrNull(seen, seen.user.profile.phone),
  isActive: ({ place }) => place.status === 'ACTIVE',
  status: ({ place }) => place.status,
  createdAt: ({ user }) => user.createdAt,
  currentTeam: ({ teamId }, _args, context) => requireTeam(context, teamId),
  currentTeamRole: ({ place }) => place.role,
  permissions: async (seen, _args, context) =>
    mayViewPrivate(seen, context.claims)
      ? [
          ...permissionsOf(
            effectiveMembership(seen),
            await customRoleOfMembership(context, effectiveMembership(seen)),
          ),
        ]
      : null,
  storedPermissions: (seen, _args, { claims }) =>
    mayViewPrivate(seen, claims) ? [...seen.place.permissions] : null,
  customRole: (seen, _args, context) =>
    mayViewPrivate(seen, context.claims) ? customRoleOfMembership(context, seen.place) : null,
  customRoleName: async (seen, _args, context) =>
    (
      await customRoleOfMembership(
        context,
        mayViewPrivate(seen, context.claims) ? seen.place : effectiveMembership(seen),
      )
    )?.name ?? null,
  abilities: async (seen, _args, context) => abilitiesOf(await abilitySubject(seen, context)),
  explanations: async (seen, { permissions }, context) => {
    if (!mayViewPrivate(seen, context.claims)) return null;
    const [asked, customRole] = await Promise.all([
      abilitySubject(seen, context),
      customRoleOfMembership(context, effectiveMembership(seen)),
    ]);
    return permissions
      .slice(0, MAX_EXPLAINED)
      .map((permission) => ({ permission, ...explain(asked, permission), customRole }));
  },
  teams: async (seen, args, context) =>
    (await openTeamsOf(seen, args, context)).map(({ team }) => team),
  memberships: openTeamsOf,
  placements: placementsOf,
  lastSeenAt: (seen, _args, context) =>
    mayViewPrivate(seen, context.claims) ? lastActiveIn(context, seen) : null,
  groups: ({ user, teamId }, _args, context) => findGroups(context, groupsIn(user, teamId)),
  works: ({ id, teamId, isSelf }, _args, context) =>
    isSelf || hasPermission(context.claims, 'can_edit_users')
      ? countOwnedItems(context, teamId, id)
      : null,
  invitation: ({ user, place }, _args, context) => {
    const { invitation } = user;
    if (
      place.status !== 'INVITED' ||
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
  invitationLink: ({ id: userId, user, place }, _args, { claims, engines }) => {
    const { invitation } = user;
    if (
      place.status !== 'INVITED' ||
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
  hasSecondFactor: async (seen, _args, context) =>
    mayViewPrivate(seen, context.claims) ? hasSecondFactor(await factorOf(context, seen.id)) : null,
  signIns: (seen, _args, context) =>
    mayViewSignIns(seen, context) ? signInsOf(context, seen) : null,
  devices: (seen, _args, context) => devicesOf(context, seen),
  history: (seen, args, context) =>
    mayViewPrivate(seen, context.claims) ? findChangesOfPerson(context, seen.id, args) : null,
  canBeEdited: ({ id, user, place }, _args, { claims }) =>
    claims.kind === 'user' &&
    place.status !== 'REMOVED' &&
    place.teamId === claims.teamId &&
    hasPermission(claims, 'can_edit_users') &&
    refusalToEdit(claims, id, user, place) === null,
  canBeImpersonated: (seen, _args, { claims }) => mayImpersonate(claims, seen),
  impersonation: async ({ isSelf }, _args, context) => {
    const { claims } = context;
    if (!isSelf || claims.kind !== 'user' || claims.impersonatorId === null) return null;
    const own = (await context.view(signIn).get(claims.signInId))?.doc;
    return own?.status === 'active' ? toImpersonation(own) : null;
  },
  settings: (seen, _args, { claims }) =>
    mayViewPrivate(seen, claims) ? contactOrNull(seen, seen.user.profile) : null,
  removal: removalOf,
} satisfies UserResolvers;

const MAX_EXPLAINED = 50;

async function abilitySubject(seen: TeamUser, context: ServiceContext): Promise<Asked> {
  const { teamId } = seen;
  const place = effectiveMembership(seen);
  const [seenTeam, customRole] = await Promise.all([
    requireTeam(context, teamId),
    customRoleOfMembership(context, place),
  ]);
  return { ...place, customRole, features: seenTeam.team.features, isMetabaseSet: false };
}

/** One's own, all of them that let one in; of others, and for who acts as them, the one that is shared. */
async function openTeamsOf(
  { user, teamId, place, isSelf }: TeamUser,
  _args: unknown,
  context: ServiceContext,
) {
  const isThemselves =
    isSelf && context.claims.kind === 'user' && context.claims.impersonatorId === null;
  const places = isThemselves
    ? teamMembershipsOf(user).filter(({ status }) => status === 'ACTIVE')
    : [place];
  const teams = await Promise.all(
    places.map(async ({ teamId: id, role }) => ({
      team: await loadTeam(context, id),
      role,
      isCurrent: id === (isSelf ? teamId : teamIdOf(context.claims)),
    })),
  );
  return teams.flatMap(({ team, ...rest }) => (team ? [{ team, ...rest }] : []));
}

/** What they are in each team in which the caller edits users; null for who edits none. */
async function placementsOf({ user, teamId }: TeamUser, _args: unknown, context: ServiceContext) {
  if (!hasPermission(context.claims, 'can_edit_users') || teamId !== teamIdOf(context.claims))
    return null;
  const placements = await Promise.all(
    (await currentUserInManagedTeams(context)).map(async (by) => {
      const place = teamMembershipIn(user, by.teamId);
      return {
        team: await loadTeam(context, by.teamId),
        role: place?.role ?? null,
        status: place?.status ?? null,
        isCurrent: by.teamId === teamId,
        mayChangeRole: by.role === 'TEAM_ADMIN',
      };
    }),
  );
  return placements.flatMap(({ team, ...rest }) => (team ? [{ team, ...rest }] : []));
}
