import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
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
  query: z.object({
    min: z.string().max(100).optional(),
    chunk: z.coerce.number().int().min(1).max(1_000).default(100),
  }),
  answer: z.strictObject({
    data: z.array(memberResource.schema),
    meta: z.strictObject({ min: z.string().nullable(), chunk: z.number().int() }),
  }),
  operation: ListUsers,
  variables: ({ query: { min, chunk } }) => ({ chunk, ...(min && { min }) }),
  present: ({ usersAfter }, { query: { min, chunk } }) => ({
    data: usersAfter.map(memberResource.present),
    meta: { min: min ?? null, chunk },
  }),
});
