import type { LinkPageQuery } from '../../../gql/graphql.ts';

export type ShownLink = NonNullable<LinkPageQuery['sharedLink']>;
