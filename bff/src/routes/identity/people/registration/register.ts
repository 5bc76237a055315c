import { z } from 'zod';
import {
  answerSignIn,
  checkSigningIn,
  deviceName,
  signInAnswer,
} from '../../../../access/signed-in.ts';
import { graphql } from '../../../../gql/gql.ts';
import { EdgeError } from '../../../../http/edge-error.ts';
import { data, dataOf } from '../../../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { handledRoute } from '../../../../route/route.ts';
import { assertOpen } from './registration-checks.ts';
import { problems } from '../../../../http/problems.ts';

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
const sent = problems.activationSent;
const kept = problems.activationKept;
const unverified = problems.botCheckFailed;

const periods = { month: 'MONTH', year: 'YEAR' } as const;

/**
 * Registers a company, on trial or not (accounts §2, §7). The link in the email then creates team and administrator.
 * The answer and the work are the same whether or not the email is known. 403 unless companies may register themselves
 * (`LECTERN_REGISTRATION`), 422 by field, and under `recaptcha_token` without the bot check.
 */
export const register = handledRoute('POST /api/register', {
  access: ['public'],
  csrf: 'never', // It signs nobody in, so it needs no CSRF token.
  limit: 'password',
  body: z.object({
    team_name: text.describe('The name of the company.'),
    first_name: text.describe('First name of its first administrator.'),
    last_name: text.describe('Last name of its first administrator.'),
    email: text.describe('Email of its first administrator.'),
    password: text.describe('The password to sign in with.'),
    password_confirmation: text.nullish().describe('The same password again.'),
    accept_terms: z.boolean().describe('Whether they accept the terms; has to be true.'),
    trial: z.boolean().nullish().describe('Whether it is a trial.'),
    promo_code: text.nullish().describe('A promo code; left out for none.'),
    plan: text.nullish().describe('Name of the plan, such as enablement_300.'),
    period: z.enum(['month', 'year']).nullish().describe('Whether to pay monthly or yearly.'),
    num_users: z.int32().nullish().describe('For how many users.'),
    v2: z.boolean().nullish().describe('Accepted and ignored.'),
    recaptcha_token: z
      .string()
      .max(4_000)
      .nullish()
      .describe('Answer to a challenge of `GET /api/recaptcha`.'),
  }),
  answer: z.strictObject({
    message: z.string().describe('What happens now, as a sentence for people.'),
    destination: z.string().describe('Where a browser goes next.'),
  }),
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
 * The registration behind the link of an activation email. The token is sent in the body so that no log keeps it. 404
 * once it is invalid.
 */
export const checkRegistration = handledRoute('POST /api/public/registrations/check', {
  access: ['public'],
  limit: 'password',
  body: z.object({ token: token.describe('The token at the end of the link in the email.') }),
  answer: dataOf(
    z.strictObject({
      email: z.string().describe('The email of the first administrator.'),
      team_name: z.string().describe('The name of the company.'),
      trial: z.boolean().describe('Whether it is a trial.'),
      expires_at: z.string().describe('When the link stops working.'),
    }),
  ),
  async handle({ body, call }) {
    const { registration } = await call.ask(ReadRegistration, body);
    if (!registration) throw new EdgeError('NOT_FOUND', problems.registrationLinkInvalid);
    const { email, teamName, isTrial, expiresAt } = registration;
    return data({ email, team_name: teamName, trial: isTrial, expires_at: expiresAt });
  },
});

/**
 * Activates a registration with the chosen password: creates team and administrator, and signs in. 422 under `token`
 * once it is invalid. Browsers and other clients are distinguished as at `POST /login`.
 */
export const activateRegistration = handledRoute('POST /register/activate', {
  access: ['public'],
  csrf: 'never', // Checked below, for browsers only.
  limit: 'password',
  body: z.object({
    device_name: deviceName,
    token: token.describe('The token at the end of the link in the email.'),
    password: text.describe('The password that was chosen when registering.'),
  }),
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
