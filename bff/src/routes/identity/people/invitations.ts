import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { data, dataOf, idParams } from '../../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { permissionsInput } from '../../../present/permissions.ts';
import { memberResource } from '../../../present/user.ts';
import { route } from '../../../route/route.ts';
import { roleInput } from '../access/role-input.ts';

const InviteMembers = graphql(`
  mutation InviteMembers($input: InviteMembersInput!) {
    inviteMembers(input: $input) {
      email
      problem
      user {
        ...MemberFields
      }
    }
  }
`);
const ResendInvitation = graphql(`
  mutation ResendInvitation($id: ID!) {
    resendInvitation(userId: $id) {
      ...MemberFields
    }
  }
`);
const RevokeInvitation = graphql(`
  mutation RevokeInvitation($id: ID!) {
    revokeInvitation(userId: $id)
  }
`);

/** Invites up to 50 people by mail; each address has its own answer: the user, or the problem in a sentence. */
export const inviteUsers = route('POST /api/users/invitations', {
  body: z.object({
    emails: z.array(z.string().max(1_000)).min(1).max(50),
    name: z.string().max(1_000).nullish(),
    role: roleInput.optional(),
    permissions: permissionsInput.optional(),
    /** Of the team's own, beside. */
    custom_role_id: z.uuid().nullish(),
  }),
  answer: dataOf(
    z.array(
      z.strictObject({
        email: z.string(),
        problem: z.string().nullable(),
        user: memberResource.schema.nullable(),
      }),
    ),
  ),
  operation: InviteMembers,
  variables: ({ body: { custom_role_id: customRoleId, ...body } }) => ({
    input: withoutUndefined({ ...body, customRoleId }),
  }),
  present: ({ inviteMembers }) =>
    data(
      inviteMembers.map(({ email, problem, user }) => ({
        email,
        problem: problem ?? null,
        user: user ? memberResource.present(user) : null,
      })),
    ),
});

/** Another mail with another link; the one before is worth nothing then. 429 within a minute of the last. */
export const resendInvitation = route('POST /api/users/:id/invitation', {
  params: idParams,
  body: z.object({}),
  answer: dataOf(memberResource.schema),
  operation: ResendInvitation,
  present: (answer) => data(memberResource.present(answer.resendInvitation)),
});

/** The link in the mail is worth nothing any more. */
export const revokeInvitation = route('DELETE /api/users/:id/invitation', {
  params: idParams,
  answer: z.null(),
  status: 204,
  operation: RevokeInvitation,
  present: () => null,
});
