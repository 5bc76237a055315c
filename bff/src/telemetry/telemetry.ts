import type { Capability } from '@lectern/schemas/access/capability.ts';
import type { Engines } from '@lectern/kernel/engines/engines.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { Fact } from '@lectern/kernel/events/codec.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import type { ViewerSessionPinged } from '@lectern/schemas/events/pings.ts';
import {
  ViewerEventRecorded,
  ViewerSessionEnded,
  ViewerSessionStarted,
} from '@lectern/schemas/events/telemetry.ts';
import { logIdOf, viewerEventId } from '@lectern/schemas/telemetry/viewer-event-id.ts';
import { EdgeError } from '../http/edge-error.ts';
import type { Links } from '../links/links.ts';
import { laneOfVisit, NO_PRESENTATION } from '../links/visit.ts';
import { HitRecorder, type SimilarFacts, type Visitor } from './hit-recorder.ts';
import { ignoredReports } from './ignored-reports.ts';
import { iso } from './iso.ts';
import { SessionCap } from './session-cap.ts';
import { TelemetryBatcher } from './telemetry-batcher.ts';
import { problems } from '../http/problems.ts';

const PATIENCE_MS = 4_000;

type Pinged = EventOf<typeof ViewerSessionPinged>['data'];
type Ended = EventOf<typeof ViewerSessionEnded>['data'];
type Recorded = EventOf<typeof ViewerEventRecorded>['data'];

/**
 * Reported facts, appended to the log as they come, without a store. A repetition has the same id, so
 * clients send again whatever may be lost.
 */
export class Telemetry {
  readonly #engines: Engines;
  readonly #links: Links;
  readonly #batcher: TelemetryBatcher;
  readonly #hits: HitRecorder;
  /** A reader turns pages as fast as a key repeats, for a while. */
  readonly #eventCap = new SessionCap({ atOnce: 300, everyMs: 1_000 });
  /** A viewer pings every five seconds, and more often only to catch up. */
  readonly #pingCap = new SessionCap({ atOnce: 200, everyMs: 100 });
  /** Of sessions whose capability is still cached. */
  readonly #pings = new WeakMap<Capability, SimilarFacts>();

