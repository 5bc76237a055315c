import { expect, test } from '@jest/globals';
import {
  SingleSignOnConfigured,
  SingleSignOnMadeOptional,
  SingleSignOnRequired,
  SingleSignOnTested,
  SingleSignOnTurnedOff,
} from '@lectern/schemas/events/identity/single-sign-on.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { isEndedByRequirement, type DomainPeriod } from './ended-by-requirement.ts';
import { requirementsOf, singleSignOn } from './single-sign-on.ts';
import type { SingleSignOnEvent } from './state.ts';

const teamId = '01a1fa00-0000-7000-8000-00000000000a';
const userId = '01a1fa00-0000-7000-8000-0000000000b0';
const timeOf = (minute: number) => `2026-11-20T12:0${minute}:00.000Z`;
const client = {
  provider: 'OKTA',
  host: 'halden.okta.com',
  clientId: 'id',
  defaultRole: 'TEAM_MEMBER',
} as const;
const configured = SingleSignOnConfigured({ teamId, ...client, clientSecret: 'secret' });
const tested = SingleSignOnTested({ teamId, userId });
const required = SingleSignOnRequired({ teamId, exceptUserId: userId });
const configure = { type: 'Configure', teamId, ...client, clientSecret: null } as const;
const require = { type: 'Require', teamId, exceptUserId: userId } as const;

test('a secret stays as long as it is of the same client, and another client needs its own', () => {
  given(singleSignOn, []).when(configure).thenFails('INVALID');
  given(singleSignOn, [configured]).when(configure).then([]);
  given(singleSignOn, [configured])
    .when({ ...configure, defaultRole: 'TEAM_ADMIN' })
    .then([SingleSignOnConfigured({ ...configured.data, defaultRole: 'TEAM_ADMIN' })]);
  given(singleSignOn, [configured])
    .when({ ...configure, host: 'other.okta.com' })
    .thenFails('INVALID');
});

test('it is required once it was tested, and another client is another test', () => {
  given(singleSignOn, []).when(require).thenFails('CONFLICT');
  given(singleSignOn, [configured]).when(require).thenFails('CONFLICT');
  given(singleSignOn, [configured, tested]).when(require).then([required]);
  given(singleSignOn, [configured, tested, required]).when(require).then([]);
  const renewed = SingleSignOnConfigured({ ...configured.data, clientSecret: 'new' });
  given(singleSignOn, [configured, tested, renewed]).when(require).thenFails('CONFLICT');
  given(singleSignOn, [configured, tested, renewed, tested]).when(require).then([required]);
  given(singleSignOn, [
    configured,
    tested,
    SingleSignOnConfigured({ ...configured.data, defaultRole: 'TEAM_ADMIN' }),
  ])
    .when(require)
    .then([required]);
  given(singleSignOn, [
    configured,
    tested,
    SingleSignOnConfigured({ ...configured.data, clientId: 'other' }),
  ])
    .when(require)
    .thenFails('CONFLICT');
  given(singleSignOn, [configured, renewed])
    .when({ type: 'NoteTest', teamId, userId, revision: 1 })
    .thenFails('CONFLICT');
  given(singleSignOn, [configured, renewed])
    .when({ type: 'NoteTest', teamId, userId, revision: 2 })
    .then([tested]);
});

test('while it is required its client stays, though its secret may be renewed; it stops being required, and is turned off', () => {
  const on = [configured, tested, required];
  given(singleSignOn, on)
    .when({ ...configure, clientId: 'other', clientSecret: 'x' })
    .thenFails('CONFLICT');
  given(singleSignOn, on)
    .when({ ...configure, clientSecret: 'new' })
    .then([SingleSignOnConfigured({ ...configured.data, clientSecret: 'new' })]);
  expect(
    given(singleSignOn, [
      ...on,
      SingleSignOnConfigured({ ...configured.data, clientSecret: 'new' }),
    ]).state,
  ).toMatchObject({ exceptUserId: userId, clientSecret: 'new' });
  given(singleSignOn, on)
    .when({ type: 'MakeOptional', teamId })
    .then([SingleSignOnMadeOptional({ teamId })]);
  given(singleSignOn, [configured]).when({ type: 'MakeOptional', teamId }).then([]);
  given(singleSignOn, on)
    .when({ type: 'TurnOff', teamId })
    .then([SingleSignOnTurnedOff({ teamId })]);
  given(singleSignOn, [...on, SingleSignOnTurnedOff({ teamId })])
    .when({ type: 'TurnOff', teamId })
    .then([]);
  expect(
    given(singleSignOn, [...on, SingleSignOnTurnedOff({ teamId }), configured]).state,
  ).toMatchObject({ tested: null, exceptUserId: null, revision: 2 });
});

