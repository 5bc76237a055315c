import { z } from 'zod';
import { at, event, id, personal, secret } from '../event.ts';

/**
 * An administrator goes on as somebody of the team, in a sign-in of its own. Everything that is done with it has the
 * administrator as `actorid` and the other as `onbehalfofid`.
 */
export const ImpersonationStarted = event('ImpersonationStarted', {
  signInId: id,
  /** Whom it stands for. */
  userId: id,
  teamId: id,
  impersonatorId: id,
  /** Theirs, from which they did it: it ends with that. */
  ownSignInId: id,
  reason: personal(z.string(), 'userId'),
  /** SHA-256 of the token, hex. */
  tokenHash: secret(z.string(), 'userId'),
  expiresAt: at,
  /** As in `SignedIn`, of whom it stands for. */
  epoch: z.number().int().nonnegative(),
  userAgent: personal(z.string(), 'impersonatorId'),
  address: personal(z.string(), 'impersonatorId'),
});

export const ImpersonationEnded = event('ImpersonationEnded', {
  signInId: id,
  userId: id,
  teamId: id,
  impersonatorId: id,
  /** Somebody ended it; its time was over; or what it stood on was taken away: either was locked, removed or given another role, or signed out. */
  because: z.enum(['CHOICE', 'TIME', 'RIGHTS']),
});
