import type { Capability } from '@lectern/schemas/access/capability.ts';
import type { Engines } from '@lectern/kernel/engines/engines.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { Fact } from '@lectern/kernel/events/codec.ts';
import type { PlainFacts } from '@lectern/kernel/events/plain-facts.ts';
import type { LogEntry } from '@lectern/kernel/log/port.ts';
import { logIdOf, viewerEventId } from '@lectern/schemas/telemetry/viewer-event-id.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import type { ViewerSessionPinged } from '@lectern/schemas/events/pings.ts';
import {
  type SharedLinkHitRecorded,
  ViewerEventRecorded,
  ViewerSessionEnded,
  ViewerSessionStarted,
} from '@lectern/schemas/events/telemetry.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { EdgeError } from '../http/edge-error.ts';
import type { Links } from '../links/links.ts';
import { laneIn } from '../links/visit.ts';
import { laneOf } from './lane.ts';
import { TelemetryBatcher } from './telemetry-batcher.ts';
import { SessionCap } from './session-cap.ts';

const PATIENCE_MS = 4_000;
/** A reader does not wait longer than this for a hit to be written down. */
const HIT_PATIENCE_MS = 200;
const VISITORS = 10_000;
const LINKS = 1_000;

/** How reports of one session, or on one link, are written: most of each is the same. */
interface SameFacts {
  linkOwnerId: string | null;
  entryOf: PlainFacts;
}

type Pinged = EventOf<typeof ViewerSessionPinged>['data'];
type Ended = EventOf<typeof ViewerSessionEnded>['data'];

interface Reporter {
  userAgent: string | null;
  address: string | null;
}

/**
 * Reported facts (DESIGN §5): appended to the log as they come, without a store. Repeating one repeats its id, so
 * whatever is not sure to be written is sent again.
 */
export class Telemetry {
  readonly #engines: Engines;
  readonly #links: Links;
  readonly #outbox: TelemetryBatcher;
  /** Turning pages as fast as a key repeats, for a while. */
  readonly #events = new SessionCap({ atOnce: 300, everyMs: 1_000 });
  /** A viewer pings every five seconds, and more often only where it catches up. */
  readonly #pingCap = new SessionCap({ atOnce: 200, everyMs: 100 });
  /** How the pings of a session are written; of those whose capability is still known. */
  readonly #pings = new WeakMap<Capability, SameFacts>();
  /** How the openings of a link are written. */
  readonly #hits = new Map<string, SameFacts>();
  readonly #writtenSoon = new WeakMap<Promise<void>, Promise<boolean>>();

  readonly #visitorKeys = new Map<string, string>();

