import { expect, test } from '@jest/globals';
import { SharedLinkExpired } from '@lectern/schemas/events/sharing.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import {
  sharedLinkId,
  otherHitId,
  facts,
  before,
  due,
  settings,
  create,
  activate,
  cancel,
  expireWithPresentation,
  restoreWithPresentation,
  expire,
  expireWhenDue,
  notice,
  created,
  timeless,
  silent,
  activated,
  canceled,
  expired,
  goneWithPresentation,
  noticed,
} from '../testing/link-facts.ts';
import { aliasProblem, newToken } from './address.ts';
import { sharedLink } from './shared-link.ts';
import type { ExistingSharedLink, SharedLinkEvent } from './state.ts';
import { statusAt } from './status.ts';

test('a link is created with token, alias and expiry date', () => {
  given(sharedLink, [])
    .when({ ...create, now: before })
    .then([created]);
});

test('a link is not created twice', () => {
  given(sharedLink, [created]).when(create).thenFails('CONFLICT');
});

test.each([
  'ab',
  'a'.repeat(61),
  'Q3-deck',
  'q3 deck',
  'q3_deck',
  '-q3',
  'q3-',
  'straße',
  'admin',
  'login',
])('the alias %s is refused', (alias) => {
  given(sharedLink, [])
    .when({ ...create, settings: { ...settings, alias } })
    .thenFails('INVALID');
});

test.each(['abc', 'q3-deck', '2026', 'a'.repeat(60)])('the alias %s may be chosen', (alias) => {
  expect(aliasProblem(alias)).toBeNull();
});

test('a token carries 128 bits', () => {
  expect(Buffer.from(newToken(), 'base64url')).toHaveLength(16);
  expect(newToken()).not.toBe(newToken());
});

test('a link cannot be created with a past date', () => {
  given(sharedLink, [])
    .when({ ...create, now: due })
    .thenFails('INVALID');
});

test('a canceled link can be activated again', () => {
  given(sharedLink, [created, canceled])
    .when({ ...activate, now: before })
    .then([activated]);
});

test('a link expired by hand before its date can be activated again', () => {
  given(sharedLink, [created, expired])
    .when({ ...activate, now: before })
    .then([activated]);
  given(sharedLink, [timeless, expired]).when(activate).then([activated]);
});

test('activating an active link decides nothing', () => {
  given(sharedLink, [created]).when(activate).then([]);
});

test.each([
  ['active', [created]],
  ['canceled', [created, canceled]],
  ['expired', [created, expired]],
])('an %s link whose date has passed is not activated', (_status, events) => {
  given(sharedLink, events)
    .when({ ...activate, now: due })
    .thenFails('INVALID');
});

test('the refusal says when the link expired', () => {
  const { state } = given(sharedLink, [created]);
  const decide = () => sharedLink.decide({ ...activate, now: due, actorId: null }, state);
  expect(decide).toThrow(
    'This link expired on 21 November 2026. It can only be turned on again with a later date.',
  );
});

test('an active and an expired link can be canceled; the second time decides nothing', () => {
  given(sharedLink, [created]).when(cancel).then([canceled]);
  given(sharedLink, [created, expired]).when(cancel).then([canceled]);
  given(sharedLink, [created, canceled]).when(cancel).then([]);
});

test('an active and a canceled link can be expired; the second time decides nothing', () => {
  given(sharedLink, [created])
    .when({ ...expire, now: before })
    .then([expired]);
  given(sharedLink, [created, canceled])
    .when({ ...expire, now: before })
    .then([expired]);
  given(sharedLink, [created, expired]).when(expire).then([]);
});

test('a link expires as of its date, once', () => {
  const asOfItsDate = SharedLinkExpired({ sharedLinkId, expiredAt: due, reason: 'date' });
  given(sharedLink, [created])
    .when({ ...expireWhenDue, now: '2026-11-21T12:07:00.000Z' })
    .then([asOfItsDate]);
  given(sharedLink, [created, asOfItsDate])
    .when({ ...expireWhenDue, now: due })
    .then([]);
});

test('a link does not expire before its date, without one, or when canceled', () => {
  given(sharedLink, [created])
    .when({ ...expireWhenDue, now: before })
    .then([]);
  given(sharedLink, [timeless])
    .when({ ...expireWhenDue, now: due })
    .then([]);
  given(sharedLink, [created, canceled])
    .when({ ...expireWhenDue, now: due })
    .then([]);
});

test('an active link expires with its presentation, once; others stay as they are', () => {
  const go = { ...expireWithPresentation, now: before };
  given(sharedLink, [created]).when(go).then([goneWithPresentation]);
  for (const events of [
    [created, goneWithPresentation],
    [created, canceled],
    [created, expired],
  ])
    given(sharedLink, events).when(go).then([]);
  given(sharedLink, [created])
    .when({ ...go, now: due })
    .then([]);
});

test('only links that expired with their presentation return with it, unless their date has passed', () => {
  const comeBack = { ...restoreWithPresentation, now: before };
  given(sharedLink, [created, goneWithPresentation]).when(comeBack).then([activated]);
  for (const events of [
    [created],
    [created, canceled],
    [created, expired],
    [created, goneWithPresentation, activated],
  ])
    given(sharedLink, events).when(comeBack).then([]);
  given(sharedLink, [created, goneWithPresentation])
    .when({ ...comeBack, now: due })
    .then([]);
});

test('a link canceled or expired by hand while its presentation is deleted stays so', () => {
  given(sharedLink, [created, goneWithPresentation])
    .when({ ...expire, now: before })
    .then([expired]);
  for (const last of [canceled, expired])
    given(sharedLink, [created, goneWithPresentation, last])
      .when({ ...restoreWithPresentation, now: before })
      .then([]);
});

test('the first opening is noticed once', () => {
  given(sharedLink, [created]).when(notice).then([noticed]);
  given(sharedLink, [created, noticed]).when(notice).then([]);
  given(sharedLink, [created, noticed])
    .when({ ...notice, hitId: otherHitId })
    .then([]);
});

test('level 0 notices no first opening', () => {
  given(sharedLink, [silent]).when(notice).then([]);
});

test.each([
  activate,
  cancel,
  expire,
  expireWithPresentation,
  restoreWithPresentation,
  expireWhenDue,
  notice,
])('a link that does not exist cannot $type', (command) => {
  given(sharedLink, []).when(command).thenFails('NOT_FOUND');
});

test('a past date reads as expired before it is recorded', () => {
  const link = (events: readonly SharedLinkEvent[]) =>
    given(sharedLink, events).state as ExistingSharedLink;
  expect(statusAt(link([created]), before)).toBe('ACTIVE');
  expect(statusAt(link([created]), due)).toBe('EXPIRED');
  expect(statusAt(link([timeless]), due)).toBe('ACTIVE');
  expect(statusAt(link([created, canceled]), due)).toBe('CANCELED');
});

test('a link reserves token and alias, whatever its status', () => {
  const held = [
    { scope: 'global', kind: 'alias', value: facts.token },
    { scope: 'global', kind: 'alias', value: 'q3-deck' },
  ];
  expect(sharedLink.reservations!(given(sharedLink, [created]).state)).toEqual(held);
  expect(sharedLink.reservations!(given(sharedLink, [created, canceled]).state)).toEqual(held);
  expect(sharedLink.reservations!(sharedLink.initial)).toEqual([]);
});
