import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { found } from '../../http/edge-error.ts';
import { data, dataOf, idParams } from '../../present/data.ts';
import { presentTeam, teamResource } from '../../present/team.ts';
import { roleNames } from '../../present/user.ts';
import { route } from '../../route/route.ts';

const ListOwnTeams = graphql(`
  query ListOwnTeams {
    viewer {
      memberships {
        role
        isCurrent
        team {
          ...TeamFields
        }
      }
    }
  }
`);
const ReadTeam = graphql(`
  query ReadTeam($id: ID!) {
    team(id: $id) {
      ...TeamFields
    }
  }
`);

const ownTeamResource = teamResource.extend({
  role: z.enum(['Team Admin', 'Team Member']),
  is_current: z.boolean(),
});

/** The teams that the signed-in user may go to, and what they are in each (accounts §7). */
export const listOwnTeams = route('GET /api/user/teams', {
  answer: dataOf(z.array(ownTeamResource)),
  operation: ListOwnTeams,
  variables: () => ({}),
  present: ({ viewer }) =>
    data(
      viewer.memberships.map(({ team, role, isCurrent }) => ({
        ...presentTeam(team),
        role: roleNames[role],
        is_current: isCurrent,
      })),
    ),
});

/** One of them; any other is not there. */
export const readTeam = route('GET /api/teams/:id', {
  params: idParams,
  answer: dataOf(teamResource),
  operation: ReadTeam,
  present: ({ team }) => data(presentTeam(found(team))),
});
