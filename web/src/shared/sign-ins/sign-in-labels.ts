import type { DeviceType, SignInEntryFragment, SignInMethod } from '../../gql/graphql.ts';
import { deviceOf } from '../presentation/device.ts';
import { texts } from './texts.ts';

/** The client of a sign-in, or the impersonator. */
export function clientLabel({
  deviceName,
  userAgent,
  impersonation,
}: Pick<SignInEntryFragment, 'deviceName' | 'userAgent'> &
  Partial<Pick<SignInEntryFragment, 'impersonation'>>): string {
  if (impersonation != null)
    return texts.actingAsThem({ name: impersonation.impersonator?.name ?? texts.anAdmin });
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
  PASSWORD: texts.withAPassword,
  PASSKEY: texts.withAPasskey,
  OKTA: texts.withOkta,
  DYNAMICS: texts.withDynamics,
  EGNYTE: texts.withEgnyte,
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
  if (address == null || network === 'UNKNOWN') return texts.fromAnUnknownNetwork;
  if (network === 'THIS_MACHINE') return texts.fromThisServer;
  return network === 'PRIVATE'
    ? texts.fromAPrivateNetwork({ network: address })
    : texts.fromNetwork({ network: address });
}
