import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { data, dataOf, idParams } from '../../../present/data.ts';
import { permissionsInput } from '../../../present/permissions.ts';
import { memberResource } from '../../../present/user.ts';
import { route } from '../../../route/route.ts';

const ChangeMemberPermissions = graphql(`
  mutation ChangeMemberPermissions($userId: ID!, $permissions: [String!]!) {
    changeMemberPermissions(userId: $userId, permissions: $permissions) {
      ...MemberFields
    }
  }
`);
const LockMember = graphql(`
  mutation LockMember($id: ID!) {
    lockMember(userId: $id) {
      ...MemberFields
    }
  }
`);
const UnlockMember = graphql(`
  mutation UnlockMember($id: ID!) {
    unlockMember(userId: $id) {
      ...MemberFields
    }
  }
`);

/** Sets all that a member may do from now on: keys that are missing or false are taken. */
export const changePermissions = route('PUT /api/users/:id/permissions', {
  params: idParams,
  body: z.object({
    permissions: permissionsInput.describe(
      'Permissions by key: those with true are kept or given, all others taken away.',
    ),
  }),
  answer: dataOf(memberResource.schema),
  operation: ChangeMemberPermissions,
  variables: ({ params, body }) => ({ userId: params.id, permissions: body.permissions }),
  present: ({ changeMemberPermissions }) => data(memberResource.present(changeMemberPermissions)),
});

/** Ends a member's sign-ins in this team and blocks new ones. */
export const lockMember = route('PUT /api/users/:id/lock', {
  params: idParams,
  answer: dataOf(memberResource.schema),
  operation: LockMember,
  present: (answer) => data(memberResource.present(answer.lockMember)),
});

/** Unlocks a member, who may sign in again. */
export const unlockMember = route('DELETE /api/users/:id/lock', {
  params: idParams,
  answer: dataOf(memberResource.schema),
  operation: UnlockMember,
  present: (answer) => data(memberResource.present(answer.unlockMember)),
});
