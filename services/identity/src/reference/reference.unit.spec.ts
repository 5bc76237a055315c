import { expect, test } from '@jest/globals';
import { countries } from './countries.ts';
import { locales } from './locales.ts';
import { timeZones } from './time-zones.ts';
import { usStates } from './us-states.ts';

const byName = (all: readonly { name: string }[]) =>
  all.map(({ name }) => name).toSorted(new Intl.Collator('en').compare);

test('the United States and Canada come first, then every other country by name', async () => {
  const all = await countries();
  expect(all.slice(0, 2).map(({ id }) => id)).toEqual(['US', 'CA']);
  expect(all.slice(2).map(({ name }) => name)).toEqual(byName(all.slice(2)));
  expect(new Set(all.map(({ alpha3 }) => alpha3)).size).toBe(all.length);
  expect(all.find(({ id }) => id === 'AX')!.name).toBe('Åland Islands');
  expect(all.indexOf(all.find(({ id }) => id === 'AX')!)).toBeLessThan(10);
  for (const { id, alpha3, numeric } of all)
    expect([id, alpha3, numeric]).toEqual([
      expect.stringMatching(/^[A-Z]{2}$/),
      expect.stringMatching(/^[A-Z]{3}$/),
      expect.stringMatching(/^\d{3}$/),
    ]);
});

test('a country has its regions, as far as they are known', async () => {
  const known = new Map((await countries()).map((country) => [country.id, country]));
  expect(known.get('NO')).toEqual({
    id: 'NO',
    alpha3: 'NOR',
    numeric: '578',
    name: 'Norway',
    region: { code: '150', name: 'Europe' },
    subregion: { code: '154', name: 'Northern Europe' },
    intermediateRegion: null,
  });
  expect(known.get('AO')).toMatchObject({
    region: { name: 'Africa' },
    subregion: { name: 'Sub-Saharan Africa' },
    intermediateRegion: { name: 'Middle Africa' },
  });
  expect([...known.values()].filter(({ region }) => region === null).map(({ id }) => id)).toEqual([
    'AQ',
    'TW',
  ]);
});

test('fifty states, the federal district and six territories', async () => {
  const all = await usStates();
  expect(all).toHaveLength(57);
  expect(all.map(({ name }) => name)).toEqual(byName(all));
  expect(all.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['CA', 'DC', 'AS', 'GU', 'MP', 'PR', 'UM', 'VI']),
  );
  expect(all).toContainEqual({ id: 'NY', name: 'New York' });
});

test('a locale is one in which this machine can write', async () => {
  const all = await locales();
  expect(all.map(({ name }) => name)).toEqual(byName(all));
  for (const { id } of all)
    expect([
      id,
      new Intl.Locale(id).toString(),
      Intl.DateTimeFormat.supportedLocalesOf(id),
    ]).toEqual([id, id, [id]]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const id of ['en', 'en-US', 'en-GB', 'nb', 'nb-NO', 'pt-BR', 'zh-Hant', 'es-419'])
    expect(all.map((locale) => locale.id)).toContain(id);
  expect(all).toContainEqual({ id: 'de', name: 'German', nativeName: 'Deutsch' });
});

test('a time zone is one in which this machine can tell the time', () => {
  const all = timeZones();
  expect(all[0]).toEqual({ id: 'UTC', name: 'Coordinated Universal Time' });
  expect(all).toContainEqual({ id: 'Europe/Oslo', name: 'Central European Time' });
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id: timeZone } of all)
    expect(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone).toBe(timeZone);
});
