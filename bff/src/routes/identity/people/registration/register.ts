import { z } from 'zod';
import { answerSignIn, checkSigningIn, signInAnswer } from '../../../../access/signed-in.ts';
import { graphql } from '../../../../gql/gql.ts';
import { EdgeError } from '../../../../http/edge-error.ts';
import { data, dataOf } from '../../../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { handledRoute } from '../../../../route/route.ts';
import { assertOpen } from './registration-checks.ts';

const Register = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      isMailKept
    }
  }
`);
const ReadRegistration = graphql(`
  query ReadRegistration($token: String!) {
    registration(token: $token) {
      email
      teamName
      isTrial
      expiresAt
    }
  }
`);
const ActivateRegistration = graphql(`
  mutation ActivateRegistration($input: ActivateRegistrationInput!) {
    activateRegistration(input: $input) {
      ...SignedInFields
    }
  }
`);

const text = z.string().max(1_000);
const token = z.string().max(4_000);
const sent =
  'We sent you a mail with a link that activates your account. It should arrive within 5 minutes.';
const kept =
  'A mail with a link that activates your account was written. This server sends no mails: whoever runs it finds it in the folder mail of its data.';
const unverified = 'We could not tell that you are a person. Please try again.';

const periods = { month: 'MONTH', year: 'YEAR' } as const;

/**
 * Registers a company, on trial or not (accounts §2, §7). The link in the mail then creates team and administrator. The
 * answer and the work are the same whether or not the email is known. 403 unless companies may register themselves
 * (`LECTERN_REGISTRATION`), 422 by field, and under `recaptcha_token` without the bot check.
 */
export const register = handledRoute('POST /api/register', {
  access: ['public'],
  csrf: 'never', // It signs nobody in, so it needs no CSRF token.
  limit: 'password',
  body: z.object({
    team_name: text,
    first_name: text,
    last_name: text,
    email: text,
    password: text,
    /** The confirmation, if a form asks for one. */
    password_confirmation: text.nullish(),
    accept_terms: z.boolean(),
    trial: z.boolean().nullish(),
    promo_code: text.nullish(),
    plan: text.nullish(),
    period: z.enum(['month', 'year']).nullish(),
    num_users: z.int32().nullish(),
    v2: z.boolean().nullish(),
    recaptcha_token: z.string().max(4_000).nullish(),
  }),
  answer: z.strictObject({ message: z.string(), destination: z.string() }),
  async handle({ body, call }) {
    await assertOpen(call);
    if (!(await call.edge.botCheck.isPerson(body.recaptcha_token)))
      throw new EdgeError('INVALID', unverified, { fields: { recaptcha_token: [unverified] } });
    const input = withoutUndefined({
      teamName: body.team_name,
      firstName: body.first_name,
      lastName: body.last_name,
      email: body.email,
      password: body.password,
      passwordConfirmation: body.password_confirmation ?? body.password,
      acceptTerms: body.accept_terms,
      isTrial: body.trial ?? undefined,
      promoCode: body.promo_code,
      plan: body.plan ?? undefined,
      userCount: body.num_users ?? undefined,
      period: body.period ? periods[body.period] : undefined,
      address: call.address,
    });
    const { register: requested } = await call.ask(Register, { input }).catch((error: unknown) => {
      throw named(error);
    });
    return {
      message: requested.isMailKept ? kept : sent,
      destination: requested.isMailKept ? '/register/thankyou?mail=kept' : '/register/thankyou',
    };
  },
});

/**
 * The registration behind the link of an activation mail. The token is in the body so that no log keeps it. 404 once it
 * is invalid.
 */
export const checkRegistration = handledRoute('POST /api/public/registrations/check', {
  access: ['public'],
  limit: 'password',
  body: z.object({ token }),
  answer: dataOf(
    z.strictObject({
      email: z.string(),
      team_name: z.string(),
      trial: z.boolean(),
      expires_at: z.string(),
    }),
  ),
  async handle({ body, call }) {
    const { registration } = await call.ask(ReadRegistration, body);
    if (!registration)
      throw new EdgeError(
        'NOT_FOUND',
        'This link is not valid any more. If you have activated your account, sign in; otherwise please register again.',
      );
    const { email, teamName, isTrial, expiresAt } = registration;
    return data({ email, team_name: teamName, trial: isTrial, expires_at: expiresAt });
  },
});

/**
 * Activates it with the chosen password: creates team and administrator, and signs in. 422 under `token` once it is
 * invalid. Browsers and other clients are told apart as at `POST /login`.
 */
export const activateRegistration = handledRoute('POST /register/activate', {
  access: ['public'],
  csrf: 'never', // Checked below, for browsers only.
  limit: 'password',
  body: z.object({ token, password: text, device_name: z.string().max(200).nullish() }),
  answer: signInAnswer,
  async handle({ body, call }) {
    const client = checkSigningIn(call, body.device_name);
    const input = withoutUndefined({
      token: body.token,
      password: body.password,
      address: call.address,
      userAgent: call.userAgent,
      deviceName: client.deviceName,
    });
    const { activateRegistration: started } = await call.ask(ActivateRegistration, { input });
    return answerSignIn(call, started, client);
  },
});

/** The number of users by the name that it has in the form. */
function named(error: unknown): unknown {
  if (!(error instanceof EdgeError) || !error.fields) return error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([field, messages]) => [
      field === 'user_count' ? 'num_users' : field,
      messages,
    ]),
  );
  return new EdgeError(error.code, error.message, { fields });
}
