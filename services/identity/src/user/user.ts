import {
  FirstAdminAppointed,
  InvitationAccepted,
  InvitationRevoked,
  MemberInvited,
  MemberLocked,
  MemberPermissionsChanged,
  MemberRemoved,
  MemberRoleChanged,
  MemberUnlocked,
  PasswordChanged,
  PasswordRehashed,
  PasswordReset,
  PasswordResetRequested,
  ProfileEdited,
  RegistrationActivated,
  TeamFounded,
  TeamJoined,
  TeamSwitched,
  UserRegistered,
} from '@lectern/schemas/events/identity.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import type { TeamRole } from '@lectern/kernel/access/claims.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import type { Reservation } from '@lectern/kernel/store/commits-port.ts';
import { decide } from './commands.ts';
import { listFields, listIndex, lists } from './listing.ts';

const events = [
  UserRegistered,
  MemberInvited,
  InvitationRevoked,
  InvitationAccepted,
  TeamJoined,
  TeamFounded,
  TeamSwitched,
  MemberRoleChanged,
  MemberPermissionsChanged,
  MemberLocked,
  MemberUnlocked,
  MemberRemoved,
  ProfileEdited,
  FirstAdminAppointed,
  RegistrationActivated,
  PasswordChanged,
  PasswordRehashed,
  PasswordResetRequested,
  PasswordReset,
] as const;

export type UserEvent = EventOf<(typeof events)[number]>;

export interface Membership {
  teamId: string;
  role: TeamRole;
  permissions: string[];
  isLocked: boolean;
  /** Sign-ins of an earlier one are worth nothing in this team. */
  epoch: number;
}

export interface Invitation {
  invitationId: string;
  teamId: string;
  role: TeamRole;
  permissions: string[];
  invitedBy: string | null;
  /** Null once the person's key is erased: then nobody can take it. */
  tokenHash: string | null;
  sentAt: string;
  expiresAt: string;
}

export interface RequestedReset {
  resetId: string;
  /** Of the address that the mail went to. */
  emailName: string;
  /** Null once the link was used, the password was changed otherwise, or the person's key is erased. */
  tokenHash: string | null;
  expiresAt: string;
}

export interface Profile {
  title: string | null;
  phone: string | null;
  signature: string | null;
  notificationLevel: number;
  timeZone: string | null;
  locale: string;
}

export interface RegisteredUser {
  status: 'active';
  /** Like the name and the password's hash: null once the person's key is erased. */
  email: string | null;
  /** HMAC of the address: what sign-in looks up and what is reserved. */
  emailName: string;
  name: string | null;
  slug: string;
  /** Null, too, until whoever is invited has chosen one. */
  passwordHash: string | null;
  /** In the order in which they were joined. */
  memberships: Membership[];
  /** The one they went to last; null where they never went from one to another. They may have left it since. */
  lastTeamId: string | null;
  /** That they are not in any more: what they made there still says whose it is. */
  formerTeamIds: string[];
  /** The one that waits for an answer. */
  invitation: Invitation | null;
  /** The last that was asked for, also once it is worth nothing: so that no repetition brings it back. */
  reset: RequestedReset | null;
  profile: Profile;
  /** Grows with everything that ends sign-ins; a sign-in keeps the one it began in. */
  epoch: number;
  /** Sign-ins of an earlier one are worth nothing, but for `keptSignInId`. */
  passwordEpoch: number;
  keptSignInId: string | null;
  isFirstAdmin: boolean;
  createdAt: string;
}

export type User = { status: 'none' } | RegisteredUser;

/** The only value of its kind, so that there is one first administrator for ever. */
export const FIRST_ADMIN = 'first-admin';

export const newProfile: Profile = { title: null, phone: null, signature: null, notificationLevel: 1, timeZone: null, locale: 'en' };

