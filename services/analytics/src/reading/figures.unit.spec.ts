import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ViewerEventRecorded, ViewerSessionEnded, ViewerSessionPinged, ViewerSessionStarted } from '@lectern/schemas/events/telemetry.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import { appended, FedProjection, reported, type LogEvent } from '@lectern/kernel/testing/fed.ts';
import { pageTimes } from '../page-times/projection.ts';
import { sessionPings } from '../session-pings/projection.ts';
import { oracle } from '../testing/oracle.ts';
import { viewerSession, type ViewerSession } from '../viewer-session/viewer-session.ts';
import { viewerSessions } from '../viewer-sessions/projection.ts';
import { figuresOf } from './figures.ts';
import { accountOf, type Reading } from './reading.ts';

const id = (kind: string, n: number) => `01a1fa00-0000-7000-8000-00000000${kind}0${n}`;
const teamId = id('00', 1);
const presentationId = id('e1', 0);
const PAGES = 5;
const SESSIONS = 4;
const start = Date.parse('2026-11-20T12:00:00.000Z');
const at = (elapsedMs: number) => new Date(start + elapsedMs).toISOString();
/** Sessions 0 and 1 came through one link, 2 and 3 through another, of other owners. */
const linkOf = (session: number) => (session < 2 ? 0 : 1);
const readingOf = (session: number) => ({
  presentationId, sharedLinkId: id('c1', linkOf(session)), linkOwnerId: id('f1', linkOf(session)), sessionId: id('b1', session),
});

const turn = fc.record({ elapsed: fc.nat(40), page: fc.integer({ min: 1, max: PAGES + 1 }) });
const viewing = fc.record({
  turns: fc.array(turn, { maxLength: 6 }),
  pings: fc.array(fc.nat(50), { maxLength: 4 }),
  hides: fc.array(fc.nat(50), { maxLength: 2 }),
  end: fc.option(fc.nat(60)),
});
const history = fc.record({
  viewings: fc.array(viewing, { minLength: SESSIONS, maxLength: SESSIONS }),
  /** What happens when: a fact arrives, a session is closed, closes reach the lasting rows; in whatever order. */
  steps: fc.array(fc.record({ kind: fc.constantFrom('fact', 'fact', 'fact', 'close', 'relay'), pick: fc.nat(1_000) }), { maxLength: 60 }),
});
type Viewing = typeof viewing extends fc.Arbitrary<infer Value> ? Value : never;

function factsOf({ turns, pings, hides, end }: Viewing, session: number): DomainEvent[] {
  const reading = readingOf(session);
  const event = (elapsedMs: number, index: number, action: string, category: string, path: string | null) =>
    ViewerEventRecorded({ ...reading, category, action, path, eventAtUs: elapsedMs * 1_000 + index, elapsedMs, heardAt: at(elapsedMs) });
  return [
    ViewerSessionStarted({ ...reading, hitId: id('d1', session), viewerId: null, startedAt: at(0), pageCount: 999, userAgent: 'Firefox' }),
    ...turns.map(({ elapsed, page }, index) => event(elapsed, index, 'change_page', 'PDF', String(page).padStart(4, '0'))),
    ...hides.map((elapsed, index) => event(elapsed, 100 + index, 'hidden', 'visibility', null)),
    ...pings.map((elapsedMs) => ViewerSessionPinged({ ...reading, elapsedMs, page: 1, pageCount: 999, isPaused: false, heardAt: at(elapsedMs) })),
    ...(end === null ? [] : [ViewerSessionEnded({ ...reading, elapsedMs: end, endedAt: at(end) })]),
  ];
}

/** The service in memory: what is on the log, what its copies have seen, what was closed. */
class World {
  readonly sessions = new FedProjection(viewerSessions);
  readonly pings = new FedProjection(sessionPings);
  readonly lasting = new FedProjection(pageTimes);
  readonly arrived: DomainEvent[] = [];
  readonly closes: LogEvent[] = [];
  readonly #closed = new Map<string, { state: ViewerSession; version: number }>();

  arrive(fact: DomainEvent): void {
    this.arrived.push(fact);
    const record = reported(presentationId, fact, { teamId });
    this.sessions.feed(record);
    this.pings.feed(record);
  }

  readings(): Reading[] {
    return [...this.sessions.rows].map(([sessionId, session]) => {
      const state = this.#closed.get(sessionId)?.state;
      const closed = state?.status === 'closed' ? state : null;
      return { id: sessionId, teamId, session, pings: this.pings.rows.get(sessionId) ?? null, closed, pageCount: PAGES };
    });
  }

