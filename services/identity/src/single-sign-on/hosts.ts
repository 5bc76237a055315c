import type { Settings } from '@lectern/kernel/settings.ts';

export type Provider = 'OKTA' | 'DYNAMICS' | 'EGNYTE';

export const providerWords: Readonly<Record<Provider, string>> = { OKTA: 'Okta', DYNAMICS: 'Dynamics', EGNYTE: 'Egnyte' };

/** What a provider's hosts end with: below them nobody but the provider says which machine answers. */
export const suffixes: Readonly<Record<Provider, readonly string[]>> = {
  OKTA: ['okta.com', 'oktapreview.com', 'okta-emea.com'],
  DYNAMICS: ['dynamics.com'],
  EGNYTE: ['egnyte.com'],
};

const below = /^([\da-z]([\da-z-]{0,61}[\da-z])?\.)+$/;

/** Where the people of Dynamics sign in. */
const MICROSOFT = 'https://login.microsoftonline.com';

/** As it is kept and compared; what somebody has copied from the browser's address is taken, too. */
export function normalHost(text: string): string {
  return text.trim().toLowerCase().replace(/^https?:\/\//, '').replace(/\/.*$/, '');
}

/** The origin behind a host, already in its normal form; null for one that is not of this provider, whether or not it is there. */
export function originOf(provider: Provider, host: string, settings: Settings): string | null {
  const added = addedOrigins(provider, settings).find((origin) => new URL(origin).host === host);
  if (added !== undefined) return added;
  const isProviders = host.length <= 253 && suffixes[provider].some((suffix) => host.endsWith(`.${suffix}`) && below.test(host.slice(0, -suffix.length)));
  return isProviders ? `https://${host}` : null;
}

/** Whether people are sent there still: the operator may have taken the host away since it was set up. */
export function isAllowed({ provider, host }: { provider: Provider; host: string }, settings: Settings): boolean {
  return originOf(provider, host, settings) !== null;
}

/** Where Microsoft, or what the operator put beside it, may send people of Dynamics to sign in. */
export function isMicrosoftLogin(origin: string, settings: Settings): boolean {
  return origin === MICROSOFT || addedOrigins('DYNAMICS', settings).includes(origin);
}

/** Whether the operator vouches for it. */
export function isAdded(origin: string, { LECTERN_SIGN_ON_HOSTS: added }: Settings): boolean {
  return (added ?? []).some((each) => each.origin === origin);
}

/** What the operator added (`LECTERN_SIGN_ON_HOSTS`). */
export function addedOrigins(provider: Provider, { LECTERN_SIGN_ON_HOSTS: added }: Settings): string[] {
  return (added ?? []).filter((each) => each.provider === provider).map(({ origin }) => origin);
}
