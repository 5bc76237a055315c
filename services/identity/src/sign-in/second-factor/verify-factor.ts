import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { limitersOf, type LimitedAttempt } from '../limits/limiter.ts';
import { invalidFactorCode } from './commands.ts';
import { factorOf } from './current-factor.ts';
import { requestOptions, verifyPasskey } from './passkeys.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { secondFactor } from './second-factor.ts';
import type { SecondFactor } from './state.ts';
import { stepOf } from './totp.ts';
import { problems } from '../../problems.ts';

export interface MissingFactor {
  kinds: ('TOTP' | 'PASSKEY' | 'RECOVERY_CODE')[];
  passkeyOptions: string | null;
}

export async function missingFactor(
  context: ServiceContext,
  userId: string,
  { totp, passkeys, recoveryCodes }: SecondFactor,
): Promise<MissingFactor> {
  const kinds: MissingFactor['kinds'] = [];
  if (totp) kinds.push('TOTP');
  if (passkeys.length > 0) kinds.push('PASSKEY');
  if (recoveryCodes.some((code) => code !== null)) kinds.push('RECOVERY_CODE');
  return {
    kinds,
    passkeyOptions:
      passkeys.length > 0 ? await requestOptions(context.engines, { userId, passkeys }) : null,
  };
}

interface FactorAttempt {
  userId: string;
  teamId: string;
  code: string | null;
  passkey: string | null;
  attempt: LimitedAttempt;
}

/**
 * Each works once. Guesses count apart from passwords.
 * @throws DomainError INVALID, TOO_MANY_REQUESTS
 */
export async function verifyFactor(
  context: ServiceContext,
  { userId, teamId, code, passkey, attempt }: FactorAttempt,
): Promise<void> {
  const counted = await limitersOf(context.engines).code.begin(attempt);
  const factor = await factorOf(context, userId);
  if (passkey !== null) {
    const signed = await verifyPasskey(context.engines, {
      userId,
      passkeys: factor.passkeys,
      text: passkey,
      isAlone: false,
    });
    await context.execute(secondFactor, userId, { type: 'UsePasskey', userId, teamId, ...signed });
  } else await useCode(context, { userId, teamId, factor, code: code ?? '' });
  await counted.succeeded();
}

async function useCode(
  context: ServiceContext,
  {
    userId,
    teamId,
    factor,
    code,
  }: { userId: string; teamId: string; factor: SecondFactor; code: string },
): Promise<void> {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) {
    await context.execute(secondFactor, userId, {
      type: 'UseRecoveryCode',
      userId,
      teamId,
      codeHash: recoveryCodeHash(userId, code.slice(0, 200)),
    });
    return;
  }
  const step = factor.totp?.secret ? await stepOf(factor.totp.secret, digits) : null;
  if (step === null) throw invalidFactorCode();
  await context.execute(secondFactor, userId, { type: 'UseTotp', userId, teamId, step });
}

export function isFactorMissing({
  code,
  passkey,
}: {
  code?: string | null | undefined;
  passkey?: string | null | undefined;
}): boolean {
  return !code && !passkey;
}

export function passkeysUnavailable(): DomainError {
  return new DomainError('CONFLICT', problems.passkeysNeedHost);
}
