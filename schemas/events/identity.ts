import { z } from 'zod';
import { at, event, id, personal, secret } from './event.ts';

const role = z.enum(['TEAM_ADMIN', 'TEAM_MEMBER']);

export const TeamRegistered = event('TeamRegistered', {
  teamId: id,
  name: z.string(),
  slug: z.string(),
});

export const UserRegistered = event('UserRegistered', {
  userId: id,
  email: personal(z.email(), 'userId'),
  /** HMAC of the normalised address: whose reservation it is, without saying the address. */
  emailName: z.string(),
  name: personal(z.string(), 'userId'),
  slug: z.string(),
  passwordHash: secret(z.string(), 'userId'),
});

export const TeamJoined = event('TeamJoined', {
  userId: id,
  teamId: id,
  role,
  permissions: z.array(z.string()),
});

/** The one who set Lectern up; the team's own registration follows from it. */
export const FirstAdminAppointed = event('FirstAdminAppointed', {
  userId: id,
  teamId: id,
  teamName: z.string(),
});

export const PasswordRehashed = event('PasswordRehashed', {
  userId: id,
  passwordHash: secret(z.string(), 'userId'),
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
});

export const SignedOut = event('SignedOut', {
  signInId: id,
  userId: id,
});
