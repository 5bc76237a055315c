import { z } from 'zod';
import { isPassed } from '../../../../bot-check/bot-check.ts';
import { data, dataOf } from '../../../../present/data.ts';
import { handledRoute } from '../../../../route/route.ts';

const asked = z.union([
  z.strictObject({
    provider: z.literal('proof-of-work'),
    challenge: z.string(),
    difficulty: z.number().int(),
    expires_at: z.string(),
  }),
  z.strictObject({
    provider: z.literal('recaptcha'),
    site_key: z.string(),
    script_url: z.string(),
  }),
]);

const score = z.number().nullable();
/** As the service itself reports it (content §5): a score above 0.5 is a success. */
const verdict = z.strictObject({ success: z.boolean(), score });

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
    recaptcha_token: z.string().max(4_000).optional(),
    provider: z.literal('proof-of-work').optional(),
  }),
  answer: z.union([
    dataOf(asked),
    verdict.extend({ data: z.strictObject({ score, is_passed: z.boolean() }) }),
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
