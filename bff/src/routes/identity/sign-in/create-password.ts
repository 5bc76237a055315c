import { z } from 'zod';
import {
  answerSignIn,
  checkSigningIn,
  deviceName,
  signInAnswer,
} from '../../../access/signed-in.ts';
import { graphql } from '../../../gql/gql.ts';
import { EdgeError } from '../../../http/edge-error.ts';
import { data, dataOf } from '../../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { handledRoute } from '../../../route/route.ts';
import { problems } from '../../../http/problems.ts';

const ReadInvitation = graphql(`
  query ReadInvitation($token: String!) {
    invitation(token: $token) {
      email
      name
      teamName
      expiresAt
      hasLostRole
    }
  }
`);
const CreatePassword = graphql(`
  mutation CreatePassword($input: CreatePasswordInput!) {
    createPassword(input: $input) {
      ...SignedInFields
    }
  }
`);

const token = z.string().max(200).describe('The token at the end of the link in the email.');

/** The invitation behind a link. The token is sent in the body so that no log keeps it. 404 once it is invalid. */
export const checkInvitation = handledRoute('POST /api/public/invitations/check', {
  access: ['public'],
  limit: 'password',
  body: z.object({ token }),
  answer: dataOf(
    z.strictObject({
      email: z.string().describe('The email that was invited.'),
      name: z.string().nullable().describe('The name that they were invited with; null for none.'),
      team_name: z.string().describe('The team that they are invited to.'),
      expires_at: z.string().describe('When the link stops working.'),
      has_lost_role: z
        .boolean()
        .describe(
          'Whether they will come without the custom role that they were invited with, because it was deleted or grants more by now.',
        ),
    }),
  ),
  async handle({ body, call }) {
    const { invitation } = await call.ask(ReadInvitation, body);
    if (!invitation) throw new EdgeError('NOT_FOUND', problems.invitationInvalid);
    const { email, name, teamName, expiresAt, hasLostRole } = invitation;
    return data({
      email,
      name: name ?? null,
      team_name: teamName,
      expires_at: expiresAt,
      has_lost_role: hasLostRole,
    });
  },
});

/**
 * Accepts an invitation: sets the password and signs in (accounts §7). 422 under `token` once it is invalid. Browsers
 * and other clients are distinguished as at `POST /login`.
 */
export const createPassword = handledRoute('POST /password/create', {
  access: ['public'],
  csrf: 'never', // Checked below, for browsers only.
  limit: 'password',
  body: z.object({
    token,
    password: z.string().max(1_000).describe('The password to sign in with from now on.'),
    password_confirmation: z.string().max(1_000).describe('The same password again.'),
    name: z.string().max(1_000).nullish().describe('Their name; left out: as they were invited.'),
    device_name: deviceName,
  }),
  answer: signInAnswer,
  async handle({ body, call }) {
    const client = checkSigningIn(call, body.device_name);
    const input = withoutUndefined({
      token: body.token,
      password: body.password,
      passwordConfirmation: body.password_confirmation,
      name: body.name?.trim() || undefined,
      address: call.address,
      userAgent: call.userAgent,
      deviceName: client.deviceName,
    });
    const { createPassword: started } = await call.ask(CreatePassword, { input });
    return answerSignIn(call, started, client);
  },
});
