import { z } from 'zod';
import { graphql } from '../../../../gql/gql.ts';
import { notFound } from '../../../../http/edge-error.ts';
import { data, dataOf, id } from '../../../../present/data.ts';
import { userResource } from '../../../../present/user.ts';
import { handledRoute } from '../../../../route/route.ts';

const SwitchTeam = graphql(`
  mutation SwitchTeam($teamId: ID!) {
    switchTeam(teamId: $teamId) {
      ...UserFields
    }
  }
`);

/**
 * Switches this sign-in to another team of the caller (accounts §7), from the next call on. Users without a required
 * second factor may switch to a team that does not require it; 403 for one that does. 404 for other users and foreign
 * teams; 403 for a team that has locked the caller.
 */
export const switchTeam = handledRoute('POST /api/users/:userId/teams/:teamId/switch', {
  access: ['signing_in_themselves'],
  params: z.object({
    userId: id.describe('The id of the caller.'),
    teamId: id.describe('The id of the team to switch to.'),
  }),
  body: z.object({}).optional(),
  answer: dataOf(userResource.schema),
  async handle({ params: { userId, teamId }, call }) {
    const { claims } = call;
    if ((claims.kind !== 'user' && claims.kind !== 'limited') || claims.userId !== userId)
      throw notFound();
    return data(userResource.present((await call.ask(SwitchTeam, { teamId })).switchTeam));
  },
});
