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
  query: z.object({ include_teams: z.enum(['true', 'false', '1', '0']).default('true') }),
  answer: dataOf(userResource.schema),
  operation: ReadUser,
  variables: () => ({}),
  present({ viewer }, { query }) {
    const user = userResource.present(viewer);
    const withTeams = ['true', '1'].includes(query.include_teams);
    return data(withTeams ? user : { ...user, teams: undefined });
  },
});
