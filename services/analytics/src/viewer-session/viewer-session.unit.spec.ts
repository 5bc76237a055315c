import { expect, test } from '@jest/globals';
import { ViewerSessionClosed } from '@lectern/schemas/events/analytics.ts';
import { given } from '@lectern/kernel/commands/given.ts';
import { viewerSession } from './viewer-session.ts';

const sessionId = '01a1fa00-0000-7000-8000-0000000000b1';
const closing = {
  presentationId: '01a1fa00-0000-7000-8000-0000000000e1',
  sharedLinkId: '01a1fa00-0000-7000-8000-0000000000c1',
  linkOwnerId: '01a1fa00-0000-7000-8000-0000000000f1',
  hitId: '01a1fa00-0000-7000-8000-0000000000d1',
  startedAt: '2026-11-20T12:00:00.000Z',
  endedAt: '2026-11-20T12:01:00.000Z',
  elapsedMs: 9_000,
  pageCount: 30,
  pages: [{ page: 1, timeMs: 9_000, views: 1 }],
};
const close = { type: 'CloseViewerSession', sessionId, ...closing } as const;
const later = {
  endedAt: '2026-11-20T12:02:00.000Z',
  elapsedMs: 12_000,
  pages: [{ page: 1, timeMs: 9_000, views: 1 }, { page: 2, timeMs: 3_000, views: 1 }],
};

const closed = ViewerSessionClosed({ sessionId, ...closing, revision: 1, replacedPages: [], replacedElapsedMs: 0 });
const corrected = ViewerSessionClosed({ sessionId, ...closing, ...later, revision: 2, replacedPages: closing.pages, replacedElapsedMs: 9_000 });

test('a session that is over gets its lasting account', () => {
  given(viewerSession, []).when(close).then([closed]);
});

test('closing it again with the same account decides nothing', () => {
  given(viewerSession, [closed]).when(close).then([]);
  given(viewerSession, [closed]).when({ ...close, endedAt: later.endedAt }).then([]);
});

test('a late report corrects the account and says what it replaces', () => {
  given(viewerSession, [closed]).when({ ...close, ...later }).then([corrected]);
});

test('other pages in the same time are a correction too', () => {
  const pages = [{ page: 1, timeMs: 4_000, views: 1 }, { page: 3, timeMs: 5_000, views: 1 }];
  const moved = ViewerSessionClosed({ sessionId, ...closing, pages, revision: 2, replacedPages: closing.pages, replacedElapsedMs: 9_000 });
  given(viewerSession, [closed]).when({ ...close, pages }).then([moved]);
});

test('an account of less is that of a copy that has lost some, and changes nothing', () => {
  given(viewerSession, [closed, corrected]).when(close).then([]);
});

test('a correction stays with the link, the owner and the number of pages of the first account', () => {
  given(viewerSession, [closed])
    .when({ ...close, ...later, linkOwnerId: null, pageCount: 31, hitId: null })
    .then([corrected]);
});

test('whose session it is stands in the index, for the rules', () => {
  const { presentationId, linkOwnerId } = closing;
  expect(viewerSession.view.index(given(viewerSession, [closed]).state, sessionId)).toEqual({ presentationId, linkOwnerId });
  expect(viewerSession.view.index(viewerSession.initial, sessionId)).toEqual({ presentationId: null, linkOwnerId: null });
});
