import { expect, test } from '@jest/globals';
import { preferredLanguage, recipientLanguage } from './languages.ts';

test('a browser’s first language that we have counts, by weight and without its region', () => {
  expect(
    [
      'de-AT,en;q=0.5',
      'sv,en;q=0.3, fr-CA;q=0.8',
      'pt-BR',
      'en;q=0,nl;q=0.1',
      'sv,*;q=0.5',
      '',
      undefined,
    ].map(preferredLanguage),
  ).toEqual(['de', 'fr', 'pt', 'nl', null, null, null]);
});

test('the link’s language goes before the reader’s, that before the team’s, and English comes last', () => {
  const all = { link: 'ja', reader: 'de', team: 'fr-FR' } as const;
  expect([
    recipientLanguage(all),
    recipientLanguage({ ...all, link: null }),
    recipientLanguage({ ...all, link: null, reader: null }),
    recipientLanguage({ link: null, reader: null, team: 'sv' }),
  ]).toEqual(['ja', 'de', 'fr', 'en']);
});
