import { z } from 'zod';
import { graphql } from '../../../../gql/gql.ts';
import { data, dataOf } from '../../../../present/data.ts';
import { withoutUndefined } from '../../../../present/without-undefined.ts';
import { editedTeamResource } from '../../../../present/team.ts';
import { route } from '../../../../route/route.ts';

const CreateTeam = graphql(`
  mutation CreateTeam($input: CreateTeamInput!) {
    createTeam(input: $input) {
      ...EditedTeamFields
    }
  }
`);

/** Creates a team with the caller as its first administrator (accounts §7). Switching to it is another call. */
export const createTeam = route('POST /api/teams', {
  body: z.strictObject({
    name: z.string().max(1_000),
    time_zone: z.string().max(100).optional(),
    locale: z.string().max(100).optional(),
  }),
  answer: dataOf(editedTeamResource.schema),
  status: 201,
  operation: CreateTeam,
  variables: ({ body: { time_zone: timeZone, ...body } }) => ({
    input: withoutUndefined({ ...body, timeZone }),
  }),
  present: (answer) => data(editedTeamResource.present(answer.createTeam)),
});
