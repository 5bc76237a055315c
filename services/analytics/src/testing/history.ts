import fc from 'fast-check';
import { SharedLinkForwarded, SharedLinkRecipientAdded } from '@lectern/schemas/events/sharing.ts';
import { HitVerdictGiven, HitVerdictTakenBack } from '@lectern/schemas/events/sharing/hits.ts';
import { ViewerSessionPinged } from '@lectern/schemas/events/pings.ts';
import {
  SharedLinkHitRecorded,
  SharedLinkVisitorVerified,
  ViewerEventRecorded,
  ViewerSessionEnded,
  ViewerSessionStarted,
} from '@lectern/schemas/events/telemetry.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import { newId } from '@lectern/kernel/ids.ts';

/** All times are multiples of it, so that sampling at this step misses nothing. */
export const STEP_MS = 500;
export const PAGES = 4;
const SESSIONS = 4;
const HITS = 3;
const lanes = ['person', 'person', 'bot', 'own-team'] as const;

const step = fc.nat(80);
const page = fc.integer({ min: 1, max: PAGES + 1 });
const viewing = fc.record({
  /** Two viewings of one hit: two tabs. None: a member's own viewing. */
  hit: fc.option(fc.nat(HITS - 1), { freq: 6 }),
  /** Hours after the start of the world; days, months and quarter hours end between them. */
  startHours: fc
    .tuple(fc.oneof(fc.nat(1), fc.integer({ min: 0, max: 80 })), fc.constantFrom(0, 0, 1, 29, 30))
    .map(([quarters, minutes]) => quarters * 0.75 + minutes / 60),
  turns: fc.array(fc.record({ at: step, page }), { maxLength: 5, size: 'max' }),
  pings: fc.array(step, { maxLength: 4 }),
  hides: fc.array(step, { maxLength: 2 }),
  clicks: fc.array(
    fc.record({
      at: step,
      page,
      target: fc.constantFrom('https://lectern.example', '0002', '__proto__'),
    }),
    { maxLength: 2 },
  ),
  downloads: fc.array(step, { maxLength: 2 }),
  prints: fc.array(step, { maxLength: 1 }),
  end: fc.option(step),
  /** Error of the viewer's clock in minutes, up to a day. */
  clock: fc.constantFrom(0, 0, 3, -1_440, 1_440),
});
const hit = fc.record({
  link: fc.nat(2),
  lane: fc.constantFrom(...lanes),
  /** Shared by hits of one browser. */
  visitorKey: fc.constantFrom('one', 'other', null),
  verified: fc.array(fc.constantFrom('contact-1', 'contact-2'), { maxLength: 2 }),
  verdicts: fc.array(fc.record({ lane: fc.constantFrom(...lanes), isBack: fc.boolean() }), {
    maxLength: 2,
  }),
});

const kinds = [
  'fact',
  'fact',
  'fact',
  'fact',
  'fact',
  'fact',
  'repeat',
  'verdict',
  'open',
  'judge',
  'close',
  'relay',
] as const;

/** Events arrive in any order, some never, while policies, jobs and projections run. */
export const history = fc.record({
  viewings: fc.array(viewing, { minLength: SESSIONS, maxLength: SESSIONS }),
  hits: fc.array(hit, { minLength: HITS, maxLength: HITS }),
  /**
   * When the link for one recipient was forwarded, in seconds after the first hit; further forwards follow a second apart.
   */
  forwarded: fc.constantFrom(null, null, -1, 0, 1),
  seed: fc.integer(),
  /** How many of ten events are lost. */
  lost: fc.constantFrom(0, 0, 1, 3),
  moves: fc.integer({ min: 60, max: 100 }),
});
export type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

/** Ids of one world, unique to it. */
export interface Ids {
  teamId: string;
  presentations: readonly string[];
  links: readonly { id: string; ownerId: string; presentationId: string }[];
  hits: readonly string[];
  sessions: readonly string[];
  contacts: Readonly<Record<string, string>>;
  member: string;
}

/** The first link has one recipient, the second two, the third none. */
export function someIds(teamId = newId()): Ids {
  const [p1, p2] = [newId(), newId()];
  const owners = [newId(), newId()];
  const link = (ownerId: string, presentationId: string) => ({
    id: newId(),
    ownerId,
    presentationId,
  });
  return {
    teamId,
    presentations: [p1, p2],
    links: [link(owners[0]!, p1), link(owners[1]!, p1), link(owners[0]!, p2)],
    hits: Array.from({ length: HITS }, () => newId()),
    sessions: Array.from({ length: SESSIONS }, () => newId()),
    contacts: { 'contact-1': newId(), 'contact-2': newId(), 'contact-3': newId() },
    member: newId(),
  };
}

const world = Date.parse('2026-10-30T12:00:00.000Z');
const iso = (epochMs: number) => new Date(epochMs).toISOString();

export interface Facts {
  recipients: DomainEvent[];
  forwards: { event: DomainEvent; at: string }[];
  /** Events of the presentations' topic, in no order. */
  reported: DomainEvent[];
  /** By hit, in order. */
  verdicts: DomainEvent[][];
}

