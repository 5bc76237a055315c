import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { handledRoute } from '../../../route/route.ts';
import { problems } from '../../../http/problems.ts';

const RequestPasswordReset = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      isMailKept
    }
  }
`);
const ResetPassword = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input)
  }
`);

const sent = problems.resetLinkSent;
const kept = problems.resetLinkKept;

/**
 * Emails a link to reset a password (accounts §7). The answer and the work are the same whether or not the email is
 * known; 429 after three for one email, or ten from one network address, within a quarter of an hour.
 */
export const requestPasswordReset = handledRoute('POST /password/email', {
  access: ['public'],
  limit: 'password',
  body: z.object({ email: z.string().max(320).describe('The email of the account.') }),
  answer: z.strictObject({
    message: z.string().describe('What happens now, as a sentence for people.'),
  }),
  async handle({ body: { email }, call }) {
    const { requestPasswordReset: requested } = await call.ask(RequestPasswordReset, {
      input: { email, address: call.address },
    });
    return { message: requested.isMailKept ? kept : sent };
  },
});

/**
 * Sets a new password with the token of that email (accounts §7). All sign-ins of the user end, and none begins. 422
 * under `token` once it is invalid.
 */
export const resetPassword = handledRoute('POST /password/reset', {
  access: ['public'],
  limit: 'password',
  body: z.object({
    email: z.string().max(320).describe('The email of the account.'),
    password: z.string().max(1_000).describe('The password to sign in with from now on.'),
    password_confirmation: z.string().max(1_000).describe('The same password again.'),
    token: z.string().max(200).describe('The token at the end of the link in the email.'),
  }),
  answer: z.strictObject({
    message: z.string().describe('What happens now, as a sentence for people.'),
    destination: z.string().describe('Where a browser goes next.'),
  }),
  async handle({
    body: { email, password, password_confirmation: passwordConfirmation, token },
    call,
  }) {
    await call.ask(ResetPassword, {
      input: { email, password, passwordConfirmation, token, address: call.address },
    });
    return { message: problems.passwordChanged, destination: '/admin' };
  },
});
