import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import { FedProjection, type LogEvent } from '@lectern/kernel/testing/fed.ts';
import { contactVisitorKey } from '../assignment/assignment.ts';
import { figuresByTime } from '../figures-by-time/projection.ts';
import {
  arriving,
  factsOf,
  history,
  movesOf,
  PAGES,
  shuffled,
  someIds,
  STEP_MS,
  type Facts,
  type History,
} from '../testing/history.ts';
import { figuresOfAll, viewingsIn, type Rules, type Seen } from '../testing/oracle.ts';
import { World } from '../testing/world.ts';
import { isInRange, type Range } from './time/range.ts';
import { hasPageFigures, type Scope } from './scope.ts';

const ids = someIds();

const laneChoices: readonly (readonly HitLane[])[] = [
  ['person'],
  ['person', 'own-team'],
  ['person', 'bot', 'own-team'],
];
const range = fc
  .record({
    from: fc.option(fc.integer({ min: -20, max: 300 })),
    to: fc.option(fc.integer({ min: -20, max: 300 })),
  })
  .map(({ from, to }): Range => {
    const moment = (quarters: number | null) =>
      quarters === null
        ? null
        : new Date(Date.parse('2026-10-30T12:00:00.000Z') + quarters * 15 * 60_000).toISOString();
    const [first, last] = from !== null && to !== null && from > to ? [to, from] : [from, to];
    return { from: moment(first), to: moment(last) };
  });

const scopes: readonly [Scope, (seen: Seen) => boolean][] = [
  [{ kind: 'team' }, () => true],
  [
    { kind: 'presentation', presentationId: ids.presentations[0]! },
    ({ presentationId }) => presentationId === ids.presentations[0],
  ],
  [
    { kind: 'link', sharedLinkId: ids.links[0]!.id },
    ({ sharedLinkId }) => sharedLinkId === ids.links[0]!.id,
  ],
  [
    { kind: 'visitor', visitor: contactVisitorKey(ids.contacts['contact-1']!) },
    ({ contactId }) => contactId === ids.contacts['contact-1'],
  ],
  [
    {
      kind: 'visitor',
      visitor: contactVisitorKey(ids.contacts['contact-1']!),
      presentationId: ids.presentations[0]!,
    },
    ({ contactId, presentationId }) =>
      contactId === ids.contacts['contact-1'] && presentationId === ids.presentations[0],
  ],
];

/** Sums over several presentations have no pages. */
function expected(scope: Scope, viewings: readonly Seen[], rules: Rules = 'current') {
  const all = figuresOfAll(viewings, PAGES, rules);
  return { ...all, pages: hasPageFigures(scope) ? all.pages : [] };
}

function live(world: World, facts: Facts, given: History, check: () => void): void {
  const coming = arriving(facts.reported, given);
  const verdictsOf = facts.verdicts.map((ofHit) => [...ofHit]);
  for (const { kind, pick } of movesOf(given)) {
    const sessionId = ids.sessions[pick % ids.sessions.length]!;
    if (kind === 'fact') coming.splice(0, 1).forEach((fact) => world.arrive(fact));
    else if (kind === 'repeat')
      world.reported
        .slice(pick % Math.max(1, world.reported.length))
        .slice(0, 1)
        .forEach((fact) => world.arrive(fact));
    else if (kind === 'verdict')
      verdictsOf[pick % verdictsOf.length]!.splice(0, 1).forEach((verdict) => world.give(verdict));
    else if (kind === 'open') world.open(sessionId);
    else if (kind === 'judge') world.reassign();
    else if (kind === 'close') world.close(sessionId);
    else world.relay(pick);
    check();
  }
}

const heard = (world: World, facts: Facts) => ({
  recipients: facts.recipients,
  forwards: facts.forwards,
  reported: world.reported,
  verdicts: world.verdictEvents,
});

test('with events lost, late, repeated, reassigned or corrected, figures of every scope, lane and range equal those of the raw events', () => {
  fc.assert(
    fc.property(history, range, fc.constantFrom(...laneChoices), (given, some, lanes) => {
      const facts = factsOf(given, ids);
      const world = new World(ids, facts);
      live(world, facts, given, () => {});
      world.settle();
      const seen = viewingsIn(heard(world, facts), PAGES, STEP_MS);
      for (const [scope, isIn] of scopes) {
        for (const each of [{ from: null, to: null }, some]) {
          const counted = seen.filter(
            (one) => isIn(one) && lanes.includes(one.lane) && isInRange(each, one.startedAt),
          );
          for (const rules of ['current', 'earlier'] as const)
            expect(world.figures(scope, lanes, each, { rules })).toEqual(
              expected(scope, counted, rules),
            );
        }
      }
    }),
    { numRuns: 1_000 },
  );
});

test('at every moment recent viewings and rows add up, wherever bookings are on their way', () => {
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
        const counted = seen.filter(
          (one) =>
            one.presentationId === ids.presentations[0] &&
            one.lane === 'person' &&
            isInRange(some, one.startedAt),
        );
        expect(world.figures(scope, ['person'], some)).toEqual(expected(scope, counted));
        // A viewing that is read twice counts once.
        expect(world.figures(scope, ['person'], some, { isAll: true })).toEqual(
          expected(scope, counted),
        );
        const own = counted.filter((one) => one.sharedLinkId === ids.links[0]!.id);
        expect(
          world.figures(scope, ['person'], some, { linkOwnerId: ids.links[0]!.ownerId }),
        ).toEqual(expected(scope, own));
      });
    }),
    { numRuns: 60 },
  );
});

test('rebuilt rows equal live rows to the byte, with reports in any order and every record twice', () => {
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat(1_000)), (given, random) => {
      const facts = factsOf(given, ids);
      const world = new World(ids, facts);
      live(world, facts, given, () => {});
      const rebuilt = new World(ids, facts);
      for (const fact of shuffled(
        [...world.reported, ...world.reported],
        () => random.next().value as number,
      ))
        rebuilt.arrive(fact);
      rebuilt.lasting.feed(...world.bookings.flatMap((booking) => [booking, booking]));
      for (const each of ['sessions', 'pings', 'hits'] as const)
        expect(JSON.stringify(rebuilt[each].table())).toBe(JSON.stringify(world[each].table()));
      const anyOrder = new FedProjection(figuresByTime).feed(
        ...interleaved(world.bookings, () => random.next().value as number),
      );
      expect(anyOrder.table()).toEqual(rebuilt.lasting.table());
    }),
    { numRuns: 150 },
  );
});

/** Streams in any order, each stream in its own, every record twice. */
function interleaved(records: readonly LogEvent[], random: () => number): LogEvent[] {
  const waiting = [...Map.groupBy(records, ({ meta }) => meta.stream).values()].map((ofStream) =>
    ofStream.flatMap((record) => [record, record]),
  );
  const result: LogEvent[] = [];
  while (waiting.some((ofStream) => ofStream.length > 0)) {
    const next = waiting[random() % waiting.length]!.shift();
    if (next) result.push(next);
  }
  return result;
}