export function factsOf(
  { viewings, hits, forwarded }: Pick<History, 'viewings' | 'hits' | 'forwarded'>,
  ids: Ids,
): Facts {
  const recipient = (link: number, name: string) =>
    SharedLinkRecipientAdded({
      sharedLinkId: ids.links[link]!.id,
      recipientId: ids.contacts[name]!,
      email: null,
      name: null,
    });
  return {
    recipients: [recipient(0, 'contact-1'), recipient(1, 'contact-2'), recipient(1, 'contact-3')],
    forwards:
      forwarded === null ? [] : [{ event: forwardOf(ids), at: iso(world + forwarded * 1_000) }],
    reported: [
      ...hits.flatMap((each, index) => hitFacts(each, index, ids)),
      ...viewings.flatMap((each, index) => viewingFacts(each, index, hits, ids)),
    ],
    verdicts: hits.map(({ verdicts, link }, index) => {
      const about = {
        hitId: ids.hits[index]!,
        sharedLinkId: ids.links[link]!.id,
        presentationId: ids.links[link]!.presentationId,
      };
      return verdicts.map(({ lane, isBack }) =>
        isBack
          ? HitVerdictTakenBack({ ...about, lane })
          : HitVerdictGiven({ ...about, lane, reason: 'asked', decidedBy: 'person' }),
      );
    }),
  };
}

function forwardOf({ links, hits, contacts }: Ids): DomainEvent {
  return SharedLinkForwarded({
    sharedLinkId: links[0]!.id,
    hitId: hits[0]!,
    recipientId: contacts['contact-3']!,
    email: null,
    forwarderId: contacts['contact-1']!,
    forwarderEmail: null,
    forwarderName: null,
    message: null,
  });
}

const readingOf = (ids: Ids, link: number) => {
  const { id: sharedLinkId, ownerId: linkOwnerId, presentationId } = ids.links[link]!;
  return { presentationId, sharedLinkId, linkOwnerId };
};

const openingOf = ({ lane, link, visitorKey }: History['hits'][number], index: number) => ({
  openedAt: iso(world + index * 1_000),
  lane,
  visitorKey: visitorKey && `${visitorKey}/${link}`,
});

function hitFacts(
  { verified, ...hit }: History['hits'][number],
  index: number,
  ids: Ids,
): DomainEvent[] {
  const about = { ...readingOf(ids, hit.link), hitId: ids.hits[index]! };
  return [
    SharedLinkHitRecorded({
      ...about,
      ...openingOf({ verified, ...hit }, index),
      laneReason: null,
      userAgent: null,
    }),
    ...verified.map((name, n) =>
      SharedLinkVisitorVerified({
        ...about,
        visitorId: ids.contacts[name]!,
        email: null,
        verifiedAt: iso(world + n * 1_000),
      }),
    ),
  ];
}

function viewingFacts(
  {
    hit: of,
    startHours,
    turns,
    pings,
    hides,
    clicks,
    downloads,
    prints,
    end,
    clock,
  }: History['viewings'][number],
  index: number,
  hits: History['hits'],
  ids: Ids,
): DomainEvent[] {
  const start = world + startHours * 60 * 60_000;
  const about =
    of === null
      ? { presentationId: ids.presentations[0]!, sharedLinkId: null, linkOwnerId: null }
      : readingOf(ids, hits[of]!.link);
  const reading = { ...about, sessionId: ids.sessions[index]! };
  let count = 0;
  const event = (
    at: number,
    category: string,
    action: string,
    path: string | null,
    open: number | null = null,
  ) =>
    ViewerEventRecorded({
      ...reading,
      category,
      action,
      path,
      page: open,
      detail: null,
      elapsedMs: at * STEP_MS,
      heardAt: iso(start + at * STEP_MS),
      eventAtUs: (start + clock * 60_000 + at * STEP_MS) * 1_000 + count++,
    });
  return [
    ViewerSessionStarted({
      ...reading,
      hitId: of === null ? null : ids.hits[of]!,
      viewerId: of === null ? ids.member : null,
      activityId: null,
      opening: of === null ? null : openingOf(hits[of]!, of),
      startedAt: iso(start),
      pageCount: 999,
      userAgent: null,
    }),
    ...turns.map((turn) =>
      event(turn.at, 'PDF', 'change_page', String(turn.page).padStart(4, '0')),
    ),
    ...hides.map((at) => event(at, 'visibility', 'hidden', null)),
    ...clicks.map((click) => event(click.at, 'PDF', 'click_link', click.target, click.page)),
    ...downloads.map((at) => event(at, 'Download', 'download', null)),
    ...prints.map((at) => event(at, 'Print', 'print', null)),
    ...pings.map((at) =>
      ViewerSessionPinged({
        ...reading,
        elapsedMs: at * STEP_MS,
        page: 1,
        pageCount: 999,
        isPaused: false,
        heardAt: iso(start + at * STEP_MS),
      }),
    ),
    ...(end === null
      ? []
      : [
          ViewerSessionEnded({
            ...reading,
            elapsedMs: end * STEP_MS,
            endedAt: iso(start + end * STEP_MS),
          }),
        ]),
  ];
}

/** The events that arrive, in any order, except that a session's start comes with its hit. */
export function arriving(
  reported: readonly DomainEvent[],
  { seed, lost }: Pick<History, 'seed' | 'lost'>,
): DomainEvent[] {
  const random = numbersFrom(seed);
  const come = shuffled(
    reported.filter(() => random() % 10 >= lost),
    random,
  );
  const isHit = ({ type }: DomainEvent) => type === 'SharedLinkHitRecorded';
  const hits = come.filter(isHit);
  return come.flatMap((fact) => {
    if (isHit(fact)) return [];
    return fact.type === 'ViewerSessionStarted'
      ? [...hits.filter(({ data }) => data['hitId'] === fact.data['hitId']), fact]
      : [fact];
  });
}

export function movesOf({
  seed,
  moves,
}: Pick<History, 'seed' | 'moves'>): { kind: (typeof kinds)[number]; pick: number }[] {
  const random = numbersFrom(seed + 1);
  return Array.from({ length: moves }, () => ({
    kind: kinds[random() % kinds.length]!,
    pick: random(),
  }));
}

/** Deterministic (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((value) => ({ value, by: random() }))
    .toSorted((one, other) => one.by - other.by)
    .map(({ value }) => value);
}
