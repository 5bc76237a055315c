import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { data, dataOf, id, idParams } from '../../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
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

const inTeam = z.object({
  id: id.describe('The id of the user.'),
  teamId: id.describe('The id of the team.'),
});

/**
 * Adds a member to other teams in which the caller edits users too (accounts §7). Answers the user as the first of
 * these teams sees them. Being in a team with this role is no failure; with another role it is a 409.
 */
export const addToTeams = route('POST /api/users/:id/teams', {
  params: idParams,
  body: z.object({
    team_ids: z.array(id).min(1).max(50).describe('The teams to add them to, 1 to 50.'),
    role: roleInput.optional().describe('Their role there; a member when left out.'),
  }),
  answer: dataOf(memberResource.schema),
  operation: AddToTeams,
  variables: ({ params, body: { team_ids: teamIds, role } }) =>
    withoutUndefined({ id: params.id, teamIds, role }),
  present: (answer) => data(memberResource.present(answer.addToTeams)),
});

/** Adds a member to one other team in which the caller edits users too. */
export const addToTeam = route('POST /api/users/:id/teams/:teamId', {
  params: inTeam,
  body: z.object({
    role: roleInput.optional().describe('Their role there; a member when left out.'),
  }),
  answer: dataOf(memberResource.schema),
  operation: AddToTeams,
  variables: ({ params, body: { role } }) =>
    withoutUndefined({ id: params.id, teamIds: [params.teamId], role }),
  present: (answer) => data(memberResource.present(answer.addToTeams)),
});

/**
 * Makes a member an administrator or the reverse (accounts §7, §9), in the current team or another that the caller
 * administrates. Nobody changes their own role, so one administrator always remains.
 */
export const changeRole = route('PUT /api/users/:id/teams/:teamId/role', {
  params: inTeam,
  body: z.object({ role: roleInput.describe('The role from now on.') }),
  answer: dataOf(memberResource.schema),
  operation: ChangeMemberRole,
  variables: ({ params, body: { role } }) => ({ ...params, role }),
  present: ({ changeMemberRole }) => data(memberResource.present(changeMemberRole)),
});

const successorQuery = z.object({
  hand_over_to: id
    .optional()
    .describe('The member who gets what they own; the first administrator when left out.'),
});

/**
 * Removes a member from a team in which the caller edits users, and ends their sign-ins in it (accounts §7). An
 * administrator has to become a member first. `hand_over_to` gets what they own, by default the first administrator of
 * the team.
 */
export const removeMember = route('DELETE /api/users/:id/teams/:teamId', {
  params: inTeam,
  query: successorQuery,
  answer: z.null(),
  status: 204,
  operation: RemoveMember,
  variables: ({ params, query: { hand_over_to: handOverTo } }) =>
    withoutUndefined({ ...params, handOverTo }),
  present: () => null,
});

/** Removes a member from the current team and ends their sign-ins in it. */
export const deleteUser = route('DELETE /api/users/:id', {
  params: idParams,
  query: successorQuery,
  answer: z.null(),
  status: 204,
  operation: RemoveMember,
  variables: ({ params, query: { hand_over_to: handOverTo } }) =>
    withoutUndefined({ ...params, handOverTo }),
  present: () => null,
});

/**
 * Restores a member removed within the last 30 days, with role, permissions and groups. What they owned returns to them
 * if it went to its new owner by default and has not changed hands since; where `hand_over_to` was given, it stays.
 * 409 if they are invited again, 404 if they can no longer be restored.
 */
export const restoreInTeam = route('PUT /api/users/:id/teams/:teamId/restore', {
  params: inTeam,
  answer: dataOf(memberResource.schema),
  operation: RestoreMember,
  variables: ({ params }) => params,
  present: ({ restoreMember }) => data(memberResource.present(restoreMember)),
});

/**
 * Restores a member who was removed from the current team within the last 30 days, as PUT
 * /api/users/{id}/teams/{teamId}/restore does.
 */
export const restoreUser = route('PUT /api/users/:id/restore', {
  params: idParams,
  answer: dataOf(memberResource.schema),
  operation: RestoreMember,
  variables: ({ params }) => params,
  present: ({ restoreMember }) => data(memberResource.present(restoreMember)),
});
