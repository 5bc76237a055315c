import type { Settings } from '@lectern/kernel/settings.ts';

export type Provider = 'OKTA' | 'DYNAMICS' | 'EGNYTE';

export const providerLabels: Readonly<Record<Provider, string>> = {
  OKTA: 'Okta',
  DYNAMICS: 'Dynamics',
  EGNYTE: 'Egnyte',
};

/** What a provider's hosts end with: below them nobody but the provider says which machine answers. */
export const suffixes: Readonly<Record<Provider, readonly string[]>> = {
  OKTA: ['okta.com', 'oktapreview.com', 'okta-emea.com'],
  DYNAMICS: ['dynamics.com'],
  EGNYTE: ['egnyte.com'],
};

const subdomain = /^([\da-z]([\da-z-]{0,61}[\da-z])?\.)+$/;

/** Where the people of Dynamics sign in. */
const MICROSOFT_LOGIN = 'https://login.microsoftonline.com';

/**
 * As it is kept and compared; what somebody has copied from the browser's address is taken, too. A path stays where the
 * operator has added an issuer with one: it is part of whose people come from there.
 */
export function normalizeHost(provider: Provider, text: string, settings: Settings): string {
  const [host = '', ...segments] = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .split('/');
  const path = segments.map((segment) => `/${segment}`).join('');
  const there = operatorHostNames(provider, settings).filter(
    (place) => place.split('/')[0] === host.toLowerCase(),
  );
  const typed = `${host.toLowerCase()}${path}/`;
  return (
    there.find((place) => typed.startsWith(`${place}/`)) ??
    (there.length === 1 && /^\/?$/.test(path) ? there[0]! : host.toLowerCase())
  );
}

/** Below what address a provider answers, by a host in its normal form; null for one that is not of this provider, whether or not it is there. */
export function providerUrl(provider: Provider, host: string, settings: Settings): string | null {
  const added = operatorHostsOf(provider, settings).find((each) => hostWithPath(each) === host);
  if (added !== undefined) return added.origin + added.path;
  const isProviders =
    host.length <= 253 &&
    suffixes[provider].some(
      (suffix) => host.endsWith(`.${suffix}`) && subdomain.test(host.slice(0, -suffix.length)),
    );
  return isProviders ? `https://${host}` : null;
}

/** Whether people are sent there still: the operator may have taken the host away since it was set up. */
export function isHostAllowed(
  { provider, host }: { provider: Provider; host: string },
  settings: Settings,
): boolean {
  return providerUrl(provider, host, settings) !== null;
}

/** Where Microsoft, or what the operator put beside it, may send people of Dynamics to sign in. */
export function isMicrosoftLogin(origin: string, settings: Settings): boolean {
  return (
    origin === MICROSOFT_LOGIN ||
    operatorHostsOf('DYNAMICS', settings).some((each) => each.origin === origin)
  );
}

/** Whether the operator vouches for it. */
export function isOperatorHost(
  origin: string,
  { LECTERN_SIGN_ON_HOSTS: added }: Settings,
): boolean {
  return (added ?? []).some((each) => each.origin === origin);
}

type OperatorHost = NonNullable<Settings['LECTERN_SIGN_ON_HOSTS']>[number];

/** What the operator added (`LECTERN_SIGN_ON_HOSTS`), the longest paths first. */
function operatorHostsOf(
  provider: Provider,
  { LECTERN_SIGN_ON_HOSTS: added }: Settings,
): OperatorHost[] {
  return (added ?? [])
    .filter((each) => each.provider === provider)
    .toSorted((one, other) => other.path.length - one.path.length);
}

const hostWithPath = ({ origin, path }: OperatorHost): string => new URL(origin).host + path;

/** The same as hosts, with the paths of issuers. */
export function operatorHostNames(provider: Provider, settings: Settings): string[] {
  return operatorHostsOf(provider, settings).map(hostWithPath);
}
