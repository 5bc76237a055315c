import type { DeviceType, SignInEntryFragment, SignInMethod } from '../../gql/graphql.ts';
import { deviceOf } from '../presentation/device.ts';

/** The client of a sign-in, or the impersonator. */
export function clientLabel({
  deviceName,
  userAgent,
  impersonation,
}: Pick<SignInEntryFragment, 'deviceName' | 'userAgent'> &
  Partial<Pick<SignInEntryFragment, 'impersonation'>>): string {
  if (impersonation != null)
    return `${impersonation.impersonator?.name ?? 'An admin'}, acting as them`;
  return deviceName ?? deviceOf(userAgent ?? null);
}

/** What it looks like, as far as its name or its browser says. */
export function kindOf(
  signIn: Pick<SignInEntryFragment, 'deviceName' | 'userAgent'>,
): DeviceType | null {
  const words = `${signIn.deviceName ?? ''} ${signIn.userAgent ?? ''}`;
  return /iPad|tablet/i.test(words)
    ? 'IPAD'
    : /iPhone|Android|phone/i.test(words)
      ? 'IPHONE'
      : /Mac/.test(words)
        ? 'MAC'
        : null;
}

const methodLabels: Record<SignInMethod, string> = {
  PASSWORD: 'with a password',
  PASSKEY: 'with a passkey',
  OKTA: 'with Okta',
  DYNAMICS: 'with Dynamics',
  EGNYTE: 'with Egnyte',
};

/** The sign-in method; null if unknown. */
export function methodOf({ method }: Pick<SignInEntryFragment, 'method'>): string {
  return method == null ? '' : ` ${methodLabels[method]}`;
}

/** The network, as far as the address tells. */
export function originLabel({
  address,
  network,
}: Pick<SignInEntryFragment, 'address' | 'network'>): string {
  if (address == null || network === 'UNKNOWN') return 'from an unknown network';
  if (network === 'THIS_MACHINE') return 'from this server';
  return network === 'PRIVATE' ? `from a private network, ${address}` : `from ${address}`;
}
