import fc from 'fast-check';
import { ViewerSessionPinged } from '@lectern/schemas/events/pings.ts';
import {
  ViewerEventRecorded,
  ViewerSessionEnded,
  ViewerSessionStarted,
} from '@lectern/schemas/events/telemetry.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import { numbersFrom } from './history.ts';

/** Until the slowest prompt report arrives. */
export const PROMPT_MS = 150;
const LATE_MS = 90_000;
const PING_MS = 5_000;
export const PAGES = 5;

/** The true viewing: time on each page, and how long the tab was hidden in the middle of it. */
const stay = fc.record({
  page: fc.integer({ min: 1, max: PAGES }),
  ms: fc.integer({ min: 400, max: 25_000 }),
  hiddenMs: fc.constantFrom(0, 0, 0, 7_300, 400_000),
});

/** A client that follows the specification only, with its clock error and network delays. */
export const specClient = fc.record({
  stays: fc.array(stay, { minLength: 1, maxLength: 7, size: 'max' }),
  /** Clock error in milliseconds. */
  offsetMs: fc.oneof(
    fc.constant(0),
    fc.integer({ min: -90_000, max: 90_000 }),
    fc.constantFrom(-86_400_000, 86_400_000, 40 * 86_400_000, -900 * 86_400_000),
  ),
  unit: fc.constantFrom<'ms' | 'µs'>('ms', 'µs'),
  /** Whether pings and end carry `meta.timestamp`. */
  hasTimestamp: fc.boolean(),
  hasEvents: fc.boolean(),
  hasPings: fc.boolean(),
  /** What its end reports, if there is one. */
  end: fc.constantFrom<'none' | 'ended_at' | 'elapsed_ms'>('none', 'ended_at', 'elapsed_ms'),
  seed: fc.integer(),
  /** How many of ten reports are late, and how many are lost. */
  late: fc.constantFrom(0, 2),
  lost: fc.constantFrom(0, 0, 3),
});
export type SpecClient = typeof specClient extends fc.Arbitrary<infer Value> ? Value : never;

export interface Ids {
  presentationId: string;
  sharedLinkId: string | null;
  linkOwnerId: string | null;
  sessionId: string;
  hitId: string | null;
}

/** A page shows from then on, by visible time. */
export interface Turn {
  seenMs: number;
  page: number;
}

export interface Simulated {
  /** As on the log, in order of arrival, some twice. */
  reported: DomainEvent[];
  turns: Turn[];
  totalMs: number;
  /** The turns that the server received. */
  heardTurns: Turn[];
  /** Visible time until the last report that arrived. */
  heardMs: number;
  /** Pings that arrived. */
  pingedMs: number[];
  /** Between the start and the last report. */
  passedMs: number;
}

