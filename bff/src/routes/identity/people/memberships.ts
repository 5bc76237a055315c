import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { data, dataOf, id, idParams } from '../../../present/data.ts';
import { withoutUndefined } from '../../../present/without-undefined.ts';
import { memberResource } from '../../../present/user.ts';
import { route } from '../../../route/route.ts';
import { roleInput } from '../access/role-input.ts';

const AddToTeams = graphql(`
  mutation AddToTeams($id: ID!, $teamIds: [ID!]!, $role: TeamRole) {
    addToTeams(userId: $id, teamIds: $teamIds, role: $role) {
      ...MemberFields
    }
  }
`);
const ChangeMemberRole = graphql(`
  mutation ChangeMemberRole($id: ID!, $teamId: ID!, $role: TeamRole!) {
    changeMemberRole(userId: $id, teamId: $teamId, role: $role) {
      ...MemberFields
    }
  }
`);
const RemoveMember = graphql(`
  mutation RemoveMember($id: ID!, $teamId: ID, $handOverTo: ID) {
    removeMember(userId: $id, teamId: $teamId, handOverTo: $handOverTo)
  }
`);

const RestoreMember = graphql(`
  mutation RestoreMember($id: ID!, $teamId: ID) {
    restoreMember(userId: $id, teamId: $teamId) {
      ...MemberFields
    }
  }
`);

const inTeam = z.object({ id, teamId: id });

/**
 * Brings a member of a team in which the caller edits users into others in which they do, too (accounts §7). Answers the
 * person as the first of these sees them; being there already with this role is no failure, with another it is a 409.
 */
export const addToTeams = route('POST /api/users/:id/teams', {
  params: idParams,
  body: z.strictObject({ team_ids: z.array(id).min(1).max(50), role: roleInput.optional() }),
  answer: dataOf(memberResource.schema),
  operation: AddToTeams,
  variables: ({ params, body: { team_ids: teamIds, role } }) =>
    withoutUndefined({ id: params.id, teamIds, role }),
  present: (answer) => data(memberResource.present(answer.addToTeams)),
});

/** Likewise, into one. */
export const addToTeam = route('POST /api/users/:id/teams/:teamId', {
  params: inTeam,
  body: z.strictObject({ role: roleInput.optional() }),
  answer: dataOf(memberResource.schema),
  operation: AddToTeams,
  variables: ({ params, body: { role } }) =>
    withoutUndefined({ id: params.id, teamIds: [params.teamId], role }),
  present: (answer) => data(memberResource.present(answer.addToTeams)),
});

/**
 * Makes a member an administrator, or the other way round (accounts §7, §9), in the team one is signed in to or in another
 * that one administrates. Nobody changes their own, so that one always stays.
 */
export const changeRole = route('PUT /api/users/:id/teams/:teamId/role', {
  params: inTeam,
  body: z.strictObject({ role: roleInput }),
  answer: dataOf(memberResource.schema),
  operation: ChangeMemberRole,
  variables: ({ params, body: { role } }) => ({ ...params, role }),
  present: ({ changeMemberRole }) => data(memberResource.present(changeMemberRole)),
});

const heir = z.object({ hand_over_to: id.optional() });

/**
 * Takes a member out of such a team and ends their sign-ins in it (accounts §7). Administrators are made members first. What
 * they own becomes that of `hand_over_to`: 422 where they own anything and nobody is named.
 */
export const removeMember = route('DELETE /api/users/:id/teams/:teamId', {
  params: inTeam,
  query: heir,
  answer: z.null(),
  status: 204,
  operation: RemoveMember,
  variables: ({ params, query: { hand_over_to: handOverTo } }) =>
    withoutUndefined({ ...params, handOverTo }),
  present: () => null,
});

/** Likewise, out of the team one is signed in to. */
export const deleteUser = route('DELETE /api/users/:id', {
  params: idParams,
  query: heir,
  answer: z.null(),
  status: 204,
  operation: RemoveMember,
  variables: ({ params, query: { hand_over_to: handOverTo } }) =>
    withoutUndefined({ ...params, handOverTo }),
  present: () => null,
});

/**
 * Brings back somebody who was taken out within the last 30 days, with role, permissions and groups as they were; what was
 * handed over stays with its new owner. 409 for who is invited again, 404 for who can be restored no more.
 */
export const restoreInTeam = route('PUT /api/users/:id/teams/:teamId/restore', {
  params: inTeam,
  answer: dataOf(memberResource.schema),
  operation: RestoreMember,
  variables: ({ params }) => params,
  present: ({ restoreMember }) => data(memberResource.present(restoreMember)),
});

/** Likewise, into the team one is signed in to. */
export const restoreUser = route('PUT /api/users/:id/restore', {
  params: idParams,
  answer: dataOf(memberResource.schema),
  operation: RestoreMember,
  variables: ({ params }) => params,
  present: ({ restoreMember }) => data(memberResource.present(restoreMember)),
});
