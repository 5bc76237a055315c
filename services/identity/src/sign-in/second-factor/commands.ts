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
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { hasFactorAddedBefore, hasSecondFactor } from './has-second-factor.ts';
import type { Passkey, SecondFactor, SecondFactorEvent } from './state.ts';
import { problems } from '../../problems.ts';

type NewPasskey = Omit<Passkey, 'createdAt' | 'lastUsedAt' | 'epoch'>;

/**
 * `recoveryCodes`: hashes, issued only with the first factor. `epoch`: of the sign-in that adds it.
 * `isRequired`: the current team requires a factor, so the last one stays.
 */
export type SecondFactorCommand = { userId: string; teamId: string } & (
  | { type: 'TurnOnTotp'; secret: string; step: number; recoveryCodes: string[]; epoch: number }
  | { type: 'TurnOffTotp'; isRequired: boolean }
  | { type: 'UseTotp'; step: number }
  | { type: 'IssueRecoveryCodes'; recoveryCodes: string[]; epoch: number }
  | { type: 'UseRecoveryCode'; codeHash: string }
  | { type: 'AddPasskey'; passkey: NewPasskey; recoveryCodes: string[]; epoch: number }
  | { type: 'RenamePasskey'; passkeyId: string; name: string }
  | { type: 'RemovePasskey'; passkeyId: string; isRequired: boolean }
  | { type: 'UsePasskey'; passkeyId: string; counter: number; challenge: string }
  | { type: 'ResetSecondFactor' }
  /** With a dropped password: factors from sign-ins of an earlier epoch. */
  | { type: 'DropFactor'; before: number }
);

const MAX_PASSKEYS = 20;

export function decide(
  command: SecondFactorCommand & Decision,
  factor: SecondFactor,
): SecondFactorEvent[] {
  const { userId, teamId } = command;
  switch (command.type) {
    case 'TurnOnTotp':
      if (factor.totp) throw new DomainError('CONFLICT', problems.codesRequiredAlready);
      return [
        TotpTurnedOn({ userId, teamId, secret: command.secret, epoch: command.epoch }),
        TotpCodeUsed({ userId, step: command.step }),
        ...firstRecoveryCodes(command, factor),
      ];
    case 'TurnOffTotp':
      if (factor.totp) assertFactorLeft(command, { ...factor, totp: null });
      return factor.totp ? [TotpTurnedOff({ userId, teamId })] : [];
    case 'UseTotp':
      // Each code works once, so that watching it being typed is useless.
      if (!factor.totp || command.step <= factor.totp.lastStep) throw invalidFactorCode();
      return [TotpCodeUsed({ userId, step: command.step })];
    case 'IssueRecoveryCodes':
      if (!hasSecondFactor(factor)) throw new DomainError('CONFLICT', problems.secondFactorFirst);
      return [
        RecoveryCodesIssued({
          userId,
          teamId,
          codeHashes: command.recoveryCodes,
          epoch: command.epoch,
        }),
      ];
    case 'UseRecoveryCode': {
      const index = factor.recoveryCodes.indexOf(command.codeHash);
      if (index === -1) throw invalidFactorCode();
      return [RecoveryCodeUsed({ userId, teamId, index })];
    }
    case 'AddPasskey':
      if (factor.passkeys.some(({ credentialId }) => credentialId === command.passkey.credentialId))
        throw new DomainError('CONFLICT', problems.passkeyAdded);
      if (factor.passkeys.length >= MAX_PASSKEYS)
        throw new DomainError('CONFLICT', problems.tooManyPasskeys({ most: MAX_PASSKEYS }));
      return [
        PasskeyAdded({ userId, teamId, ...command.passkey, epoch: command.epoch }),
        ...firstRecoveryCodes(command, factor),
      ];
    case 'RenamePasskey':
      return requirePasskey(factor, command.passkeyId).name === command.name
        ? []
        : [PasskeyRenamed({ passkeyId: command.passkeyId, userId, teamId, name: command.name })];
    case 'RemovePasskey': {
      const { passkeyId } = requirePasskey(factor, command.passkeyId);
      assertFactorLeft(command, {
        ...factor,
        passkeys: factor.passkeys.filter((one) => one.passkeyId !== passkeyId),
      });
      return [PasskeyRemoved({ passkeyId, userId, teamId })];
    }
    case 'UsePasskey':
      return [passkeyUsed(command, factor)];
    case 'ResetSecondFactor':
      return hasSecondFactor(factor) ? [SecondFactorReset({ userId, teamId })] : [];
    case 'DropFactor':
      return hasFactorAddedBefore(factor, command.before)
        ? [SecondFactorReset({ userId, teamId, before: command.before })]
        : [];
  }
}

type FirstFactor = Extract<SecondFactorCommand, { type: 'TurnOnTotp' | 'AddPasskey' }>;

function firstRecoveryCodes(
  { userId, teamId, recoveryCodes: codeHashes, epoch }: FirstFactor,
  factor: SecondFactor,
): SecondFactorEvent[] {
  return hasSecondFactor(factor)
    ? []
    : [RecoveryCodesIssued({ userId, teamId, codeHashes, epoch })];
}

function passkeyUsed(
  { userId, passkeyId, counter, challenge }: Extract<SecondFactorCommand, { type: 'UsePasskey' }>,
  factor: SecondFactor,
): SecondFactorEvent {
  const { counter: before } = requirePasskey(factor, passkeyId);
  // A counter that does not go up belongs to a copied key.
  if ((before > 0 || counter > 0) && counter <= before) throw invalidPasskey();
  if (factor.spentChallenges.some((spent) => spent.challenge === challenge)) throw invalidPasskey();
  return PasskeyUsed({ passkeyId, userId, counter, challenge });
}

function assertFactorLeft({ isRequired }: { isRequired: boolean }, left: SecondFactor): void {
  if (isRequired && !hasSecondFactor(left))
    throw new DomainError('CONFLICT', problems.lastFactorRequired);
}

function requirePasskey({ passkeys }: SecondFactor, id: string): Passkey {
  const passkey = passkeys.find(({ passkeyId }) => passkeyId === id);
  if (!passkey) throw new DomainError('NOT_FOUND', problems.passkeyUnknown);
  return passkey;
}

export function invalidFactorCode(): DomainError {
  const message = problems.codeUsed;
  return new DomainError('INVALID', message, { code: [message] });
}

export function invalidPasskey(): DomainError {
  const message = problems.passkeyRefused;
  return new DomainError('INVALID', message, { passkey: [message] });
}
