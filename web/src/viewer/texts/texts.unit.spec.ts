import { expect, test } from '@jest/globals';
import { formatMessage } from '@lectern/schemas/text/message.ts';
import { viewerTexts } from './all.ts';

test('a number chooses its plural form, and is written as the language does', () => {
  const pages = (language: 'en' | 'de' | 'fr' | 'ja', count: number) =>
    formatMessage(language, viewerTexts[language].pageCount, { count });
  expect([
    pages('en', 1),
    pages('en', 1_200),
    pages('de', 1_200),
    pages('fr', 0),
    pages('ja', 1),
  ]).toEqual(['1 page', '1,200 pages', '1.200 Seiten', '0 page', '1 ページ']);
});

test('right-to-left words do not reorder the sentence around them', () => {
  const written = (name: string) => formatMessage('en', viewerTexts.en.writeTo, { name });
  expect([written('Maya'), written('מאיה')]).toEqual([
    'Write to Maya',
    'Write to \u2068מאיה\u2069',
  ]);
});

test('a sentence without its parameter is not shown', () => {
  expect(() => formatMessage('en', viewerTexts.en.pageNumber, {})).toThrow('page is missing');
});
