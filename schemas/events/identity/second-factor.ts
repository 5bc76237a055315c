import { z } from 'zod';
import { event, id, personal, secret } from '../event.ts';
import { teamId, userId } from '../fields.ts';

/**
 * Epoch of the sign-in that did it, as in `SignedIn`: SecondFactorReset removes what earlier epochs added. Null
 * before version 2.
 */
const epoch = z.number().int().nonnegative().nullable().default(null);
const withEpoch = {
  version: 2,
  upcasts: { 1: (data: Record<string, unknown>) => ({ ...data, epoch: null }) },
} as const;

/** One passkey of a user. */
const passkeyId = id;
/** What the user calls the passkey. */
const name = personal(z.string(), 'userId');

/** A user turned on codes from an authenticator app; sign-ins ask for one from now on. */
export const TotpTurnedOn = event(
  'TotpTurnedOn',
  {
    userId,
    teamId,
    /** Key that the codes are computed from, base32. */
    secret: secret(z.string(), 'userId'),
    epoch,
  },
  withEpoch,
);

/** A user turned off codes from an authenticator app. */
export const TotpTurnedOff = event('TotpTurnedOff', {
  userId,
  teamId,
});

/** A code from an authenticator app was accepted; it and earlier ones are not accepted again. */
export const TotpCodeUsed = event('TotpCodeUsed', {
  userId,
  /** Number of the half minute since 1970 that the code belongs to. */
  step: z.number().int().nonnegative(),
});

/** A user got new recovery codes; the previous ones stopped working. */
export const RecoveryCodesIssued = event(
  'RecoveryCodesIssued',
  {
    userId,
    teamId,
    /** SHA-256 of each code, hex. */
    codeHashes: secret(z.array(z.string()), 'userId'),
    epoch,
  },
  withEpoch,
);

/** A recovery code was used, which works once. */
export const RecoveryCodeUsed = event('RecoveryCodeUsed', {
  userId,
  teamId,
  /** Which of the codes issued last, 0 for the first. */
  index: z.number().int().nonnegative(),
});

/** A user added a passkey. */
export const PasskeyAdded = event(
  'PasskeyAdded',
  {
    passkeyId,
    userId,
    teamId,
    name,
    /** What the authenticator calls it, base64url. */
    credentialId: secret(z.string(), 'userId'),
    /** Its public key, COSE in base64url. */
    publicKey: secret(z.string(), 'userId'),
    /** The authenticator's count of signatures; 0 when it does not count. */
    counter: z.number().int().nonnegative(),
    /** How a browser reaches the authenticator, such as usb or internal, as WebAuthn names it. */
    transports: z.array(z.string()),
    /** Whether the passkey is synced between devices rather than kept in one. */
    isSynced: z.boolean(),
    epoch,
  },
  withEpoch,
);

/** A user renamed a passkey. */
export const PasskeyRenamed = event('PasskeyRenamed', {
  passkeyId,
  userId,
  teamId,
  name,
});

/** A passkey was removed and does not sign in any more. */
export const PasskeyRemoved = event('PasskeyRemoved', {
  passkeyId,
  userId,
  teamId,
});

/** A user signed in with a passkey. */
export const PasskeyUsed = event(
  'PasskeyUsed',
  {
    passkeyId,
    userId,
    /** The authenticator's count of signatures after this one; 0 when it does not count. */
    counter: z.number().int().nonnegative(),
    /** What was signed; the same challenge is not accepted twice. */
    challenge: secret(z.string(), 'userId'),
  },
  { version: 2, upcasts: { 1: (data) => data }, formerlyProtected: { 1: [] } },
);

/**
 * A user's second factor was removed: by an administrator because it was lost, or together with a dropped password.
 * Only the password is asked for until they set it up again.
 */
export const SecondFactorReset = event(
  'SecondFactorReset',
  {
    userId,
    teamId,
    /** Only what was added in an earlier epoch is removed; null: everything. */
    before: z.number().int().nonnegative().nullable().default(null),
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, before: null }) } },
);
