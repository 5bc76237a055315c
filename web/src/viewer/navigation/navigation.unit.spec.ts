import { expect, test } from '@jest/globals';
import { actionOfKey, clampPage, pagePath, parsePage } from './navigation.ts';

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
) => actionOfKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test('a page outside the document becomes its first or last', () => {
  expect([clampPage(0, 24), clampPage(25, 24), clampPage(9, 24), clampPage(3, 0)]).toEqual([
    1, 24, 9, 1,
  ]);
});

test('a typed page is a whole number; anything else is none', () => {
  expect([parsePage(' 9 ', 24), parsePage('99', 24), parsePage('0', 24)]).toEqual([9, 24, 1]);
  expect([
    parsePage('', 24),
    parsePage('4a', 24),
    parsePage('-3', 24),
    parsePage('1.5', 24),
  ]).toEqual([null, null, null, null]);
});

test('pages are named with four digits', () => {
  expect([pagePath(4), pagePath(200), pagePath(12345)]).toEqual(['0004', '0200', '12345']);
});

test('arrows to the side, home and end turn pages', () => {
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => press(key))).toEqual([
    'previous',
    'next',
    'first',
    'last',
  ]);
});

test('space, the page keys and the vertical arrows scroll, which turns the page where there is no room', () => {
  expect([press(' '), press('PageDown'), press(' ', { shiftKey: true }), press('PageUp')]).toEqual([
    'scroll-down',
    'scroll-down',
    'scroll-up',
    'scroll-up',
  ]);
  expect([press('ArrowDown'), press('ArrowUp')]).toEqual(['line-down', 'line-up']);
});

test('control or command zooms and finds', () => {
  expect([
    press('+', { ctrlKey: true }),
    press('=', { metaKey: true }),
    press('-', { ctrlKey: true }),
    press('0', { metaKey: true }),
    press('f', { ctrlKey: true }),
  ]).toEqual(['zoom-in', 'zoom-in', 'zoom-out', 'fit', 'find']);
  expect([press('f'), press('/'), press('Escape')]).toEqual(['full-screen', 'find', 'close']);
});

test('what the browser needs is left to it', () => {
  expect([
    press('ArrowLeft', { altKey: true }),
    press('r', { ctrlKey: true }),
    press('c', { metaKey: true }),
    press('ArrowRight', { shiftKey: true }),
    press('Tab'),
    press('a'),
  ]).toEqual([null, null, null, null, null, null]);
});
