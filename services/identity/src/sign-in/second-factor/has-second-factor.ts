import type { SecondFactor } from './state.ts';

export function hasSecondFactor({ totp, passkeys }: SecondFactor): boolean {
  return totp !== null || passkeys.length > 0;
}

/** Unknown epochs count as later. */
export const isAddedBefore = (epoch: number | null, before: number) =>
  epoch !== null && epoch < before;

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
