import { z } from 'zod';
import { at, event, id, secret } from '../event.ts';
import { signInProvider } from './single-sign-on.ts';

const role = z.enum(['TEAM_ADMIN', 'TEAM_MEMBER']);

/** Also when they are invited again: the new invitation takes the place of the one before. */
export const MemberInvited = event(
  'MemberInvited',
  {
    invitationId: id,
    userId: id,
    teamId: id,
    role,
    /** Permission keys, as a member would have them. */
    permissions: z.array(z.string()),
    invitedBy: id.nullable(),
    /** SHA-256 of the token in the mail, hex. */
    tokenHash: secret(z.string(), 'userId'),
    expiresAt: at,
    /** Whether its link goes to the address alone; false where it is shown to whoever invites, and before version 2. */
    isMailed: z.boolean().default(false),
    /** What they get beside, and what it gave then; null for none, and before version 3. */
    customRole: z
      .strictObject({ customRoleId: id, permissions: z.array(z.string()) })
      .nullable()
      .default(null),
  },
  {
    version: 3,
    upcasts: {
      1: (data) => ({ ...data, isMailed: false }),
      2: (data) => ({ ...data, customRole: null }),
    },
  },
);

export const InvitationRevoked = event('InvitationRevoked', {
  invitationId: id,
  userId: id,
  teamId: id,
});

/** The one time that an invitation is good for; the password and the membership follow from it. */
export const InvitationAccepted = event('InvitationAccepted', {
  invitationId: id,
  userId: id,
  teamId: id,
});

export const TeamJoined = event(
  'TeamJoined',
  {
    userId: id,
    teamId: id,
    role,
    permissions: z.array(z.string()),
    /** The team's identity provider, where that sent them; null where none did. Not known before version 2. */
    provider: signInProvider.nullable().default(null),
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, provider: null }) } },
);

/** By somebody who is in a team already: the new team's own registration follows from it. */
export const TeamFounded = event('TeamFounded', {
  userId: id,
  teamId: id,
  teamName: z.string(),
  /** IANA name. */
  timeZone: z.string(),
  /** BCP 47. */
  locale: z.string(),
});

/** Of several teams the one that they went to last: there they are when they sign in next. */
export const TeamSwitched = event('TeamSwitched', {
  userId: id,
  teamId: id,
});

export const MemberRoleChanged = event('MemberRoleChanged', {
  userId: id,
  teamId: id,
  role,
});

/** All that the member has from now on. Administrators pass every check, whatever stands here. */
export const MemberPermissionsChanged = event('MemberPermissionsChanged', {
  userId: id,
  teamId: id,
  permissions: z.array(z.string()),
});

/** What a member has of a custom role is read there, whenever it is asked; null: of none. */
export const MemberCustomRoleChanged = event(
  'MemberCustomRoleChanged',
  {
    userId: id,
    teamId: id,
    customRoleId: id.nullable(),
    /** Of who is still invited, what the role gave when they were given it; null of members, and before version 2. */
    offered: z.array(z.string()).nullable().default(null),
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, offered: null }) } },
);

/** From here on every sign-in of this member in this team is worth nothing. */
export const MemberLocked = event('MemberLocked', {
  userId: id,
  teamId: id,
});

export const MemberUnlocked = event('MemberUnlocked', {
  userId: id,
  teamId: id,
});

/** Likewise for whoever is no member any more. */
export const MemberRemoved = event('MemberRemoved', {
  userId: id,
  teamId: id,
});

/** Role, permissions, groups and a lock were given back as they were: all of that follows from its own events. */
export const MemberRestored = event('MemberRestored', {
  userId: id,
  teamId: id,
});

/** An earlier change was taken back: what that made of them follows in the same commit, by its own events. */
export const MemberChangeUndone = event('MemberChangeUndone', {
  userId: id,
  teamId: id,
  /** The event's. */
  changeId: z.string(),
});

/** What waited to be given back does so no longer. */
export const RemovedMemberForgotten = event('RemovedMemberForgotten', {
  userId: id,
  teamId: id,
});

/** What somebody who leaves a team owns there is somebody else's from here on: presentations and links. */
export const WorkHandedOver = event(
  'WorkHandedOver',
  {
    userId: id,
    teamId: id,
    toUserId: id,
    /** Whether a person chose who gets it; otherwise it returns when they are restored. Not known before version 2. */
    isChosen: z.boolean().default(true),
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, isChosen: true }) } },
);

/** They are restored: what went to the default successor is theirs again, unless it has changed hands since. */
export const WorkReturned = event('WorkReturned', {
  userId: id,
  teamId: id,
  fromUserId: id,
  /** When it was handed over. */
  handedOverAt: at,
});
