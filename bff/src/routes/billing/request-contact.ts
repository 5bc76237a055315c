import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { rulesOf } from '../../graph/rules-of-graph.ts';
import { EdgeError } from '../../http/edge-error.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { handledRoute } from '../../route/route.ts';
import { laneOf } from '../../telemetry/lane.ts';
import { asInGraph } from '../../resource/graph-places.ts';
import { problems } from '../../http/problems.ts';

const RequestContact = graphql(`
  mutation RequestContact($input: ContactInput!) {
    requestContact(input: $input)
  }
`);

const text = z.string().max(20_000);

/**
 * Sends the contact form (accounts §7, §8). Missing or too long fields answer 422. Known bots are refused; without the
 * bot check, few messages are accepted.
 */
export const requestContact = handledRoute('POST /api/contact', {
  access: rulesOf(RequestContact),
  body: z.object({
    ...asInGraph('ContactInput', {
      name: text,
      email: text,
      company_name: text,
      location: z.string().max(100).optional(),
      body: text,
    }),
    recaptcha_token: z
      .string()
      .max(4_000)
      .nullish()
      .describe(
        'Answer to a challenge of `GET /api/recaptcha`; left out, few messages are accepted.',
      ),
  }),
  answer: z.strictObject({
    message: z.string().describe('What happens now, as a sentence for people.'),
  }),
  limit: 'submission',
  async handle({
    body: { name, email, company_name: companyName, location, body, recaptcha_token: token },
    call,
  }) {
    if (laneOf({ userAgent: call.userAgent, isOwnTeam: false }).lane === 'bot')
      throw new EdgeError('FORBIDDEN', problems.formForPeople);
    if (!(await call.edge.botCheck.isPerson(token)))
      await call.edge.limiters.count('unverified', call);
    const input = withoutUndefined({ name, email, companyName, location, body });
    await call.ask(RequestContact, { input });
    return { message: "Thanks for reaching out. We'll respond within 24 hours!" };
  },
});
