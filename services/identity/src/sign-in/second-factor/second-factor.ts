import { hash } from 'node:crypto';
import {
  PasskeyAdded,
  PasskeyRemoved,
  PasskeyRenamed,
  PasskeyUsed,
  RecoveryCodesIssued,
  RecoveryCodeUsed,
  SecondFactorReset,
  TotpCodeUsed,
  TotpTurnedOff,
  TotpTurnedOn,
} from '@lectern/schemas/events/identity/second-factor.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { CHALLENGE_LASTS_MS } from './challenge.ts';
import { decide } from './commands.ts';
import { hasSecondFactor, isAddedBefore } from './has-second-factor.ts';
import type { SecondFactorEvent, Passkey, SecondFactor } from './state.ts';

const events = [
  TotpTurnedOn,
  TotpTurnedOff,
  TotpCodeUsed,
  RecoveryCodesIssued,
  RecoveryCodeUsed,
  PasskeyAdded,
  PasskeyRenamed,
  PasskeyRemoved,
  PasskeyUsed,
  SecondFactorReset,
] as const;
const none: SecondFactor = {
  totp: null,
  recoveryCodes: [],
  codesEpoch: null,
  passkeys: [],
  spentChallenges: [],
};

function evolve(
  factor: SecondFactor,
  { type, data }: SecondFactorEvent,
  { time }: EventMeta,
): SecondFactor {
  switch (type) {
    case 'TotpTurnedOn':
      return { ...factor, totp: { secret: data.secret, lastStep: 0, epoch: data.epoch } };
    case 'TotpTurnedOff':
      return withoutOrphanedCodes({ ...factor, totp: null });
    case 'TotpCodeUsed':
      return { ...factor, totp: factor.totp && { ...factor.totp, lastStep: data.step } };
    case 'RecoveryCodesIssued':
      return { ...factor, recoveryCodes: data.codeHashes ?? [], codesEpoch: data.epoch };
    case 'RecoveryCodeUsed':
      return {
        ...factor,
        recoveryCodes: factor.recoveryCodes.map((code, index) =>
          index === data.index ? null : code,
        ),
      };
    case 'PasskeyAdded': {
      const { userId: _, teamId: __, ...passkey } = data;
      return {
        ...factor,
        passkeys: [...factor.passkeys, { ...passkey, createdAt: time, lastUsedAt: null }],
      };
    }
    case 'PasskeyRenamed':
      return passkeyChanged(factor, data.passkeyId, { name: data.name });
    case 'PasskeyRemoved':
      return withoutOrphanedCodes({
        ...factor,
        passkeys: factor.passkeys.filter(({ passkeyId }) => passkeyId !== data.passkeyId),
      });
    case 'PasskeyUsed': {
      const fresh = factor.spentChallenges.filter(
        ({ at }) => Date.parse(time) - Date.parse(at) < CHALLENGE_LASTS_MS,
      );
      const spentChallenges = [...fresh, { challenge: data.challenge, at: time }];
      return passkeyChanged({ ...factor, spentChallenges }, data.passkeyId, {
        counter: data.counter,
        lastUsedAt: time,
      });
    }
    case 'SecondFactorReset':
      return data.before === null
        ? { ...none, spentChallenges: factor.spentChallenges }
        : withoutFactorsAddedBefore(factor, data.before);
  }
}

function withoutFactorsAddedBefore(factor: SecondFactor, before: number): SecondFactor {
  return withoutOrphanedCodes({
    ...factor,
    totp: factor.totp && isAddedBefore(factor.totp.epoch, before) ? null : factor.totp,
    recoveryCodes: isAddedBefore(factor.codesEpoch, before) ? [] : factor.recoveryCodes,
    passkeys: factor.passkeys.filter(({ epoch }) => !isAddedBefore(epoch, before)),
  });
}

/** Recovery codes go with the last factor. */
function withoutOrphanedCodes(factor: SecondFactor): SecondFactor {
  return hasSecondFactor(factor) ? factor : { ...factor, recoveryCodes: [] };
}

function passkeyChanged(factor: SecondFactor, id: string, changes: Partial<Passkey>): SecondFactor {
  return {
    ...factor,
    passkeys: factor.passkeys.map((each) =>
      each.passkeyId === id ? { ...each, ...changes } : each,
    ),
  };
}

/** The stream id is the user id. */
export const secondFactor = aggregate({
  name: 'SecondFactor',
  scope: 'global',
  events,
  initial: none,
  evolve,
  decide,
  // A passkey identifies its user, so it is unique. Hashed, because reservations outlive erasure.
  reservations: ({ passkeys }) =>
    passkeys.flatMap(({ credentialId }) =>
      credentialId === null
        ? []
        : [{ scope: 'global', kind: 'passkey', value: hash('sha256', credentialId) }],
    ),
  shape: 2,
  view: { fields: {}, lists: {}, index: () => ({}) },
});
