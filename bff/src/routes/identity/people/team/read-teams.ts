import { z } from 'zod';
import { graphql } from '../../../../gql/gql.ts';
import { data, dataOf } from '../../../../present/data.ts';
import { teamResource } from '../../../../present/team.ts';
import { roleNames } from '../../../../present/user.ts';
import { readRoute } from '../../../../resource/crud.ts';
import { route } from '../../../../route/route.ts';

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

const ownTeam = teamResource.schema.extend({
  role: z.enum(['Team Admin', 'Team Member']).describe("The caller's role in the team."),
  is_current: z.boolean().describe('Whether the caller is signed in to this team.'),
});

/** The teams of the signed-in user, with their role in each (accounts §7). */
export const listOwnTeams = route('GET /api/user/teams', {
  answer: dataOf(z.array(ownTeam)),
  operation: ListOwnTeams,
  variables: () => ({}),
  present: ({ viewer }) =>
    data(
      viewer.memberships.map(({ team, role, isCurrent }) => ({
        ...teamResource.present(team),
        role: roleNames[role],
        is_current: isCurrent,
      })),
    ),
});

/** A team that the caller is in; 404 for any other. */
export const readTeam = readRoute('GET /api/teams/:id', teamResource, ReadTeam);
