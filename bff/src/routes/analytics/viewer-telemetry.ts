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
const params = z.object({
  id: z.string().max(400).describe('The signed id of the viewing, as its start answered it.'),
});
const bodyLimit = 16 * 1024;

const startedSession = z.strictObject({
  id: z.string().describe('The signed id of the viewing, which further reports carry.'),
  started_at: at.describe("When it began, by the server's clock."),
  activity_id: z
    .string()
    .nullable()
    .describe('The `activity_id` of the call; null for recipients.'),
  hit_uuid: z.string().nullable().describe('The `hit_uuid` of the call; null for members.'),
  live_mode: z.boolean().describe('Whether it is shown live to an audience.'),
  elapsed_ms: z.number().describe('Always 0: the viewing has just begun.'),
  ended_at: at.nullable().describe('Always null: the viewing has just begun.'),
  meta: sessionMeta.describe('The `meta` of the call, or what is known.'),
});

/**
 * Starts a viewing; `id` is its signed id, which further reports carry (content §7). 410 if the link was closed. With
 * `activity_id` it is a signed-in member's viewing of `presentation_id` (ADR 7): 404 if they may not see it. With
 * `activity_id` alone the session and its reports are accepted, but not recorded.
 */
export const startViewerSession = handledRoute('POST /api/sessions', {
  access: 'visit',
  body: startBody,
  bodyLimit,
  answer: dataOf(startedSession),
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
 * Reports that a viewing goes on: every five seconds while the page is read (content §7). `elapsed_ms`, here or in
 * `meta`, is the visible time so far in milliseconds. `meta.currentPage` gives the page if page changes are not
 * reported; `meta.timestamp` (milliseconds, microseconds or a date) corrects the client's clock. `ended_at` also ends
 * the viewing.
 */
export const pingViewerSession = handledRoute('PUT /api/sessions/:id/ping', {
  access: 'visit',
  params,
  body: pingBody,
  bodyLimit,
  answer: dataOf(
    z.strictObject({
      id: z.string().describe('The signed id of the viewing, which further reports carry.'),
      elapsed_ms: z
        .number()
        .describe(
          'Visible milliseconds that count so far: at most as many as passed since the start.',
        ),
    }),
  ),
  csrf: 'never',
  async handle({ params: { id }, body, call }) {
    const { elapsedMs } = await ping(call.edge, id, body);
    return data({ id, elapsed_ms: elapsedMs });
  },
});

/**
 * Ends a viewing: the reader left (content §7). The time is `elapsed_ms`, here or in `meta`; without it, from the
 * start to `ended_at` (milliseconds, microseconds or a date; now if missing), less hidden time. Later reports add
 * nothing.
 */
export const endViewerSession = handledRoute('PUT /api/sessions/:id/end', {
  access: 'visit',
  params,
  body: endBody,
  bodyLimit,
  answer: dataOf(
    z.strictObject({
      id: z.string().describe('The signed id of the viewing, which further reports carry.'),
      elapsed_ms: z
        .number()
        .describe('Visible milliseconds that count: at most as many as passed since the start.'),
      ended_at: at.describe('When the viewing ended, at the latest now.'),
    }),
  ),
  csrf: 'never',
  async handle({ params: { id }, body, call }) {
    const { elapsedMs, endedAt } = await endSession(call.edge, id, body);
    return data({ id, elapsed_ms: elapsedMs, ended_at: new Date(endedAt).toISOString() });
  },
});

/**
 * Reports an event of a viewing; `event_at_ms` is in milliseconds or microseconds since 1970 (content §7), by the
 * client's clock. A page gets the time until the next page change; `meta.elapsed_ms`, the visible time so far, is
 * optional. `meta` is kept up to 4 KB.
 */
export const recordViewerEvent = handledRoute('POST /api/sessions/:id/events', {
  access: 'visit',
  params,
  body: eventBody,
  bodyLimit,
  answer: dataOf(
    z.strictObject({
      id: z.string().describe('The id of the event.'),
      session_id: z.string().describe('The signed id of the viewing.'),
      event_at_ms: z.number().describe('When it happened, in milliseconds since 1970.'),
      category: z.string().describe('The kind of event.'),
      action: z.string().describe('What happened, such as change_page.'),
      path: z
        .string()
        .nullable()
        .describe('A page padded to four digits, or the URL of a clicked link; null for neither.'),
      meta: eventMeta.describe('What was kept of `meta`, with `elapsed_ms` and `currentPage`.'),
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
