import { z } from 'zod';
import { EdgeError } from '../../http/edge-error.ts';
import { readOwnHit, reportOwnHit, visitIn } from '../../links/own-hit.ts';
import { data, dataOf } from '../../present/data.ts';
import { handledRoute } from '../../route/route.ts';
import { ignoredReports } from '../../telemetry/ignored-reports.ts';
import { problems } from '../../http/problems.ts';

/** The result of a browser's fingerprint; its id is the visit. */
const identification = z.strictObject({
  request_id: z.string().nullable().describe('The visit; null for a report that names no hit.'),
  visitor_id: z
    .string()
    .nullable()
    .describe(
      'The hit: visitors are not followed from one visit to another. Null for a report that names no hit.',
    ),
  bot: z.boolean().describe("Whether the hit counts as a bot's."),
  kind: z
    .string()
    .nullable()
    .describe(
      'Why, such as `fingerprint: headless_chrome` or `user-agent: googlebot`; null for none.',
    ),
});

/**
 * Reports that a bot was detected (accounts §7): the hit counts as a bot's unless a person has decided otherwise.
 * Without hit_uuid the report names no hit and is only counted.
 */
export const reportDetectedBot = handledRoute('POST /api/fingerprint/bot/detected', {
  access: 'visit',
  body: z.object({
    hit_uuid: z.string().max(400).nullish().describe('The visit that the report is about.'),
    bot: z.boolean().describe('Whether a bot was detected.'),
    kind: z.string().max(40).nullish().describe('What kind of bot was detected.'),
  }),
  bodyLimit: 16 * 1024,
  answer: dataOf(identification),
  limit: 'hit',
  csrf: 'never',
  async handle({ body: { hit_uuid: requestId, bot, kind }, call }) {
    if (!requestId) {
      ignoredReports.inc({ report: 'bot-detected' });
      return data({ request_id: null, visitor_id: null, bot, kind: kind ?? null });
    }
    const hit = await reportOwnHit(call, visitIn(call, requestId), {
      isBot: bot,
      botKind: kind ?? null,
      source: 'FINGERPRINT',
    });
    return data({
      request_id: requestId,
      visitor_id: hit.id,
      bot: hit.isFake,
      kind: hit.botReason ?? null,
    });
  },
});

/** Whether a bot was detected in a visit (accounts §7). 404 for any other id. */
export const readIdentification = handledRoute('GET /api/fingerprint/events/:requestId', {
  access: 'visit',
  params: z.object({
    requestId: z.string().max(400).describe('The visit, as opening the link answers it.'),
  }),
  answer: dataOf(identification),
  async handle({ params: { requestId }, call }) {
    if (!z.uuid().safeParse(requestId.split('.', 1)[0]).success)
      throw new EdgeError('NOT_FOUND', problems.nothingHere);
    const hit = await readOwnHit(call, visitIn(call, requestId));
    return data({
      request_id: requestId,
      visitor_id: hit.id,
      bot: hit.isFake,
      kind: hit.botReason ?? null,
    });
  },
});
