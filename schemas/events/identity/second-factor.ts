import { z } from 'zod';
import { event, id, personal, secret } from '../event.ts';

/** Of the sign-in that did it (`SignedIn`): what one from before a password was dropped adds goes with that. Null where that was not kept. */
const epoch = z.number().int().nonnegative().nullable().default(null);
const withEpoch = {
  version: 2,
  upcasts: { 1: (data: Record<string, unknown>) => ({ ...data, epoch: null }) },
} as const;

/** Codes of an app on the phone are asked for from here on. */
export const TotpTurnedOn = event(
  'TotpTurnedOn',
  {
    userId: id,
    teamId: id,
    /** Base32. */
    secret: secret(z.string(), 'userId'),
    epoch,
  },
  withEpoch,
);

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
export const RecoveryCodesIssued = event(
  'RecoveryCodesIssued',
  {
    userId: id,
    teamId: id,
    /** SHA-256, hex. */
    codeHashes: secret(z.array(z.string()), 'userId'),
    epoch,
  },
  withEpoch,
);

export const RecoveryCodeUsed = event('RecoveryCodeUsed', {
  userId: id,
  teamId: id,
  /** Which of those that were issued last. */
  index: z.number().int().nonnegative(),
});

export const PasskeyAdded = event(
  'PasskeyAdded',
  {
    passkeyId: id,
    userId: id,
    teamId: id,
    name: personal(z.string(), 'userId'),
    /** As its authenticator calls it, base64url. */
    credentialId: secret(z.string(), 'userId'),
    /** COSE, base64url. */
    publicKey: secret(z.string(), 'userId'),
    counter: z.number().int().nonnegative(),
    transports: z.array(z.string()),
    /** Kept by a service of its owner's rather than in one device. */
    isSynced: z.boolean(),
    epoch,
  },
  withEpoch,
);

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

export const PasskeyUsed = event(
  'PasskeyUsed',
  {
    passkeyId: id,
    userId: id,
    counter: z.number().int().nonnegative(),
    /** What was signed: the same is not taken twice. */
    challenge: secret(z.string(), 'userId'),
  },
  { version: 2, upcasts: { 1: (data) => data }, formerlyProtected: { 1: [] } },
);

/** By an administrator, for somebody who has lost all of it: only the password is asked for until they set it up anew. Or with a password that is dropped. */
export const SecondFactorReset = event(
  'SecondFactorReset',
  {
    userId: id,
    teamId: id,
    /** Only what is of an earlier epoch; null: all. */
    before: z.number().int().nonnegative().nullable().default(null),
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, before: null }) } },
);
