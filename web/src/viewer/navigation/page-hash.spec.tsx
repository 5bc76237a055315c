/** @jsxImportSource preact */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { pageInHash, placeInEntry, usePageHash } from './page-hash.ts';

let at = { page: 1, y: null as number | null };
/** Where the reader has scrolled to. */
let y = 0;
let jump: (page: number) => void;

function Reader() {
  const [place, setPlace] = useState({ page: 1, y: null as number | null });
  at = place;
  const noteJump = usePageHash(
    place.page,
    9,
    () => y,
    (page, known) => setPlace({ page, y: known }),
  );
  jump = (page) => {
    noteJump(page);
    setPlace({ page, y: null });
  };
  return null;
}

const read = () => act(() => render(<Reader />, document.body));
const isAt = (page: number, known: number | null) =>
  waitFor(() => expect(at).toEqual({ page, y: known }));

beforeEach(() => history.replaceState({ lectern: 'the link' }, ''));
afterEach(() => {
  render(null, document.body);
  history.replaceState(null, '', location.pathname);
});

test('Back and Forward return to the place on the page that was left', async () => {
  await read();
  y = 0.25;
  jump(7);
  await isAt(7, null);
  y = 0.5;
  history.back();
  await isAt(1, 0.25);
  y = 0.75;
  history.forward();
  await isAt(7, 0.5);
  history.back();
  await isAt(1, 0.75);
});

test('a page typed into the URL starts at its top, and Back returns from it', async () => {
  await read();
  y = 0.25;
  location.hash = '#page=5';
  await isAt(5, null);
  expect(history.state).toMatchObject({ lectern: 'the link' });
  history.back();
  await isAt(1, 0.25);
});

test('a reload finds the page and the place again', async () => {
  await read();
  y = 0.4;
  dispatchEvent(new Event('pagehide'));
  expect([location.hash, placeInEntry()]).toEqual(['#page=1', 0.4]);
});

test('the page is read from the URL, within the document', () => {
  expect([pageInHash('#page=7', 9), pageInHash('#page=70', 9), pageInHash('#page=0', 9)]).toEqual([
    7, 9, 1,
  ]);
});

test('anything else names no page', () => {
  expect(
    ['', '#stage', '#page=', '#page=-2', '#page=7a'].map((hash) => pageInHash(hash, 9)),
  ).toEqual([null, null, null, null, null]);
});
