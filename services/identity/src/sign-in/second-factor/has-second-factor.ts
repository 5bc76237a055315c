import type { SecondFactor } from './second-factor.ts';

export function hasSecondFactor({ totp, passkeys }: SecondFactor): boolean {
  return totp !== null || passkeys.length > 0;
}

/** What sign-ins of an earlier epoch added; of what is older than that was kept nobody knows. */
export const isAddedBefore = (epoch: number | null, before: number) =>
  epoch !== null && epoch < before;

/** Whether there is anything of it. */
export function hasFactorAddedBefore(
  { totp, recoveryCodes, codesEpoch, passkeys }: SecondFactor,
  before: number,
): boolean {
  return (
    (totp !== null && isAddedBefore(totp.epoch, before)) ||
    (recoveryCodes.length > 0 && isAddedBefore(codesEpoch, before)) ||
    passkeys.some(({ epoch }) => isAddedBefore(epoch, before))
  );
}
