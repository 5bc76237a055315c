import { graphql } from '../gql/gql.ts';
import { resource } from '../resource/resource.ts';

export const groupResource = resource(
  graphql(`
    fragment GroupFields on Group {
      id
      name
      memberCount
      createdAt
    }
  `),
  { names: { memberCount: 'user_count' } },
);