/** One viewing that began at this moment of the server's clock. */
export function simulate(client: SpecClient, ids: Ids, startMs: number): Simulated {
  const random = numbersFrom(client.seed);
  const { turns, totalMs, gaps } = truthOf(client);
  /** From visible time to real time. */
  const passed = (seenMs: number) =>
    seenMs + gaps.filter((gap) => gap.atMs < seenMs).reduce((sum, { ms }) => sum + ms, 0);
  const viewer = (ms: number) => startMs + ms + client.offsetMs;
  const us = (ms: number) => (client.unit === 'ms' ? viewer(ms) * 1_000 : viewer(ms) * 1_000 + 7);
  const sentAtUs = (ms: number) => (client.hasTimestamp ? us(ms) : null);
  const pageAt = (seenMs: number) => turns.findLast((turn) => turn.seenMs <= seenMs)!.page;
  const heard: {
    event: DomainEvent;
    atMs: number;
    turn?: Turn;
    seenMs: number;
    isPing: boolean;
  }[] = [];
  const reading = {
    presentationId: ids.presentationId,
    sharedLinkId: ids.sharedLinkId,
    linkOwnerId: ids.linkOwnerId,
    sessionId: ids.sessionId,
  };
  const iso = (ms: number) => new Date(startMs + ms).toISOString();

  const report = (
    seenMs: number,
    atMs: number,
    make: (heardAt: string) => DomainEvent,
    {
      turn,
      isPing = false,
      canBeLost = true,
    }: { turn?: Turn; isPing?: boolean; canBeLost?: boolean } = {},
  ) => {
    if (canBeLost && random() % 10 < client.lost) return;
    // Late reports only with a send time; without one, lateness cannot be detected.
    const isLate = (client.hasTimestamp || !client.hasPings) && random() % 10 < client.late;
    const heardMs = Math.round(atMs) + 1 + (random() % (isLate ? LATE_MS : PROMPT_MS));
    const event = make(iso(heardMs));
    heard.push({ event, atMs: heardMs, seenMs, isPing, ...(turn && { turn }) });
    if (random() % 4 === 0)
      heard.push({
        event: make(iso(heardMs + (random() % 20_000))),
        atMs: heardMs + 20_000,
        seenMs,
        isPing,
      });
  };
  const happened =
    (atMs: number, category: string, action: string, path: string | null) => (heardAt: string) =>
      ViewerEventRecorded({
        ...reading,
        category,
        action,
        path,
        page: null,
        detail: null,
        eventAtUs: us(atMs),
        elapsedMs: 0,
        saysElapsed: false,
        heardAt,
      });

  if (client.hasEvents) {
    for (const turn of turns) {
      const atMs = passed(turn.seenMs);
      report(
        turn.seenMs,
        atMs,
        happened(atMs, 'PDF', 'change_page', String(turn.page).padStart(4, '0')),
        { turn },
      );
    }
    for (const { atMs, ms } of gaps) {
      const from = passed(atMs);
      report(atMs, from, happened(from, 'visibility', 'hidden', null), { canBeLost: false });
      report(atMs, from + ms, happened(from + ms, 'visibility', 'visible', null), {
        canBeLost: false,
      });
    }
  }
  if (client.hasPings) {
    const pings = Array.from(
      { length: Math.floor(totalMs / PING_MS) },
      (_, index) => (index + 1) * PING_MS,
    );
    for (const seenMs of pings) {
      const atMs = passed(seenMs);
      report(
        seenMs,
        atMs,
        (heardAt) =>
          ViewerSessionPinged({
            ...reading,
            elapsedMs: seenMs,
            page: pageAt(seenMs),
            pageCount: PAGES,
            isPaused: false,
            heardAt,
            sentAtUs: sentAtUs(atMs),
          }),
        { isPing: true },
      );
    }
  }
  if (client.end !== 'none') {
    const atMs = passed(totalMs);
    const [saysElapsed, elapsedMs] = client.end === 'elapsed_ms' ? [true, totalMs] : [false, 0];
    const raw = Math.min(Math.max(viewer(atMs), startMs), startMs + atMs);
    report(totalMs, atMs, (heardAt) =>
      ViewerSessionEnded({
        ...reading,
        elapsedMs,
        saysElapsed,
        endedAt: new Date(raw).toISOString(),
        heardAt,
        endedAtUs: us(atMs),
        sentAtUs: sentAtUs(atMs),
      }),
    );
  }
  const start = ViewerSessionStarted({
    ...reading,
    hitId: ids.hitId,
    viewerId: null,
    activityId: null,
    startedAt: iso(0),
    pageCount: PAGES,
    userAgent: null,
  });
  const inOrder = heard.toSorted((one, other) => one.atMs - other.atMs);
  return {
    reported: [start, ...inOrder.map(({ event }) => event)],
    turns,
    totalMs,
    heardTurns: turns.filter((turn) => heard.some((each) => each.turn === turn)),
    heardMs: Math.max(0, ...heard.map(({ seenMs }) => seenMs)),
    pingedMs: [
      ...new Set(heard.flatMap(({ isPing, seenMs }) => (isPing ? [seenMs] : []))),
    ].toSorted((one, other) => one - other),
    passedMs: Math.max(0, ...heard.map(({ atMs }) => atMs)),
  };
}

function truthOf({ stays, hasEvents }: SpecClient) {
  const turns: Turn[] = [];
  const gaps: { atMs: number; ms: number }[] = [];
  let totalMs = 0;
  for (const { page, ms, hiddenMs } of stays) {
    if (turns.at(-1)?.page !== page) turns.push({ seenMs: totalMs, page });
    // Clients without events cannot report hiding; they stop their pings.
    if (hiddenMs > 0 && hasEvents) gaps.push({ atMs: totalMs + ms / 2, ms: hiddenMs });
    totalMs += ms;
  }
  return { turns, totalMs, gaps };
}

/** By brute force in steps of ten milliseconds: which page was open then? */
export function timesOfPages(turns: readonly Turn[], totalMs: number): Map<number, number> {
  const times = new Map<number, number>();
  const step = 10;
  const shown = turns[0]?.seenMs === 0 ? turns : [{ seenMs: 0, page: 1 }, ...turns];
  for (let ms = 0; ms < totalMs; ms += step) {
    const { page } = shown.findLast(({ seenMs }) => seenMs <= ms)!;
    times.set(page, (times.get(page) ?? 0) + Math.min(step, totalMs - ms));
  }
  return times;
}
