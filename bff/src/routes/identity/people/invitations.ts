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

/** Invites up to 50 people by email; each email has its own answer: the user, or the problem in a sentence. */
export const inviteUsers = route('POST /api/users/invitations', {
  body: z.object({
    emails: z
      .array(z.string().max(1_000))
      .min(1)
      .max(50)
      .describe('The emails to invite, 1 to 50.'),
    name: z.string().max(1_000).nullish().describe('The name of the person, when it is one.'),
    role: roleInput.optional().describe('Their role; a member when left out.'),
    permissions: permissionsInput
      .optional()
      .describe('Permissions by key; true for those that they get.'),
    custom_role_id: z
      .uuid()
      .nullish()
      .describe('A custom role of the team that they get in addition.'),
  }),
  answer: dataOf(
    z.array(
      z.strictObject({
        email: z.string().describe('The email that was invited.'),
        problem: z
          .string()
          .nullable()
          .describe('Why it was not invited, as a sentence; null when it was.'),
        user: memberResource.schema
          .nullable()
          .describe('The invited user; null when there is a problem.'),
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

/** Emails an invitation again with another link, which replaces the one before. 429 within a minute of the last. */
export const resendInvitation = route('POST /api/users/:id/invitation', {
  params: idParams,
  body: z.object({}),
  answer: dataOf(memberResource.schema),
  operation: ResendInvitation,
  present: (answer) => data(memberResource.present(answer.resendInvitation)),
});

/** Withdraws an invitation: the link in the email stops working. */
export const revokeInvitation = route('DELETE /api/users/:id/invitation', {
  params: idParams,
  answer: z.null(),
  status: 204,
  operation: RevokeInvitation,
  present: () => null,
});
