import type { HitReplica } from '../replicas/hits.ts';
import type { ForwardRecipient } from '../replicas/forward-recipients.ts';
import {
  identityOf,
  isLive,
  lastSeenAt,
  reportedActivity,
  pageTurns,
  type ViewingState,
} from '../reading/reading.ts';
import { INACTIVITY_TIMEOUT_MS } from '../reading/times.ts';
import { orderedTurns } from '../reading/time-per-page.ts';
import { classifyEvent, parsePage } from '../reading/viewer-event.ts';
import type { ViewerEventRow } from '../viewer-events/projection.ts';
import type { TimelineEntry, TimelineKind } from '../graphql/generated.ts';

export type Entry = Omit<TimelineEntry, '__typename' | 'at'> & { at: string };
type EntryWithoutFile = Omit<Entry, 'fileId'>;
type TimelineEvent = { id: string; doc: ViewerEventRow };

/** The order of entries at the same moment. */
const kindOrder: readonly TimelineKind[] = [
  'OPENED',
  'GATE_PASSED',
  'CAME_BACK',
  'PAGE',
  'ZOOMED',
  'LINK_CLICKED',
  'DOWNLOADED',
  'PRINTED',
  'FORWARDED',
  'OTHER',
  'LEFT',
  'ENDED',
];

/** Events are sorted by time. */
interface TimelineSources {
  hit: HitReplica | null;
  events: readonly TimelineEvent[];
  sentOn: readonly ForwardRecipient[];
}

/** A viewing step by step. */
export function buildTimeline(
  reading: ViewingState,
  { hit, events, sentOn }: TimelineSources,
  now: string,
): Entry[] {
  const { startedAt } = identityOf(reading);
  const told: EntryWithoutFile[] = [
    entry('OPENED', reading.session.started?.opening?.openedAt ?? startedAt),
    ...Object.entries(hit?.passed ?? {}).map(([gate, at]) =>
      entry('GATE_PASSED', at, { text: gate }),
    ),
    ...pageEntries(reading, startedAt, events),
    ...events.flatMap((event, index) => eventEntries(event, events.slice(index + 1))),
  ];
  const forwards = forwardEntries(reading, startedAt, sentOn);
  // Recorded forwards replace what the viewer reports.
  const entries =
    forwards.length === 0
      ? told
      : [...told.filter(({ kind }) => kind !== 'FORWARDED'), ...forwards];
  const { ended } = reading.session;
  if (ended && !isLive(reading, now)) entries.push(entry('ENDED', ended.at));
  const inOrder = entries.toSorted((one, other) =>
    one.at < other.at
      ? -1
      : one.at > other.at
        ? 1
        : kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind),
  );
  return inOrder.map((each) => ({ ...each, fileId: reading.fileId }));
}

/** Forwards while the viewing lasted. */
function forwardEntries(
  reading: ViewingState,
  startedAt: string,
  sentOn: readonly ForwardRecipient[],
): EntryWithoutFile[] {
  const until = new Date(Date.parse(lastSeenAt(reading)) + INACTIVITY_TIMEOUT_MS).toISOString();
  return sentOn
    .filter(({ at }) => at >= startedAt && at <= until)
    .map(({ at, email }) => entry('FORWARDED', at, { text: email }));
}

/** An entry per page turn, without turns to the open page. */
function pageEntries(
  { session, pings, booked, pageCount }: ViewingState,
  startedAt: string,
  events: readonly TimelineEvent[],
): EntryWithoutFile[] {
  const { elapsedMs: until } = reportedActivity({ session, pings, booked, pageCount });
  const byMoment = new Map(events.map((event) => [event.doc.eventAtUs, event]));
  const turns = orderedTurns(pageTurns({ session, pings, booked }), pageCount).filter(
    ([, , page], index, all) => all[index - 1]?.[2] !== page,
  );
  return turns.map(([elapsedMs, atUs, page], index) => {
    const event = byMoment.get(atUs);
    const end = turns[index + 1]?.[0] ?? until;
    return entry(
      'PAGE',
      event?.doc.at ?? new Date(Date.parse(startedAt) + elapsedMs).toISOString(),
      { page, timeMs: Math.max(0, Math.min(end, until) - elapsedMs), eventId: event?.id ?? null },
    );
  });
}

function eventEntries(
  { id: eventId, doc }: TimelineEvent,
  later: readonly TimelineEvent[],
): EntryWithoutFile[] {
  const meaning = classifyEvent(doc);
  const page = doc.page ?? parsePage(doc.path);
  const told = (kind: TimelineKind, more: Partial<EntryWithoutFile> = {}) => [
    entry(kind, doc.at, { page, eventId, ...more }),
  ];
  switch (meaning.kind) {
    case 'page':
      return [];
    case 'visibility': {
      if (!meaning.isHidden) return told('CAME_BACK');
      const back = later.find(({ doc: next }) => next.category.toLowerCase() === 'visibility');
      return told('LEFT', {
        timeMs: back ? Math.max(0, Date.parse(back.doc.at) - Date.parse(doc.at)) : null,
      });
    }
    case 'click':
      return told('LINK_CLICKED', { page: meaning.page, text: meaning.target });
    case 'download':
      return told('DOWNLOADED');
    case 'print':
      return told('PRINTED');
    case 'forward':
      return told('FORWARDED');
    case 'zoom':
      return told('ZOOMED', { text: meaning.to });
    case 'other':
      return told('OTHER', { text: `${doc.category} ${doc.action}` });
  }
}

function entry(
  kind: TimelineKind,
  at: string,
  more: Partial<EntryWithoutFile> = {},
): EntryWithoutFile {
  return { page: null, timeMs: null, text: null, eventId: null, ...more, kind, at };
}
