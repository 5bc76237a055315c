import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import type { StartSingleSignOnTestMutation } from '../../../gql/graphql.ts';
import type { Call } from '../../../http/call.ts';
import { EdgeError } from '../../../http/edge-error.ts';
import { handledRoute } from '../../../route/route.ts';
import { problems } from '../../../http/problems.ts';

const StartSingleSignOnTest = graphql(`
  mutation StartSingleSignOnTest {
    startSingleSignOnTest {
      url
      way
      refusal
    }
  }
`);
const StartSingleSignOnConfirmation = graphql(`
  mutation StartSingleSignOnConfirmation($next: String) {
    startSingleSignOnConfirmation(next: $next) {
      url
      way
      refusal
    }
  }
`);

/** Lets an administrator try the provider of their team: `destination` is the URL for the browser. */
export const testSingleSignOn = handledRoute('POST /api/team/single-sign-on/test', {
  access: ['admin'],
  limit: 'session',
  body: z.object({}),
  answer: z.strictObject({ destination: z.string().describe('The URL to send the browser to.') }),
  async handle({ call }) {
    const { startSingleSignOnTest: started } = await call.ask(StartSingleSignOnTest, {});
    return sentOut(call, started);
  },
});

/**
 * Sends a signed-in user to the provider that signed them in, to confirm their identity: `destination` is the URL for
 * the browser.
 */
export const confirmBySingleSignOn = handledRoute('POST /api/user/confirm-single-sign-on', {
  access: ['signing_in_themselves'],
  limit: 'session',
  body: z.object({
    next: z
      .string()
      .max(1_000)
      .optional()
      .describe('The path to come back to; left out: the start page.'),
  }),
  answer: z.strictObject({ destination: z.string().describe('The URL to send the browser to.') }),
  async handle({ body, call }) {
    const { startSingleSignOnConfirmation: started } = await call.ask(
      StartSingleSignOnConfirmation,
      { next: body.next?.split('#')[0] ?? null },
    );
    return sentOut(call, started);
  },
});

const mistaken = problems.hostIsNoProvider;
const notAllowed = problems.providerHostRemoved;

function sentOut(
  { edge, res }: Call,
  { url, way, refusal }: StartSingleSignOnTestMutation['startSingleSignOnTest'],
): { destination: string } {
  if (refusal === 'MISTAKEN') throw new EdgeError('CONFLICT', mistaken);
  if (refusal === 'NOT_ALLOWED') throw new EdgeError('CONFLICT', notAllowed);
  if (!url || !way) throw new EdgeError('UNAVAILABLE', problems.providerSilent);
  edge.cookies.setSingleSignOn(res, way, true);
  return { destination: url };
}
