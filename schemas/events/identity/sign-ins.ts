import { z } from 'zod';
import { at, event, id, personal, secret } from '../event.ts';

export const SignedIn = event(
  'SignedIn',
  {
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
    /** On which registered device; null in a browser, and before version 4. */
    deviceId: id.nullable(),
    /** How often that had been revoked: once it is revoked again, this is worth nothing. */
    deviceEpoch: z.number().int().nonnegative(),
    /** What it was proved by who they are; null where that was not kept. This and the next are not known before version 5. */
    method: z.enum(['PASSWORD', 'PASSKEY', 'OKTA', 'DYNAMICS', 'EGNYTE']).nullable().default(null),
    /** The team whose provider says who they are; null where none does. */
    vouchedForTeamId: id.nullable().default(null),
    /** How often its team had stopped requiring single sign-on when they came: what that ended stays ended. Not known before version 6. */
    requirementsEnded: z.number().int().nonnegative().nullable().default(null),
    /** When that provider asked them: it may have remembered the browser alone. Null where it does not say, and before version 7. */
    vouchedAt: at.nullable().default(null),
  },
  {
    version: 7,
    upcasts: {
      1: (data) => ({ ...data, epoch: 0 }),
      2: (data) => ({ ...data, address: null }),
      3: (data) => ({ ...data, deviceId: null, deviceEpoch: 0 }),
      4: (data) => ({ ...data, method: null, vouchedForTeamId: null }),
      5: (data) => ({ ...data, requirementsEnded: null }),
      6: (data) => ({ ...data, vouchedAt: null }),
    },
  },
);

/** Told once in a while, not with every call. */
export const SignInUsed = event('SignInUsed', {
  signInId: id,
  userId: id,
});

/** From here on the sign-in stands for its person in this team. */
export const SignInMoved = event(
  'SignInMoved',
  {
    signInId: id,
    userId: id,
    teamId: id,
    /** As in `SignedIn`, counted when it was moved: what ended sign-ins before then did not end this one. */
    epoch: z.number().int().nonnegative(),
    /** As in `SignedIn`, of the team that it came to. Not known before version 2. */
    requirementsEnded: z.number().int().nonnegative().nullable().default(null),
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, requirementsEnded: null }) } },
);

/** The password was typed once more, for what a sign-in that was left open is not enough for. */
export const SignInConfirmed = event('SignInConfirmed', {
  signInId: id,
  userId: id,
});

export const SignedOut = event('SignedOut', {
  signInId: id,
  userId: id,
});
