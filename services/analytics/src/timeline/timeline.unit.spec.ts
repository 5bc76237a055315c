import { expect, test } from '@jest/globals';
import type { ViewingState } from '../viewing/viewing.ts';
import type { ForwardRecipient } from '../replicas/forward-recipients.ts';
import type { ViewerEventRow } from '../viewer-events/projection.ts';
import { buildTimeline } from './timeline.ts';

const start = Date.parse('2026-11-20T14:21:06.000Z');
const at = (second: number) => new Date(start + second * 1_000).toISOString();
const facts = { sessionId: 's', presentationId: 'p', sharedLinkId: 'l', linkOwnerId: 'o' };

function happened(
  second: number,
  told: Partial<ViewerEventRow>,
): { id: string; doc: ViewerEventRow } {
  const row = {
    ...facts,
    category: 'PDF',
    action: 'change_page',
    path: '0001',
    page: 1,
    detail: null,
    eventAtUs: (start + second * 1_000) * 1_000,
    elapsedMs: second * 1_000,
    at: at(second),
  };
  return { id: `e${second}`, doc: { ...row, ...told } };
}

function aReading(
  marks: ViewingState['session']['marks'],
  ended: string | null = null,
): ViewingState {
  const opening = { openedAt: at(-9), lane: 'person' as const, visitorKey: null };
  const started = {
    at: at(0),
    opening,
    hitId: 'h',
    viewerId: null,
    pageCount: 24,
    userAgent: null,
  };
  return {
    id: 's',
    teamId: 't',
    pings: null,
    booked: null,
    pageCount: 24,
    fileId: null,
    assignment: { lane: 'person', contactId: null, isContactVerified: false, visitor: 'v:1' },
    session: {
      ...facts,
      started,
      marks,
      downloads: {},
      prints: {},
      clicks: {},
      visibility: null,
      ended: ended === null ? null : { at: ended },
      untilMs: 60_000,
      firstHeardAt: at(0),
      heardAt: at(60),
    },
  };
}

const nothing = { hit: null, events: [], sentOn: [] };

test('a timeline lists a viewing step by step', () => {
  const events = [
    happened(3, {}),
    happened(21, { path: '0002' }),
    happened(28, { path: '0002', action: 'click_link', page: 2 }),
    happened(30, { category: 'visibility', action: 'hidden' }),
    happened(50, { category: 'visibility', action: 'visible' }),
    happened(52, { category: 'Download', action: 'download' }),
    happened(55, { action: 'zoom', detail: 'fit' }),
  ];
  events[2]!.doc = { ...events[2]!.doc, path: 'https://lectern.example' };
  const marks = [
    [3_000, events[0]!.doc.eventAtUs, 1],
    [21_000, events[1]!.doc.eventAtUs, 2],
  ] as const;
  const hit = { verified: null, entered: null, passed: { CONSENT: at(-2), EMAIL: at(-4) } };
  const told = buildTimeline(aReading(marks, at(60)), { hit, events, sentOn: [] }, at(100));
  expect(
    told.map(({ kind, at: when, page, timeMs, text }) => [
      kind,
      when.slice(17, 19),
      page,
      timeMs,
      text,
    ]),
  ).toEqual([
    ['OPENED', '57', null, null, null],
    ['GATE_PASSED', '02', null, null, 'EMAIL'],
    ['GATE_PASSED', '04', null, null, 'CONSENT'],
    ['PAGE', '06', 1, 21_000, null],
    ['PAGE', '27', 2, 39_000, null],
    ['LINK_CLICKED', '34', 2, null, 'https://lectern.example'],
    ['LEFT', '36', 1, 20_000, null],
    ['CAME_BACK', '56', 1, null, null],
    ['DOWNLOADED', '58', 1, null, null],
    ['ZOOMED', '01', 1, null, 'fit'],
    ['ENDED', '06', null, null, null],
  ]);
  expect(told.find(({ kind }) => kind === 'LINK_CLICKED')!.eventId).toBe('e28');
});

test('a viewer who left and has not returned is away for an unknown time', () => {
  const told = buildTimeline(
    aReading([]),
    { ...nothing, events: [happened(9, { category: 'visibility', action: 'hidden' })] },
    at(20),
  );
  expect(told.map(({ kind, timeMs }) => [kind, timeMs])).toEqual([
    ['OPENED', null],
    ['PAGE', 60_000],
    ['LEFT', null],
  ]);
});

test('an unknown event is listed as reported', () => {
  expect(
    buildTimeline(
      aReading([]),
      { ...nothing, events: [happened(9, { category: 'Video', action: 'progress' })] },
      at(20),
    ).at(-1),
  ).toMatchObject({ kind: 'OTHER', text: 'Video progress', eventId: 'e9' });
});

test('recorded forwards are listed each, reported ones only without them', () => {
  const events = [
    happened(20, { action: 'forward', path: null }),
    happened(30, { action: 'forward', path: null }),
  ];
  const forwards = (sentOn: ForwardRecipient[]) =>
    buildTimeline(aReading([]), { hit: null, events, sentOn }, at(90)).flatMap(
      ({ kind, at: when, text }) => (kind === 'FORWARDED' ? [[when, text]] : []),
    );
  const sent = (second: number, email: string | null) => ({ hitId: 'h', at: at(second), email });
  expect(
    forwards([
      sent(19, 'fred@else.example'),
      sent(119, null),
      sent(-60, 'of another viewing'),
      sent(661, 'likewise'),
    ]),
  ).toEqual([
    [at(19), 'fred@else.example'],
    [at(119), null],
  ]);
  expect(forwards([])).toEqual([
    [at(20), null],
    [at(30), null],
  ]);
});

test('a page does not stay open until a late end once the pings in between are deleted', () => {
  const marks = [
    [0, start * 1_000, 1],
    [4_000, (start + 4_000) * 1_000, 2],
  ] as const;
  const reading = aReading(marks, at(3_600));
  const account = {
    ...reading.assignment,
    elapsedMs: 9_000,
    pageCount: 24,
    pages: [],
    lastPage: 2,
    downloads: 0,
    prints: 0,
    linkClicks: [],
  };
  const booked = {
    ...facts,
    status: 'closed',
    bookedAt: at(900),
    endedAt: at(900),
    hitId: 'h',
    viewerId: null,
    startedAt: at(0),
    account,
    replaced: null,
    revision: 1,
  } as const;
  const viewing = { ...reading, booked, session: { ...reading.session, untilMs: 3_600_000 } };
  const pagesOf = (mayPingsBeGone: boolean) =>
    buildTimeline({ ...viewing, mayPingsBeGone }, nothing, at(4_000))
      .filter(({ kind }) => kind === 'PAGE')
      .map(({ page, timeMs }) => [page, timeMs]);
  expect(pagesOf(true)).toEqual([
    [1, 4_000],
    [2, 5_000],
  ]);
  expect(pagesOf(false)[1]).toEqual([2, 3_596_000]);
});
