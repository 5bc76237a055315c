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
 * Goes to another team that one is in (accounts §7): from the next call on, this sign-in stands for the caller there.
 * Also for whoever has no second factor where one is asked for, to a team that asks for none; 403 to another such one.
 * 404 for anybody else and for a team that one is not in; 403 for one that one is locked in.
 */
export const switchTeam = handledRoute('POST /api/users/:userId/teams/:teamId/switch', {
  access: ['signing_in_themselves'],
  params: z.object({ userId: id, teamId: id }),
  body: z.strictObject({}).optional(),
  answer: dataOf(userResource.schema),
  async handle({ params: { userId, teamId }, call }) {
    const { claims } = call;
    if ((claims.kind !== 'user' && claims.kind !== 'limited') || claims.userId !== userId)
      throw notFound();
    return data(userResource.present((await call.ask(SwitchTeam, { teamId })).switchTeam));
  },
});
