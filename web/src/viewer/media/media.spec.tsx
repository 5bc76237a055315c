/** @jsxImportSource preact */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { render } from 'preact';
import { App } from '../app.tsx';
import type { SharedLink } from '../shared-link.ts';
import { fakeEdge } from '../testing/fake-edge.ts';
import { aSharedLink } from '../testing/shared-link-builder.ts';

const edge = fakeEdge();
const film: SharedLink['media'] = {
  kind: 'video',
  duration_ms: 40_000,
  mime_type: 'video/mp4',
  url: null,
  captions: [{ id: 'c1', language: 'de' }],
};
const aFilm = (changes: Parameters<typeof aSharedLink>[0] = {}) =>
  aSharedLink({ media: film, signed_url: 'http://127.0.0.1:4001/c/grant-1/media', ...changes });
const open = (link: SharedLink) =>
  render(<App opened={{ kind: 'open', link }} token="solar" pingEveryMs={60_000} />, document.body);
const reported = () =>
  edge
    .of('/events')
    .map(({ body }) => [
      body['action'],
      body['path'],
      (body['data'] as { progress?: number })?.progress,
    ]);

/** jsdom plays nothing: what a browser would do, and say, at a moment of the film. */
function play(player: HTMLMediaElement, seconds: number, ...events: string[]): void {
  const state = { currentTime: seconds, duration: 40, paused: false, ended: seconds >= 40 };
  for (const [name, value] of Object.entries(state))
    Object.defineProperty(player, name, { value, configurable: true, writable: true });
  for (const event of events) fireEvent(player, new Event(event));
}

beforeAll(() => {
  edge.server.listen({ onUnhandledFrame: 'error' });
  globalThis.matchMedia ??= () => new EventTarget() as MediaQueryList;
});
beforeEach(() => edge.reset());
afterEach(async () => {
  render(null, document.body);
  await waitFor(() => expect(edge.isQuiet()).toBe(true));
});
afterAll(() => edge.server.close());

test('a film reports its parts and markers from the first play on', async () => {
  open(aFilm());
  const player = await screen.findByLabelText<HTMLVideoElement>('The case for solar roofs');
  expect(player).toHaveAttribute('src', 'http://127.0.0.1:4001/c/grant-1/media');
  expect(player.querySelector('track')).toHaveAttribute(
    'src',
    'http://127.0.0.1:4001/c/grant-1/captions/c1.vtt',
  );
  expect(edge.of('')).toHaveLength(0);
  play(player, 0, 'play', 'playing');
  await waitFor(() => expect(reported()).toContainEqual(['play', '0001', undefined]));
  play(player, 10.5, 'timeupdate');
  await waitFor(() => expect(reported()).toContainEqual(['change_page', '0002', undefined]));
  play(player, 32, 'seeked', 'timeupdate');
  play(player, 40, 'timeupdate', 'ended');
  await waitFor(() =>
    expect(
      reported()
        .filter(([action]) => action === 'progress')
        .map(([, , marker]) => marker),
    ).toEqual([25, 50, 75, 100]),
  );
  expect(edge.of('/events').every(({ body }) => body['category'] === 'Video')).toBe(true);
});

test('where it may not be downloaded nothing offers to save it', async () => {
  const { presentation } = aSharedLink();
  const settings = { ...presentation.settings, can_be_downloaded: false };
  open(aFilm({ download_url: null, presentation: { ...presentation, settings } }));
  const player = await screen.findByLabelText('The case for solar roofs');
  expect(player).toHaveAttribute('controlslist', expect.stringContaining('nodownload'));
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  for (const make of [createEvent.contextMenu, createEvent.dragStart])
    await waitFor(() => {
      const event = make(player);
      fireEvent(player, event);
      expect(event.defaultPrevented).toBe(true);
    });
  const touch = (type: string, timeStamp: number) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(player, event);
    return event.defaultPrevented;
  };
  touch('touchstart', 1_000);
  expect(touch('touchend', 1_499)).toBe(false);
  touch('touchstart', 2_000);
  expect(touch('touchend', 2_500)).toBe(true);
});

test('when its URL has come to its end the film goes on with another one', async () => {
  open(aFilm());
  const player = await screen.findByLabelText<HTMLVideoElement>('The case for solar roofs');
  play(player, 12, 'play', 'playing', 'timeupdate');
  Object.defineProperty(player, 'currentSrc', { value: player.src });
  edge.answers.link = aFilm({ signed_url: 'http://127.0.0.1:4001/c/grant-2/media' });
  fireEvent.error(player);
  await waitFor(() => expect(player.src).toBe('http://127.0.0.1:4001/c/grant-2/media'));
  expect(player.currentTime).toBe(12);
});

test('another website is loaded only when the reader asks for it', async () => {
  const user = userEvent.setup();
  const url = 'https://www.youtube-nocookie.com/embed/abc';
  open(
    aSharedLink({
      media: { ...film, kind: 'embed', duration_ms: null, url, captions: [] },
      pages: 1,
    }),
  );
  const elsewhere = await screen.findByRole('link', { name: 'Open www.youtube-nocookie.com' });
  expect(elsewhere).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Play here' }));
  const frame = document.querySelector('iframe');
  expect(frame).toHaveAttribute('src', `${url}?autoplay=1`);
  expect(frame?.getAttribute('sandbox')).not.toContain('top-navigation');
  await waitFor(() => expect(reported()).toContainEqual(['play', '0001', undefined]));
});
