import type { Settings } from '@lectern/kernel/engines/settings.ts';

export type Provider = 'OKTA' | 'DYNAMICS' | 'EGNYTE';

export const providerLabels: Readonly<Record<Provider, string>> = {
  OKTA: 'Okta',
  DYNAMICS: 'Dynamics',
  EGNYTE: 'Egnyte',
};

/** Below these names only the provider assigns hosts. */
export const suffixes: Readonly<Record<Provider, readonly string[]>> = {
  OKTA: ['okta.com', 'oktapreview.com', 'okta-emea.com'],
  DYNAMICS: ['dynamics.com'],
  EGNYTE: ['egnyte.com'],
};

const subdomain = /^([\da-z]([\da-z-]{0,61}[\da-z])?\.)+$/;

const MICROSOFT_LOGIN = 'https://login.microsoftonline.com';

/**
 * Normal form for storing and comparing. Accepts a copied URL; keeps the path if the operator added
 * an issuer with one, because it decides whose people come from there.
 */
export function normalizeHost(provider: Provider, text: string, settings: Settings): string {
  const [host = '', ...segments] = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .split('/');
  const path = segments.map((segment) => `/${segment}`).join('');
  const candidates = operatorHostNames(provider, settings).filter(
    (place) => place.split('/')[0] === host.toLowerCase(),
  );
  const typed = `${host.toLowerCase()}${path}/`;
  const [only, ...others] = candidates;
  const isOnly = others.length === 0 && /^\/?$/.test(path);
  return (
    candidates.find((place) => typed.startsWith(`${place}/`)) ??
    (isOnly && only !== undefined ? only : host.toLowerCase())
  );
}

/** Null for a host that does not belong to this provider. */
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

/** The operator may have removed the host since. */
export function isHostAllowed(
  { provider, host }: { provider: Provider; host: string },
  settings: Settings,
): boolean {
  return providerUrl(provider, host, settings) !== null;
}

/** Microsoft itself, or a host that the operator added. */
export function isMicrosoftLogin(origin: string, settings: Settings): boolean {
  return (
    origin === MICROSOFT_LOGIN ||
    operatorHostsOf('DYNAMICS', settings).some((each) => each.origin === origin)
  );
}

export function isOperatorHost(
  origin: string,
  { LECTERN_SIGN_ON_HOSTS: added }: Settings,
): boolean {
  return (added ?? []).some((each) => each.origin === origin);
}

type OperatorHost = NonNullable<Settings['LECTERN_SIGN_ON_HOSTS']>[number];

/** From `LECTERN_SIGN_ON_HOSTS`, the longest paths first. */
function operatorHostsOf(
  provider: Provider,
  { LECTERN_SIGN_ON_HOSTS: added }: Settings,
): OperatorHost[] {
  return (added ?? [])
    .filter((each) => each.provider === provider)
    .toSorted((one, other) => other.path.length - one.path.length);
}

const hostWithPath = ({ origin, path }: OperatorHost): string => new URL(origin).host + path;

/** Including issuer paths. */
export function operatorHostNames(provider: Provider, settings: Settings): string[] {
  return operatorHostsOf(provider, settings).map(hostWithPath);
}
