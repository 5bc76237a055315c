import { expect, test } from '@jest/globals';
import {
  SharedLinkConsentChosen,
  SharedLinkConsentShown,
} from '@lectern/schemas/events/telemetry.ts';
import { FedProjection, reported } from '@lectern/kernel/testing/fed.ts';
import { consents } from './projection.ts';

const hitId = '01a1fa00-0000-7000-8000-0000000000d1';
const presentationId = '01a1fa00-0000-7000-8000-0000000000e1';
const asked = {
  presentationId,
  sharedLinkId: '01a1fa00-0000-7000-8000-0000000000c1',
  linkOwnerId: '01a1fa00-0000-7000-8000-0000000000f1',
  hitId,
  mode: 'OPTIONAL' as const,
  statement: 'Acme may see which pages I read, and for how long.',
  privacyPolicyUrl: null,
};
const shown = SharedLinkConsentShown({ ...asked, shownAt: '2026-11-20T12:00:00.000Z' });
const refused = SharedLinkConsentChosen({
  ...asked,
  isGiven: false,
  chosenAt: '2026-11-20T12:01:00.000Z',
});
const given = SharedLinkConsentChosen({
  ...asked,
  isGiven: true,
  chosenAt: '2026-11-20T12:02:00.000Z',
});

const row = (...events: Parameters<typeof reported>[1][]) =>
  new FedProjection(consents)
    .feed(...events.map((event) => reported(presentationId, event)))
    .rows.get(hitId);

test('a shown statement is kept without a choice', () => {
  expect(row(shown)).toMatchObject({
    shownAt: '2026-11-20T12:00:00.000Z',
    statement: asked.statement,
    choice: null,
  });
});

test('the last choice counts, in any order and with repetitions', () => {
  const expected = row(shown, refused, given);
  expect(expected).toMatchObject({
    shownAt: '2026-11-20T12:00:00.000Z',
    choice: { isGiven: true, at: '2026-11-20T12:02:00.000Z' },
  });
  for (const order of [
    [given, refused, shown],
    [refused, shown, given, refused],
    [given, shown, refused, shown],
  ])
    expect(row(...order)).toEqual(expected);
});

test('the statement is the one that was answered', () => {
  const reworded = SharedLinkConsentShown({
    ...asked,
    statement: 'Another sentence.',
    shownAt: '2026-11-20T12:05:00.000Z',
  });
  expect(row(shown, given, reworded)?.statement).toBe(asked.statement);
  expect(row(reworded, given, shown)?.statement).toBe(asked.statement);
});
