import type { ContactPageQuery } from '../../gql/graphql.ts';

export type ShownContact = NonNullable<ContactPageQuery['contact']>;
