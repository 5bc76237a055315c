import { z } from 'zod';
import { authenticate, checkCsrf, needsCsrf, unauthenticated } from '../../access/authenticate.ts';
import type { Call } from '../../http/call.ts';
import { found } from '../../http/edge-error.ts';
import { at, data, dataOf } from '../../present/data.ts';
import { eventMeta, presentMeta, toMs } from '../../present/event-meta.ts';
import { presentSessionMeta, sessionMeta } from '../../present/viewer-session.ts';
import { handledRoute } from '../../route/route.ts';
import {
  endBody,
  eventBody,
  keptMeta,
  pingBody,
  startBody,
} from '../../telemetry/report-bodies.ts';
import {
  endSession,
  ping,
  recordEvent,
  startOwnSession,
  startSession,
} from '../../telemetry/reports.ts';

// The signed text of a session is its id: its holder may report on it.
const params = z.object({ id: z.string().max(400) });
const bodyLimit = 16 * 1024;

const startedSession = z.strictObject({
  id: z.string(),
  started_at: at,
  activity_id: z.string().nullable(),
  hit_uuid: z.string().nullable(),
  live_mode: z.boolean(),
  elapsed_ms: z.number(),
  ended_at: at.nullable(),
  meta: sessionMeta,
});

/**
 * A viewing begins; `id` is its signed text (content §7). 410 if the link was closed. With `activity_id` it is a
 * signed-in member's viewing of `presentation_id` (ADR 0007): 404 if they may not see it.
 */
export const startViewerSession = handledRoute('POST /api/sessions', {
  access: 'visit',
  body: startBody,
  bodyLimit,
  answer: dataOf(startedSession),
  description:
    'With activity_id alone the session and its reports are accepted, but not recorded: send presentation_id, too, to ' +
    'have the viewing counted.',
  status: 201,
  limit: 'session',
  csrf: 'never',
  async handle({ body, call }) {
    const { id, startedAt } = await (body.hit_uuid == null
      ? startAsMember(call, body)
      : startSession(call.edge, { ...body, hit_uuid: body.hit_uuid }, call));
    return data({
      id,
      started_at: new Date(startedAt).toISOString(),
      activity_id: body.activity_id ?? null,
      hit_uuid: body.hit_uuid ?? null,
      live_mode: body.live_mode ?? false,
      elapsed_ms: 0,
      ended_at: null,
      meta: presentSessionMeta(keptMeta(body.meta), { elapsedMs: 0, isPaused: false }),
    });
  },
});

/** Only this call authenticates: a recipient's viewing knows its visit only. */
async function startAsMember(
  call: Call,
  {
    activity_id: activityId,
    presentation_id: presentationId,
    live_mode: liveMode,
    meta,
  }: z.output<typeof startBody>,
) {
  await authenticate(call);
  if (call.claims.kind !== 'user') throw unauthenticated();
  if (needsCsrf(call)) checkCsrf(call, call.formToken);
  const about = {
    activityId: found(activityId),
    presentationId: presentationId ?? null,
    pageCount: meta?.pageCount ?? null,
    liveMode: liveMode ?? false,
    meta: keptMeta(meta),
  };
  return startOwnSession(call.edge, about, { claims: call.claims, userAgent: call.userAgent });
}

/**
 * Every five seconds while the page is read (content §7). `elapsed_ms`, here or in `meta`, is the visible time so far
 * in milliseconds. `meta.currentPage` gives the page if page changes are not reported; `meta.timestamp` (milliseconds,
 * microseconds or a date) corrects the client's clock. `ended_at` also ends the viewing.
 */
export const pingViewerSession = handledRoute('PUT /api/sessions/:id/ping', {
  access: 'visit',
  params,
  body: pingBody,
  bodyLimit,
  answer: dataOf(z.strictObject({ id: z.string(), elapsed_ms: z.number() })),
  csrf: 'never',
  async handle({ params: { id }, body, call }) {
    const { elapsedMs } = await ping(call.edge, id, body);
    return data({ id, elapsed_ms: elapsedMs });
  },
});

/**
 * The reader left (content §7). The time is `elapsed_ms`, here or in `meta`; without it, from the start to `ended_at`
 * (milliseconds, microseconds or a date; now if missing), less hidden time. Later reports add nothing.
 */
export const endViewerSession = handledRoute('PUT /api/sessions/:id/end', {
  access: 'visit',
  params,
  body: endBody,
  bodyLimit,
  answer: dataOf(z.strictObject({ id: z.string(), elapsed_ms: z.number(), ended_at: at })),
  csrf: 'never',
  async handle({ params: { id }, body, call }) {
    const { elapsedMs, endedAt } = await endSession(call.edge, id, body);
    return data({ id, elapsed_ms: elapsedMs, ended_at: new Date(endedAt).toISOString() });
  },
});

/**
 * An event of a viewing; `event_at_ms` in milliseconds or microseconds since 1970 (content §7), by the client's clock.
 * A page has the time until the next page change; `meta.elapsed_ms`, the visible time so far, is optional. `meta` is kept
 * up to 4 KB.
 */
export const recordViewerEvent = handledRoute('POST /api/sessions/:id/events', {
  access: 'visit',
  params,
  body: eventBody,
  bodyLimit,
  answer: dataOf(
    z.strictObject({
      id: z.string(),
      session_id: z.string(),
      event_at_ms: z.number(),
      category: z.string(),
      action: z.string(),
      path: z.string().nullable(),
      meta: eventMeta,
    }),
  ),
  status: 201,
  csrf: 'never',
  async handle({ params: { id }, body, call }) {
    const event = await recordEvent(call.edge, id, body);
    return data({
      id: event.id,
      session_id: id,
      event_at_ms: toMs(event.eventAtUs),
      category: event.category,
      action: event.action,
      path: event.path,
      meta: presentMeta(event),
    });
  },
});
