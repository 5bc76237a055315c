import { graphql } from '../../../gql/gql.ts';
import { chunkOf, chunkQuery } from '../../../present/data.ts';
import { memberResource } from '../../../present/user.ts';
import { route } from '../../../route/route.ts';

const ListUsers = graphql(`
  query ListUsers($min: ID, $chunk: Int!) {
    usersAfter(min: $min, chunk: $chunk) {
      ...MemberFields
    }
  }
`);

/** All users of the team, in chunks by id: those after `min`, until a chunk is empty (accounts §7, §9). */
export const listUsers = route('GET /api/users', {
  query: chunkQuery(100),
  answer: chunkOf(memberResource.schema),
  operation: ListUsers,
  variables: ({ query: { min, chunk } }) => ({ chunk, ...(min && { min }) }),
  present: ({ usersAfter }, { query: { min, chunk } }) => ({
    data: usersAfter.map(memberResource.present),
    meta: { min: min ?? null, chunk },
  }),
});
