import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { found } from '../../http/edge-error.ts';
import { data, dataOf, idParams } from '../../present/data.ts';
import { presentTeam, teamResource } from '../../present/team.ts';
import { route } from '../../route/route.ts';

const ListOwnTeams = graphql(`query ListOwnTeams { viewer { teams { ...TeamFields } } }`);
const ReadTeam = graphql(`query ReadTeam($id: ID!) { team(id: $id) { ...TeamFields } }`);

/** The teams that the signed-in user is in (accounts §7). */
export const listOwnTeams = route('GET /api/user/teams', {
  answer: dataOf(z.array(teamResource)),
  operation: ListOwnTeams,
  variables: () => ({}),
  present: ({ viewer }) => data(viewer.teams.map(presentTeam)),
});

/** One of them; any other is not there. */
export const readTeam = route('GET /api/teams/:id', {
  params: idParams,
  answer: dataOf(teamResource),
  operation: ReadTeam,
  present: ({ team }) => data(presentTeam(found(team))),
});
