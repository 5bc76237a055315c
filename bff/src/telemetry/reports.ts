import { clampElapsed, eventAtUs } from '@lectern/schemas/telemetry/clamp.ts';
import type { z } from 'zod';
import type { Capability } from '@lectern/schemas/access/capability.ts';
import { mintCapability } from '@lectern/schemas/access/capability.ts';
import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import type { Caller } from '../access/callers.ts';
import type { Language } from '@lectern/schemas/text/languages.ts';
import type { Edge } from '../edge.ts';
import { EdgeError, found } from '../http/edge-error.ts';
import { isOpenTo, isRecorded } from '../links/gates.ts';
import type { PublicLink } from '../links/public-link.ts';
import { assertLinkOpen } from '../links/refusal.ts';
import { HIT_PENDING, latestNow, newOwnSession, newSession, readVisit } from '../links/visit.ts';
import { momentsOf } from './end-moments.ts';
import {
  elapsedIn,
  keptMeta,
  otherMeta,
  viewerUs,
  type endBody,
  type eventBody,
  type Meta,
  type pingBody,
} from './report-bodies.ts';
import { problems } from '../http/problems.ts';

export interface Reporter extends Caller {
  userAgent: string | null;
  /** The team that the caller is signed in to, if known. */
  readonly memberOf?: string | null;
  /** What their browser prefers of the languages that recipients can read in. */
  readonly language?: Language | null;
}

/** Starts a viewing. @returns its signed text, which is its public id. @throws EdgeError */
export async function startSession(
  edge: Edge,
  body: {
    hit_uuid: string;
    live_mode?: boolean | null | undefined;
    meta?: Meta | null | undefined;
  },
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
    liveMode: body.live_mode ?? false,
    meta: keptMeta(body.meta),
    by,
  });
  return { id: mintCapability(edge.engines.secrets, session), startedAt: now };
}

/**
 * Starts a member's viewing without a link. Without a presentation nothing is recorded: there is nothing that it could
 * count for. @returns its signed text. @throws EdgeError NOT_FOUND if they may not see the presentation
 */
export async function startOwnSession(
  edge: Edge,
  {
    activityId,
    presentationId,
    ...said
  }: {
    activityId: string;
    presentationId: string | null;
    pageCount: number | null;
    liveMode: boolean;
    meta: string | null;
  },
  by: { claims: UserClaims; userAgent: string | null },
  now = Date.now(),
) {
  const { userId, teamId, signInId } = by.claims;
  if (presentationId !== null) found(await edge.presentations.forSignIn(signInId, presentationId));
  const session = newOwnSession({ activityId, presentationId, teamId }, now);
  await edge.telemetry.startOwnSession(session, {
    viewerId: userId,
    userAgent: by.userAgent,
    ...said,
  });
  return { id: mintCapability(edge.engines.secrets, session), startedAt: now };
}

/** Still reading. @returns the recorded time. @throws EdgeError GONE, with the reason, after the link is closed */
export async function ping(
  edge: Edge,
  id: string,
  body: z.output<typeof pingBody>,
  now = Date.now(),
) {
  const session = readVisit(edge.engines.secrets, id, 'session', now);
  if (!isKnownOpen(edge, session)) await assertOpen(edge, session);
  const elapsedMs = clampElapsed(elapsedIn(body) ?? 0, session.startedAt, latestNow(now));
  const { currentPage, pageCount, paused, timestamp } = body.meta ?? {};
  const sentAtUs = viewerUs(timestamp);
  await edge.telemetry.ping(session, {
    elapsedMs,
    page: currentPage || null,
    pageCount: pageCount ?? null,
    isPaused: paused ?? false,
    sentAtUs,
    now,
  });
  if (body.ended_at)
    await edge.telemetry.end(session, {
      elapsedMs,
      saysElapsed: true,
      ...momentsOf(body.ended_at, sentAtUs, session, now),
    });
  return { id, elapsedMs };
}

/**
 * The reader left, which is recorded even if the link has been closed.
 * @returns the reported time, else from the start to the end
 */
export async function endSession(
  edge: Edge,
  id: string,
  body: z.output<typeof endBody>,
  now = Date.now(),
) {
  const session = readVisit(edge.engines.secrets, id, 'session', now);
  const said = elapsedIn(body);
  const elapsedMs = clampElapsed(said ?? 0, session.startedAt, latestNow(now));
  const moments = momentsOf(body.ended_at, viewerUs(body.meta?.timestamp), session, now);
  await edge.telemetry.end(session, { elapsedMs, saysElapsed: said !== null, ...moments });
  const { endedAt } = moments;
  return {
    id,
    elapsedMs: said === null ? Math.max(0, endedAt - session.startedAt) : elapsedMs,
    endedAt,
  };
}

/** Records an event of a viewing: a page was turned, the tab was hidden. @returns it as recorded, with its public id */
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
    throw new EdgeError('INVALID', problems.dataInvalid, {
      fields: { event_at_ms: [problems.momentInvalid] },
    });
  const said = elapsedIn({ meta: body.meta });
  const elapsedMs = clampElapsed(said ?? 0, session.startedAt, latestNow(now));
  const { category, action, path, meta: about, data } = body;
  const detail = data?.zoom ?? data?.progress ?? null;
  const recorded = {
    category,
    action,
    path: path ?? null,
    page: about?.currentPage || null,
    detail: detail === null ? null : String(detail),
    eventAtUs: at,
    elapsedMs,
    saysElapsed: said !== null,
    meta: otherMeta(about),
  };
  return { id: await edge.telemetry.event(session, { ...recorded, now }), ...recorded };
}

/**
 * A report reveals nothing, so it is accepted on its signature while the link cannot be asked.
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
  return link === 'unknown' ? null : assertLinkOpen(link);
}

function isKnownOpen(edge: Edge, { teamId, sharedLinkId }: Capability): boolean {
  return sharedLinkId !== null && edge.links.knownById(teamId, sharedLinkId)?.status === 'ACTIVE';
}

/**
 * A viewing begins after all gates are passed; with optional consent only after it was given.
 * @throws EdgeError FORBIDDEN
 */
export function assertAgreed(link: PublicLink | null, { gates }: Capability): void {
  if (!link || (isOpenTo(link, gates) && isRecorded(link, gates))) return;
  throw new EdgeError(
    'FORBIDDEN',
    isOpenTo(link, gates) ? problems.visitorDeclined : problems.gatesNotPassed,
  );
}
