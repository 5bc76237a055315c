import type { SingleSignOnProvider } from '../gql/graphql.ts';

export const providerWords: Record<SingleSignOnProvider, string> = {
  OKTA: 'Okta',
  DYNAMICS: 'Dynamics',
  EGNYTE: 'Egnyte',
};
