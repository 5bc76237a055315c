import { z } from 'zod';
import { graphql } from '../../../../gql/gql.ts';
import { data, dataOf } from '../../../../present/data.ts';
import { teamForm } from '../../../../present/team-form.ts';
import { checkConsent, readTeamForm } from '../../../../present/team-input.ts';
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
  body: teamForm
    .extend({ name: z.string().max(1_000).describe('The name of the team.') })
    .check(checkConsent),
  answer: dataOf(editedTeamResource.schema),
  status: 201,
  operation: CreateTeam,
  variables: ({ body }) => ({ input: { ...readTeamForm(body), name: body.name } }),
  present: (answer) => data(editedTeamResource.present(answer.createTeam)),
});
