import { z } from 'zod';
import { at, event, id, personal, secret } from '../event.ts';
import { signInId, teamId, userId } from '../fields.ts';

/**
 * An administrator started to act as a member of the team, in a separate sign-in. What is done with it has the
 * administrator as `actorid` and the member as `onbehalfofid`.
 */
export const ImpersonationStarted = event('ImpersonationStarted', {
  /** The separate sign-in that acts as the member. */
  signInId,
  /** The member whom the administrator acts as. */
  userId,
  teamId,
  /** The administrator who acts as the member. */
  impersonatorId: id,
  /** The administrator's own sign-in from which it was started; it ends with that one. */
  ownSignInId: id,
  /** The reason that the administrator gave. */
  reason: personal(z.string(), 'userId'),
  /** SHA-256 of the token, hex. */
  tokenHash: secret(z.string(), 'userId'),
  /** When it ends by itself. */
  expiresAt: at,
  /** How often all sign-ins of the member had been ended before; one more ends this one too. */
  epoch: z.number().int().nonnegative(),
  /** What the administrator's browser calls itself. */
  userAgent: personal(z.string(), 'impersonatorId'),
  /** Network address of the administrator. */
  address: personal(z.string(), 'impersonatorId'),
});

/** An administrator stopped acting as a member. */
export const ImpersonationEnded = event('ImpersonationEnded', {
  /** The separate sign-in that acted as the member. */
  signInId,
  /** The member whom the administrator acted as. */
  userId,
  teamId,
  /** The administrator who acts as the member. */
  impersonatorId: id,
  /**
   * CHOICE: ended by hand. TIME: it expired. RIGHTS: one of the two was locked, removed, given another role or signed
   * out.
   */
  because: z.enum(['CHOICE', 'TIME', 'RIGHTS']),
});
