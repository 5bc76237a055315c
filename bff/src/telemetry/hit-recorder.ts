import type { Capability } from '@lectern/schemas/access/capability.ts';
import type { Engines } from '@lectern/kernel/engines/engines.ts';
import type { PlainFacts } from '@lectern/kernel/events/plain-facts.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { LogEntry } from '@lectern/kernel/log/port.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import type { SharedLinkHitRecorded } from '@lectern/schemas/events/telemetry.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Links } from '../links/links.ts';
import { laneOfVisit } from '../links/visit.ts';
import { iso } from './iso.ts';
import { laneOf } from './lane.ts';
import type { TelemetryBatcher } from './telemetry-batcher.ts';

/** A reader does not wait longer than this for a hit to be recorded. */
const HIT_PATIENCE_MS = 200;
const MOST_VISITORS = 10_000;
const MOST_LINKS = 1_000;

type HitData = EventOf<typeof SharedLinkHitRecorded>['data'];

/** How facts that are mostly the same are written: the hits of one link, the pings of one session. */
export interface SimilarFacts {
  linkOwnerId: string | null;
  toEntry: PlainFacts;
}

export interface Visitor {
  userAgent: string | null;
  address: string | null;
}

export class HitRecorder {
  readonly #engines: Engines;
  readonly #links: Links;
  readonly #batcher: TelemetryBatcher;
  readonly #byLink = new Map<string, SimilarFacts>();
  readonly #visitorKeys = new Map<string, string>();
  readonly #writtenSoon = new WeakMap<Promise<void>, Promise<boolean>>();

  constructor(engines: Engines, links: Links, batcher: TelemetryBatcher) {
    this.#engines = engines;
    this.#links = links;
    this.#batcher = batcher;
  }

  /** @returns whether the log has it; where that takes too long, the visit's first call records it again */
  record(visit: Capability, by: Visitor): Promise<boolean> {
    const visitorKey = this.visitorKeyOf(visit, by);
    return visitorKey instanceof Promise
      ? this.#recordLater(visit, by, visitorKey)
      : this.#publish(visit, by, visitorKey);
  }

  /** The same for openings of a link from one address and browser. Synchronous if cached. */
  visitorKeyOf(
    { teamId, sharedLinkId }: Capability,
    { address, userAgent }: Visitor,
  ): string | null | Promise<string> {
    if (address === null) return null;
    const visitor = `${sharedLinkId} ${address} ${userAgent ?? ''}`;
    return this.#visitorKeys.get(visitor) ?? this.#computeVisitorKey(teamId, visitor);
  }

  toEntry(visit: Capability, { userAgent }: Visitor, visitorKey: string | null): LogEntry {
    const { presentationId, sharedLinkId, id: hitId } = visit;
    const openedAt = iso(visit.startedAt);
    const linkOwnerId = sharedLinkId && this.#links.ownerOf(sharedLinkId);
    let hits = this.#byLink.get(sharedLinkId ?? '');
    if (hits?.linkOwnerId !== linkOwnerId) {
      if (this.#byLink.size >= MOST_LINKS) this.#byLink.clear();
      this.#byLink.set(sharedLinkId ?? '', (hits = this.#hitsOf(visit, linkOwnerId)));
    }
    const lane = laneOfVisit(visit);
    const seen = laneOf({ userAgent, isOwnTeam: lane === 'own-team' });
    const laneReason = seen.lane === lane ? seen.laneReason : null; // Reported by another browser than opened it.
    const data: HitData = {
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
    return hits.toEntry(data, `${hitId}/hit`, openedAt);
  }

  async #recordLater(
    visit: Capability,
    by: Visitor,
    visitorKey: Promise<string>,
  ): Promise<boolean> {
    try {
      return await this.#publish(visit, by, await visitorKey);
    } catch (err) {
      this.#engines.logger.warn({ err, hitId: visit.id }, 'a hit is not written');
      return false;
    }
  }

  #publish(visit: Capability, by: Visitor, visitorKey: string | null): Promise<boolean> {
    return this.#isWrittenSoon(this.#batcher.publish([this.toEntry(visit, by, visitorKey)]));
  }

  /** One timer for all hits that are written together. */
  #isWrittenSoon(written: Promise<void>): Promise<boolean> {
    let soon = this.#writtenSoon.get(written);
    if (!soon) {
      const isWritten = written.then(
        () => true,
        () => false,
      );
      soon = Promise.race([isWritten, pause(HIT_PATIENCE_MS, false, { ref: false })]);
      this.#writtenSoon.set(written, soon);
    }
    return soon;
  }

  #hitsOf(
    { presentationId, sharedLinkId, teamId, id: hitId, startedAt }: Capability,
    linkOwnerId: string | null,
  ): SimilarFacts {
    const data: HitData = {
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
    const varying = ['hitId', 'openedAt', 'lane', 'laneReason', 'visitorKey', 'userAgent'];
    return { linkOwnerId, toEntry: this.#engines.codec.plainFacts(fact, varying) };
  }

  async #computeVisitorKey(teamId: string, visitor: string): Promise<string> {
    const key = await blindIndex(this.#engines.keys, teamId, visitor);
    if (this.#visitorKeys.size >= MOST_VISITORS) this.#visitorKeys.clear();
    this.#visitorKeys.set(visitor, key);
    return key;
  }
}
