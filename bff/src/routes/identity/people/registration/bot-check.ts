import { z } from 'zod';
import { isPassed } from '../../../../bot-check/bot-check.ts';
import { data, dataOf } from '../../../../present/data.ts';
import { handledRoute } from '../../../../route/route.ts';

const asked = z.union([
  z.strictObject({
    provider: z.literal('proof-of-work').describe('A puzzle that a program of this product sets.'),
    challenge: z
      .string()
      .describe(
        'The puzzle: find a number for which the SHA-256 of `<challenge>:<number>` begins with `difficulty` zero bits.',
      ),
    difficulty: z.number().int().describe('How many zero bits.'),
    expires_at: z.string().describe('When the puzzle stops working.'),
  }),
  z.strictObject({
    provider: z.literal('recaptcha').describe('The bot check service of the installation.'),
    site_key: z.string().describe('The public key of the service.'),
    script_url: z.string().describe('The script to load.'),
  }),
]);

const score = z
  .number()
  .nullable()
  .describe('0 to 1; above 0.5 is a person. Null when it was not verified.');
/** As the service itself reports it (content §5): a score above 0.5 is a success. */
const verdict = z.strictObject({ success: z.boolean().describe('Whether it is a person.'), score });

/**
 * The bot check (content §7). Without a token it answers how to get one: a challenge, solved with
 * `<challenge>:<number>` whose SHA-256 begins with `difficulty` zero bits, or the key of the configured service (unless
 * `provider=proof-of-work`, as recipients ask). With `recaptcha_token` it answers the score and uses the token up;
 * above 0.5 is a person, null is unverified.
 */
export const checkBot = handledRoute('GET /api/recaptcha', {
  access: ['public'],
  limit: 'check',
  isGetOnly: true,
  query: z.object({
    recaptcha_token: z
      .string()
      .max(4_000)
      .optional()
      .describe('The solved puzzle or the token of the service; left out to ask for one.'),
    provider: z
      .literal('proof-of-work')
      .optional()
      .describe('Asks for a puzzle even if a service is set up.'),
  }),
  answer: z.union([
    dataOf(asked.describe('What to do to get a token.')),
    verdict.extend({
      data: z
        .strictObject({ score, is_passed: z.boolean().describe('Whether it is a person.') })
        .describe('The same as beside it.'),
    }),
  ]),
  async handle({ query: { recaptcha_token: token, provider }, call: { edge } }) {
    if (token !== undefined) {
      const score = await edge.botCheck.scoreOf(token);
      const is = isPassed(score);
      return { success: is, score, ...data({ score, is_passed: is }) };
    }
    const asks = edge.botCheck.ask(provider !== undefined);
    if (asks.provider === 'recaptcha')
      return data({ provider: asks.provider, site_key: asks.siteKey, script_url: asks.scriptUrl });
    return data({
      provider: asks.provider,
      challenge: asks.challenge,
      difficulty: asks.difficulty,
      expires_at: asks.expiresAt,
    });
  },
});
