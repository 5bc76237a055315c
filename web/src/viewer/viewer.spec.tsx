/** @jsxImportSource preact */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { render } from 'preact';
import { aSharedLink } from './testing/shared-link-builder.ts';
import { fakeEdge } from './testing/fake-edge.ts';
import { App } from './app.tsx';
import { failureOf } from './unavailable/failure.ts';
import { readInlinedVisit, type LinkAnswer } from './shared-link.ts';

const edge = fakeEdge();
const open = (answer: LinkAnswer, pingEveryMs = 60_000) =>
  render(<App opened={answer} token="solar" pingEveryMs={pingEveryMs} />, document.body);
const openLink = (link = aSharedLink(), pingEveryMs?: number) =>
  open({ kind: 'open', link }, pingEveryMs);
const picture = () => document.querySelector<HTMLImageElement>('.page-picture img');
const pagesReported = () => edge.of('/events').map(({ body }) => body['path']);
const isThere = () => waitFor(() => expect(picture()).not.toBeNull());

beforeAll(() => {
  edge.server.listen({ onUnhandledFrame: 'error' });
  globalThis.matchMedia ??= () => new EventTarget() as MediaQueryList;
});
beforeEach(() => {
  edge.reset();
});
afterEach(async () => {
  render(null, document.body);
  history.replaceState(null, '', location.pathname);
  await waitFor(() => expect(edge.isQuiet()).toBe(true));
});
afterAll(() => edge.server.close());

test('the first page is a picture in its proportions, requested before everything else', async () => {
  openLink();
  await isThere();
  expect(picture()).toHaveAttribute('src', 'http://127.0.0.1:4001/c/grant-1/large/0001.webp');
  expect(picture()).toHaveAttribute('width', '960');
  expect(picture()).toHaveAttribute('height', '540');
  expect(picture()?.fetchPriority).toBe('high');
  expect(document.querySelectorAll('.thumbnail img')).toHaveLength(0);
  await waitFor(() => expect(document.title).toBe('The case for solar roofs'));
});

test('once the first page stands its text can be read out, and the small pictures follow', async () => {
  openLink();
  await isThere();
  fireEvent.load(picture() as HTMLImageElement);
  expect(await screen.findByText('Savings by quarter')).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Page 1 of 4' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await waitFor(() => expect(document.querySelectorAll('.thumbnail img')).toHaveLength(4));
});

test('keys turn the pages, and every change is reported and read out', async () => {
  const user = userEvent.setup();
  openLink();
  await user.keyboard('{ArrowRight}{PageDown}{End}{Home}{End}{ArrowLeft} ');
  expect(await screen.findByRole('article', { name: 'Page 4 of 4' })).toBeInTheDocument();
  expect(screen.getByText('Page 4 of 4')).toHaveAttribute('role', 'status');
  await waitFor(() =>
    expect(pagesReported()).toEqual([
      '0001',
      '0002',
      '0003',
      '0004',
      '0001',
      '0004',
      '0003',
      '0004',
    ]),
  );
});

test('a page number can be typed; nonsense puts the old one back', async () => {
  const user = userEvent.setup();
  openLink();
  const field = await screen.findByRole('textbox', { name: 'Page' });
  await user.clear(field);
  await user.type(field, '3{Enter}');
  expect(await screen.findByRole('article', { name: 'Page 3 of 4' })).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'x{Enter}');
  await waitFor(() => expect(field).toHaveValue('3'));
});

