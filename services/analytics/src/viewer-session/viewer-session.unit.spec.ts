import { expect, test } from '@jest/globals';
import {
  ViewerSessionClosed,
  ViewerSessionOpened,
  ViewerSessionReassigned,
} from '@lectern/schemas/events/analytics.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import {
  noActivity,
  type Assignment,
  type ViewingIdentity,
  type ReportedActivity,
} from './account.ts';
import { viewerSession } from './viewer-session.ts';

const identity: ViewingIdentity = {
  sessionId: '01a1fa00-0000-7000-8000-0000000000b1',
  presentationId: '01a1fa00-0000-7000-8000-0000000000e1',
  sharedLinkId: '01a1fa00-0000-7000-8000-0000000000c1',
  linkOwnerId: '01a1fa00-0000-7000-8000-0000000000f1',
  hitId: '01a1fa00-0000-7000-8000-0000000000d1',
  viewerId: null,
  startedAt: '2026-11-20T12:00:00.000Z',
};
const stranger: Assignment = {
  lane: 'person',
  contactId: null,
  isContactVerified: false,
  visitor: 'v:1',
};
const reported: ReportedActivity = {
  ...noActivity,
  elapsedMs: 9_000,
  pageCount: 30,
  pages: [{ page: 1, timeMs: 9_000, views: 1 }],
  lastPage: 1,
};
const more: ReportedActivity = {
  ...reported,
  elapsedMs: 12_000,
  pages: [...reported.pages, { page: 2, timeMs: 3_000, views: 1 }],
  lastPage: 2,
  downloads: 1,
};
const endedAt = '2026-11-20T12:01:00.000Z';

const open = { type: 'OpenViewerSession', identity, assignment: stranger, pageCount: 30 } as const;
const close = {
  type: 'CloseViewerSession',
  identity,
  assignment: stranger,
  reported,
  endedAt,
} as const;
const call = (changes: Partial<Assignment>) =>
  ({ type: 'ReassignViewerSession', changes }) as const;

const empty = { ...noActivity, pageCount: 30, ...stranger };
const first = { ...reported, ...stranger };
const opened = ViewerSessionOpened({ ...identity, account: empty, replaced: null, revision: 1 });
const closed = ViewerSessionClosed({
  ...identity,
  account: first,
  replaced: empty,
  revision: 2,
  endedAt,
});
const asBot = ViewerSessionReassigned({
  ...identity,
  account: { ...first, lane: 'bot' },
  replaced: first,
  revision: 3,
});

test('a viewing counts once, as soon as it has begun', () => {
  given(viewerSession, []).when(open).then([opened]);
  given(viewerSession, [opened]).when(open).then([]);
});

test('closing books the account that replaces the earlier one', () => {
  given(viewerSession, [opened]).when(close).then([closed]);
  given(viewerSession, [])
    .when(close)
    .then([
      ViewerSessionClosed({ ...identity, account: first, replaced: null, revision: 1, endedAt }),
    ]);
});

test('closing it again with the same account decides nothing', () => {
  given(viewerSession, [opened, closed]).when(close).then([]);
  given(viewerSession, [opened, closed])
    .when({ ...close, endedAt: '2026-11-20T12:09:00.000Z' })
    .then([]);
});

test('a late report corrects the account and names the replaced one', () => {
  const corrected = ViewerSessionClosed({
    ...identity,
    account: { ...more, ...stranger },
    replaced: first,
    revision: 3,
    endedAt,
  });
  given(viewerSession, [opened, closed])
    .when({ ...close, reported: more })
    .then([corrected]);
});

test('different pages in the same time are a correction too', () => {
  const moved = {
    ...reported,
    pages: [
      { page: 1, timeMs: 4_000, views: 1 },
      { page: 3, timeMs: 5_000, views: 1 },
    ],
    lastPage: 3,
  };
  const corrected = ViewerSessionClosed({
    ...identity,
    account: { ...moved, ...stranger },
    replaced: first,
    revision: 3,
    endedAt,
  });
  given(viewerSession, [opened, closed])
    .when({ ...close, reported: moved })
    .then([corrected]);
});

