import type { Settings } from '@lectern/kernel/settings.ts';

export type Provider = 'OKTA' | 'DYNAMICS' | 'EGNYTE';

export const providerWords: Readonly<Record<Provider, string>> = {
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

const below = /^([\da-z]([\da-z-]{0,61}[\da-z])?\.)+$/;

/** Where the people of Dynamics sign in. */
const MICROSOFT = 'https://login.microsoftonline.com';

/**
 * As it is kept and compared; what somebody has copied from the browser's address is taken, too. A path stays where the
 * operator has added an issuer with one: it is part of whose people come from there.
 */
export function normalHost(provider: Provider, text: string, settings: Settings): string {
  const [host = '', ...segments] = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .split('/');
  const path = segments.map((segment) => `/${segment}`).join('');
  const there = addedPlaces(provider, settings).filter(
    (place) => place.split('/')[0] === host.toLowerCase(),
  );
  const typed = `${host.toLowerCase()}${path}/`;
  return (
    there.find((place) => typed.startsWith(`${place}/`)) ??
    (there.length === 1 && /^\/?$/.test(path) ? there[0]! : host.toLowerCase())
  );
}

/** Below what address a provider answers, by a host in its normal form; null for one that is not of this provider, whether or not it is there. */
export function addressOf(provider: Provider, host: string, settings: Settings): string | null {
  const added = addedTo(provider, settings).find((each) => named(each) === host);
  if (added !== undefined) return added.origin + added.path;
  const isProviders =
    host.length <= 253 &&
    suffixes[provider].some(
      (suffix) => host.endsWith(`.${suffix}`) && below.test(host.slice(0, -suffix.length)),
    );
  return isProviders ? `https://${host}` : null;
}

/** Whether people are sent there still: the operator may have taken the host away since it was set up. */
export function isAllowed(
  { provider, host }: { provider: Provider; host: string },
  settings: Settings,
): boolean {
  return addressOf(provider, host, settings) !== null;
}

/** Where Microsoft, or what the operator put beside it, may send people of Dynamics to sign in. */
export function isMicrosoftLogin(origin: string, settings: Settings): boolean {
  return (
    origin === MICROSOFT || addedTo('DYNAMICS', settings).some((each) => each.origin === origin)
  );
}

/** Whether the operator vouches for it. */
export function isAdded(origin: string, { LECTERN_SIGN_ON_HOSTS: added }: Settings): boolean {
  return (added ?? []).some((each) => each.origin === origin);
}

type Added = NonNullable<Settings['LECTERN_SIGN_ON_HOSTS']>[number];

/** What the operator added (`LECTERN_SIGN_ON_HOSTS`), the longest paths first. */
function addedTo(provider: Provider, { LECTERN_SIGN_ON_HOSTS: added }: Settings): Added[] {
  return (added ?? [])
    .filter((each) => each.provider === provider)
    .toSorted((one, other) => other.path.length - one.path.length);
}

const named = ({ origin, path }: Added): string => new URL(origin).host + path;

/** The same as hosts, with the paths of issuers. */
export function addedPlaces(provider: Provider, settings: Settings): string[] {
  return addedTo(provider, settings).map(named);
}
