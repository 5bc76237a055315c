import { z } from 'zod';
import { at, event, id, personal, secret } from './event.ts';

const role = z.enum(['TEAM_ADMIN', 'TEAM_MEMBER']);

export const TeamRegistered = event('TeamRegistered', {
  teamId: id,
  name: z.string(),
  slug: z.string(),
});

/** What a team may use, and what its recipients are asked and shown. Only what changed is said. */
export const TeamSettingsChanged = event('TeamSettingsChanged', {
  teamId: id,
  name: z.string().optional(),
  channel: z.string().nullable().optional(),
  type: z.enum(['CUSTOMER', 'PARTNER', 'DEMO']).optional(),
  features: z
    .strictObject({
      spaces: z.boolean(),
      haystack: z.boolean(),
      sharing: z.boolean(),
      sendingEmails: z.boolean(),
      membersCanSendEmails: z.boolean(),
      snippets: z.boolean(),
      sinch: z.boolean(),
      emailVerification: z.boolean(),
      fax: z.boolean(),
      metabase: z.boolean(),
      emailPreviews: z.boolean(),
      presentationAlias: z.boolean(),
    })
    .partial()
    .optional(),
  /** Whether a recipient's page says who sent it. */
  displayUserInfo: z.boolean().optional(),
  /** Implied by opening; asked, and free to refuse; or needed before anything is shown. */
  sharingConsent: z.enum(['IMPLIED', 'OPTIONAL', 'REQUIRED']).optional(),
  privacyPolicyUrl: z.string().nullable().optional(),
  /** IANA name. Not known to version 1. */
  timeZone: z.string().optional(),
  /** BCP 47. Not known to version 1. */
  locale: z.string().optional(),
  /** Minutes after which the apps ask whom one is with. This and the next are not known to version 2. */
  promptForCustomerTimeout: z.number().int().min(1).max(1440).optional(),
  /** Who looks after the team's account; null: nobody. */
  accountManagerId: id.nullable().optional(),
  /** Who has no second factor may set one up, and nothing else. Not known to version 3. */
  requiresSecondFactor: z.boolean().optional(),
}, { version: 4, upcasts: { 1: (data) => data, 2: (data) => data, 3: (data) => data } });

export const UserRegistered = event('UserRegistered', {
  userId: id,
  email: personal(z.email(), 'userId'),
  /** HMAC of the normalised address: whose reservation it is, without saying the address. */
  emailName: z.string(),
  name: personal(z.string(), 'userId'),
  slug: z.string(),
  /** Null where somebody is invited and has not chosen a password yet. */
  passwordHash: secret(z.string(), 'userId'),
});

/** Also when they are invited again: the new invitation takes the place of the one before. */
export const MemberInvited = event('MemberInvited', {
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
});

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

export const TeamJoined = event('TeamJoined', {
  userId: id,
  teamId: id,
  role,
  permissions: z.array(z.string()),
});

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

export const GroupCreated = event('GroupCreated', {
  groupId: id,
  name: z.string(),
});

export const GroupRenamed = event('GroupRenamed', {
  groupId: id,
  name: z.string(),
});

/** What is open to this group alone stays closed to everybody else. */
export const GroupDeleted = event('GroupDeleted', {
  groupId: id,
});

/** Whoever leaves the team leaves its groups, too, without a word. */
export const GroupJoined = event('GroupJoined', {
  userId: id,
  teamId: id,
  groupId: id,
});

export const GroupLeft = event('GroupLeft', {
  userId: id,
  teamId: id,
  groupId: id,
});

/** What somebody who leaves a team owns there is somebody else's from here on: presentations and links. */
export const WorkHandedOver = event('WorkHandedOver', {
  userId: id,
  teamId: id,
  toUserId: id,
});

/** What people say of themselves and how they want to be told. Only what changed is said; null empties a field. */
export const ProfileEdited = event('ProfileEdited', {
  userId: id,
  /** In which they were signed in. */
  teamId: id,
  name: personal(z.string(), 'userId').optional(),
  title: personal(z.string(), 'userId').optional(),
  phone: personal(z.string(), 'userId').optional(),
  /** Plain text, several lines: stands under what they send. */
  signature: personal(z.string(), 'userId').optional(),
  /** What a link of theirs tells them of: 0 none, 1 first opening, 2 every opening, 3 weekly, 4 monthly. */
  notificationLevel: z.number().int().min(0).max(4).optional(),
  /** IANA name; null follows the browser, and UTC in mails. */
  timeZone: z.string().nullable().optional(),
  /** BCP 47. */
  locale: z.string().optional(),
});

/** The one who set Lectern up; the team's own registration follows from it. */
export const FirstAdminAppointed = event('FirstAdminAppointed', {
  userId: id,
  teamId: id,
  teamName: z.string(),
});

/** Somebody registered a company and opened the link of the mail: who is its administrator, and what they chose. The team's own registration follows from it. */
export const RegistrationActivated = event('RegistrationActivated', {
  userId: id,
  teamId: id,
  teamName: z.string(),
  isTrial: z.boolean(),
  plan: z.string(),
  period: z.enum(['MONTH', 'YEAR']),
  userCount: z.number().int().positive(),
  promoCode: z.string().nullable(),
  termsAcceptedAt: at,
});

