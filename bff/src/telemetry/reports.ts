import { clampElapsed, clampMoment, eventAtUs } from '@lectern/kernel/telemetry/clamp.ts';
import { z } from 'zod';
import type { Capability } from '@lectern/kernel/access/capability.ts';
import { mintCapability } from '@lectern/kernel/access/capability.ts';
import type { UserClaims } from '@lectern/kernel/access/claims.ts';
import type { Caller } from '../access/callers.ts';
import type { Edge } from '../edge.ts';
import { EdgeError, found } from '../http/edge-error.ts';
import { isOpenTo, isRecorded } from '../links/gates.ts';
import type { PublicLink } from '../links/links.ts';
import { openLink } from '../links/refusal.ts';
import { HIT_PENDING, newOwnSession, newSession, readVisit } from '../links/visit.ts';

const page = z.number().int().min(1).max(100_000).nullish();
/** What a viewer says of itself with every report; the rest of it is not kept (accounts §3). */
const meta = z
  .object({
    currentPage: page,
    pageCount: z.number().int().min(0).max(100_000).nullish(),
    paused: z.boolean().nullish(),
  })
  .nullish();
const moment = z.union([z.iso.datetime({ offset: true }), z.number()]).nullish();

/** A recipient's, by the visit; or a member's, by what it belongs to and which presentation it is of (ADR 0007). */
export const startBody = z
  .strictObject({
    hit_uuid: z.string().max(400).nullish(),
    live_mode: z.boolean().nullish(),
    recaptcha: z.unknown().optional(),
    activity_id: z.uuid().lowercase().nullish(),
    presentation_id: z.uuid().lowercase().nullish(),
    meta,
  })
  .refine(({ hit_uuid, activity_id }) => (hit_uuid == null) !== (activity_id == null), {
    message: 'Either this or an activity is needed.',
    path: ['hit_uuid'],
  })
  .refine(
    ({ activity_id, presentation_id }) => (activity_id == null) === (presentation_id == null),
    { message: 'An activity needs its presentation.', path: ['presentation_id'] },
  );
const marker = z.union([z.number(), z.string().max(50)]).nullish();
export const pingBody = z.strictObject({ elapsed_ms: z.number(), ended_at: moment, meta });
export const endBody = z.strictObject({ elapsed_ms: z.number().nullish(), ended_at: moment, meta });
const details = z.looseObject({ zoom: marker, progress: marker });
export const eventBody = z.strictObject({
  event_at_ms: z.number(),
  category: z.string().min(1).max(100),
  action: z.string().min(1).max(100),
  path: z.string().max(500).nullish(),
  meta: z.object({ elapsed_ms: z.number().nullish(), currentPage: page }).nullish(),
  /** Of which only the factor of a zoom and the marker of a video are kept. */
  data: z
    .unknown()
    .optional()
    .transform((given) => details.safeParse(given).data ?? null),
});

type Meta = NonNullable<z.output<typeof meta>>;

/**
 * What `pingBody` makes of the pings that our own viewers send, found in a tenth of the time; null for all that wants a
 * closer look, or a message.
 */
export function plainPing(body: unknown): z.output<typeof pingBody> | null {
  if (typeof body !== 'object' || body === null) return null;
  for (const key in body) if (key !== 'elapsed_ms' && key !== 'meta') return null;
  const { elapsed_ms, meta: given } = body as { elapsed_ms?: unknown; meta?: unknown };
  if (!isNumber(elapsed_ms) || typeof given !== 'object' || given === null || Array.isArray(given))
    return null;
  const { currentPage, pageCount, paused } = given as Record<keyof Meta, unknown>;
  if (!isCount(currentPage, 1) || !isCount(pageCount, 0) || typeof paused !== 'boolean')
    return null;
  return { elapsed_ms, meta: { currentPage, pageCount, paused } };
}

/** JSON may hold more than a number can: 1e999 is none. */
function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function isCount(value: unknown, least: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= 100_000;
}

export interface Reporter extends Caller {
  userAgent: string | null;
  /** The team that whoever reports is signed in to, where that was asked. */
  readonly memberOf?: string | null;
}

/** A viewing begins. @returns its signed text, which is its public id. @throws EdgeError */
export async function startSession(
  edge: Edge,
  body: { hit_uuid: string; meta?: z.output<typeof meta> },
  by: Reporter,
  now = Date.now(),
) {
  const given = readVisit(edge.engines.secrets, body.hit_uuid, 'visit', now);
  assertAgreed(await assertOpen(edge, given), given);
  const isHitPending = (given.gates & HIT_PENDING) !== 0;
  const session = newSession(given, now);
  await edge.telemetry.startSession(session, {
    visit: given,
    isHitPending,
    pageCount: body.meta?.pageCount ?? null,
    by,
  });
  return { id: mintCapability(edge.engines.secrets, session), startedAt: now };
}

