import { expect, test } from '@jest/globals';
import { ViewerEventRecorded } from '@lectern/schemas/events/telemetry.ts';
import { viewerEventId } from '@lectern/schemas/telemetry/viewer-event-id.ts';
import { FedProjection, reported } from '@lectern/kernel/testing/fed.ts';
import { viewerEvents } from './projection.ts';

const id = (n: number) => `01a1fa00-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
const heard = Date.parse('2026-11-20T12:00:30.000Z');
const event = (changes: Partial<Parameters<typeof ViewerEventRecorded>[0]> = {}) =>
  ViewerEventRecorded({
    presentationId: id(1),
    sharedLinkId: id(2),
    linkOwnerId: id(3),
    sessionId: id(4),
    category: 'PDF',
    action: 'click_link',
    path: 'https://lectern.example',
    page: 4,
    detail: null,
    eventAtUs: (heard - 1_000) * 1_000,
    elapsedMs: 9_000,
    heardAt: new Date(heard).toISOString(),
    ...changes,
  });
const rows = (...events: ReturnType<typeof event>[]) =>
  new FedProjection(viewerEvents).feed(...events.map((each) => reported(id(1), each))).table();

test('an event reported again, perhaps clamped differently, is the same in any order', () => {
  const again = event({
    heardAt: new Date(heard + 60_000).toISOString(),
    elapsedMs: 9_500,
    linkOwnerId: null,
  });
  const one = rows(event(), again);
  expect(one).toHaveLength(1);
  expect(JSON.stringify(rows(again, event(), again))).toBe(JSON.stringify(one));
  expect(one[0]).toMatchObject({
    doc: { elapsedMs: 9_000, linkOwnerId: id(3) },
    index: { category: 'pdf', at: '2026-11-20T12:00:29.000Z' },
  });
});

test.each([
  ['ahead', heard + 86_400_000, '2026-11-20T12:00:30.000Z'],
  ['years behind', Date.parse('2001-01-01'), '2026-11-19T12:00:30.000Z'],
])('a viewer’s clock that is %s does not put it where nobody looks', (_how, epochMs, at) => {
  expect(rows(event({ eventAtUs: epochMs * 1_000 }))[0]!.doc.at).toBe(at);
});

test('its id is a UUIDv7 derived from its time and its content', () => {
  const { data } = event();
  expect(viewerEventId(data)).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(Number.parseInt(viewerEventId(data).replaceAll('-', '').slice(0, 12), 16)).toBe(
    heard - 1_000,
  );
  expect(viewerEventId({ ...data, path: null })).not.toBe(viewerEventId(data));
  expect(viewerEventId({ ...data, eventAtUs: Number.MAX_SAFE_INTEGER })).toMatch(/^[0-9a-f-]{36}$/);
});

test('what a visitor may have typed is kept, and is the session’s own: it goes with its key', () => {
  expect(rows(event({ meta: '{"field":"budget"}' }))[0]?.doc).toMatchObject({
    meta: '{"field":"budget"}',
  });
  expect(ViewerEventRecorded.protectedFields).toEqual([
    { name: 'meta', protection: 'personal', personField: 'sessionId' },
  ]);
});
