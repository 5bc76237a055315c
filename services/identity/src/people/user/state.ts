import type { TeamRole } from '@lectern/kernel/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';

export interface Membership {
  teamId: string;
  role: TeamRole;
  permissions: string[];
  customRoleId: string | null;
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
  /** What it gave when they were invited: whoever has a link that others may have seen gets no more by it. */
  customRole: { customRoleId: string; permissions: string[] } | null;
  /** Null once the person's key is erased: then nobody can take it. */
  tokenHash: string | null;
  /** Nobody but whoever reads the address's mail has its link. */
  isMailed: boolean;
  sentAt: string;
  expiresAt: string;
}

/** What somebody had in a team that they were removed from: what they owned there is somebody else's already. */
export interface RemovedMembership {
  teamId: string;
  role: TeamRole;
  permissions: string[];
  customRoleId: string | null;
  isLocked: boolean;
  groupIds: string[];
  removedAt: string;
  /** Since then another team's invitation, whose link others may have seen, has given the password. */
  isPasswordOfOthers: boolean;
}

/** Also of a group that is being deleted: who lists groups looks whether they are there. */
export interface GroupMembership {
  teamId: string;
  groupId: string;
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
  /** Whoever comes in has read a mail at the address, runs this machine, or was brought by the provider of its domain. */
  isAddressProven: boolean;
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
  /** What they had in such a team, as long as it can be given back. */
  removed: RemovedMembership[];
  /** In all their teams, also of who is still invited. */
  groups: GroupMembership[];
  /** The one that waits for an answer. */
  invitation: Invitation | null;
  /** The last one that was taken back: whoever invites anew does not mail them at once again. */
  revoked: Pick<Invitation, 'teamId' | 'sentAt'> | null;
  /** The last that was asked for, also once it is worth nothing: so that no repetition brings it back. */
  reset: RequestedReset | null;
  profile: Profile;
  /** Grows with everything that ends sign-ins; a sign-in keeps the one it began in. */
  epoch: number;
  /** Sign-ins of an earlier one are worth nothing, but for `keptSignInId`. */
  passwordEpoch: number;
  /** What it was once the password was dropped last; 0 where none was. A second factor of before goes with it. */
  droppedEpoch: number;
  keptSignInId: string | null;
  /** The team with which they set Lectern up, also once they have left it; null where somebody else did. */
  appointedTeamId: string | null;
  /** How many teams they have founded, also those that they have left. */
  founded: number;
  isForgotten: boolean;
  createdAt: string;
}

export type User = { status: 'none' } | RegisteredUser;

/** @throws DomainError NOT_FOUND */
export function requireUser(user: User): RegisteredUser {
  if (user.status === 'none') throw new DomainError('NOT_FOUND', 'No such user.');
  return user;
}
