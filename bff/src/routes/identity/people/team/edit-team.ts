import { graphql } from '../../../../gql/gql.ts';
import { forbidden } from '../../../../access/authenticate.ts';
import { found } from '../../../../http/edge-error.ts';
import { data, dataOf, idParams } from '../../../../present/data.ts';
import { teamForm } from '../../../../present/team-form.ts';
import { checkConsent, readTeamForm } from '../../../../present/team-input.ts';
import { editedTeamResource } from '../../../../present/team.ts';
import { fixedFields } from '../../../../route/fixed-fields.ts';
import { route } from '../../../../route/route.ts';

const ReadEditedTeam = graphql(`
  query ReadEditedTeam($id: ID!) {
    team(id: $id) {
      ...EditedTeamFields
    }
  }
`);
const ChangeTeamSettings = graphql(`
  mutation ChangeTeamSettings($id: ID!, $input: ChangeTeamSettingsInput!) {
    changeTeamSettings(teamId: $id, input: $input) {
      ...EditedTeamFields
    }
  }
`);

/** A team with all its fields, for users who may edit it (accounts §7): the current one or another of their own. */
export const readEditedTeam = route('GET /api/admin/teams/:id', {
  params: idParams,
  answer: dataOf(editedTeamResource.schema),
  operation: ReadEditedTeam,
  narrowedTo: 'can_edit_team',
  present({ team }, { call }) {
    if (!found(team).mayEdit) throw forbidden(call.claims);
    return data(editedTeamResource.present(found(team)));
  },
});

const fixed = fixedFields('id', 'slug', 'channel', 'created_at');

/**
 * Changes the given settings of a team that the caller may edit; any other is not there (accounts §7). Its id and
 * slug stay as they are.
 */
export const editTeam = route('PUT /api/admin/teams/:id', {
  params: idParams,
  body: teamForm.extend(fixed.shape).check(checkConsent),
  answer: dataOf(editedTeamResource.schema),
  operation: ChangeTeamSettings,
  before: ({ params, body, call }) =>
    fixed.check(body, async () => {
      const { team } = await call.ask(ReadEditedTeam, params);
      return editedTeamResource.present(found(team));
    }),
  variables: ({ params: { id }, body }) => ({ id, input: readTeamForm(body) }),
  present: ({ changeTeamSettings }) => data(editedTeamResource.present(changeTeamSettings)),
});
