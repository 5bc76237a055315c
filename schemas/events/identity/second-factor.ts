import { z } from 'zod';
import { event, id, personal, secret } from '../event.ts';

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
  credentialId: secret(z.string(), 'userId'),
  /** COSE, base64url. */
  publicKey: secret(z.string(), 'userId'),
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
  challenge: secret(z.string(), 'userId'),
}, { version: 2, upcasts: { 1: (data) => data }, formerlyProtected: { 1: [] } });

/** By an administrator, for somebody who has lost all of it: only the password is asked for until they set it up anew. */
export const SecondFactorReset = event('SecondFactorReset', {
  userId: id,
  teamId: id,
});
