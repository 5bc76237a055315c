import { hasPermission } from '@lectern/kernel/access/claims.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { factorOf } from '../second-factor/own-factor.ts';
import { hasSecondFactor } from '../second-factor/has-second-factor.ts';
import { devicesOf } from '../device/find-devices.ts';
import { mayImpersonate } from '../impersonation/may-impersonate.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { lastSeenIn, maySeeSignIns, signInsOf } from '../sign-in/find-sign-ins.ts';
import { explain, type Asked } from '@lectern/kernel/access/abilities.ts';
import { roleOfPlace } from '../custom-role/seen-custom-role.ts';
import { abilitiesOf } from '../user/abilities.ts';
import { seeGroups } from '../group/seen-group.ts';
import { findChangesOfPerson } from '../history/find-changes.ts';
import { groupsIn, permissionsOf, placeIn, placesOf } from '../user/access.ts';
import { refusalToEdit } from '../user/granting.ts';
import { callerWhereEditing } from '../user/caller.ts';
import { maySeeAll, removalOf, seeFormerUser, seeUser, teamIdOf, type SeenUser } from '../user/seen-user.ts';
import { worksOf } from '../replicas/works.ts';
import { hasLostRole } from '../invitations/offered-role.ts';
import { invitationLink } from '../invitations/invitation-link.ts';
import { mayHandOver } from '../user/inviting.ts';
import type { UserExplanationsArgs, UserHistoryArgs } from './generated.ts';
import { seenImpersonation } from './Impersonation.ts';
import { loadTeam } from './Team.ts';

/** Whoever is not in the team any more is still named beside what they made; how to reach them is said to those who may restore them. */
const ifThere = <T>(seen: SeenUser, value: T) => (seen.place.status === 'REMOVED' && removalOf(seen) === null ? null : value);
/** Whoever was removed may do nothing, whatever they would have again. */
const acting = ({ place }: SeenUser) => (place.status === 'REMOVED' ? { ...place, role: 'TEAM_MEMBER' as const, permissions: [], customRoleId: null } : place);

