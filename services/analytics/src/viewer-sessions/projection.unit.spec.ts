import { expect, test } from '@jest/globals';
import {
  ViewerEventRecorded,
  ViewerSessionEnded,
  ViewerSessionStarted,
} from '@lectern/schemas/events/telemetry.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import { FedProjection, reported } from '@lectern/kernel/testing/fed.ts';
import { viewerSessions } from './projection.ts';

const reading = {
  presentationId: '01a1fa00-0000-7000-8000-0000000000e1',
  sharedLinkId: '01a1fa00-0000-7000-8000-0000000000c1',
  linkOwnerId: '01a1fa00-0000-7000-8000-0000000000f1',
  sessionId: '01a1fa00-0000-7000-8000-0000000000b1',
};
const at = (second: number) => `2026-11-20T12:00:${String(second).padStart(2, '0')}.000Z`;
const started = ViewerSessionStarted({
  ...reading,
  hitId: null,
  viewerId: null,
  activityId: null,
  startedAt: at(0),
  pageCount: 30,
  userAgent: 'Firefox',
});
const happened = (
  second: number,
  changes: Partial<Parameters<typeof ViewerEventRecorded>[0]> = {},
) =>
  ViewerEventRecorded({
    ...reading,
    category: 'PDF',
    action: 'change_page',
    path: '0004',
    page: null,
    detail: null,
    eventAtUs: second * 1_000_000,
    elapsedMs: second * 1_000,
    heardAt: at(second),
    ...changes,
  });
const ended = (second: number) =>
  ViewerSessionEnded({ ...reading, elapsedMs: second * 1_000, endedAt: at(second) });

const fed = (...events: DomainEvent[]) =>
  new FedProjection(viewerSessions).feed(
    ...events.map((event) => reported(reading.presentationId, event)),
  );
const row = (...events: DomainEvent[]) => fed(...events).table()[0]!;

test('a page change is a mark with the page in its path', () => {
  expect(
    row(started, happened(3), happened(5, { path: '0012', category: 'pdf' })).doc.marks,
  ).toEqual([
    [3_000, 3_000_000, 4],
    [5_000, 5_000_000, 12],
  ]);
});

test.each([
  [{ path: '0000' }],
  [{ path: null }],
  [{ path: 'intro' }],
  [{ path: '4e3' }],
  [{ action: 'zoom' }],
  [{ category: 'Download' }],
])('an event with %j is no page change, but counts as heard of', (changes) => {
  const { doc } = row(started, happened(3, changes));
  expect(doc).toMatchObject({ marks: [], untilMs: 3_000, heardAt: at(3) });
});

test('the last visibility counts, in any order', () => {
  const hidden = happened(6, { category: 'visibility', action: 'hidden', path: null });
  const visible = happened(4, { category: 'visibility', action: 'visible', path: null });
  expect(row(started, hidden, visible).doc.visibility).toEqual({
    atUs: 6_000_000,
    heardAt: at(6),
    isHidden: true,
  });
});

test('a session without a start knows its first report', () => {
  expect(row(happened(7), happened(3)).doc).toMatchObject({
    started: null,
    firstHeardAt: at(3),
    heardAt: at(7),
  });
});

test('downloads, prints and clicks are sets: repetitions change nothing', () => {
  const click = (
    second: number,
    changes: Partial<Parameters<typeof ViewerEventRecorded>[0]> = {},
  ) =>
    happened(second, {
      action: 'click_link',
      path: 'https://lectern.example',
      page: 4,
      ...changes,
    });
  const download = happened(3, { category: 'Download', action: 'download' });
  const print = happened(4, { category: 'Print', action: 'print' });
  const told = [
    started,
    click(1),
    click(2),
    click(2, { heardAt: at(9) }),
    click(6, { page: null, path: '0012' }),
    download,
    download,
    print,
  ];
  const { doc } = row(...told);
  expect(doc).toMatchObject({ downloads: { 3000000: '' }, prints: { 4000000: '' } });
  expect(Object.values(doc.clicks)).toEqual([
    '4|https://lectern.example',
    '4|https://lectern.example',
    '|0012',
  ]);
  expect(JSON.stringify(row(...told.toReversed()).doc)).toBe(JSON.stringify(doc));
});

test('the end extends the time; of two ends the later counts', () => {
  expect(row(started, ended(9), ended(8)).doc).toMatchObject({
    ended: { at: at(9) },
    untilMs: 9_000,
  });
});

test('the owner is known as soon as one report has it', () => {
  expect(row(happened(1, { linkOwnerId: null }), started).doc.linkOwnerId).toBe(
    reading.linkOwnerId,
  );
});

test('a repetition returns the same row, so that nothing is written or announced', () => {
  const twice = fed(started, happened(3), ended(9));
  const before = twice.rows.get(reading.sessionId);
  twice.feed(
    ...[started, happened(3), ended(9)].map((event) => reported(reading.presentationId, event)),
  );
  expect(twice.rows.get(reading.sessionId)).toBe(before);
});
