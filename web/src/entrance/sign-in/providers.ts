/** By which organizations sign their people in, as they stand on the page. */
export const providers = { okta: 'Okta', dynamics: 'Dynamics', egnyte: 'Egnyte' } as const;

export type ProviderName = keyof typeof providers;

export const providerNames = Object.keys(providers) as ProviderName[];
