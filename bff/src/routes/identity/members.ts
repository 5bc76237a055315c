import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { notFound } from '../../http/edge-error.ts';
import type { Call } from '../../http/call.ts';
import { data, dataOf, idParams, id } from '../../present/data.ts';
import { permissionsInput } from '../../present/permissions.ts';
import { memberResource, presentMember } from '../../present/user.ts';
import { handledRoute, route } from '../../route/route.ts';
import { roleInput } from './role-input.ts';

const ChangeMemberRole = graphql(`mutation ChangeMemberRole($userId: ID!, $role: TeamRole!) { changeMemberRole(userId: $userId, role: $role) { ...MemberFields } }`);
const ChangeMemberPermissions = graphql(`
  mutation ChangeMemberPermissions($userId: ID!, $permissions: [String!]!) { changeMemberPermissions(userId: $userId, permissions: $permissions) { ...MemberFields } }
`);
const LockMember = graphql(`mutation LockMember($id: ID!) { lockMember(userId: $id) { ...MemberFields } }`);
const UnlockMember = graphql(`mutation UnlockMember($id: ID!) { unlockMember(userId: $id) { ...MemberFields } }`);
const RemoveMember = graphql(`mutation RemoveMember($userId: ID!) { removeMember(userId: $userId) }`);

const inTeam = z.object({ id, teamId: id });

/** In the team one is signed in to: any other is not there. */
function checkTeam({ claims }: Call, teamId: string): void {
  if (claims.kind !== 'user' || claims.teamId !== teamId) throw notFound();
}

/** Makes a member an administrator, or the other way round (accounts §7, §9). Administrators only, nobody their own. */
export const changeRole = handledRoute('PUT /api/users/:id/teams/:teamId/role', {
  access: ['can_edit_users'],
  params: inTeam,
  body: z.strictObject({ role: roleInput }),
  answer: dataOf(memberResource),
  async handle({ params, body: { role }, call }) {
    checkTeam(call, params.teamId);
    return data(presentMember((await call.ask(ChangeMemberRole, { userId: params.id, role })).changeMemberRole));
  },
});

/** All that a member may do from now on: keys that are missing or false are taken. */
export const changePermissions = route('PUT /api/users/:id/permissions', {
  params: idParams,
  body: z.strictObject({ permissions: permissionsInput }),
  answer: dataOf(memberResource),
  operation: ChangeMemberPermissions,
  variables: ({ params, body }) => ({ userId: params.id, permissions: body.permissions }),
  present: ({ changeMemberPermissions }) => data(presentMember(changeMemberPermissions)),
});

/** Ends their sign-ins in this team and lets nobody in as them. */
export const lockMember = route('PUT /api/users/:id/lock', {
  params: idParams,
  answer: dataOf(memberResource),
  operation: LockMember,
  present: (answer) => data(presentMember(answer.lockMember)),
});

export const unlockMember = route('DELETE /api/users/:id/lock', {
  params: idParams,
  answer: dataOf(memberResource),
  operation: UnlockMember,
  present: (answer) => data(presentMember(answer.unlockMember)),
});

/** Takes a member out of the team and ends their sign-ins in it (accounts §7). */
export const removeMember = handledRoute('DELETE /api/users/:id/teams/:teamId', {
  access: ['can_edit_users'],
  params: inTeam,
  answer: z.null(),
  status: 204,
  async handle({ params, call }) {
    checkTeam(call, params.teamId);
    await call.ask(RemoveMember, { userId: params.id });
    return null;
  },
});
