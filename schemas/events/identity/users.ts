import { z } from 'zod';
import { at, event, id, personal, secret } from '../event.ts';
import { teamId, teamName, userId } from '../fields.ts';

/** A user account was created: by the setup, a registration, an invitation or single sign-on. */
export const UserRegistered = event('UserRegistered', {
  userId,
  /** The user's email. */
  email: personal(z.email(), 'userId'),
  /** HMAC of the normalized email, in no team: reserves it without naming it. */
  emailName: z.string(),
  /** The user's name. */
  name: personal(z.string(), 'userId'),
  /** The user's name in URLs. */
  slug: z.string(),
  /** Hash of the password; null for invited users who have not chosen one. */
  passwordHash: secret(z.string(), 'userId'),
});

/** A user changed their profile. Only changed fields are present; null empties a field. */
export const ProfileEdited = event('ProfileEdited', {
  userId,
  /** The team that the user was signed in to. */
  teamId,
  /** The user's name. */
  name: personal(z.string(), 'userId').optional(),
  /** The user's job title. */
  title: personal(z.string(), 'userId').optional(),
  /** The user's phone number. */
  phone: personal(z.string(), 'userId').optional(),
  /** Plain text of several lines that stands below what they send. */
  signature: personal(z.string(), 'userId').optional(),
  /**
   * Default of new links: when the user hears of openings. 0 never, 1 of the first, 2 of every one, 3 weekly, 4
   * monthly.
   */
  notificationLevel: z.number().int().min(0).max(4).optional(),
  /** IANA name of a time zone, such as Europe/Oslo; null for that of the team. */
  timeZone: z.string().nullable().optional(),
  /** Language, as a BCP 47 tag. */
  locale: z.string().optional(),
});

/** Lectern was set up: its first administrator. TeamRegistered follows for the team. */
export const FirstAdminAppointed = event('FirstAdminAppointed', {
  /** The first administrator. */
  userId,
  /** The team that runs the installation. */
  teamId,
  teamName,
});

/**
 * A company registered itself and its administrator followed the link in the email. TeamRegistered follows for the
 * team.
 */
export const RegistrationActivated = event('RegistrationActivated', {
  /** The first administrator of the new team. */
  userId,
  /** The new team. */
  teamId,
  teamName,
  /** Whether they registered for a trial. */
  isTrial: z.boolean(),
  /** Name of the booked plan, such as enablement_300. */
  plan: z.string(),
  /** Whether they pay monthly or yearly. */
  period: z.enum(['MONTH', 'YEAR']),
  /** For how many users they booked. */
  userCount: z.number().int().positive(),
  /** The promo code that they entered; null for none. */
  promoCode: z.string().nullable(),
  /** When they accepted the terms. */
  termsAcceptedAt: at,
});

/**
 * A user has been in no team, with no open invitation, for long enough: the email is free again and PersonErased
 * follows.
 */
export const UserForgotten = event('UserForgotten', {
  userId,
});

/** The stored hash of an unchanged password was renewed with current settings. */
export const PasswordRehashed = event('PasswordRehashed', {
  userId,
  /** The new hash of the same password. */
  passwordHash: secret(z.string(), 'userId'),
});

/** A user changed their password: all other sign-ins stopped working. */
export const PasswordChanged = event('PasswordChanged', {
  userId,
  teamId,
  /** Hash of the new password. */
  passwordHash: secret(z.string(), 'userId'),
  /** The sign-in that changed it and goes on; null when it was changed by a link. */
  keptSignInId: id.nullable(),
});

/** Someone asked for a link to reset a password; a later link replaces it. */
export const PasswordResetRequested = event('PasswordResetRequested', {
  /** The request, and its link. */
  resetId: id,
  userId,
  teamId,
  /** HMAC of the email that the link goes to, in no team: the link stops working when the user has another email. */
  emailName: z.string(),
  /** SHA-256 of the token in the email, hex. */
  tokenHash: secret(z.string(), 'userId'),
  /** When the link stops working. */
  expiresAt: at,
});

/** A link to reset a password was used, which works once. PasswordChanged follows. */
export const PasswordReset = event('PasswordReset', {
  /** The request, and its link. */
  resetId: id,
  userId,
  teamId,
});

/**
 * A user's password, second factors and sign-ins stopped working, because nothing had proven that the email is
 * theirs. They have to prove it to come in.
 */
export const PasswordDropped = event(
  'PasswordDropped',
  {
    userId,
    teamId,
    /**
     * PROVIDER: the team's identity provider vouched for the person who has the email. RESTORED: a team restored a
     * member whose password came from another team's invitation, which others may have seen.
     */
    because: z.enum(['PROVIDER', 'RESTORED']),
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, because: 'PROVIDER' }) } },
);

/**
 * An export of all that a team has about a person was requested. Every service gathers its part, kept until
 * `expiresAt`.
 */
export const PersonExportRequested = event('PersonExportRequested', {
  /** Identifies the export. */
  exportId: id,
  /** The person whose data is exported. */
  userId,
  teamId,
  /** The user who requested it, and alone can download it. */
  requestedBy: id,
  /** Until when the export is kept. */
  expiresAt: at,
});

/**
 * A person's key was erased: all their personal data reads null from now on, in every event ever written. A person is
 * a user, the HMAC of an email, a hit or a viewing.
 */
export const PersonErased = event('PersonErased', {
  /** The erased person: the id that their fields named as `x-sealed`. */
  personId: z.string().regex(/^[\w-]{1,100}$/),
  /** The team whose stream contains this; null when the person belongs to none. */
  teamId: teamId.nullable(),
});
