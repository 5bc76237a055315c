import { z } from 'zod';
import { at, event, id, personal, secret } from '../event.ts';
import { signInId, teamId, userId } from '../fields.ts';

/** A user signed in. */
export const SignedIn = event(
  'SignedIn',
  {
    signInId,
    userId,
    teamId,
    /** SHA-256 of the token, hex. */
    tokenHash: secret(z.string(), 'userId'),
    /** When the sign-in ends by itself. */
    expiresAt: at,
    /** Whether the user chose to stay signed in. */
    isRemembered: z.boolean(),
    /** What the browser or app calls itself. */
    userAgent: personal(z.string(), 'userId'),
    /** What a native app calls its device; null in a browser. */
    deviceName: personal(z.string(), 'userId'),
    /** How often all sign-ins of this user had been ended before; one more ends this one too. */
    epoch: z.number().int().nonnegative(),
    /** Network address that it came from. Null before version 3. */
    address: personal(z.string(), 'userId'),
    /** The registered device; null in a browser, and before version 4. */
    deviceId: id.nullable(),
    /** How often the device had been revoked before; one more ends this sign-in too. 0 in a browser. */
    deviceEpoch: z.number().int().nonnegative(),
    /** What proved who the user is; null before version 5. */
    method: z.enum(['PASSWORD', 'PASSKEY', 'OKTA', 'DYNAMICS', 'EGNYTE']).nullable().default(null),
    /** The team whose identity provider vouches for the user; null for none, and before version 5. */
    vouchedForTeamId: id.nullable().default(null),
    /**
     * How often the team had stopped to require single sign-on before: a sign-in that was ended by the requirement
     * stays ended. Null before version 6.
     */
    requirementsEnded: z.number().int().nonnegative().nullable().default(null),
    /** When the identity provider asked the user; null when it does not say, and before version 7. */
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

/** A sign-in was used. Published at most every quarter of an hour, not with every call. */
export const SignInUsed = event('SignInUsed', {
  signInId,
  userId,
});

/** A signed-in user went to another of their teams; the sign-in is valid there from now on. */
export const SignInMoved = event(
  'SignInMoved',
  {
    signInId,
    userId,
    /** The team that the sign-in is valid in from now on. */
    teamId,
    /** As in `SignedIn`, counted when it was moved. */
    epoch: z.number().int().nonnegative(),
    /** As in `SignedIn`, of the new team. Null before version 2. */
    requirementsEnded: z.number().int().nonnegative().nullable().default(null),
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, requirementsEnded: null }) } },
);

/** The user confirmed who they are once more, for what an older sign-in is not sufficient for. */
export const SignInConfirmed = event('SignInConfirmed', {
  signInId,
  userId,
});

/** A sign-in ended. */
export const SignedOut = event('SignedOut', {
  signInId,
  userId,
});
