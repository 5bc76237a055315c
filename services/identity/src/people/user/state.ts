import type { TeamRole } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { problems } from '../../problems.ts';

export interface Membership {
  teamId: string;
  role: TeamRole;
  permissions: string[];
  customRoleId: string | null;
  isLocked: boolean;
  /** Older sign-ins are invalid in this team. */
  epoch: number;
  /** The default successor, if no other was chosen; null while they own their items. */
  handedOver: HandedOver | null;
}

interface HandedOver {
  toUserId: string;
  at: string;
}

export interface Invitation {
  invitationId: string;
  teamId: string;
  role: TeamRole;
  permissions: string[];
  invitedBy: string | null;
  /** As of the invitation: a link that others may have seen never gives more. */
  customRole: { customRoleId: string; permissions: string[] } | null;
  /** Null once the key is erased. */
  tokenHash: string | null;
  /** Only the mail contains the link. */
  isMailed: boolean;
  sentAt: string;
  expiresAt: string;
}

/** What restoring gives back. */
export interface RemovedMembership {
  teamId: string;
  role: TeamRole;
  permissions: string[];
  customRoleId: string | null;
  isLocked: boolean;
  groupIds: string[];
  removedAt: string;
  /** Who has their items, unless a person chose who gets them. */
  handedOver: HandedOver | null;
  /** An invitation of another team, whose link others may have seen, set the password since. */
  isPasswordOfOthers: boolean;
}

/** May name a group that is being deleted. */
export interface GroupMembership {
  teamId: string;
  groupId: string;
}

export interface RequestedReset {
  resetId: string;
  /** The address that got the mail. */
  emailName: string;
  /** Null once used, once the password changed, or once the key is erased. */
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
  /** Like name and password hash, null once the key is erased. */
  email: string | null;
  /** HMAC of the address, for look-up and reservation. */
  emailName: string;
  /** The user has read a mail, runs this server, or came by their domain's identity provider. */
  isAddressProven: boolean;
  name: string | null;
  slug: string;
  /** Also null until the invitation is accepted. */
  passwordHash: string | null;
  /** In order of joining. */
  memberships: Membership[];
  /** The team they switched to last, even if they have left it. */
  lastTeamId: string | null;
  /** They stay the author of their work there. */
  formerTeamIds: string[];
  /** Members can be restored for a while. */
  removed: RemovedMembership[];
  /** In all teams, also while invited. */
  groups: GroupMembership[];
  invitation: Invitation | null;
  /** The last revoked invitation, so that a new one does not send a mail at once. */
  revoked: Pick<Invitation, 'teamId' | 'sentAt'> | null;
  /** The latest request, also once used, so that a repetition cannot bring it back. */
  reset: RequestedReset | null;
  profile: Profile;
  /** Grows with everything that ends sign-ins; a sign-in keeps the value it started with. */
  epoch: number;
  /** Older sign-ins are invalid, except `keptSignInId`. */
  passwordEpoch: number;
  /**
   * The epoch when the password was last dropped, 0 if never. Older second factors are dropped,
   * too.
   */
  droppedEpoch: number;
  keptSignInId: string | null;
  /** The team with which this user set up Lectern, even if they have left it. */
  appointedTeamId: string | null;
  /** Including teams they have left. */
  founded: number;
  isForgotten: boolean;
  createdAt: string;
}

export type User = { status: 'none' } | RegisteredUser;

/** @throws DomainError NOT_FOUND */
export function requireUser(user: User): RegisteredUser {
  if (user.status === 'none') throw new DomainError('NOT_FOUND', problems.userUnknown);
  return user;
}
