import { isDeepStrictEqual } from 'node:util';
import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import { appended, FedProjection, reported, type LogEvent } from '@lectern/kernel/testing/fed.ts';
import {
  determineAssignment,
  namedContact,
  reassignmentForLane,
  type AssignmentInputs,
} from '../assignment/assignment.ts';
import { figuresByTime } from '../figures-by-time/projection.ts';
import { sumLines } from '../figures/select-lines.ts';
import { computeFigures } from '../figures/figures.ts';
import type { Range } from '../figures/time/range.ts';
import type { CountingRules } from '../figures/counting/rules.ts';
import { scopeKey, type Scope } from '../figures/scope.ts';
import { identityOf, reportedActivity, type ViewingState } from '../viewing/viewing.ts';
import { forwards } from '../replicas/forwards.ts';
import { hits } from '../replicas/hits.ts';
import { recipients } from '../replicas/recipients.ts';
import { verdicts } from '../replicas/verdicts.ts';
import { sessionPings } from '../session-pings/projection.ts';
import { assignmentFrom, type Assignment } from '../viewer-session/account.ts';
import { decide, type ViewerSessionCommand } from '../viewer-session/commands.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';
import type { BookedViewerSession, ViewerSession } from '../viewer-session/state.ts';
import { viewerSessions, type Opening } from '../viewer-sessions/projection.ts';
import { PAGES, type Facts, type Ids } from './history.ts';

const at = '2026-11-20T12:00:00.000Z';

/** The service in memory: what its read models have seen, what is booked, and what has reached figures-by-time. */
export class World {
  readonly sessions = new FedProjection(viewerSessions);
  readonly pings = new FedProjection(sessionPings);
  readonly hits = new FedProjection(hits);
  readonly verdicts = new FedProjection(verdicts);
  readonly recipients = new FedProjection(recipients);
  readonly forwards = new FedProjection(forwards);
  readonly lasting = new FedProjection(figuresByTime);
  readonly reported: DomainEvent[] = [];
  readonly verdictEvents: DomainEvent[] = [];
  readonly bookings: LogEvent[] = [];
  /** Verdicts and verified addresses that the policy has not handled yet, in order. */
  readonly unassigned: DomainEvent[] = [];
  readonly #booked = new Map<string, { state: ViewerSession; version: number }>();
  readonly #ids: Ids;

  constructor(own: Ids, facts: Facts) {
    this.#ids = own;
    facts.recipients.forEach((event, index) =>
      this.recipients.feed(
        appended(
          `SharedLink/${own.teamId}/${String(event.data['sharedLinkId'])}`,
          index + 1,
          event,
        ),
      ),
    );
    facts.forwards.forEach(({ event, at: time }, index) =>
      this.forwards.feed(
        appended(
          `SharedLinkForwards/${own.teamId}/${String(event.data['sharedLinkId'])}`,
          index + 1,
          event,
          { time },
        ),
      ),
    );
  }

  arrive(fact: DomainEvent): void {
    this.reported.push(fact);
    const record = reported(String(fact.data['presentationId']), fact, {
      teamId: this.#ids.teamId,
    });
    for (const projection of [this.sessions, this.pings, this.hits]) projection.feed(record);
    if (fact.type === 'SharedLinkVisitorVerified') this.unassigned.push(fact);
  }

  give(verdict: DomainEvent): void {
    const version =
      this.verdictEvents.filter(({ data }) => data['hitId'] === verdict.data['hitId']).length + 1;
    this.verdictEvents.push(verdict);
    this.unassigned.push(verdict);
    this.verdicts.feed(
      appended(
        `SharedLinkHit/${this.#ids.teamId}/${String(verdict.data['hitId'])}`,
        version,
        verdict,
      ),
    );
  }

  viewing(id: string): ViewingState | null {
    const session = this.sessions.rows.get(id);
    if (!session) return null;
    const state = this.#booked.get(id)?.state;
    const booked = state && state.status !== 'none' ? state : null;
    const assignment = booked
      ? assignmentFrom(booked.account)
      : this.#assignment(identityOf({ id, session, booked }), session.started?.opening ?? null);
    return {
      id,
      teamId: this.#ids.teamId,
      session,
      pings: this.pings.rows.get(id) ?? null,
      booked,
      assignment,
      pageCount: PAGES,
      fileId: null,
    };
  }