  /** What the job does. */
  close(sessionId: string): void {
    const reading = this.readings().find((one) => one.id === sessionId);
    if (!reading?.session.started) return;
    const { state, version } = this.#closed.get(sessionId) ?? { state: viewerSession.initial, version: 0 };
    const { sharedLinkId, linkOwnerId } = reading.session;
    const { elapsedMs, pages } = accountOf(reading);
    const facts = { presentationId, sharedLinkId, linkOwnerId, hitId: null, startedAt: at(0), endedAt: reading.session.heardAt, pageCount: PAGES };
    const command = { type: 'CloseViewerSession' as const, sessionId, ...facts, elapsedMs, pages: [...pages], now: at(0), actorId: null };
    for (const event of viewerSession.decide(command, state)) {
      const record = appended(`ViewerSession/${teamId}/${sessionId}`, version + 1, event);
      this.closes.push(record);
      this.#closed.set(sessionId, { state: viewerSession.evolve(state, event, record.meta), version: version + 1 });
    }
  }

  /** Some more of what was closed reaches the lasting rows, some of it again. */
  relay(pick: number): void {
    const stream = this.closes[pick % Math.max(1, this.closes.length)]?.meta.stream;
    const ofStream = this.closes.filter(({ meta }) => meta.stream === stream);
    this.lasting.feed(...ofStream.slice(0, 1 + (pick % Math.max(1, ofStream.length))));
  }

  figures(link?: number) {
    const rows = [...this.lasting.rows.values()].filter(({ sharedLinkId }) => sharedLinkId === (link === undefined ? null : id('c1', link)));
    const readings = this.readings().filter(({ session }) => link === undefined || session.sharedLinkId === id('c1', link));
    const counted = readings.map((reading) => ({
      reading,
      seenRevision: this.lasting.seen.get(`ViewerSession/${teamId}/${reading.id}`) ?? 0,
    }));
    return figuresOf(rows.map(({ totals }) => totals), counted);
  }
}

function live(world: World, { viewings, steps }: { viewings: Viewing[]; steps: { kind: string; pick: number }[] }, check: () => void): void {
  const facts = viewings.flatMap(factsOf);
  for (const { kind, pick } of steps) {
    if (kind === 'fact') world.arrive(facts[pick % facts.length]!);
    else if (kind === 'close') world.close(id('b1', pick % SESSIONS));
    else world.relay(pick);
    check();
  }
}

test('at every moment the figures equal what the facts that arrived amount to, wherever closes are on their way', () => {
  fc.assert(
    fc.property(history, (given) => {
      const world = new World();
      live(world, given, () => {
        expect(world.figures()).toEqual(oracle(world.arrived, PAGES));
        const ofLink = world.arrived.filter(({ data }) => data['sharedLinkId'] === id('c1', 1));
        expect(world.figures(1)).toEqual(oracle(ofLink, PAGES));
      });
    }),
    { numRuns: 300 },
  );
});

test('rows rebuilt from the log, in any order and with every record twice, equal the rows of the living to the byte', () => {
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat(1_000)), (given, random) => {
      const world = new World();
      live(world, given, () => {});
      world.lasting.feed(...world.closes);
      const shuffled = shuffle([...world.arrived, ...world.arrived], () => random.next().value as number);
      const rebuilt = new World();
      for (const fact of shuffled) rebuilt.arrive(fact);
      rebuilt.lasting.feed(...interleaved(world.closes, () => random.next().value as number));
      for (const each of ['sessions', 'pings', 'lasting'] as const) expect(JSON.stringify(rebuilt[each].table())).toBe(JSON.stringify(world[each].table()));
    }),
    { numRuns: 300 },
  );
});

function shuffle<T>(list: readonly T[], random: () => number): T[] {
  return list.map((value) => ({ value, by: random() })).toSorted((one, other) => one.by - other.by).map(({ value }) => value);
}

/** Streams in any order among each other, each in its own, its records twice. */
function interleaved(records: readonly LogEvent[], random: () => number): LogEvent[] {
  const waiting = [...Map.groupBy(records, ({ meta }) => meta.stream).values()].map((ofStream) => ofStream.flatMap((record) => [record, record]));
  const result: LogEvent[] = [];
  while (waiting.some((ofStream) => ofStream.length > 0)) {
    const next = waiting[random() % waiting.length]!.shift();
    if (next) result.push(next);
  }
  return result;
}
