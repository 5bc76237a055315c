import { expect, test } from '@jest/globals';
import { linkLimit, messageIn } from './messages.ts';

const contentWindow = {};
const frame = { contentWindow } as HTMLIFrameElement;
const told = (data: unknown, over: Partial<MessageEvent> = {}) =>
  messageIn({ data, source: contentWindow, origin: 'null', ...over } as MessageEvent, frame);
const page = { lectern: 1, type: 'page', path: 'a%20b.html' };

test('only the frame is heard, and only what a reader could report', () => {
  expect(told(page)).toEqual({ type: 'page', path: 'a b.html' });
  expect(told({ lectern: 1, type: 'link', url: 'https://example.com' })).toMatchObject({
    type: 'link',
  });
  expect(told(page, { source: null })).toBeNull();
  expect(told(page, { origin: 'https://example.com' })).toBeNull();
  for (const data of [
    null,
    'page',
    { type: 'input' },
    { lectern: 1, type: 'close' },
    { lectern: 1, type: 'page', path: 7 },
    { lectern: 1, type: 'page', path: 'x'.repeat(3_000) },
    { lectern: 1, type: 'link', url: 'javascript:alert(1)' },
  ])
    expect([data, told(data)]).toEqual([data, null]);
});

test('a frame that reports hundreds of links is heard as a person would be', () => {
  let now = 0;
  const isWithin = linkLimit(() => now);
  expect(Array.from({ length: 500 }, isWithin).filter(Boolean)).toHaveLength(30);
  now = 61_000;
  expect(isWithin()).toBe(true);
});
