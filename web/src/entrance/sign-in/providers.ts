import { keysOf } from '../../typed/keys-of.ts';
/** The identity providers, in display order. */
export const providers = { okta: 'Okta', dynamics: 'Dynamics', egnyte: 'Egnyte' } as const;

export type ProviderName = keyof typeof providers;

export const providerNames = keysOf(providers);