  constructor(engines: Engines, links: Links) {
    this.#engines = engines;
    this.#links = links;
    this.#outbox = new TelemetryBatcher(engines.log, PATIENCE_MS, (cause, entries) => {
      engines.logger.warn(
        { err: cause, eventId: entries.at(-1)?.eventId, count: entries.length },
        'telemetry is not written',
      );
      return new EdgeError(
        'UNAVAILABLE',
        'This cannot be recorded right now. Please try again in a moment.',
        { retryAfter: 1, cause },
      );
    });
  }

  /** @returns whether the log has it; where it takes too long it is left to the visit's first call */
  recordHit(visit: Capability, by: Reporter): Promise<boolean> {
    const visitorKey = this.#visitorKeyOf(visit, by);
    return visitorKey instanceof Promise
      ? this.#recordHitOf(visit, by, visitorKey)
      : this.#publishHit(visit, by, visitorKey);
  }

  async #recordHitOf(
    visit: Capability,
    by: Reporter,
    visitorKey: Promise<string>,
  ): Promise<boolean> {
    try {
      return await this.#publishHit(visit, by, await visitorKey);
    } catch (err) {
      this.#engines.logger.warn({ err, hitId: visit.id }, 'a hit is not written');
      return false;
    }
  }

  #publishHit(visit: Capability, by: Reporter, visitorKey: string | null): Promise<boolean> {
    return this.#isWrittenSoon(this.#outbox.publish([this.#hitOf(visit, by, visitorKey)]));
  }

  /** Asked once for all that are written together. */
  #isWrittenSoon(written: Promise<void>): Promise<boolean> {
    let soon = this.#writtenSoon.get(written);
    if (!soon) {
      const late = pause(HIT_PATIENCE_MS, false, { ref: false });
      soon = Promise.race([
        written.then(
          () => true,
          () => false,
        ),
        late,
      ]);
      this.#writtenSoon.set(written, soon);
    }
    return soon;
  }

  /** With the hit it belongs to, where that was not written when the visit was handed out. */
  async startSession(
    session: Capability,
    {
      visit,
      isHitPending,
      pageCount,
      by,
    }: { visit: Capability; isHitPending: boolean; pageCount: number | null; by: Reporter },
  ): Promise<void> {
    const startedAt = iso(session.startedAt);
    const visitorKey = await this.#visitorKeyOf(visit, by);
    const opening = { openedAt: iso(visit.startedAt), lane: laneIn(visit), visitorKey };
    const event = ViewerSessionStarted({
      ...this.#reading(session),
      sessionId: session.id,
      hitId: visit.id,
      viewerId: null,
      activityId: null,
      opening,
      startedAt,
      pageCount,
      userAgent: by.userAgent,
    });
    const entry = await this.#fact({ event, id: `${session.id}/start`, session, time: startedAt });
    await this.#outbox.publish(
      isHitPending ? [this.#hitOf(visit, by, visitorKey), entry] : [entry],
    );
  }

  /**
   * @throws EdgeError TOO_MANY_REQUESTS; UNAVAILABLE as all of these do, when the log does not have it in time: whoever
   * reports, reports again
   */
  ping(
    session: Capability,
    {
      elapsedMs,
      page,
      pageCount,
      isPaused,
      sentAtUs,
      now,
    }: Pick<Pinged, 'elapsedMs' | 'page' | 'pageCount' | 'isPaused' | 'sentAtUs'> & { now: number },
  ): Promise<void> {
    const { id: sessionId, presentationId, sharedLinkId } = session;
    this.#pingCap.count(sessionId, now);
    const heardAt = iso(now);
    const linkOwnerId = sharedLinkId && this.#links.ownerOf(sharedLinkId);
    let pings = this.#pings.get(session);
    if (pings?.linkOwnerId !== linkOwnerId)
      this.#pings.set(session, (pings = this.#pingsOf(session, linkOwnerId)));
    // Made by hand: all of it was checked on its way here, and nothing else is checked so often.
    const data: Pinged = {
      presentationId,
      sharedLinkId,
      linkOwnerId,
      sessionId,
      elapsedMs,
      page,
      pageCount,
      isPaused,
      heardAt,
      sentAtUs,
    };
    return this.#outbox.publish([pings.entryOf(data, `${sessionId}/ping/${elapsedMs}`, heardAt)]);
  }

  #pingsOf(session: Capability, linkOwnerId: string | null): SameFacts {
    const { id, presentationId, sharedLinkId, teamId } = session;
    const data: Pinged = {
      presentationId,
      sharedLinkId,
      linkOwnerId,
      sessionId: id,
      elapsedMs: 0,
      page: null,
      pageCount: null,
      isPaused: false,
      heardAt: iso(session.startedAt),
      sentAtUs: null,
    };
    const event: Fact['event'] = { type: 'ViewerSessionPinged', data };
    const fact = { event, key: presentationId, subject: `ViewerSession/${teamId}/${id}`, teamId };
    return {
      linkOwnerId,
      entryOf: this.#engines.codec.plainFacts(fact, [
        'elapsedMs',
        'page',
        'pageCount',
        'isPaused',
        'heardAt',
        'sentAtUs',
      ]),
    };
  }

  /** Of a member, without a link. */
  async startOwnSession(
    session: Capability,
    {
      viewerId,
      pageCount,
      userAgent,
    }: { viewerId: string; pageCount: number | null; userAgent: string | null },
  ): Promise<void> {
    const startedAt = iso(session.startedAt);
    const event = ViewerSessionStarted({
      ...this.#reading(session),
      sessionId: session.id,
      hitId: null,
      viewerId,
      activityId: session.activityId,
      startedAt,
      pageCount,
      userAgent,
    });
    await this.#outbox.publish([
      await this.#fact({ event, id: `${session.id}/start`, session, time: startedAt }),
    ]);
  }

  /** @returns the event's public id. @throws EdgeError TOO_MANY_REQUESTS */
  async event(
    session: Capability,
    {
      now,
      ...told
    }: {
      category: string;
      action: string;
      path: string | null;
      page: number | null;
      detail: string | null;
      eventAtUs: number;
      elapsedMs: number;
      saysElapsed: boolean;
      now: number;
    },
  ): Promise<string> {
    this.#events.count(session.id, now);
    const event = ViewerEventRecorded({
      ...this.#reading(session),
      sessionId: session.id,
      ...told,
      heardAt: iso(now),
    });
    await this.#outbox.publish([
      this.#plain({ event, id: logIdOf(event.data), session, time: iso(now) }),
    ]);
    return viewerEventId(event.data);
  }

  async end(
    session: Capability,
    {
      endedAt,
      heardAt,
      ...told
    }: Pick<Ended, 'elapsedMs' | 'saysElapsed' | 'endedAtUs' | 'sentAtUs'> & {
      endedAt: number;
      heardAt: number;
    },
  ): Promise<void> {
    const event = ViewerSessionEnded({
      ...this.#reading(session),
      sessionId: session.id,
      ...told,
      endedAt: iso(endedAt),
      heardAt: iso(heardAt),
    });
    await this.#outbox.publish([
      await this.#fact({
        event,
        id: `${session.id}/end/${told.endedAtUs ?? endedAt}`,
        session,
        time: iso(endedAt),
      }),
    ]);
  }

  #hitOf(visit: Capability, { userAgent }: Reporter, visitorKey: string | null): LogEntry {
    const { presentationId, sharedLinkId, id: hitId } = visit;
    const openedAt = iso(visit.startedAt);
    const linkOwnerId = sharedLinkId && this.#links.ownerOf(sharedLinkId);
    let hits = this.#hits.get(sharedLinkId ?? '');
    if (hits?.linkOwnerId !== linkOwnerId) {
      if (this.#hits.size >= LINKS) this.#hits.clear();
      this.#hits.set(sharedLinkId ?? '', (hits = this.#hitsOf(visit, linkOwnerId)));
    }
    const lane = laneIn(visit);
    const seen = laneOf({ userAgent, isOwnTeam: lane === 'own-team' });
    const laneReason = seen.lane === lane ? seen.laneReason : null; // Another browser told of it than opened it.
    const data: EventOf<typeof SharedLinkHitRecorded>['data'] = {
      presentationId,
      sharedLinkId,
      linkOwnerId,
      hitId,
      openedAt,
      lane,
      laneReason,
      visitorKey,
      userAgent,
    };
    return hits.entryOf(data, `${hitId}/hit`, openedAt);
  }

  #hitsOf(
    { presentationId, sharedLinkId, teamId, id: hitId, startedAt }: Capability,
    linkOwnerId: string | null,
  ): SameFacts {
    const data: EventOf<typeof SharedLinkHitRecorded>['data'] = {
      presentationId,
      sharedLinkId,
      linkOwnerId,
      hitId,
      openedAt: iso(startedAt),
      lane: 'person',
      laneReason: null,
      visitorKey: null,
      userAgent: null,
    };
    const fact = {
      event: { type: 'SharedLinkHitRecorded', data } as const,
      key: presentationId,
      subject: `SharedLink/${teamId}/${sharedLinkId}`,
      teamId,
    };
    return {
      linkOwnerId,
      entryOf: this.#engines.codec.plainFacts(fact, [
        'hitId',
        'openedAt',
        'lane',
        'laneReason',
        'visitorKey',
        'userAgent',
      ]),
    };
  }

  /** The same for openings of a link from one address with one browser; whoever opens it again does so soon. */
  #visitorKeyOf(
    { teamId, sharedLinkId }: Capability,
    { address, userAgent }: Reporter,
  ): string | null | Promise<string> {
    if (address === null) return null;
    const visitor = `${sharedLinkId} ${address} ${userAgent ?? ''}`;
    return this.#visitorKeys.get(visitor) ?? this.#askVisitorKey(teamId, visitor);
  }

  async #askVisitorKey(teamId: string, visitor: string): Promise<string> {
    const key = await blindIndex(this.#engines.keys, teamId, visitor);
    if (this.#visitorKeys.size >= VISITORS) this.#visitorKeys.clear();
    this.#visitorKeys.set(visitor, key);
    return key;
  }

  #fact({
    event,
    id,
    session,
    time,
  }: {
    event: Fact['event'];
    id: string;
    session: Capability;
    time: string;
  }): Promise<LogEntry> {
    const { presentationId, teamId } = session;
    return this.#engines.codec.fact({
      event,
      id,
      key: presentationId,
      subject: `ViewerSession/${teamId}/${session.id}`,
      teamId,
      time,
    });
  }

  #plain({
    event,
    id,
    session,
    time,
  }: {
    event: Fact['event'];
    id: string;
    session: Capability;
    time: string;
  }): LogEntry {
    const { presentationId, teamId } = session;
    return this.#engines.codec.plainFact({
      event,
      id,
      key: presentationId,
      subject: `ViewerSession/${teamId}/${session.id}`,
      teamId,
      time,
    });
  }

  #reading({ presentationId, sharedLinkId }: Capability) {
    return {
      presentationId,
      sharedLinkId,
      linkOwnerId: sharedLinkId && this.#links.ownerOf(sharedLinkId),
    };
  }
}

function iso(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
