import type { SecondFactor } from './second-factor.ts';

export function hasSecondFactor({ totp, passkeys }: SecondFactor): boolean {
  return totp !== null || passkeys.length > 0;
}

/** What sign-ins of an earlier epoch added; of what is older than that was kept nobody knows. */
export const isBefore = (epoch: number | null, before: number) => epoch !== null && epoch < before;

/** Whether there is anything of it. */
export function hasOfBefore(
  { totp, recoveryCodes, codesEpoch, passkeys }: SecondFactor,
  before: number,
): boolean {
  return (
    (totp !== null && isBefore(totp.epoch, before)) ||
    (recoveryCodes.length > 0 && isBefore(codesEpoch, before)) ||
    passkeys.some(({ epoch }) => isBefore(epoch, before))
  );
}
