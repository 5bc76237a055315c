import { z } from 'zod';
import { at, event, id, personal, secret } from '../event.ts';

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

/** In no team, and awaited by none, for long enough: their address is anybody's again, and their erasure follows. */
export const UserForgotten = event('UserForgotten', {
  userId: id,
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

/**
 * What somebody had chosen to sign in with is worth nothing, and neither is any sign-in from before: nothing had proven
 * that the address is theirs. From here on nobody comes in who does not prove it.
 */
export const PasswordDropped = event(
  'PasswordDropped',
  {
    userId: id,
    teamId: id,
    /**
     * A team's identity provider has brought whoever has the address; or a team has restored them, after another one's
     * invitation, whose link others may have seen, had given the password. Before version 2 it was always the provider.
     */
    because: z.enum(['PROVIDER', 'RESTORED']),
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, because: 'PROVIDER' }) } },
);

/** Everything that a team has of somebody is gathered, by each service for itself, and kept for whoever asked until then. */
export const PersonExportRequested = event('PersonExportRequested', {
  exportId: id,
  userId: id,
  teamId: id,
  requestedBy: id,
  expiresAt: at,
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