  constructor(engines: Engines, links: Links) {
    this.#engines = engines;
    this.#links = links;
    this.#batcher = new TelemetryBatcher(engines.log, PATIENCE_MS, (cause, entries) => {
      engines.logger.warn(
        { err: cause, eventId: entries.at(-1)?.eventId, count: entries.length },
        'telemetry is not written',
      );
      return notNow(1, cause);
    });
    this.#hits = new HitRecorder(engines, links, this.#batcher);
  }

  /** @returns whether the log has it; where that takes too long, the visit's first call records it again */
  recordHit(visit: Capability, by: Visitor): Promise<boolean> {
    return this.#hits.record(visit, by);
  }

  /** With the hit it belongs to, where that was not written when the visit was handed out. */
  async startSession(
    session: Capability,
    {
      visit,
      isHitPending,
      by,
      ...said
    }: {
      visit: Capability;
      isHitPending: boolean;
      pageCount: number | null;
      liveMode: boolean;
      meta: string | null;
      by: Visitor;
    },
  ): Promise<void> {
    const startedAt = iso(session.startedAt);
    const visitorKey = await this.#hits.visitorKeyOf(visit, by);
    const event = ViewerSessionStarted({
      ...this.#linkOf(session),
      sessionId: session.id,
      hitId: visit.id,
      viewerId: null,
      activityId: null,
      opening: { openedAt: iso(visit.startedAt), lane: laneOfVisit(visit), visitorKey },
      startedAt,
      userAgent: by.userAgent,
      ...said,
    });
    const entry = await this.#engines.codec.fact(factOf(session, event, 'start', startedAt));
    await this.#batcher.publish(
      isHitPending ? [this.#hits.toEntry(visit, by, visitorKey), entry] : [entry],
    );
  }

  /** Of a member, without a link. */
  async startOwnSession(
    session: Capability,
    by: {
      viewerId: string;
      pageCount: number | null;
      liveMode: boolean;
      meta: string | null;
      userAgent: string | null;
    },
  ): Promise<void> {
    if (isIgnored(session)) return;
    const startedAt = iso(session.startedAt);
    const event = ViewerSessionStarted({
      ...this.#linkOf(session),
      sessionId: session.id,
      hitId: null,
      activityId: session.activityId,
      startedAt,
      ...by,
    });
    await this.#publish(factOf(session, event, 'start', startedAt));
  }

  /**
   * @throws EdgeError TOO_MANY_REQUESTS; UNAVAILABLE, as all of these do, when the log does not have it in time: the
   * client sends it again
   */
  ping(
    session: Capability,
    {
      now,
      ...reported
    }: Pick<Pinged, 'elapsedMs' | 'page' | 'pageCount' | 'isPaused' | 'sentAtUs'> & { now: number },
  ): Promise<void> {
    const { id: sessionId, presentationId, sharedLinkId } = session;
    this.#pingCap.count(sessionId);
    if (isIgnored(session)) return Promise.resolve();
    this.#assertRoom();
    const heardAt = iso(now);
    const linkOwnerId = sharedLinkId && this.#links.ownerOf(sharedLinkId);
    let pings = this.#pings.get(session);
    if (pings?.linkOwnerId !== linkOwnerId)
      this.#pings.set(session, (pings = this.#pingsOf(session, linkOwnerId)));
    // Not parsed by the event's schema: all of it has been checked, and nothing is written as often.
    const data: Pinged = {
      presentationId,
      sharedLinkId,
      linkOwnerId,
      sessionId,
      heardAt,
      ...reported,
    };
    const id = `${sessionId}/ping/${reported.elapsedMs}`;
    return this.#batcher.publish([pings.toEntry(data, id, heardAt)]);
  }

  /** @param reported `meta` is JSON. @returns the event's public id. @throws EdgeError TOO_MANY_REQUESTS */
  async event(
    session: Capability,
    {
      now,
      ...reported
    }: Pick<Recorded, 'category' | 'action' | 'path' | 'page' | 'detail' | 'meta'> &
      Pick<Recorded, 'eventAtUs' | 'elapsedMs' | 'saysElapsed'> & { now: number },
  ): Promise<string> {
    this.#eventCap.count(session.id);
    this.#assertRoom();
    const { data, type } = ViewerEventRecorded({
      ...this.#linkOf(session),
      sessionId: session.id,
      ...reported,
      heardAt: iso(now),
    });
    const publish = (meta: string | null) =>
      this.#publish({
        ...factOf(session, { type, data: { ...data, meta } }, '', iso(now)),
        id: logIdOf(data),
      });
    if (!isIgnored(session))
      await publish(data.meta).catch((error: unknown) => {
        if (!(error instanceof DomainError && error.code === 'GONE')) throw error;
        return publish(null); // Of an erased session the event still counts, without what was typed.
      });
    return viewerEventId(data);
  }

  async end(
    session: Capability,
    {
      endedAt,
      heardAt,
      ...reported
    }: Pick<Ended, 'elapsedMs' | 'saysElapsed' | 'endedAtUs' | 'sentAtUs'> & {
      endedAt: number;
      heardAt: number;
    },
  ): Promise<void> {
    if (isIgnored(session)) return;
    const event = ViewerSessionEnded({
      ...this.#linkOf(session),
      sessionId: session.id,
      ...reported,
      endedAt: iso(endedAt),
      heardAt: iso(heardAt),
    });
    const name = `end/${reported.endedAtUs ?? endedAt}`;
    await this.#publish(factOf(session, event, name, iso(endedAt)));
  }

  /** What comes most often waits at its sender while the disk is full. */
  #assertRoom(): void {
    if (this.#engines.disk.isFull) throw notNow(30);
  }

  async #publish(fact: Fact): Promise<void> {
    await this.#batcher.publish([await this.#engines.codec.fact(fact)]);
  }

  #pingsOf(session: Capability, linkOwnerId: string | null): SimilarFacts {
    const { id, presentationId, sharedLinkId, startedAt } = session;
    const data: Pinged = {
      presentationId,
      sharedLinkId,
      linkOwnerId,
      sessionId: id,
      heardAt: iso(startedAt),
      elapsedMs: 0,
      page: null,
      pageCount: null,
      isPaused: false,
      sentAtUs: null,
    };
    const fact = factOf(session, { type: 'ViewerSessionPinged', data }, 'ping', data.heardAt);
    const varying = ['elapsedMs', 'page', 'pageCount', 'isPaused', 'heardAt', 'sentAtUs'];
    return { linkOwnerId, toEntry: this.#engines.codec.plainFacts(fact, varying) };
  }

  #linkOf({ presentationId, sharedLinkId }: Capability) {
    const linkOwnerId = sharedLinkId && this.#links.ownerOf(sharedLinkId);
    return { presentationId, sharedLinkId, linkOwnerId };
  }
}

function notNow(retryAfter: number, cause?: unknown): EdgeError {
  return new EdgeError('UNAVAILABLE', problems.cannotBeRecorded, { retryAfter, cause });
}

/** Whether a session is of no presentation, so that nothing is recorded of it. */
function isIgnored({ presentationId }: Capability): boolean {
  if (presentationId !== NO_PRESENTATION) return false;
  ignoredReports.inc({ report: 'no-presentation' });
  return true;
}

/** A fact of a session. @param name tells it from the session's other facts */
function factOf(
  { id, presentationId, teamId }: Capability,
  event: Fact['event'],
  name: string,
  time: string,
): Fact {
  const subject = `ViewerSession/${teamId}/${id}`;
  return { event, id: `${id}/${name}`, key: presentationId, subject, teamId, time };
}
