import { z } from 'zod';
import { graphql } from '../../../../gql/gql.ts';
import type { Call } from '../../../../http/call.ts';
import { EdgeError } from '../../../../http/edge-error.ts';
import { handledRoute } from '../../../../route/route.ts';
import { problems } from '../../../../http/problems.ts';

const RegistrationOpen = graphql(`
  query RegistrationOpen {
    setup {
      isRegistrationOpen
    }
  }
`);

const answer = z.strictObject({
  valid: z.literal(true).describe('Always true: otherwise the answer is 422.'),
});
/** No captcha: the answer is worth nothing to a program. */
const token = z.string().max(4_000).optional().describe('Accepted and ignored.');
const teamName = z
  .string()
  .trim()
  .min(1, problems.companyNameMissing)
  .max(120, problems.tooLong({ most: 120 }))
  .regex(/^\P{Cc}*$/u, problems.oneLine);
const email = z
  .string()
  .trim()
  .max(254, problems.tooLong({ most: 254 }))
  .pipe(z.email(problems.emailInvalid));

/** @throws EdgeError FORBIDDEN where companies may not register themselves */
export async function assertOpen(call: Call): Promise<void> {
  const { setup } = await call.ask(RegistrationOpen, {});
  if (!setup.isRegistrationOpen) throw new EdgeError('FORBIDDEN', problems.registrationClosed);
}

/**
 * Whether a company may have this name (accounts §7): 422 as the form would answer. Only the text is checked: the
 * answer does not reveal customers, and teams of the same name differ by slug.
 */
export const checkTeam = handledRoute('GET /api/check/team', {
  access: ['public'],
  limit: 'check',
  query: z.object({
    team_name: teamName.describe('The name of the company.'),
    recaptcha_token: token,
  }),
  answer,
  async handle({ call }) {
    await assertOpen(call);
    return { valid: true as const };
  },
});

/**
 * Whether this is a valid email (accounts §7), not whether it is known: its owner gets an email about that after
 * registering.
 */
export const checkEmail = handledRoute('GET /api/check/email', {
  access: ['public'],
  limit: 'check',
  query: z.object({
    email: email.describe('The email of its first administrator.'),
    recaptcha_token: token,
  }),
  answer,
  async handle({ call }) {
    await assertOpen(call);
    return { valid: true as const };
  },
});