test('a smaller account changes nothing', () => {
  const corrected = ViewerSessionClosed({
    ...identity,
    account: { ...more, ...stranger },
    replaced: first,
    revision: 3,
    endedAt,
  });
  given(viewerSession, [opened, closed, corrected]).when(close).then([]);
});

test('a verdict moves a viewing once, and back; a closed one stays closed', () => {
  given(viewerSession, [opened, closed])
    .when(call({ lane: 'bot' }))
    .then([asBot]);
  given(viewerSession, [opened, closed, asBot])
    .when(call({ lane: 'bot' }))
    .then([]);
  const back = ViewerSessionReassigned({
    ...identity,
    account: first,
    replaced: { ...first, lane: 'bot' },
    revision: 4,
  });
  given(viewerSession, [opened, closed, asBot])
    .when(call({ lane: 'person' }))
    .then([back]);
  expect(given(viewerSession, [opened, closed, asBot]).state).toMatchObject({
    status: 'closed',
    endedAt,
  });
  expect(
    given(viewerSession, [
      opened,
      ViewerSessionReassigned({
        ...identity,
        account: { ...empty, lane: 'bot' },
        replaced: empty,
        revision: 2,
      }),
    ]).state.status,
  ).toBe('open');
});

test('a verified email sets the contact and keeps the lane', () => {
  const known = { contactId: 'c1', isContactVerified: true, visitor: 'c:c1' };
  const account = { ...first, lane: 'bot', ...known } as const;
  given(viewerSession, [opened, closed, asBot])
    .when(call(known))
    .then([
      ViewerSessionReassigned({
        ...identity,
        account,
        replaced: { ...first, lane: 'bot' },
        revision: 4,
      }),
    ]);
});

test('a verified contact stays, even if a replica has not heard of it', () => {
  const known = { contactId: 'c1', isContactVerified: true, visitor: 'c:c1' };
  const proved = ViewerSessionReassigned({
    ...identity,
    account: { ...first, ...known },
    replaced: first,
    revision: 3,
  });
  given(viewerSession, [opened, closed, proved])
    .when(call({ ...stranger, lane: 'bot' }))
    .then([
      ViewerSessionReassigned({
        ...identity,
        account: { ...first, ...known, lane: 'bot' },
        replaced: { ...first, ...known },
        revision: 4,
      }),
    ]);
});

test('reassigning a viewing before its first booking decides nothing', () => {
  given(viewerSession, [])
    .when(call({ lane: 'bot' }))
    .then([]);
});

test('a correction keeps link, owner, assignment and page count', () => {
  const told = {
    ...close,
    identity: { ...identity, linkOwnerId: null, hitId: null },
    assignment: stranger,
    reported: { ...more, pageCount: 31 },
  };
  const account = { ...more, ...stranger, lane: 'bot' } as const;
  given(viewerSession, [opened, closed, asBot])
    .when(told)
    .then([
      ViewerSessionClosed({
        ...identity,
        account,
        replaced: { ...first, lane: 'bot' },
        revision: 4,
        endedAt,
      }),
    ]);
});

test('the index has the fields of rules and lists', () => {
  const { presentationId, linkOwnerId, hitId, startedAt } = identity;
  expect(
    viewerSession.view.index(
      given(viewerSession, [opened, closed, asBot]).state,
      identity.sessionId,
    ),
  ).toMatchObject({
    presentationId,
    linkOwnerId,
    hitId,
    startedAt,
    lane: 'bot',
    visitor: 'v:1',
    status: 'closed',
  });
  expect(viewerSession.view.index(viewerSession.initial, identity.sessionId)).toMatchObject({
    presentationId: null,
    linkOwnerId: null,
    lane: null,
  });
});
