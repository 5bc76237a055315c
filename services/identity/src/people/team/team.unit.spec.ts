import { expect, test } from '@jest/globals';
import { TeamRegistered, TeamSettingsChanged } from '@lectern/schemas/events/identity/teams.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { team } from './team.ts';

const teamId = '01a1fa00-0000-7000-8000-00000000000a';
const register = { type: 'RegisterTeam', teamId, name: 'Acme', slug: 'acme' } as const;
const registered = TeamRegistered({ teamId, name: 'Acme', slug: 'acme' });

test('a team is registered under its slug', () => {
  given(team, []).when(register).then([registered]);
});

test('registering it again decides nothing', () => {
  given(team, [registered])
    .when({ ...register, slug: 'other' })
    .then([]);
});

test('a team holds its slug alone, whatever else is registered', () => {
  expect(team.reservations?.(given(team, []).state)).toEqual([]);
  expect(team.reservations?.(given(team, [registered]).state)).toEqual([
    { scope: 'global', kind: 'team-slug', value: 'acme' },
  ]);
});

test('a team that has said nothing keeps the time of the world and speaks English', () => {
  expect(given(team, [registered]).state).toMatchObject({ timeZone: 'UTC', locale: 'en' });
});

test('its time zone and its language change apart, and only where they do', () => {
  const inStockholm = TeamSettingsChanged({ teamId, timeZone: 'Europe/Stockholm' });
  const change = (changes: object) => ({ type: 'ChangeSettings', teamId, changes }) as const;
  given(team, [registered])
    .when(change({ timeZone: 'UTC', locale: 'en' }))
    .then([]);
  given(team, [registered])
    .when(change({ timeZone: 'Europe/Stockholm', locale: 'en' }))
    .then([inStockholm]);
  given(team, [registered, inStockholm])
    .when(change({ timeZone: 'Europe/Stockholm', locale: 'sv' }))
    .then([TeamSettingsChanged({ teamId, locale: 'sv' })]);
});

test('a team that is founded keeps time and speaks as it was said, and a team that says nothing new says nothing', () => {
  given(team, [])
    .when({ ...register, settings: { timeZone: 'Europe/Oslo', locale: 'en' } })
    .then([registered, TeamSettingsChanged({ teamId, timeZone: 'Europe/Oslo' })]);
  given(team, [])
    .when({ ...register, settings: { timeZone: 'UTC', locale: 'en' } })
    .then([registered]);
});

test('who is no administrator any more does not look after the account', () => {
  const [userId, other] = [
    '01a1fa00-0000-7000-8000-0000000000b0',
    '01a1fa00-0000-7000-8000-0000000000b1',
  ];
  const looks = TeamSettingsChanged({ teamId, accountManagerId: userId });
  const release = { type: 'ReleaseAccountManager', teamId, userId } as const;
  expect(given(team, [registered]).state).toMatchObject({
    accountManagerId: null,
    promptForCustomerTimeout: 10,
  });
  given(team, [registered, looks])
    .when(release)
    .then([TeamSettingsChanged({ teamId, accountManagerId: null })]);
  given(team, [registered, looks])
    .when({ ...release, userId: other })
    .then([]);
  given(team, []).when(release).then([]);
});
