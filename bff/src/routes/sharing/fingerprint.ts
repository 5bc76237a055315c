import { z } from 'zod';
import { EdgeError } from '../../http/edge-error.ts';
import { readOwnHit, reportOwnHit, visitIn } from '../../links/own-hit.ts';
import { data, dataOf } from '../../present/data.ts';
import { handledRoute } from '../../route/route.ts';
import { ignoredReports } from '../../telemetry/ignored-reports.ts';

/** The result of a browser's fingerprint; its id is the visit. */
const identification = z.strictObject({
  /** Null for a report that names no hit. */
  request_id: z.string().nullable(),
  /** Of the hit: no visitor is followed from one visit to another. */
  visitor_id: z.string().nullable(),
  bot: z.boolean(),
  /** Why: `fingerprint: headless_chrome`, `user-agent: googlebot`. */
  kind: z.string().nullable(),
});

/** A program was detected (accounts §7): the hit counts as a bot's unless a person has decided otherwise. */
export const reportDetectedBot = handledRoute('POST /api/fingerprint/bot/detected', {
  access: 'visit',
  body: z.object({
    hit_uuid: z.string().max(400).nullish(),
    bot: z.boolean(),
    kind: z.string().max(40).nullish(),
  }),
  bodyLimit: 16 * 1024,
  answer: dataOf(identification),
  description:
    'Without hit_uuid the report names no hit and is only counted. To report on a hit, send it, or call ' +
    'PATCH /api/fingerprint/hits/{hit_uuid}.',
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

/** The fingerprint result of a visit (accounts §7); the visit is the id of the request. 404 for any other id. */
export const readIdentification = handledRoute('GET /api/fingerprint/events/:requestId', {
  access: 'visit',
  params: z.object({ requestId: z.string().max(400) }),
  answer: dataOf(identification),
  async handle({ params: { requestId }, call }) {
    if (!z.uuid().safeParse(requestId.split('.', 1)[0]).success)
      throw new EdgeError('NOT_FOUND', 'There is nothing here.');
    const hit = await readOwnHit(call, visitIn(call, requestId));
    return data({
      request_id: requestId,
      visitor_id: hit.id,
      bot: hit.isFake,
      kind: hit.botReason ?? null,
    });
  },
});
