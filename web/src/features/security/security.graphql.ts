import { graphql } from '../../gql/gql.ts';

export const SecurityPageQuery = graphql(`query SecurityPage { viewer { id email name signIns { ...SignInEntry } } }`);
