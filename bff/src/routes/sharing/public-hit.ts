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

const params = z.object({ uuid: z.string().max(400) });
const answer = dataOf(ownHit);
const bodyLimit = 16 * 1024;

/** A visitor's own hit (accounts §3, §7). A fake one that blocks robots sees nothing: code 10002. */
export const readPublicHit = handledRoute('GET /api/public/shared-link-hits/:uuid', {
  access: 'visit',
  params,
  answer,
  async handle({ params: { uuid }, call }) {
    return data(await presentOwnHit(call, await readOwnHit(call, visitIn(call, uuid)), uuid));
  },
});

/**
 * Reports of a visitor or their viewer (accounts §7): that a program opened the link, their email. A claim to be a
 * person is ignored: every program would make it. Passing a gate returns another `hit_uuid`: `consent` true (or false
 * if it may be refused); `email`, where the link does not verify it; `email_code`, the digits that were mailed to `email`.
 */
export const updatePublicHit = handledRoute('PUT /api/public/shared-link-hits/:uuid', {
  access: 'visit',
  params,
  body: z.object({
    isBot: z.boolean().nullish(),
    is_bot: z.boolean().nullish(),
    is_fake: z.boolean().nullish(),
    is_real: z.boolean().nullish(),
    kind: z.string().max(40).nullish(),
    email: z.string().max(254).nullish(),
    email_code: z.string().max(20).nullish(),
    consent: z.boolean().nullish(),
    /** The accepted text, if the viewer sends it. */
    consent_text: z.string().max(2_000).nullish(),
  }),
  bodyLimit,
  answer,
  description:
    'Where the link requires consent, send consent: true before the session starts, and go on with the answered uuid.',
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
 * A visitor has been reading for five seconds (accounts §4, §7): the sender is notified according to the link's level.
 * 403 before the gates are passed or without consent to be recorded; 410 after the link is closed; 422 for a wrong
 * `recaptcha_token`. Without one the call changes nothing: a score that the client gives of itself proves nothing.
 */
export const notifyOfHit = handledRoute('POST /api/public/shared-link-hits/:uuid/notify', {
  access: 'visit',
  params,
  body: z.object({
    recaptcha: z.unknown().optional(),
    recaptcha_token: z.string().max(4_000).nullish(),
  }),
  bodyLimit,
  answer: dataOf(
    z.strictObject({
      id: z.string(),
      uuid: z.string(),
      hit_uuid: z.string(),
      is_verified: z.boolean(),
    }),
  ),
  description:
    'Only recaptcha_token, which answers a challenge of GET /api/recaptcha?provider=proof-of-work, notifies the sender. Without it the call is ' +
    'accepted, answers is_verified false, and notifies no one.',
  limit: 'hit',
  csrf: 'never',
  async handle({ params: { uuid }, body: { recaptcha_token: token }, call }) {
    const visit = visitIn(call, uuid);
    assertAgreed(await linkOfVisit(call.edge, visit), visit);
    const isVerified = token != null && token !== '';
    if (!isVerified) ignoredReports.inc({ report: 'notify' });
    else if (call.edge.botCheck.didWork(token)) await noticeOwnHit(call, visit);
    else throw new EdgeError('INVALID', unverified, { fields: { recaptcha_token: [unverified] } });
    return data({ id: visit.id, uuid, hit_uuid: uuid, is_verified: isVerified });
  },
});

/** The fingerprint of the visitor's browser shows whether a program drives it (accounts §7). Only a yes is believed. */
export const updateFingerprintOfHit = handledRoute('PATCH /api/fingerprint/hits/:uuid', {
  access: 'visit',
  params,
  body: z.object({ is_fingerprint_bot: z.boolean(), kind: z.string().max(40).nullish() }),
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
