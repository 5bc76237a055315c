import type {
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
import type { EventOf } from '@lectern/schemas/events/event.ts';

export type SecondFactorEvent = EventOf<
  | typeof TotpTurnedOn
  | typeof TotpTurnedOff
  | typeof TotpCodeUsed
  | typeof RecoveryCodesIssued
  | typeof RecoveryCodeUsed
  | typeof PasskeyAdded
  | typeof PasskeyRenamed
  | typeof PasskeyRemoved
  | typeof PasskeyUsed
  | typeof SecondFactorReset
>;

export interface Passkey {
  passkeyId: string;
  /** Like credential and key, null once the person's key is erased. */
  name: string | null;
  credentialId: string | null;
  publicKey: string | null;
  counter: number;
  transports: string[];
  isSynced: boolean;
  createdAt: string;
  lastUsedAt: string | null;
  /** Null in old events. */
  epoch: number | null;
}

export interface SecondFactor {
  totp: { secret: string | null; lastStep: number; epoch: number | null } | null;
  /** In order of issue; null once used. */
  recoveryCodes: (string | null)[];
  codesEpoch: number | null;
  passkeys: Passkey[];
  /** Recent ones, so that none is used twice. Null once the key is erased. */
  spentChallenges: { challenge: string | null; at: string }[];
}