  /** Runs open-session-when-started. */
  open(id: string): void {
    const reading = this.viewing(id);
    if (!reading?.session.started) return;
    const identity = identityOf(reading);
    this.#execute(id, {
      type: 'OpenViewerSession',
      identity,
      assignment: this.#assignment(identity, reading.session.started.opening),
      pageCount: PAGES,
    });
  }

  /** Runs reassign-sessions-when-hit-is-known. */
  reassign(): void {
    const event = this.unassigned.shift();
    if (!event) return;
    const hitId = String(event.data['hitId']);
    for (const [id, { state }] of this.#booked) {
      if (state.status === 'none' || state.hitId !== hitId) continue;
      const changes: Partial<Assignment> =
        event.type === 'SharedLinkVisitorVerified'
          ? (namedContact(this.hits.rows.get(hitId) ?? null) ?? {})
          : reassignmentForLane(
              event.data['lane'] as HitLane,
              state,
              this.sessions.rows.get(id)?.started?.opening ?? null,
              this.#known(state),
            );
      this.#execute(id, { type: 'ReassignViewerSession', changes });
    }
  }

  /** Runs the job close-viewer-session. */
  close(id: string): void {
    const reading = this.viewing(id);
    if (!reading?.session.started) return;
    const { assignment, session } = reading;
    this.#execute(id, {
      type: 'CloseViewerSession',
      identity: identityOf(reading),
      assignment,
      reported: reportedActivity(reading),
      endedAt: session.heardAt,
    });
  }

  /** More bookings reach figures-by-time, some of them again. */
  relay(pick: number): void {
    const stream = this.bookings[pick % Math.max(1, this.bookings.length)]?.meta.stream;
    const ofStream = this.bookings.filter(({ meta }) => meta.stream === stream);
    this.lasting.feed(...ofStream.slice(0, 1 + (pick % Math.max(1, ofStream.length))));
  }

  /** Finishes everything that is under way. */
  settle(): void {
    for (const id of this.#ids.sessions) this.open(id);
    while (this.unassigned.length > 0) this.reassign();
    for (const id of this.#ids.sessions) this.close(id);
    this.lasting.feed(...this.bookings);
  }

  booked(): BookedViewerSession[] {
    return [...this.#booked.values()].flatMap(({ state }) =>
      state.status === 'none' ? [] : [state],
    );
  }

  figures(
    scope: Scope,
    lanes: readonly HitLane[],
    range: Range,
    {
      linkOwnerId = '*',
      isAll = false,
      rules = 'current',
    }: { linkOwnerId?: string; isAll?: boolean; rules?: CountingRules } = {},
  ) {
    const rows = [...this.lasting.rows.values()].filter((row) => row.scope === scopeKey(scope));
    const own = this.booked().filter(
      (booked) => linkOwnerId === '*' || booked.linkOwnerId === linkOwnerId,
    );
    const recent = own
      .filter((booked) => isAll || this.#isRecent(booked))
      .map(({ sessionId }) => this.viewing(sessionId)!);
    const told = computeFigures(
      sumLines(
        { scope, range, lanes, owner: linkOwnerId, rules },
        rows,
        recent,
        '2027-01-01T00:00:00.000Z',
      ).sum,
    );
    return Object.fromEntries(
      Object.entries(told).map(([name, value]) => [
        name,
        typeof value === 'function' ? value() : value,
      ]),
    );
  }

  /** Viewings that figures-by-time does not fully contain. */
  #isRecent({ sessionId, revision, status, account }: BookedViewerSession): boolean {
    const isSeen =
      this.lasting.seen.get(`ViewerSession/${this.#ids.teamId}/${sessionId}`) === revision;
    return (
      status === 'open' ||
      !isSeen ||
      !isDeepStrictEqual({ ...account, ...reportedActivity(this.viewing(sessionId)!) }, account)
    );
  }

  #assignment(identity: ReturnType<typeof identityOf>, opening: Opening): Assignment {
    return determineAssignment(identity, opening, this.#known(identity));
  }

  #known({
    hitId,
    sharedLinkId,
  }: Pick<ReturnType<typeof identityOf>, 'hitId' | 'sharedLinkId'>): AssignmentInputs {
    return {
      hit: (hitId && this.hits.rows.get(hitId)) || null,
      lane: (hitId && this.verdicts.rows.get(hitId)?.lane) || null,
      forwardedAt: (sharedLinkId && this.forwards.rows.get(sharedLinkId)?.firstAt) || null,
      recipients: (sharedLinkId && this.recipients.rows.get(sharedLinkId)?.contactIds) || [],
    };
  }

  #execute(id: string, command: ViewerSessionCommand): void {
    const { state, version } = this.#booked.get(id) ?? { state: viewerSession.initial, version: 0 };
    for (const event of decide({ ...command, now: at, actorId: null }, state)) {
      const record = appended(
        `ViewerSession/${this.#ids.teamId}/${id}`,
        version + 1,
        event as DomainEvent,
      );
      this.bookings.push(record);
      this.#booked.set(id, {
        state: viewerSession.evolve(state, event, record.meta),
        version: version + 1,
      });
    }
  }
}