test('when another file has taken the place of the one that is read, it is said, and never a page of the one shown among those of the other', async () => {
  openLink();
  await isThere();
  edge.answers.link = aSharedLink({
    pages: 9,
    file: { id: '01999999-0000-7000-8000-0000000000ff', name: 'other.pdf' },
    pages_url: 'http://127.0.0.1:4001/c/grant-2/',
  });
  fireEvent.error(picture() as HTMLImageElement);
  expect(await screen.findByRole('heading', { name: 'There is a newer version.' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open the new version' })).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

test('download is offered only where the settings allow it', async () => {
  openLink(aSharedLink({ download_url: null }));
  await isThere();
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  render(null, document.body);
  openLink();
  expect(await screen.findByRole('button', { name: 'Download' })).toBeInTheDocument();
});

test('a link taken away while it is read closes the page with a plain message that names the sender', async () => {
  edge.answers.ping = 410;
  openLink(aSharedLink(), 20);
  expect(
    await screen.findByRole('heading', { name: 'This link is no longer available.' }),
  ).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Ask Maya for access' })).toBeInTheDocument();
  expect(document.querySelector('footer')).toHaveTextContent(/^Error code 10003$/);
  expect(picture()).toBeNull();
});

test('after a reload a link opened here still names its sender; elsewhere it names no one', async () => {
  const closed: LinkAnswer = {
    kind: 'closed',
    failure: failureOf(10003),
  };
  openLink();
  await waitFor(() => expect(history.state).not.toBeNull());
  render(null, document.body);
  open(closed);
  expect(await screen.findByRole('button', { name: 'Ask Maya for access' })).toBeInTheDocument();
  expect(screen.getByText(/^It has expired, or the sender turned it off/)).toBeInTheDocument();
  expect(screen.queryByText(/not found/)).toBeNull();
  render(null, document.body);
  history.replaceState(null, '');
  open(closed);
  expect(await screen.findByRole('button', { name: 'Ask for access' })).toBeInTheDocument();
  expect(screen.queryByText(/Maya|solar/)).toBeNull();
});

test.each([
  ['expired', 'It has expired.'],
  ['canceled', 'The sender turned it off.'],
])(
  'a link that closes while it is read says why, as after a reload: %s',
  async (reason, advice) => {
    edge.answers.ping = { status: 410, body: { message: 'Link not found.', code: 'GONE', reason } };
    openLink(aSharedLink(), 20);
    expect(
      await screen.findByRole('heading', { name: 'This link is no longer available.' }),
    ).toBeInTheDocument();
    expect(screen.getByText(advice)).toBeInTheDocument();
  },
);

test('the sender is not named when the team does not want it', async () => {
  edge.answers.ping = 410;
  openLink(aSharedLink({ display_user_info: false }), 20);
  expect(await screen.findByRole('button', { name: 'Ask for access' })).toBeInTheDocument();
  expect(screen.queryByText(/Maya/)).toBeNull();
});

test('a refused picture asks for the link again, and closes the page when it is gone', async () => {
  edge.answers.link = 410;
  openLink();
  await isThere();
  fireEvent.error(picture() as HTMLImageElement);
  expect(
    await screen.findByRole('heading', { name: 'This link is no longer available.' }),
  ).toBeInTheDocument();
  expect(edge.calls.find(({ path }) => path.includes('shared-links'))?.path).toBe(
    '/api/public/shared-links/solar?hit_uuid=01999999-0000-7000-8000-000000000002.visit',
  );
});

test('a refused picture whose link is still good is fetched with the new grant', async () => {
  edge.answers.link = aSharedLink({ pages_url: 'http://127.0.0.1:4001/c/grant-2/' });
  openLink();
  await isThere();
  fireEvent.error(picture() as HTMLImageElement);
  await waitFor(() =>
    expect(picture()).toHaveAttribute('src', 'http://127.0.0.1:4001/c/grant-2/large/0001.webp'),
  );
});

test('a lost connection is said quietly, and reading goes on', async () => {
  edge.answers.ping = 0;
  openLink(aSharedLink(), 20);
  expect(await screen.findByText('No connection. Trying again.')).toBeInTheDocument();
  expect(picture()).not.toBeNull();
  edge.answers.ping = 200;
  expect(await screen.findByText('3 pages left')).toBeInTheDocument();
});

test('a picture that arrives after all ends the lost connection, also where nothing is reported', async () => {
  edge.answers.link = 0;
  openLink(
    aSharedLink({
      team: { ...aSharedLink().team, sharing_consent_optional: true },
      hit: { email: null, consent: false },
    }),
  );
  await isThere();
  fireEvent.error(picture() as HTMLImageElement);
  expect(await screen.findByText('No connection. Trying again.')).toBeInTheDocument();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('You’re offline.');
  fireEvent.load(picture() as HTMLImageElement);
  expect(await screen.findByText('3 pages left')).toBeInTheDocument();
});

test('a link whose pages are still being made says so', async () => {
  openLink(aSharedLink({ pages: 0 }));
  expect(await screen.findByText(/being prepared/)).toBeInTheDocument();
  expect(edge.calls).toHaveLength(0);
});

test.each([
  [10001, 'Link not found.'],
  [10002, 'You cannot view this file.'],
  [10003, 'This link is no longer available.'],
  [10004, 'Link not found.'],
])('error %i is a plain page with what to do', async (code, title) => {
  open({ kind: 'closed', failure: failureOf(code) });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText(/ask the sender|the sender turned it off/i)).toBeInTheDocument();
  expect(screen.getByText(`Error code ${code}`)).toBeInTheDocument();
});

test.each([
  ['EXPIRED', 'This link is no longer available.', 'It has expired.'],
  ['CANCELED', 'This link is no longer available.', 'The sender turned it off.'],
  ['UNAVAILABLE', 'This link is no longer available.', 'The document is no longer available.'],
  ['NOT_RELEASED', 'Not available yet.', 'The document will be available at this link later.'],
  ['RECIPIENTS_ONLY', 'You cannot view this file.', 'Only the people it was sent to can open it.'],
])('refused as %s: says why, and offers to ask for access', async (reason, title, advice) => {
  open({ kind: 'closed', failure: failureOf(10003, { reason, team_name: 'Northwind' }) });
  expect(await screen.findByText('Northwind')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
  expect(screen.getByText(advice)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ask for access' })).toBeInTheDocument();
});

test('a document that is being prepared opens by itself once it is ready, and what failed is not called gone', async () => {
  edge.answers.link = { status: 410, body: { code: 'GONE', reason: 'preparing' } };
  const failure = failureOf(10003, { reason: 'preparing' });
  const view = <App opened={{ kind: 'closed', failure }} token="t" preparedEveryMs={20} />;
  render(view, document.body);
  const title = await screen.findByRole('heading', { name: 'This document is being prepared.' });
  expect(screen.getByText('It opens here by itself once it is ready.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  await waitFor(() => expect(edge.calls.length).toBeGreaterThan(2));
  expect(title).toBeVisible(); // The same element: nothing is read out again.

  edge.answers.link = { status: 410, body: { code: 'GONE', reason: 'preparation_failed' } };
  await screen.findByRole('heading', { name: 'This document couldn’t be prepared.' });
  expect(screen.getByText('The sender has been told.')).toBeVisible();
  const count = edge.calls.length;
  render(null, document.body);
  edge.answers.link = aSharedLink();
  render(view, document.body);
  await isThere();
  expect(edge.calls.length).toBeGreaterThan(count);
});

test('before its day a document says when it opens', async () => {
  open({
    kind: 'closed',
    failure: failureOf(10003, { reason: 'NOT_RELEASED', release_at: '2026-12-01T09:00:00Z' }),
  });
  expect(
    await screen.findByText(/^Available from .*2026.*Please open this link again then\.$/),
  ).toBeInTheDocument();
});

test('without a connection, and while the server has too much to do, the page tries again by itself', async () => {
  edge.answers.link = aSharedLink();
  open({ kind: 'busy', seconds: 0.05 });
  expect(await screen.findByText('The server is busy. Trying again.')).toBeInTheDocument();
  await isThere();
  render(null, document.body);
  open({ kind: 'unreachable' });
  expect(await screen.findByText('The page couldn’t be loaded. Trying again.')).toBeInTheDocument();
});

test('a load failure says its code', async () => {
  open({
    kind: 'closed',
    failure: failureOf(10004),
  });
  expect(await screen.findByText('Error code 10004')).toBeInTheDocument();
});

test('the visit is read from the page itself', () => {
  const page = (json: string) =>
    new DOMParser().parseFromString(
      `<script type="application/json" id="lectern-visit">${json}</script>`,
      'text/html',
    );
  expect(readInlinedVisit(page(JSON.stringify({ data: aSharedLink() })))).toMatchObject({
    kind: 'open',
    link: { token: 'solar' },
  });
  expect(
    readInlinedVisit(page('{"error":{"code":10001,"message":"Link not found."}}')),
  ).toMatchObject({ kind: 'closed', failure: { code: 10001 } });
  expect(
    readInlinedVisit(page(JSON.stringify({ data: { ...aSharedLink(), signed_url: null } }))),
  ).toMatchObject({ kind: 'closed', failure: { code: 10003 } });
  const nameless = {
    ...aSharedLink(),
    team: { ...aSharedLink().team, name: null },
    user: { name: null, email: null },
  };
  expect(readInlinedVisit(page(JSON.stringify({ data: nameless })))).toMatchObject({
    kind: 'open',
    link: { team: { name: 'Lectern' }, user: null },
  });
  expect(
    readInlinedVisit(
      page('{"error":{"code":10004,"message":"Too many requests.","retry_after":30}}'),
    ),
  ).toEqual({ kind: 'busy', seconds: 30 });
  expect(readInlinedVisit(page('{'))).toMatchObject({ kind: 'closed', failure: { code: 10004 } });
  expect(readInlinedVisit(document.implementation.createHTMLDocument())).toBeNull();
});

test('the end card is no page: what is reported from it is paused, until a page is shown again', async () => {
  const user = userEvent.setup();
  openLink(aSharedLink(), 20);
  await isThere();
  await user.keyboard('{End}{ArrowRight}');
  const meta = () => edge.of('/ping').at(-1)?.body['meta'];
  await waitFor(() =>
    expect(meta()).toMatchObject({ paused: true, currentPage: 4, visibility: 'visible' }),
  );
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(meta()).toMatchObject({ paused: false, currentPage: 4 }));
  expect(pagesReported()).toEqual(['0001', '0004']);
});

test('on the end card upward keys turn back, and do not scroll the page behind it', async () => {
  const user = userEvent.setup();
  openLink();
  await isThere();
  await user.keyboard('{End}{ArrowRight}');
  await screen.findByRole('heading', { name: 'The case for solar roofs', level: 2 });
  const stage = document.getElementById('stage')!;
  expect(stage).toHaveAttribute('inert');
  stage.scrollTop = 100;
  await user.keyboard('{PageUp}');
  await waitFor(() => expect(stage).not.toHaveAttribute('inert'));
});
