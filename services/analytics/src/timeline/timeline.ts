import type { HitReplica } from '../replicas/hits.ts';
import type { ForwardRecipient } from '../replicas/forward-recipients.ts';
import {
  identityOf,
  isLive,
  lastSeenAt,
  reportedActivity,
  pageTurns,
  type ViewingState,
} from '../viewing/viewing.ts';
import { INACTIVITY_TIMEOUT_MS } from '../viewing/times.ts';
import { orderedTurns } from '../viewing/time-per-page.ts';
import { classifyEvent, parsePage } from '../viewing/viewer-event.ts';
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
  viewing: ViewingState,
  { hit, events, sentOn }: TimelineSources,
  now: string,
): Entry[] {
  const { startedAt } = identityOf(viewing);
  const reported: EntryWithoutFile[] = [
    entry('OPENED', viewing.session.started?.opening?.openedAt ?? startedAt),
    ...Object.entries(hit?.passed ?? {}).map(([gate, at]) =>
      entry('GATE_PASSED', at, { text: gate }),
    ),
    ...pageEntries(viewing, startedAt, events),
    ...events.flatMap((event, index) => eventEntries(event, events.slice(index + 1))),
  ];
  const forwards = forwardEntries(viewing, startedAt, sentOn);
  // Recorded forwards replace what the viewer reports.
  const entries =
    forwards.length === 0
      ? reported
      : [...reported.filter(({ kind }) => kind !== 'FORWARDED'), ...forwards];
  const { ended } = viewing.session;
  if (ended && !isLive(viewing, now)) entries.push(entry('ENDED', ended.at));
  const inOrder = entries.toSorted((one, other) =>
    one.at < other.at
      ? -1
      : one.at > other.at
        ? 1
        : kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind),
  );
  return inOrder.map((each) => ({ ...each, fileId: viewing.fileId }));
}

/** Forwards while the viewing lasted. */
function forwardEntries(
  viewing: ViewingState,
  startedAt: string,
  sentOn: readonly ForwardRecipient[],
): EntryWithoutFile[] {
  const until = new Date(Date.parse(lastSeenAt(viewing)) + INACTIVITY_TIMEOUT_MS).toISOString();
  return sentOn
    .filter(({ at }) => at >= startedAt && at <= until)
    .map(({ at, email }) => entry('FORWARDED', at, { text: email }));
}

/** An entry per page turn, without turns to the open page. */
function pageEntries(
  viewing: ViewingState,
  startedAt: string,
  events: readonly TimelineEvent[],
): EntryWithoutFile[] {
  const { elapsedMs: until } = reportedActivity(viewing);
  const byMoment = new Map(events.map((event) => [event.doc.eventAtUs, event]));
  const turns = orderedTurns(pageTurns(viewing), viewing.pageCount).filter(
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
  const entries = (kind: TimelineKind, more: Partial<EntryWithoutFile> = {}) => [
    entry(kind, doc.at, { page, eventId, ...more }),
  ];
  switch (meaning.kind) {
    case 'page':
      return [];
    case 'visibility': {
      if (!meaning.isHidden) return entries('CAME_BACK');
      const back = later.find(({ doc: next }) => next.category.toLowerCase() === 'visibility');
      return entries('LEFT', {
        timeMs: back ? Math.max(0, Date.parse(back.doc.at) - Date.parse(doc.at)) : null,
      });
    }
    case 'click':
      return entries('LINK_CLICKED', { page: meaning.page, text: meaning.target });
    case 'download':
      return entries('DOWNLOADED');
    case 'print':
      return entries('PRINTED');
    case 'forward':
      return entries('FORWARDED');
    case 'zoom':
      return entries('ZOOMED', { text: meaning.to });
    case 'other':
      return entries('OTHER', {
        text: [doc.category, doc.action, doc.detail].filter(Boolean).join(' '),
      });
  }
}

function entry(
  kind: TimelineKind,
  at: string,
  more: Partial<EntryWithoutFile> = {},
): EntryWithoutFile {
  return { page: null, timeMs: null, text: null, eventId: null, ...more, kind, at };
}
