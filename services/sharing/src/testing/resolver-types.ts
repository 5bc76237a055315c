/** What must not compile in a resolver. Nothing here runs. */
import type { AllFields, CompleteResolvers } from '@lectern/kernel/graphql/complete-resolvers.ts';
import type { QueryResolvers, SharedLinkResolvers } from '../graphql/generated.ts';
import type { SharedLinkRow } from '../graphql/rows.ts';

export const wrongType: SharedLinkResolvers = {
  // @ts-expect-error A name is a string.
  name: () => 42,
};

export const wrongEnumValue: SharedLinkResolvers = {
  // @ts-expect-error There is no such status.
  status: () => 'NO_SUCH_STATUS',
};

export const nullForRequired: SharedLinkResolvers = {
  // @ts-expect-error Every link has a token.
  token: () => null,
};

// @ts-expect-error Rows of links have no field `name`: it needs a resolver.
export const missingField: CompleteResolvers<SharedLinkResolvers, SharedLinkRow> = {};

// @ts-expect-error Each field of Query needs a resolver.
export const missingQuery: AllFields<Pick<QueryResolvers, 'sharedLink'>> = {};
