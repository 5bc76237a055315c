import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { memberResource } from '../../../present/user.ts';
import { route } from '../../../route/route.ts';

const SearchUsers = graphql(`
  query SearchUsers($search: String!, $limit: Int!) {
    users(search: $search, pageSize: $limit) {
      total
      items {
        ...MemberFields
      }
    }
  }
`);

const words = z.string().trim().max(200).optional();

/**
 * The first `limit` people of the team, by name, with a word of name or email that begins with `search`, ignoring case
 * and accents (accounts §7); `query`, `name` and `email` are the same, and without any everyone is found. `total` counts
 * all. Not more about each than the list of users.
 */
export const searchUsers = route('POST /api/users/search', {
  body: z.object({
    search: words.describe('Beginnings of words of a name or email.'),
    query: words.describe('The same as `search`.'),
    name: words.describe('The same as `search`.'),
    email: words.describe('The same as `search`.'),
    limit: z.number().int().min(1).max(100).default(25).describe('How many users to answer.'),
  }),
  answer: z.strictObject({
    data: z.array(memberResource.schema),
    meta: z.strictObject({
      limit: z.number().int().describe('The `limit` of the call.'),
      total: z.number().int().describe('How many users match; counting may stop at 10,000.'),
    }),
  }),
  operation: SearchUsers,
  variables: ({ body: { limit, search, query, name, email } }) => ({
    search: search || query || name || email || '',
    limit,
  }),
  present: ({ users: { items, total } }, { body: { limit } }) => ({
    data: items.map(memberResource.present),
    meta: { limit, total },
  }),
});
