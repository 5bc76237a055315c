import { expect, test } from '@jest/globals';
import type { PageText } from './page-text.ts';
import { textLinks } from './text-links.ts';

const line = (text: string, y: number) => ({ text, x: 0, y, width: text.length * 10, height: 10 });
const page = (...lines: string[]): PageText => ({
  width: 500,
  height: 500,
  runs: lines.map((text, index) => line(text, index * 20)),
});
const uris = (text: PageText) => textLinks(text).map((link) => ('uri' in link ? link.uri : ''));

test('URLs and email addresses in the text are links, without the punctuation around them', () => {
  expect(
    uris(
      page(
        'See https://example.com/a?b=1, www.example.org/x.',
        '(https://example.com/page_(2)) or write to Maya.L@north-wind.example!',
      ),
    ),
  ).toEqual([
    'https://example.com/a?b=1',
    'https://www.example.org/x',
    'https://example.com/page_(2)',
    'mailto:Maya.L@north-wind.example',
  ]);
});

test('an email in a URL is no link of its own; what only looks like one is none', () => {
  expect(uris(page('https://example.com/?to=a@b.example'))).toEqual([
    'https://example.com/?to=a@b.example',
  ]);
  expect(uris(page('www. and https:// and @home and 5@6 and javascript:alert(1)'))).toEqual([]);
});

test('a link covers its words, and none is added to one of the document', () => {
  const text = page('go to www.example.com now');
  expect(textLinks(text)).toEqual([
    { uri: 'https://www.example.com', x: 60, y: 0, width: 150, height: 10 },
  ]);
  const links = [{ x: 50, y: 0, width: 200, height: 10, uri: 'https://other.example' }];
  expect(textLinks({ ...text, links })).toEqual([]);
});