/** Events one minute apart. @returns whether sign-ins without the provider are ended */
function afterward(...events: SingleSignOnEvent[]) {
  const state = [configured, tested, ...events].reduce(
    (before, event, minute) =>
      singleSignOn.evolve(before, event, { time: timeOf(minute) } as EventMeta),
    singleSignOn.initial,
  );
  return ({
    by,
    at = 0,
    counted = 0,
    owned = [{ provenAt: timeOf(0), removedAt: null }],
    isAdmin = true,
  }: {
    by: string;
    at?: number;
    counted?: number | null;
    owned?: DomainPeriod[];
    isAdmin?: boolean;
  }) =>
    isEndedByRequirement(
      { userId: by, cameAt: timeOf(at), requirementsEnded: counted },
      requirementsOf(state),
      owned,
      isAdmin,
    );
}
const [one, two, three] = [
  userId,
  '01a1fa00-0000-7000-8000-0000000000b1',
  '01a1fa00-0000-7000-8000-0000000000b2',
];
const requiredBut = (exceptUserId: string) => SingleSignOnRequired({ teamId, exceptUserId });
const optional = SingleSignOnMadeOptional({ teamId });

test('what was ended because it was required stays ended: for everybody but who was excepted all the time, as long as they run the team', () => {
  const told = (...events: SingleSignOnEvent[]) =>
    [one, two, three].map((by) => afterward(...events)({ by }));
  expect(told()).toEqual([false, false, false]);
  expect(told(requiredBut(one))).toEqual([false, true, true]);
  expect(told(requiredBut(one), optional)).toEqual([false, true, true]);
  expect(told(requiredBut(one), SingleSignOnTurnedOff({ teamId }), configured)).toEqual([
    false,
    true,
    true,
  ]);
  expect(told(requiredBut(one), requiredBut(two))).toEqual([true, true, true]);
  expect(told(requiredBut(one), optional, requiredBut(one), optional)).toEqual([false, true, true]);
  for (const events of [[requiredBut(one)], [requiredBut(one), optional]])
    expect(afterward(...events)({ by: one, isAdmin: false })).toBe(true);
});

test('sign-ins since it became optional are valid, by count; old ones without a count go by time', () => {
  const ended = afterward(requiredBut(one), optional, requiredBut(two), optional);
  expect([0, 1, 2].map((counted) => ended({ by: three, counted, at: 0 }))).toEqual([
    true,
    true,
    false,
  ]);
  expect([0, 1, 2].map((counted) => ended({ by: two, counted, at: 9 }))).toEqual([
    true,
    false,
    false,
  ]);
  expect([2, 4, 5].map((at) => ended({ by: three, counted: null, at }))).toEqual([
    true,
    true,
    false,
  ]);
});

test('only who was of a domain of the team while it was required is signed out by it', () => {
  const ended = afterward(requiredBut(one), optional); // From minute 2 to 3.
  const owned = (provenAt: number, removedAt: number | null) => [
    { provenAt: timeOf(provenAt), removedAt: removedAt === null ? null : timeOf(removedAt) },
  ];
  expect(ended({ by: two, owned: owned(0, 1) })).toBe(false);
  expect(ended({ by: two, owned: owned(4, null) })).toBe(false);
  expect(ended({ by: two, owned: [] })).toBe(false);
  expect(
    [owned(0, 4), [...owned(0, 1), ...owned(2, null)]].map((each) =>
      ended({ by: two, owned: each }),
    ),
  ).toEqual([true, true]);
  // Removed while required: later sign-ins by password are valid.
  const long = [requiredBut(one), tested, tested];
  for (const events of [long, [...long, optional]])
    expect([3, 4].map((at) => afterward(...events)({ by: two, at, owned: owned(0, 4) }))).toEqual([
      true,
      false,
    ]);
});
