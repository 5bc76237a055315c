import type { SecondFactor } from './second-factor.ts';

export function hasSecondFactor({ totp, passkeys }: SecondFactor): boolean {
  return totp !== null || passkeys.length > 0;
}