export const User = {
  __resolveReference: ({ id }: { id: string }, context: ServiceContext) => seeFormerUser(context, id),
  id: ({ id }: SeenUser) => id,
  email: (seen: SeenUser) => ifThere(seen, seen.user.email),
  hasPassword: ({ isSelf, user }: SeenUser) => (isSelf ? user.passwordHash !== null : null),
  name: ({ user }: SeenUser) => user.name,
  slug: ({ user }: SeenUser) => user.slug,
  title: (seen: SeenUser) => ifThere(seen, seen.user.profile.title),
  phone: (seen: SeenUser) => ifThere(seen, seen.user.profile.phone),
  isActive: ({ place }: SeenUser) => place.status === 'ACTIVE',
  status: ({ place }: SeenUser) => place.status,
  createdAt: ({ user }: SeenUser) => user.createdAt,
  currentTeam: ({ teamId }: SeenUser, _args: unknown, context: ServiceContext) => loadTeam(context, teamId),
  currentTeamRole: ({ place }: SeenUser) => place.role,
  permissions: async (seen: SeenUser, _args: unknown, context: ServiceContext) => (maySeeAll(seen, context.claims) ? permissionsOf(acting(seen), await roleOfPlace(context, acting(seen))) : null),
  storedPermissions: (seen: SeenUser, _args: unknown, { claims }: ServiceContext) => (maySeeAll(seen, claims) ? seen.place.permissions : null),
  customRole: (seen: SeenUser, _args: unknown, context: ServiceContext) => (maySeeAll(seen, context.claims) ? roleOfPlace(context, seen.place) : null),
  customRoleName: async (seen: SeenUser, _args: unknown, context: ServiceContext) => (await roleOfPlace(context, maySeeAll(seen, context.claims) ? seen.place : acting(seen)))?.name ?? null,
  abilities: async (seen: SeenUser, _args: unknown, context: ServiceContext) => {
    const asked = await askedOf(seen, context);
    return asked && abilitiesOf(asked);
  },
  explanations: async (seen: SeenUser, { permissions }: UserExplanationsArgs, context: ServiceContext) => {
    const asked = maySeeAll(seen, context.claims) ? await askedOf(seen, context) : null;
    return asked && permissions.slice(0, MOST_EXPLAINED).map((permission) => ({ permission, ...explain(asked, permission), customRole: asked.customRole }));
  },
  teams: async (seen: SeenUser, args: unknown, context: ServiceContext) => (await openTeamsOf(seen, args, context)).map(({ team }) => team),
  memberships: openTeamsOf,
  placements: placementsOf,
  lastSeenAt: (seen: SeenUser, _args: unknown, context: ServiceContext) => (maySeeAll(seen, context.claims) ? lastSeenIn(context, seen) : null),
  groups: ({ user, teamId }: SeenUser, _args: unknown, context: ServiceContext) => seeGroups(context, groupsIn(user, teamId)),
  works: ({ id, teamId, isSelf }: SeenUser, _args: unknown, context: ServiceContext) => (isSelf || hasPermission(context.claims, 'can_edit_users') ? worksOf(context, teamId, id) : null),
  invitation: ({ user, place }: SeenUser, _args: unknown, context: ServiceContext) => {
    const { invitation } = user;
    if (place.status !== 'INVITED' || !invitation || !hasPermission(context.claims, 'can_edit_users')) return null;
    const { sentAt, expiresAt, invitedBy } = invitation;
    return { sentAt, expiresAt, isExpired: expiresAt <= new Date().toISOString(), invitedBy: invitedBy && seeUser(context, invitedBy), hasLostRole: () => hasLostRole(context, invitation) };
  },
  invitationLink: ({ id: userId, user, place }: SeenUser, _args: unknown, { claims, engines }: ServiceContext) => {
    const { invitation } = user;
    if (place.status !== 'INVITED' || !invitation?.tokenHash || invitation.isMailed || engines.mailer.outbox === null || invitation.expiresAt <= new Date().toISOString()) return null;
    if (claims.kind !== 'user' || !mayHandOver(claims, user)) return null;
    return invitationLink(engines, { userId, invitationId: invitation.invitationId, tokenHash: invitation.tokenHash });
  },
  hasSecondFactor: async (seen: SeenUser, _args: unknown, context: ServiceContext) => (maySeeAll(seen, context.claims) ? hasSecondFactor(await factorOf(context, seen.id)) : null),
  signIns: (seen: SeenUser, _args: unknown, context: ServiceContext) => (maySeeSignIns(seen, context) ? signInsOf(context, seen) : null),
  devices: (seen: SeenUser, _args: unknown, context: ServiceContext) => devicesOf(context, seen),
  history: (seen: SeenUser, args: UserHistoryArgs, context: ServiceContext) => (maySeeAll(seen, context.claims) ? findChangesOfPerson(context, seen.id, args) : null),
  canBeEdited: ({ id, user, place }: SeenUser, _args: unknown, { claims }: ServiceContext) => claims.kind === 'user' && place.status !== 'REMOVED' && place.teamId === claims.teamId && hasPermission(claims, 'can_edit_users') && refusalToEdit(claims, id, user, place) === null,
  canBeImpersonated: (seen: SeenUser, _args: unknown, { claims }: ServiceContext) => mayImpersonate(claims, seen),
  impersonation: async ({ isSelf }: SeenUser, _args: unknown, context: ServiceContext) => {
    const { claims } = context;
    if (!isSelf || claims.kind !== 'user' || claims.impersonatorId === null) return null;
    const own = (await context.view(signIn).get(claims.signInId))?.doc;
    return own?.status === 'active' ? seenImpersonation(own) : null;
  },
  settings: (seen: SeenUser, _args: unknown, { claims }: ServiceContext) => (maySeeAll(seen, claims) ? ifThere(seen, seen.user.profile) : null),
  removal: removalOf,
};

const MOST_EXPLAINED = 50;

async function askedOf(seen: SeenUser, context: ServiceContext): Promise<Asked | null> {
  const { teamId } = seen;
  const place = acting(seen);
  const [seenTeam, customRole] = await Promise.all([loadTeam(context, teamId), roleOfPlace(context, place)]);
  return seenTeam && { ...place, customRole, features: seenTeam.team.features, isMetabaseSet: false };
}

/** One's own, all of them that let one in; of others, and for who acts as them, the one that is shared. */
async function openTeamsOf({ user, teamId, place, isSelf }: SeenUser, _args: unknown, context: ServiceContext) {
  const isThemselves = isSelf && context.claims.kind === 'user' && context.claims.impersonatorId === null;
  const places = isThemselves ? placesOf(user).filter(({ status }) => status === 'ACTIVE') : [place];
  const teams = await Promise.all(places.map(async ({ teamId: id, role }) => ({ team: await loadTeam(context, id), role, isCurrent: id === (isSelf ? teamId : teamIdOf(context.claims)) })));
  return teams.flatMap(({ team, ...rest }) => (team ? [{ team, ...rest }] : []));
}

/** What they are in each team in which the caller edits users; null for who edits none. */
async function placementsOf({ user, teamId }: SeenUser, _args: unknown, context: ServiceContext) {
  if (!hasPermission(context.claims, 'can_edit_users') || teamId !== teamIdOf(context.claims)) return null;
  const placements = await Promise.all((await callerWhereEditing(context)).map(async (by) => {
    const place = placeIn(user, by.teamId);
    return { team: await loadTeam(context, by.teamId), role: place?.role ?? null, status: place?.status ?? null, isCurrent: by.teamId === teamId, mayChangeRole: by.role === 'TEAM_ADMIN' };
  }));
  return placements.flatMap(({ team, ...rest }) => (team ? [{ team, ...rest }] : []));
}