function evolve(user: User, { type, data }: UserEvent, { time }: EventMeta): User {
  if (type === 'UserRegistered') return registered(data, time);
  if (user.status === 'none') return user;
  switch (type) {
    case 'MemberInvited': {
      const { userId: _, ...invitation } = data;
      return { ...user, invitation: { ...invitation, sentAt: time } };
    }
    case 'InvitationRevoked':
    case 'InvitationAccepted':
      return { ...user, invitation: null };
    case 'TeamJoined': {
      const { teamId, role, permissions } = data;
      const membership = { teamId, role, permissions, isLocked: false, epoch: user.epoch };
      return { ...user, memberships: [...others(user, teamId), membership], formerTeamIds: user.formerTeamIds.filter((id) => id !== teamId) };
    }
    case 'TeamFounded':
      return user; // What of it is theirs is that they joined.
    case 'TeamSwitched':
      return { ...user, lastTeamId: data.teamId };
    case 'MemberRoleChanged':
      return changed(user, data.teamId, { role: data.role });
    case 'MemberPermissionsChanged':
      return changed(user, data.teamId, { permissions: data.permissions });
    case 'MemberLocked':
      return changed({ ...user, epoch: user.epoch + 1 }, data.teamId, { isLocked: true, epoch: user.epoch + 1 });
    case 'MemberUnlocked':
      return changed(user, data.teamId, { isLocked: false });
    case 'MemberRemoved':
      return { ...user, epoch: user.epoch + 1, memberships: others(user, data.teamId), formerTeamIds: [...user.formerTeamIds, data.teamId] };
    case 'ProfileEdited': {
      const { userId: _, teamId: __, name = user.name, ...profile } = data;
      return { ...user, name, profile: { ...user.profile, ...given(profile) } };
    }
    case 'FirstAdminAppointed':
      return { ...user, isFirstAdmin: true };
    case 'RegistrationActivated': // What it says of the team stands with the team.
      return user;
    case 'PasswordChanged': {
      const { passwordHash, keptSignInId } = data;
      const epoch = user.epoch + 1;
      return { ...user, passwordHash, keptSignInId, epoch, passwordEpoch: epoch, reset: spent(user.reset) };
    }
    case 'PasswordResetRequested': {
      const { userId: _, teamId: __, ...reset } = data;
      return { ...user, reset };
    }
    case 'PasswordReset':
      return { ...user, reset: spent(user.reset) };
    case 'PasswordRehashed':
      return { ...user, passwordHash: data.passwordHash };
  }
}

function registered({ email, emailName, name, slug, passwordHash }: EventOf<typeof UserRegistered>['data'], time: string): RegisteredUser {
  return {
    status: 'active', email, emailName, name, slug, passwordHash, memberships: [], lastTeamId: null, formerTeamIds: [], invitation: null, reset: null,
    profile: newProfile, epoch: 0, passwordEpoch: 0, keptSignInId: null, isFirstAdmin: false, createdAt: time,
  };
}

function spent(reset: RequestedReset | null): RequestedReset | null {
  return reset && { ...reset, tokenHash: null };
}

function others({ memberships }: RegisteredUser, teamId: string): Membership[] {
  return memberships.filter((one) => one.teamId !== teamId);
}

/** Of a member, or of what somebody is invited to be. */
function changed(user: RegisteredUser, teamId: string, changes: Partial<Membership>): RegisteredUser {
  const { invitation } = user;
  return {
    ...user,
    memberships: user.memberships.map((one) => (one.teamId === teamId ? { ...one, ...changes } : one)),
    invitation: invitation?.teamId === teamId ? { ...invitation, role: changes.role ?? invitation.role, permissions: changes.permissions ?? invitation.permissions } : invitation,
  };
}

function given<Changes extends object>(changes: Changes): { [Field in keyof Changes]?: Exclude<Changes[Field], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as { [Field in keyof Changes]?: Exclude<Changes[Field], undefined> };
}

function reservations(state: User): Reservation[] {
  if (state.status === 'none') return [];
  // An address outlives the erasure of who had it: somebody may be invited by it again, as somebody new.
  const email = state.email === null ? [] : [{ scope: 'global', kind: 'email', value: state.emailName }];
  return state.isFirstAdmin ? [...email, { scope: 'global', kind: FIRST_ADMIN, value: FIRST_ADMIN }] : email;
}

export const user = aggregate({
  name: 'User',
  scope: 'global',
  events,
  initial: { status: 'none' } as User,
  evolve,
  decide,
  reservations,
  shape: 5,
  view: {
    fields: { emailName: 'text', appointment: 'text', invitationHash: 'text', ...listFields },
    lists,
    lookups: ['emailName', 'appointment', 'invitationHash'],
    index: (state) => ({
      emailName: state.status === 'none' || state.email === null ? null : state.emailName,
      appointment: state.status !== 'none' && state.isFirstAdmin ? FIRST_ADMIN : null,
      invitationHash: state.status === 'none' ? null : (state.invitation?.tokenHash ?? null),
      ...listIndex(state),
    }),
  },
});
