import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import { appended, FedProjection, reported, type LogEvent } from '@lectern/kernel/testing/fed.ts';
import { assignmentOf, contactIn, judgedAs, visitorOf, type Known } from '../assignment/assignment.ts';
import { figuresByTime } from '../figures-by-time/projection.ts';
import { factsOf as factsOfReading, reportedOf, type Reading } from '../reading/reading.ts';
import { hits } from '../replicas/hits.ts';
import { recipients } from '../replicas/recipients.ts';
import { verdicts } from '../replicas/verdicts.ts';
import { sessionPings } from '../session-pings/projection.ts';
import { arriving, factsOf, history, movesOf, PAGES, shuffled, someIds, STEP_MS, type Facts, type History, type Ids } from '../testing/history.ts';
import { figuresOfAll, viewingsIn, type Seen } from '../testing/oracle.ts';
import { assignmentIn, type Assignment } from '../viewer-session/account.ts';
import { decide, type ViewerSessionCommand } from '../viewer-session/commands.ts';
import { viewerSession, type BookedViewerSession, type ViewerSession } from '../viewer-session/viewer-session.ts';
import { viewerSessions, type Opening } from '../viewer-sessions/projection.ts';
import { bookOf } from './books.ts';
import { figuresOf } from './figures.ts';
import { isWithin, type Range } from './range.ts';
import { isOfOne, rowsNameOf, type Scope } from './scope.ts';

const ids = someIds();
const at = '2026-11-20T12:00:00.000Z';

/** The service in memory: what its copies have seen, what was booked, what has reached the lasting rows. */
class World {
  readonly sessions = new FedProjection(viewerSessions);
  readonly pings = new FedProjection(sessionPings);
  readonly hits = new FedProjection(hits);
  readonly verdicts = new FedProjection(verdicts);
  readonly recipients = new FedProjection(recipients);
  readonly lasting = new FedProjection(figuresByTime);
  readonly reported: DomainEvent[] = [];
  readonly given: DomainEvent[] = [];
  readonly bookings: LogEvent[] = [];
  /** Verdicts and proved addresses that no policy has taken yet, in their order. */
  readonly unjudged: DomainEvent[] = [];
  readonly #booked = new Map<string, { state: ViewerSession; version: number }>();
  readonly #ids: Ids;

  constructor(own: Ids, facts: Facts) {
    this.#ids = own;
    facts.recipients.forEach((event, index) => this.recipients.feed(appended(`SharedLink/${own.teamId}/${String(event.data['sharedLinkId'])}`, index + 1, event)));
  }

