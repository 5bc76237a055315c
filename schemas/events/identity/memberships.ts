import { z } from 'zod';
import { at, event, id, secret } from '../event.ts';
import {
  customRoleId,
  locale,
  permissions,
  role,
  teamId,
  teamName,
  timeZone,
  userId,
} from '../fields.ts';
import { signInProvider } from './single-sign-on.ts';

/** One invitation of a user to a team. */
const invitationId = id;

/** A user was invited to a team, or invited again: a new invitation replaces the previous one. */
export const MemberInvited = event(
  'MemberInvited',
  {
    invitationId,
    userId,
    teamId,
    role,
    /** Keys of the permissions that the member will have, such as can_edit_users. */
    permissions,
    /** The user who sent the invitation; null for none. */
    invitedBy: id.nullable(),
    /** SHA-256 of the token in the email, hex. */
    tokenHash: secret(z.string(), 'userId'),
    /** When the link in the email stops working. */
    expiresAt: at,
    /**
     * Whether the link goes only to the invited person's email; false when it is also shown to the inviting user, and
     * before version 2.
     */
    isMailed: z.boolean().default(false),
    /** The custom role that they get in addition, and what it granted then; null for none, and before version 3. */
    customRole: z.strictObject({ customRoleId, permissions }).nullable().default(null),
  },
  {
    version: 3,
    upcasts: {
      1: (data) => ({ ...data, isMailed: false }),
      2: (data) => ({ ...data, customRole: null }),
    },
  },
);

/** An invitation was withdrawn: its link does not work any more. */
export const InvitationRevoked = event('InvitationRevoked', {
  invitationId,
  userId,
  teamId,
});

/** An invitation was used, which works once. The password and the membership follow in events of their own. */
export const InvitationAccepted = event('InvitationAccepted', {
  invitationId,
  userId,
  teamId,
});

/** A user became a member of a team. */
export const TeamJoined = event(
  'TeamJoined',
  {
    userId,
    teamId,
    role,
    permissions,
    /** The identity provider that the user came through; null for none, and before version 2. */
    provider: signInProvider.nullable().default(null),
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, provider: null }) } },
);

/** A user who is in a team already created another one. TeamRegistered follows for the new team. */
export const TeamFounded = event('TeamFounded', {
  /** The user who created the team and is its first administrator. */
  userId,
  /** The new team. */
  teamId,
  teamName,
  timeZone,
  locale,
});

/** A user went to another of their teams; the next sign-in starts there. */
export const TeamSwitched = event('TeamSwitched', {
  userId,
  /** The team that the user went to. */
  teamId,
});

/** A member's role in the team was changed. */
export const MemberRoleChanged = event('MemberRoleChanged', {
  userId,
  teamId,
  role,
});

/** A member has other permissions of their own from now on. Administrators pass every check, whatever stands here. */
export const MemberPermissionsChanged = event('MemberPermissionsChanged', {
  userId,
  teamId,
  /** All permissions of their own from now on: keys such as can_edit_users. */
  permissions,
});

/** A member was given a custom role, or lost it. What the role grants is read from the role itself. */
export const MemberCustomRoleChanged = event(
  'MemberCustomRoleChanged',
  {
    userId,
    teamId,
    /** The role; null for none any more. */
    customRoleId: customRoleId.nullable(),
    /**
     * For invited users, the permissions that the role granted when it was offered; null for members, and before
     * version 2.
     */
    offered: z.array(z.string()).nullable().default(null),
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, offered: null }) } },
);

/** A member was locked: every sign-in of theirs in this team stopped working. */
export const MemberLocked = event('MemberLocked', {
  userId,
  teamId,
});

/** A locked member may sign in again. */
export const MemberUnlocked = event('MemberUnlocked', {
  userId,
  teamId,
});

/**
 * A member was removed from the team: every sign-in of theirs in this team stopped working. They can be restored for
 * 30 days.
 */
export const MemberRemoved = event('MemberRemoved', {
  userId,
  teamId,
});

/** A removed member was restored. Role, permissions, groups and lock follow in events of their own. */
export const MemberRestored = event('MemberRestored', {
  userId,
  teamId,
});

/** An earlier change of a member was undone. What that changes follows in the same moment, in events of its own. */
export const MemberChangeUndone = event('MemberChangeUndone', {
  userId,
  teamId,
  /** Id of the event that was undone. */
  changeId: z.string(),
});

/** A removed member can no longer be restored. */
export const RemovedMemberForgotten = event('RemovedMemberForgotten', {
  userId,
  teamId,
});

/** All that a member owns in a team, presentations and links, belongs to someone else from now on. */
export const WorkHandedOver = event(
  'WorkHandedOver',
  {
    /** The previous owner. */
    userId,
    teamId,
    /** The new owner. */
    toUserId: id,
    /**
     * Whether a person chose the new owner; otherwise the work returns when the member is restored. Always true
     * before version 2.
     */
    isChosen: z.boolean().default(true),
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, isChosen: true }) } },
);

/** A member was restored: what went to the default successor is theirs again, unless its owner has changed since. */
export const WorkReturned = event('WorkReturned', {
  /** The restored member, who owns it again. */
  userId,
  teamId,
  /** The default successor, who owned it meanwhile. */
  fromUserId: id,
  /** When it was handed over. */
  handedOverAt: at,
});
