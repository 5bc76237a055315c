import { graphql } from '../../gql/gql.ts';

/** The groups of the team, to choose from. */
export const GroupChoicesQuery = graphql(`
  query GroupChoices {
    groups(pageSize: 300) {
      items {
        id
        name
      }
    }
  }
`);
