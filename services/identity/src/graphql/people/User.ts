import { hasPermission } from '@lectern/kernel/access/claims.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { factorOf } from '../../sign-in/second-factor/current-factor.ts';
import { hasSecondFactor } from '../../sign-in/second-factor/has-second-factor.ts';
import { devicesOf } from '../../sign-in/device/find-devices.ts';
import { mayImpersonate } from '../../access/impersonation/may-impersonate.ts';
import { signIn } from '../../sign-in/sign-in/sign-in.ts';
import { lastSeenIn, maySeeSignIns, signInsOf } from '../../sign-in/sign-in/find-sign-ins.ts';
import { explain, type Asked } from '@lectern/kernel/access/abilities.ts';
import { roleOfPlace } from '../../access/custom-role/team-custom-role.ts';
import { abilitiesOf } from '../../access/abilities.ts';
import { seeGroups } from '../../access/group/team-group.ts';
import { findChangesOfPerson } from '../../people/history/find-changes.ts';
import { groupsIn, permissionsOf, placeIn, placesOf } from '../../people/user/memberships.ts';
import { refusalToEdit } from '../../people/user/commands/profile.ts';
import { callerWhereEditing } from '../../access/current-user.ts';
import {
  maySeeAll,
  removalOf,
  seeFormerUser,
  seeUser,
  teamIdOf,
  type SeenUser,
} from '../../people/members/team-user.ts';
import { worksOf } from '../../people/members/owned-items.ts';
import { hasLostRole } from '../../people/invitations/find-invitation-role.ts';
import { invitationLink } from '../../people/invitations/invitation-link.ts';
import { mayHandOver } from '../../people/user/commands/invitations.ts';
import type { UserResolvers } from '../generated.ts';
import { seenImpersonation } from '../access/Impersonation.ts';
import { foundTeam, loadTeam } from './Team.ts';

/** Whoever is not in the team any more is still named beside what they made; how to reach them is said to those who may restore them. */
const ifThere = <T>(seen: SeenUser, value: T) =>
  seen.place.status === 'REMOVED' && removalOf(seen) === null ? null : value;
/** Whoever was removed may do nothing, whatever they would have again. */
const acting = ({ place }: SeenUser) =>
  place.status === 'REMOVED'
    ? { ...place, role: 'TEAM_MEMBER' as const, permissions: [], customRoleId: null }
    : place;
export type UserParent = SeenUser;

export const User = {
  __resolveReference: ({ id }, context) => seeFormerUser(context, id),
  id: ({ id }) => id,
  email: (seen) => ifThere(seen, seen.user.email),
  hasPassword: ({ isSelf, user }) => (isSelf ? user.passwordHash !== null : null),
  name: ({ user }) => user.name,
  slug: ({ user }) => user.slug,
  title: (seen) => ifThere(seen, seen.user.profile.title),
  phone: (seen) => ifThere(seen, seen.user.profile.phone),
  isActive: ({ place }) => place.status === 'ACTIVE',
  status: ({ place }) => place.status,
  createdAt: ({ user }) => user.createdAt,
  currentTeam: ({ teamId }, _args, context) => foundTeam(context, teamId),
  currentTeamRole: ({ place }) => place.role,
  permissions: async (seen, _args, context) =>
    maySeeAll(seen, context.claims)
      ? [...permissionsOf(acting(seen), await roleOfPlace(context, acting(seen)))]
      : null,
  storedPermissions: (seen, _args, { claims }) =>
    maySeeAll(seen, claims) ? [...seen.place.permissions] : null,
  customRole: (seen, _args, context) =>
    maySeeAll(seen, context.claims) ? roleOfPlace(context, seen.place) : null,
  customRoleName: async (seen, _args, context) =>
    (await roleOfPlace(context, maySeeAll(seen, context.claims) ? seen.place : acting(seen)))
      ?.name ?? null,
  abilities: async (seen, _args, context) => abilitiesOf(await askedOf(seen, context)),
  explanations: async (seen, { permissions }, context) => {
    if (!maySeeAll(seen, context.claims)) return null;
    const [asked, customRole] = await Promise.all([
      askedOf(seen, context),
      roleOfPlace(context, acting(seen)),
    ]);
    return permissions
      .slice(0, MOST_EXPLAINED)
      .map((permission) => ({ permission, ...explain(asked, permission), customRole }));
  },
  teams: async (seen, args, context) =>
    (await openTeamsOf(seen, args, context)).map(({ team }) => team),
  memberships: openTeamsOf,
  placements: placementsOf,
  lastSeenAt: (seen, _args, context) =>
    maySeeAll(seen, context.claims) ? lastSeenIn(context, seen) : null,
  groups: ({ user, teamId }, _args, context) => seeGroups(context, groupsIn(user, teamId)),
  works: ({ id, teamId, isSelf }, _args, context) =>
    isSelf || hasPermission(context.claims, 'can_edit_users') ? worksOf(context, teamId, id) : null,
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
      invitedBy: invitedBy === null ? null : seeUser(context, invitedBy),
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
    if (claims.kind !== 'user' || !mayHandOver(claims, user)) return null;
    return invitationLink(engines, {
      userId,
      invitationId: invitation.invitationId,
      tokenHash: invitation.tokenHash,
    });
  },
  hasSecondFactor: async (seen, _args, context) =>
    maySeeAll(seen, context.claims) ? hasSecondFactor(await factorOf(context, seen.id)) : null,
  signIns: (seen, _args, context) =>
    maySeeSignIns(seen, context) ? signInsOf(context, seen) : null,
  devices: (seen, _args, context) => devicesOf(context, seen),
  history: (seen, args, context) =>
    maySeeAll(seen, context.claims) ? findChangesOfPerson(context, seen.id, args) : null,
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
    return own?.status === 'active' ? seenImpersonation(own) : null;
  },
  settings: (seen, _args, { claims }) =>
    maySeeAll(seen, claims) ? ifThere(seen, seen.user.profile) : null,
  removal: removalOf,
} satisfies UserResolvers;

const MOST_EXPLAINED = 50;

async function askedOf(seen: SeenUser, context: ServiceContext): Promise<Asked> {
  const { teamId } = seen;
  const place = acting(seen);
  const [seenTeam, customRole] = await Promise.all([
    foundTeam(context, teamId),
    roleOfPlace(context, place),
  ]);
  return { ...place, customRole, features: seenTeam.team.features, isMetabaseSet: false };
}

/** One's own, all of them that let one in; of others, and for who acts as them, the one that is shared. */
async function openTeamsOf(
  { user, teamId, place, isSelf }: SeenUser,
  _args: unknown,
  context: ServiceContext,
) {
  const isThemselves =
    isSelf && context.claims.kind === 'user' && context.claims.impersonatorId === null;
  const places = isThemselves
    ? placesOf(user).filter(({ status }) => status === 'ACTIVE')
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
async function placementsOf({ user, teamId }: SeenUser, _args: unknown, context: ServiceContext) {
  if (!hasPermission(context.claims, 'can_edit_users') || teamId !== teamIdOf(context.claims))
    return null;
  const placements = await Promise.all(
    (await callerWhereEditing(context)).map(async (by) => {
      const place = placeIn(user, by.teamId);
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
