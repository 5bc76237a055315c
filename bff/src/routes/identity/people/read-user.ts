import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { data, dataOf } from '../../../present/data.ts';
import { userResource } from '../../../present/user.ts';
import { route } from '../../../route/route.ts';

const ReadUser = graphql(`
  query ReadUser {
    viewer {
      ...UserFields
    }
  }
`);

/** The signed-in user (accounts §7); `include_teams=false` leaves the teams out. */
export const readUser = route('GET /api/user', {
  query: z.object({
    include_teams: z.boolean().default(true).describe('Whether to answer `teams`.'),
  }),
  answer: dataOf(userResource.schema),
  operation: ReadUser,
  variables: () => ({}),
  present({ viewer }, { query }) {
    const user = userResource.present(viewer);
    return data(query.include_teams ? user : { ...user, teams: undefined });
  },
});