  arrive(fact: DomainEvent): void {
    this.reported.push(fact);
    const record = reported(String(fact.data['presentationId']), fact, { teamId: this.#ids.teamId });
    for (const projection of [this.sessions, this.pings, this.hits]) projection.feed(record);
    if (fact.type === 'SharedLinkVisitorVerified') this.unjudged.push(fact);
  }

  give(verdict: DomainEvent): void {
    const version = this.given.filter(({ data }) => data['hitId'] === verdict.data['hitId']).length + 1;
    this.given.push(verdict);
    this.unjudged.push(verdict);
    this.verdicts.feed(appended(`SharedLinkHit/${this.#ids.teamId}/${String(verdict.data['hitId'])}`, version, verdict));
  }

  reading(id: string): Reading | null {
    const session = this.sessions.rows.get(id);
    if (!session) return null;
    const state = this.#booked.get(id)?.state;
    const booked = state && state.status !== 'none' ? state : null;
    const assignment = booked ? assignmentIn(booked.account) : this.#assignment(factsOfReading({ id, session, booked }), session.started?.opening ?? null);
    return { id, teamId: this.#ids.teamId, session, pings: this.pings.rows.get(id) ?? null, booked, assignment, pageCount: PAGES, fileId: null };
  }

  /** What the policy does once it started. */
  open(id: string): void {
    const reading = this.reading(id);
    if (!reading?.session.started) return;
    const facts = factsOfReading(reading);
    this.#execute(id, { type: 'OpenViewerSession', facts, assignment: this.#assignment(facts, reading.session.started.opening), pageCount: PAGES });
  }

  /** What the policy does with a verdict, or an address that was proved. */
  judge(): void {
    const event = this.unjudged.shift();
    if (!event) return;
    const hitId = String(event.data['hitId']);
    for (const [id, { state }] of this.#booked) {
      if (state.status === 'none' || state.hitId !== hitId) continue;
      const found: Partial<Assignment> = event.type === 'SharedLinkVisitorVerified'
        ? (contactIn(this.hits.rows.get(hitId) ?? null) ?? {})
        : judgedAs(event.data['lane'] as HitLane, state, this.sessions.rows.get(id)?.started?.opening ?? null, this.#known(state));
      this.#execute(id, { type: 'ReassignViewerSession', found });
    }
  }

  /** What the job does. */
  close(id: string): void {
    const reading = this.reading(id);
    if (!reading?.session.started) return;
    const { assignment, session } = reading;
    this.#execute(id, { type: 'CloseViewerSession', facts: factsOfReading(reading), assignment, reported: reportedOf(reading), endedAt: session.heardAt });
  }

  /** Some more of what was booked reaches the lasting rows, some of it again. */
  relay(pick: number): void {
    const stream = this.bookings[pick % Math.max(1, this.bookings.length)]?.meta.stream;
    const ofStream = this.bookings.filter(({ meta }) => meta.stream === stream);
    this.lasting.feed(...ofStream.slice(0, 1 + (pick % Math.max(1, ofStream.length))));
  }

  /** Everything that is under way comes to its end. */
  settle(): void {
    for (const id of this.#ids.sessions) this.open(id);
    while (this.unjudged.length > 0) this.judge();
    for (const id of this.#ids.sessions) this.close(id);
    this.lasting.feed(...this.bookings);
  }

  booked(): BookedViewerSession[] {
    return [...this.#booked.values()].flatMap(({ state }) => (state.status === 'none' ? [] : [state]));
  }

  figures(scope: Scope, lanes: readonly HitLane[], range: Range, { linkOwnerId = '*', isAll = false } = {}) {
    const rows = [...this.lasting.rows.values()].filter((row) => row.scope === rowsNameOf(scope));
    const own = this.booked().filter((booked) => linkOwnerId === '*' || booked.linkOwnerId === linkOwnerId);
    const recent = own.filter((booked) => isAll || this.#isRecent(booked)).map(({ sessionId }) => this.reading(sessionId)!);
    const told = figuresOf(bookOf({ scope, range, lanes, owner: linkOwnerId }, rows, recent, '2027-01-01T00:00:00.000Z').sum);
    return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, typeof value === 'function' ? value() : value]));
  }

  /** Of which the lasting rows do not tell everything. */
  #isRecent({ sessionId, revision, status, account }: BookedViewerSession): boolean {
    const isSeen = this.lasting.seen.get(`ViewerSession/${this.#ids.teamId}/${sessionId}`) === revision;
    return status === 'open' || !isSeen || !isDeepStrictEqual({ ...account, ...reportedOf(this.reading(sessionId)!) }, account);
  }

  #assignment(facts: ReturnType<typeof factsOfReading>, opening: Opening): Assignment {
    return assignmentOf(facts, opening, this.#known(facts));
  }

  #known({ hitId, sharedLinkId }: Pick<ReturnType<typeof factsOfReading>, 'hitId' | 'sharedLinkId'>): Known {
    return {
      hit: (hitId && this.hits.rows.get(hitId)) || null,
      lane: (hitId && this.verdicts.rows.get(hitId)?.lane) || null,
      forwardedAt: null,
      recipients: (sharedLinkId && this.recipients.rows.get(sharedLinkId)?.contactIds) || [],
    };
  }

  #execute(id: string, command: ViewerSessionCommand): void {
    const { state, version } = this.#booked.get(id) ?? { state: viewerSession.initial, version: 0 };
    for (const event of decide({ ...command, now: at, actorId: null }, state)) {
      const record = appended(`ViewerSession/${this.#ids.teamId}/${id}`, version + 1, event as DomainEvent);
      this.bookings.push(record);
      this.#booked.set(id, { state: viewerSession.evolve(state, event, record.meta), version: version + 1 });
    }
  }
}

const laneChoices: readonly (readonly HitLane[])[] = [['person'], ['person', 'own-team'], ['person', 'bot', 'own-team']];
const range = fc.record({ from: fc.option(fc.integer({ min: -20, max: 300 })), to: fc.option(fc.integer({ min: -20, max: 300 })) }).map(({ from, to }): Range => {
  const moment = (quarters: number | null) => (quarters === null ? null : new Date(Date.parse('2026-10-30T12:00:00.000Z') + quarters * 15 * 60_000).toISOString());
  const [first, last] = from !== null && to !== null && from > to ? [to, from] : [from, to];
  return { from: moment(first), to: moment(last) };
});

const scopes: readonly [Scope, (seen: Seen) => boolean][] = [
  [{ kind: 'team' }, () => true],
  [{ kind: 'presentation', presentationId: ids.presentations[0]! }, ({ presentationId }) => presentationId === ids.presentations[0]],
  [{ kind: 'link', sharedLinkId: ids.links[0]!.id }, ({ sharedLinkId }) => sharedLinkId === ids.links[0]!.id],
  [{ kind: 'visitor', visitor: visitorOf(ids.contacts['contact-1']!) }, ({ contactId }) => contactId === ids.contacts['contact-1']],
  [
    { kind: 'visitor', visitor: visitorOf(ids.contacts['contact-1']!), presentationId: ids.presentations[0]! },
    ({ contactId, presentationId }) => contactId === ids.contacts['contact-1'] && presentationId === ids.presentations[0],
  ],
];

/** What is told of a scope: sums over several presentations have no pages of their own. */
function expected(scope: Scope, viewings: readonly Seen[]) {
  const all = figuresOfAll(viewings, PAGES);
  return { ...all, pages: isOfOne(scope) ? all.pages : [] };
}

function live(world: World, facts: Facts, given: History, check: () => void): void {
  const coming = arriving(facts.reported, given);
  const verdictsOf = facts.verdicts.map((ofHit) => [...ofHit]);
  for (const { kind, pick } of movesOf(given)) {
    const sessionId = ids.sessions[pick % ids.sessions.length]!;
    if (kind === 'fact') coming.splice(0, 1).forEach((fact) => world.arrive(fact));
    else if (kind === 'repeat') world.reported.slice(pick % Math.max(1, world.reported.length)).slice(0, 1).forEach((fact) => world.arrive(fact));
    else if (kind === 'verdict') verdictsOf[pick % verdictsOf.length]!.splice(0, 1).forEach((verdict) => world.give(verdict));
    else if (kind === 'open') world.open(sessionId);
    else if (kind === 'judge') world.judge();
    else if (kind === 'close') world.close(sessionId);
    else world.relay(pick);
    check();
  }
}

const heard = (world: World, facts: Facts) => ({ recipients: facts.recipients, reported: world.reported, verdicts: world.given });

test('whatever was lost, late, repeated, moved or corrected: figures of every scope, lane and range equal those of the raw events', () => {
  fc.assert(
    fc.property(history, range, fc.constantFrom(...laneChoices), (given, some, lanes) => {
      const facts = factsOf(given, ids);
      const world = new World(ids, facts);
      live(world, facts, given, () => {});
      world.settle();
      const seen = viewingsIn(heard(world, facts), PAGES, STEP_MS);
      for (const [scope, isIn] of scopes) {
        for (const each of [{ from: null, to: null }, some]) {
          const counted = seen.filter((one) => isIn(one) && lanes.includes(one.lane) && isWithin(each, one.startedAt));
          expect(world.figures(scope, lanes, each)).toEqual(expected(scope, counted));
        }
      }
    }),
    { numRuns: 1_000 },
  );
});

test('at every moment what is live and what is lasting add up, wherever bookings are on their way', () => {
  fc.assert(
    fc.property(history, range, (given, some) => {
      const facts = factsOf(given, ids);
      const world = new World(ids, facts);
      const scope: Scope = { kind: 'presentation', presentationId: ids.presentations[0]! };
      live(world, facts, given, () => {
        const booked = new Map(world.booked().map((each) => [each.sessionId, each]));
        const seen = viewingsIn(heard(world, facts), PAGES, STEP_MS).flatMap((one) => {
          const { account } = booked.get(one.sessionId) ?? {};
          return account ? [{ ...one, lane: account.lane, visitor: account.visitor }] : [];
        });
        const counted = seen.filter((one) => one.presentationId === ids.presentations[0] && one.lane === 'person' && isWithin(some, one.startedAt));
        expect(world.figures(scope, ['person'], some)).toEqual(expected(scope, counted));
        // Whoever is looked at once more counts once all the same.
        expect(world.figures(scope, ['person'], some, { isAll: true })).toEqual(expected(scope, counted));
        const own = counted.filter((one) => one.sharedLinkId === ids.links[0]!.id);
        expect(world.figures(scope, ['person'], some, { linkOwnerId: ids.links[0]!.ownerId })).toEqual(expected(scope, own));
      });
    }),
    { numRuns: 60 },
  );
});

test('rows rebuilt from the log equal the rows of the living to the byte, reports in any order and every record twice', () => {
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat(1_000)), (given, random) => {
      const facts = factsOf(given, ids);
      const world = new World(ids, facts);
      live(world, facts, given, () => {});
      const rebuilt = new World(ids, facts);
      for (const fact of shuffled([...world.reported, ...world.reported], () => random.next().value as number)) rebuilt.arrive(fact);
      rebuilt.lasting.feed(...world.bookings.flatMap((booking) => [booking, booking]));
      for (const each of ['sessions', 'pings', 'hits'] as const) expect(JSON.stringify(rebuilt[each].table())).toBe(JSON.stringify(world[each].table()));
      const anyOrder = new FedProjection(figuresByTime).feed(...interleaved(world.bookings, () => random.next().value as number));
      expect(anyOrder.table()).toEqual(rebuilt.lasting.table());
    }),
    { numRuns: 150 },
  );
});

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