export const PasswordRehashed = event('PasswordRehashed', {
  userId: id,
  passwordHash: secret(z.string(), 'userId'),
});

/** Chosen by its owner: every sign-in from before is worth nothing, but for the one that changed it. */
export const PasswordChanged = event('PasswordChanged', {
  userId: id,
  teamId: id,
  passwordHash: secret(z.string(), 'userId'),
  keptSignInId: id.nullable(),
});

/** Somebody who knows the address asks for a link; a later one takes the place of the one before. */
export const PasswordResetRequested = event('PasswordResetRequested', {
  resetId: id,
  userId: id,
  teamId: id,
  /** Of the address that the mail goes to: once the person has another, the link is worth nothing. */
  emailName: z.string(),
  /** SHA-256 of the token in the mail, hex. */
  tokenHash: secret(z.string(), 'userId'),
  expiresAt: at,
});

/** The one time that a link is good for; the new password follows from it. */
export const PasswordReset = event('PasswordReset', {
  resetId: id,
  userId: id,
  teamId: id,
});

export const SignedIn = event('SignedIn', {
  signInId: id,
  userId: id,
  teamId: id,
  /** SHA-256 of the token, hex. */
  tokenHash: secret(z.string(), 'userId'),
  expiresAt: at,
  isRemembered: z.boolean(),
  userAgent: personal(z.string(), 'userId'),
  deviceName: personal(z.string(), 'userId'),
  /** How often sign-ins of this person had been ended when the password was looked at: an older one is worth nothing. */
  epoch: z.number().int().nonnegative(),
  /** Where from, as the edge saw it. Not known before version 3. */
  address: personal(z.string(), 'userId'),
}, { version: 3, upcasts: { 1: (data) => ({ ...data, epoch: 0 }), 2: (data) => ({ ...data, address: null }) } });

/** Told once in a while, not with every call. */
export const SignInUsed = event('SignInUsed', {
  signInId: id,
  userId: id,
});

/** From here on the sign-in stands for its person in this team. */
export const SignInMoved = event('SignInMoved', {
  signInId: id,
  userId: id,
  teamId: id,
  /** As in `SignedIn`, counted when it was moved: what ended sign-ins before then did not end this one. */
  epoch: z.number().int().nonnegative(),
});

/** The password was typed once more, for what a sign-in that was left open is not enough for. */
export const SignInConfirmed = event('SignInConfirmed', {
  signInId: id,
  userId: id,
});

export const SignedOut = event('SignedOut', {
  signInId: id,
  userId: id,
});

/** Codes of an app on the phone are asked for from here on. */
export const TotpTurnedOn = event('TotpTurnedOn', {
  userId: id,
  teamId: id,
  /** Base32. */
  secret: secret(z.string(), 'userId'),
});

export const TotpTurnedOff = event('TotpTurnedOff', {
  userId: id,
  teamId: id,
});

/** The code of this half minute, counted from 1970, was taken: none up to it is taken again. */
export const TotpCodeUsed = event('TotpCodeUsed', {
  userId: id,
  step: z.number().int().nonnegative(),
});

/** Those from before are worth nothing. */
export const RecoveryCodesIssued = event('RecoveryCodesIssued', {
  userId: id,
  teamId: id,
  /** SHA-256, hex. */
  codeHashes: secret(z.array(z.string()), 'userId'),
});

export const RecoveryCodeUsed = event('RecoveryCodeUsed', {
  userId: id,
  teamId: id,
  /** Which of those that were issued last. */
  index: z.number().int().nonnegative(),
});

export const PasskeyAdded = event('PasskeyAdded', {
  passkeyId: id,
  userId: id,
  teamId: id,
  name: personal(z.string(), 'userId'),
  /** As its authenticator calls it, base64url. */
  credentialId: personal(z.string(), 'userId'),
  /** COSE, base64url. */
  publicKey: personal(z.string(), 'userId'),
  counter: z.number().int().nonnegative(),
  transports: z.array(z.string()),
  /** Kept by a service of its owner's rather than in one device. */
  isSynced: z.boolean(),
});

export const PasskeyRenamed = event('PasskeyRenamed', {
  passkeyId: id,
  userId: id,
  teamId: id,
  name: personal(z.string(), 'userId'),
});

export const PasskeyRemoved = event('PasskeyRemoved', {
  passkeyId: id,
  userId: id,
  teamId: id,
});

export const PasskeyUsed = event('PasskeyUsed', {
  passkeyId: id,
  userId: id,
  counter: z.number().int().nonnegative(),
  /** What was signed: the same is not taken twice. */
  challenge: z.string(),
});

/** By an administrator, for somebody who has lost all of it: only the password is asked for until they set it up anew. */
export const SecondFactorReset = event('SecondFactorReset', {
  userId: id,
  teamId: id,
});

/**
 * Whose key is gone: everything protected by it reads null from here on, wherever it was written. A person is a user, the
 * name (HMAC) of an address, a hit or a session.
 */
export const PersonErased = event('PersonErased', {
  personId: z.string().regex(/^[\w-]{1,100}$/),
  /** Whose feed tells it; null where the person belongs to none. */
  teamId: id.nullable(),
});
