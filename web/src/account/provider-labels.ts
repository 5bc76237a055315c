import type { SingleSignOnProvider } from '../gql/graphql.ts';

export const providerLabels: Record<SingleSignOnProvider, string> = {
  OKTA: 'Okta',
  DYNAMICS: 'Dynamics',
  EGNYTE: 'Egnyte',
};
