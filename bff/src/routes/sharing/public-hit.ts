import { z } from 'zod';
import { EdgeError } from '../../http/edge-error.ts';
import {
  noticeOwnHit,
  ownHit,
  presentOwnHit,
  readOwnHit,
  reportOwnHit,
  visitIn,
} from '../../links/own-hit.ts';
import { linkOfVisit } from '../../links/link-of-visit.ts';
import { passConsent, passEmailCode, passEmailOrMailCode } from '../../links/pass-gates.ts';
import { data, dataOf } from '../../present/data.ts';
import { handledRoute } from '../../route/route.ts';
import { ignoredReports } from '../../telemetry/ignored-reports.ts';
import { assertAgreed } from '../../telemetry/reports.ts';

const params = z.object({
  uuid: z.string().max(400).describe('The visit, as opening the link answers it.'),
});
const answer = dataOf(ownHit);
const bodyLimit = 16 * 1024;

/**
 * A visitor's own hit (accounts §3, §7). With `is_fake` and `block_robots` both true it is a bot's that may see
 * nothing.
 */
export const readPublicHit = handledRoute('GET /api/public/shared-link-hits/:uuid', {
  access: 'visit',
  params,
  answer,
  async handle({ params: { uuid }, call }) {
    return data(await presentOwnHit(call, await readOwnHit(call, visitIn(call, uuid)), uuid));
  },
});

/**
 * Reports about a hit by its visitor or their viewer (accounts §7): that a bot opened the link, or the visitor's
 * email. A claim to be a person is ignored. Passing a gate answers another `hit_uuid`: with `consent` true (or false,
 * if refusing is allowed), with `email`, if the link does not verify it, or with `email_code`, the digits that
 * were sent to `email`. If the link requires consent,
 * send `consent: true` before the session starts, and go on with the answered `uuid`.
 */
export const updatePublicHit = handledRoute('PUT /api/public/shared-link-hits/:uuid', {
  access: 'visit',
  params,
  body: z.object({
    isBot: z.boolean().nullish().describe('Whether a bot was detected; false is ignored.'),
    is_bot: z.boolean().nullish().describe('The same by another name.'),
    is_fake: z.boolean().nullish().describe('The same by another name.'),
    is_real: z.boolean().nullish().describe('False: a bot was detected; true is ignored.'),
    kind: z.string().max(40).nullish().describe('What kind of bot was detected.'),
    email: z
      .string()
      .max(254)
      .nullish()
      .describe(
        'The email of the visitor; without `email_code`, a code is sent to it where the link verifies emails.',
      ),
    email_code: z.string().max(20).nullish().describe('The six digits that were sent to `email`.'),
    consent: z.boolean().nullish().describe('Whether the visitor agrees to being recorded.'),
    consent_text: z
      .string()
      .max(2_000)
      .nullish()
      .describe('The text that the visitor agreed to, as it was shown.'),
  }),
  bodyLimit,
  answer,
  limit: 'hit',
  csrf: 'never',
  async handle({ params: { uuid }, body, call }) {
    const isBot =
      body.isBot ?? body.is_bot ?? body.is_fake ?? (body.is_real === false ? true : null);
    const input = {
      isBot,
      botKind: body.kind ?? null,
      email: body.email || null,
      source: 'VIEWER' as const,
    };
    const visit = visitIn(call, uuid);
    // The choice first: of a visit that is not on the log yet nothing else is known.
    const { consent, consent_text: text = null } = body;
    const chosen =
      consent == null ? uuid : await passConsent(call.edge, uuid, { isGiven: consent, text }, call);
    const hit = await reportOwnHit(call, visit, input);
    const entered =
      body.email && !body.email_code
        ? await passEmailOrMailCode(call.edge, chosen, body.email, call)
        : chosen;
    const passed = body.email_code
      ? await passEmailCode(
          call.edge,
          chosen,
          { code: body.email_code, email: body.email || null },
          call,
        )
      : entered;
    return data(await presentOwnHit(call, hit, passed));
  },
});

const unverified = 'Whether a person reads is not known.';

/**
 * Reports that a visitor has been reading for five seconds (accounts §4, §7): the sender is notified according to the
 * link's level. Only with `recaptcha_token`, which answers a challenge of GET /api/recaptcha?provider=proof-of-work;
 * without it the call is accepted, answers `is_verified` false, and notifies no one. 403 before the gates are passed
 * or without consent to be recorded; 410 after the link is closed; 422 for a wrong `recaptcha_token`.
 */
export const notifyOfHit = handledRoute('POST /api/public/shared-link-hits/:uuid/notify', {
  access: 'visit',
  params,
  body: z.object({
    recaptcha: z
      .unknown()
      .optional()
      .describe('Accepted and ignored: a score that clients give themselves proves nothing.'),
    recaptcha_token: z
      .string()
      .max(4_000)
      .nullish()
      .describe('Answer to a challenge of `GET /api/recaptcha?provider=proof-of-work`.'),
  }),
  bodyLimit,
  answer: dataOf(
    z.strictObject({
      id: z.string().describe('The id of the hit.'),
      uuid: z.string().describe('The visit, as sent.'),
      hit_uuid: z.string().describe('The visit, as sent.'),
      is_verified: z
        .boolean()
        .describe('Whether the sender is notified: a valid `recaptcha_token` was sent.'),
    }),
  ),
  limit: 'hit',
  csrf: 'never',
  async handle({ params: { uuid }, body: { recaptcha_token: token }, call }) {
    const visit = visitIn(call, uuid);
    assertAgreed(await linkOfVisit(call.edge, visit), visit);
    const isVerified = token != null && token !== '';
    if (!isVerified) ignoredReports.inc({ report: 'notify' });
    else if (await call.edge.botCheck.didWork(token)) await noticeOwnHit(call, visit);
    else throw new EdgeError('INVALID', unverified, { fields: { recaptcha_token: [unverified] } });
    return data({ id: visit.id, uuid, hit_uuid: uuid, is_verified: isVerified });
  },
});

/** Reports whether the browser's fingerprint shows a bot (accounts §7). Only a yes is believed. */
export const updateFingerprintOfHit = handledRoute('PATCH /api/fingerprint/hits/:uuid', {
  access: 'visit',
  params,
  body: z.object({
    is_fingerprint_bot: z.boolean().describe('Whether a bot was detected; false is ignored.'),
    kind: z.string().max(40).nullish().describe('What kind of bot was detected.'),
  }),
  bodyLimit,
  answer,
  limit: 'hit',
  csrf: 'never',
  async handle({ params: { uuid }, body, call }) {
    const input = {
      isBot: body.is_fingerprint_bot,
      botKind: body.kind ?? null,
      source: 'FINGERPRINT' as const,
    };
    const hit = await reportOwnHit(call, visitIn(call, uuid), input);
    return data(await presentOwnHit(call, hit, uuid));
  },
});