/** A member begins to view a presentation without a link. @returns its signed text. @throws EdgeError NOT_FOUND for what they may not see */
export async function startOwnSession(
  edge: Edge,
  {
    activityId,
    presentationId,
    pageCount,
  }: { activityId: string; presentationId: string; pageCount: number | null },
  by: { claims: UserClaims; userAgent: string | null },
  now = Date.now(),
) {
  const { userId, teamId, signInId } = by.claims;
  found(await edge.presentations.forSignIn(signInId, presentationId));
  const session = newOwnSession({ activityId, presentationId, teamId }, now);
  await edge.telemetry.startOwnSession(session, {
    viewerId: userId,
    pageCount,
    userAgent: by.userAgent,
  });
  return { id: mintCapability(edge.engines.secrets, session), startedAt: now };
}

/** Still reading. @returns the time as it was taken down. @throws EdgeError GONE, with the reason, once the link is closed */
export async function ping(
  edge: Edge,
  id: string,
  body: z.output<typeof pingBody>,
  now = Date.now(),
) {
  const session = readVisit(edge.engines.secrets, id, 'session', now);
  if (!isKnownOpen(edge, session)) await assertOpen(edge, session);
  const elapsedMs = clampElapsed(body.elapsed_ms, session.startedAt, now);
  const { currentPage, pageCount, paused } = body.meta ?? {};
  await edge.telemetry.ping(session, {
    elapsedMs,
    page: currentPage ?? null,
    pageCount: pageCount ?? null,
    isPaused: paused ?? false,
    now,
  });
  if (body.ended_at)
    await edge.telemetry.end(session, {
      elapsedMs,
      endedAt: momentOf(body.ended_at, session, now),
    });
  return { id, elapsedMs };
}

/** The reader left. A link that was taken away meanwhile makes no difference. */
export async function endSession(
  edge: Edge,
  id: string,
  body: z.output<typeof endBody>,
  now = Date.now(),
) {
  const session = readVisit(edge.engines.secrets, id, 'session', now);
  const elapsedMs = clampElapsed(body.elapsed_ms ?? 0, session.startedAt, now);
  const endedAt = momentOf(body.ended_at ?? now, session, now);
  await edge.telemetry.end(session, { elapsedMs, endedAt });
  return { id, elapsedMs, endedAt };
}

/** Something happened in a viewing: a page was turned, the tab was hidden. @returns the event's public id */
export async function recordEvent(
  edge: Edge,
  id: string,
  body: z.output<typeof eventBody>,
  now = Date.now(),
) {
  const session = readVisit(edge.engines.secrets, id, 'session', now);
  await assertOpen(edge, session);
  const at = eventAtUs(body.event_at_ms);
  if (at === null)
    throw new EdgeError('INVALID', 'The given data was invalid.', {
      fields: { event_at_ms: ['This is no moment.'] },
    });
  const elapsedMs = clampElapsed(body.meta?.elapsed_ms ?? 0, session.startedAt, now);
  const { category, action, path, meta: about, data } = body;
  const detail = data?.zoom ?? data?.progress ?? null;
  return edge.telemetry.event(session, {
    category,
    action,
    path: path ?? null,
    page: about?.currentPage ?? null,
    detail: detail === null ? null : String(detail),
    eventAtUs: at,
    elapsedMs,
    now,
  });
}

/**
 * A report gives nothing away, so one whose link cannot be asked is taken on its signature (DESIGN §5).
 * @throws EdgeError GONE
 */
async function assertOpen(
  edge: Edge,
  { teamId, sharedLinkId }: Capability,
): Promise<PublicLink | null> {
  if (sharedLinkId === null) return null;
  const known = edge.links.knownById(teamId, sharedLinkId);
  if (known?.status === 'ACTIVE') return known;
  const link = await edge.links.byId(teamId, sharedLinkId).catch(() => 'unknown' as const);
  return link === 'unknown' ? null : openLink(link);
}

/** Without asking, and without waiting. */
function isKnownOpen(edge: Edge, { teamId, sharedLinkId }: Capability): boolean {
  return sharedLinkId !== null && edge.links.knownById(teamId, sharedLinkId)?.status === 'ACTIVE';
}

/**
 * A viewing begins once nothing stands before it any more; where its recording is the visitor's choice, it is recorded
 * once they agreed. @throws EdgeError FORBIDDEN
 */
export function assertAgreed(link: PublicLink | null, { gates }: Capability): void {
  if (!link || (isOpenTo(link, gates) && isRecorded(link, gates))) return;
  throw new EdgeError(
    'FORBIDDEN',
    isOpenTo(link, gates)
      ? 'This visitor did not agree to be recorded.'
      : 'Something is still asked before this can be read.',
  );
}

function momentOf(reported: string | number, { startedAt }: Capability, now: number): number {
  if (typeof reported === 'string') return clampMoment(Date.parse(reported), startedAt, now);
  const microseconds = eventAtUs(reported);
  return clampMoment(microseconds === null ? now : microseconds / 1000, startedAt, now);
}
