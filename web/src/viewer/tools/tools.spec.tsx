/** @jsxImportSource preact */
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { render } from 'preact';
import { aSharedLink } from '../testing/shared-link-builder.ts';
import { fakeEdge } from '../testing/fake-edge.ts';
import { App } from '../app.tsx';
import type { PageText } from '../page/page-text.ts';
import { reportPresence } from '../telemetry/presence.ts';
import type { SharedLink } from '../shared-link.ts';

const edge = fakeEdge();
const allowed = (what: Partial<SharedLink['presentation']['settings']>) => {
  const { presentation } = aSharedLink();
  return {
    ...presentation,
    settings: { ...presentation.settings, can_be_downloaded: false, ...what },
  };
};
const events = () =>
  edge.of('/events').map(({ body }) => ({
    category: body['category'],
    action: body['action'],
    path: body['path'],
    data: body['data'],
  }));
const others = () => events().filter(({ action }) => action !== 'change_page');
const button = (name: string) => screen.findByRole('button', { name });
const picture = () => document.querySelector<HTMLImageElement>('.page-picture img');
const page = (number: number) => screen.findByRole('article', { name: `Page ${number} of 4` });

async function read(link = aSharedLink(), text?: Partial<PageText>): Promise<void> {
  Object.assign(edge.answers.text, text);
  render(<App opened={{ kind: 'open', link }} token="solar" pingEveryMs={60_000} />, document.body);
  await waitFor(() => expect(picture()).not.toBeNull());
  fireEvent.load(picture() as HTMLImageElement);
  await screen.findByText('Savings by quarter');
}

beforeAll(() => {
  edge.server.listen();
  globalThis.matchMedia ??= () => new EventTarget() as MediaQueryList;
});
beforeEach(edge.reset);
afterEach(async () => {
  render(null, document.body);
  history.replaceState(null, '', location.pathname);
  await waitFor(() => expect(edge.isQuiet()).toBe(true));
});
afterAll(() => edge.server.close());

test('a link in the page is named by its words, opens beside it and is reported with its address', async () => {
  const user = userEvent.setup();
  await read(aSharedLink(), {
    links: [{ x: 60, y: 50, width: 320, height: 60, uri: 'https://example.com/visit' }],
  });
  const link = await screen.findByRole('link', { name: 'Savings by quarter' });
  expect(link).toHaveAttribute('href', 'https://example.com/visit');
  expect(link).toHaveAttribute('rel', 'noreferrer noopener');
  expect(link).toHaveStyle({ left: '6.25%', width: `${(320 / 960) * 100}%` });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await waitFor(() =>
    expect(others()).toEqual([
      { category: 'PDF', action: 'click_link', path: 'https://example.com/visit', data: undefined },
    ]),
  );
});

test('a link to another page turns to it, and is reported with the page', async () => {
  const user = userEvent.setup();
  await read(aSharedLink(), { links: [{ x: 60, y: 50, width: 320, height: 60, page: 3 }] });
  await user.click(await button('Savings by quarter, page 3'));
  expect(await page(3)).toBeInTheDocument();
  await waitFor(() =>
    expect(others()).toEqual([
      { category: 'PDF', action: 'click_link', path: '0003', data: undefined },
    ]),
  );
});

test("the document's own contents stand beside the pages, and say where one is", async () => {
  const user = userEvent.setup();
  const outline = [
    { title: 'Summary', page: 1, children: [] },
    { title: 'Prices', page: 3, children: [{ title: 'Options', page: 4, children: [] }] },
    { title: 'Nowhere', page: null, children: [] },
  ];
  await read(aSharedLink(), { outline });
  await user.click(await button('Outline'));
  const contents = await screen.findByRole('navigation', { name: 'Outline' });
  expect(within(contents).getByRole('button', { name: /Summary/ })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await user.click(within(contents).getByRole('button', { name: /Options/ }));
  expect(await page(4)).toBeInTheDocument();
  expect(within(contents).getByRole('button', { name: /Options/ })).toHaveAttribute(
    'aria-current',
    'location',
  );
  expect(within(contents).queryByRole('button', { name: /Nowhere/ })).toBeNull();
  await user.click(await button('Pages'));
  expect(await screen.findByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
});

test('where nothing is allowed, nothing is offered, and pictures are not either', async () => {
  await read(aSharedLink({ presentation: allowed({}), download_url: null }));
  for (const name of ['Download', 'Print', 'Forward'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(fireEvent.contextMenu(picture() as HTMLImageElement)).toBe(false);
  expect(fireEvent.dragStart(picture() as HTMLImageElement)).toBe(false);
  expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(false);
  expect(document.querySelector('.print-sheets')).toBeNull();
});

test('a download is reported; a right click is left alone where it is allowed', async () => {
  const user = userEvent.setup();
  const clicked: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(this.href, this.download);
  });
  await read(
    aSharedLink({
      presentation: allowed({ can_be_downloaded: true }),
      download_url: 'http://127.0.0.1:4001/d/grant-1/solar-roofs.pdf',
    }),
  );
  expect(fireEvent.contextMenu(picture() as HTMLImageElement)).toBe(true);
  await user.click(await button('Download'));
  await waitFor(() =>
    expect(clicked).toEqual(['http://127.0.0.1:4001/d/grant-1/solar-roofs.pdf', 'solar-roofs.pdf']),
  );
  await waitFor(() =>
    expect(others()).toEqual([
      { category: 'Download', action: 'download', path: '0001', data: undefined },
    ]),
  );
  jest.restoreAllMocks();
});

test('printing fetches every page, lays each on a sheet of its size, and is reported', async () => {
  const user = userEvent.setup();
  const printed: string[] = [];
  globalThis.print = () =>
    void printed.push(
      ...[...document.querySelectorAll<HTMLImageElement>('.print-sheets img')].map(({ src }) =>
        src.slice(-9),
      ),
    );
  await read(aSharedLink({ presentation: allowed({ can_be_printed: true }) }));
  // Pictures do not load by themselves here.
  const load = jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLImageElement,
    src,
  ) {
    this.setAttribute('src', src);
    setTimeout(() => this.dispatchEvent(new Event('load')));
  });
  await user.keyboard('{Control>}p{/Control}');
  await waitFor(() =>
    expect(printed).toEqual(['0001.webp', '0002.webp', '0003.webp', '0004.webp']),
  );
  await waitFor(() =>
    expect(others()).toEqual([
      { category: 'Print', action: 'print', path: '0001', data: undefined },
    ]),
  );
  expect(document.querySelector('.print-sheets')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  load.mockRestore();
});

test('forwarding asks for what is missing, shows what the server refuses, and is reported once it is sent', async () => {
  const user = userEvent.setup();
  await read(aSharedLink({ presentation: allowed({ can_be_forwarded: true }) }));
  await user.click(await button('Forward'));
  const dialog = await screen.findByRole('dialog', { name: 'Forward' });
  expect(within(dialog).getByRole('textbox', { name: 'To (email)' })).toHaveFocus();
  await user.click(await button('Send'));
  expect(within(dialog).getAllByRole('alert')).toHaveLength(3);
  await user.type(
    within(dialog).getByRole('textbox', { name: 'To (email)' }),
    'kim@severnwye.example',
  );
  await user.type(within(dialog).getByRole('textbox', { name: 'Your name' }), 'Tom');
  await user.type(
    within(dialog).getByRole('textbox', { name: 'Your email' }),
    'tom@severnwye.example',
  );
  edge.answers.forward = {
    status: 422,
    body: { message: 'No.', errors: { to_email: ['This address cannot get mail.'] } },
  };
  await user.click(await button('Send'));
  expect(await within(dialog).findByText('This is not a valid email.')).toBeInTheDocument();
  edge.answers.forward = { status: 500, body: { message: 'Oops' } };
  await user.click(await button('Send'));
  expect(await within(dialog).findByText('There was a problem.')).toBeInTheDocument();
  edge.answers.forward = { status: 200, body: {} };
  await user.click(await button('Send'));
  expect(await screen.findByRole('dialog', { name: 'Forwarded' })).toHaveTextContent(
    'The link is on its way to kim@severnwye.example.',
  );
  expect(edge.calls.findLast(({ path }) => path.endsWith('/forward'))?.body).toEqual({
    to_email: 'kim@severnwye.example',
    from_name: 'Tom',
    from_email: 'tom@severnwye.example',
  });
  await waitFor(() =>
    expect(others()).toEqual([
      { category: 'PDF', action: 'forward', path: '0001', data: undefined },
    ]),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await button('Forward')).toHaveFocus();
});

test('without a mail server the viewer does not promise a mail', async () => {
  const user = userEvent.setup();
  await read(aSharedLink({ sends_mail: false, presentation: allowed({ can_be_forwarded: true }) }));
  await user.click(await button('Forward'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Forward' }));
  for (const [name, text] of [
    ['To (email)', 'kim@severnwye.example'],
    ['Your name', 'Tom'],
    ['Your email', 'tom@severnwye.example'],
  ] as const)
    await user.type(dialog.getByRole('textbox', { name }), text);
  edge.answers.forward = { status: 200, body: {} };
  await user.click(await button('Send'));
  expect(await screen.findByRole('dialog', { name: 'Send the link yourself' })).toHaveTextContent(
    'No email was sent. Please send kim@severnwye.example the link of this page yourself.',
  );
});

test('a verified email is not asked again', async () => {
  const user = userEvent.setup();
  await read(
    aSharedLink({
      presentation: allowed({ can_be_forwarded: true }),
      hit: { email: 'tom@severnwye.example', consent: null },
    }),
  );
  await user.click(await button('Forward'));
  const dialog = await screen.findByRole('dialog', { name: 'Forward' });
  expect(within(dialog).queryByRole('textbox', { name: 'Your email' })).toBeNull();
});

test('what is for its recipients alone is not sent on', async () => {
  await read(
    aSharedLink({
      presentation: allowed({ can_be_forwarded: true }),
      is_for_recipients_only: true,
    }),
  );
  expect(screen.queryByRole('button', { name: 'Forward' })).toBeNull();
});

test('behind the last page stands what to do next, and the way back', async () => {
  const user = userEvent.setup();
  await read(aSharedLink({ presentation: allowed({ can_be_downloaded: true }) }));
  await user.keyboard('{End}');
  await user.click((await screen.findAllByRole('button', { name: 'To the end' }))[0]!);
  const end = await screen.findByRole('region', { name: 'The case for solar roofs' });
  expect(within(end).getByRole('heading')).toHaveFocus();
  expect(within(end).getByRole('link', { name: 'Write to Maya' })).toHaveAttribute(
    'href',
    'mailto:maya@northwind.example?subject=The%20case%20for%20solar%20roofs',
  );
  expect(within(end).getByRole('button', { name: 'Download' })).toBeInTheDocument();
  expect(within(end).queryByRole('button', { name: 'Print' })).toBeNull();
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'The case for solar roofs' })).toBeNull(),
  );
  expect(await page(4)).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  const desk = document.querySelector('.end') as HTMLElement;
  const finger = (clientX: number) => ({
    touches: [{ clientX, clientY: 200 }],
    changedTouches: [{ clientX, clientY: 200 }],
  });
  fireEvent.touchStart(desk, finger(100));
  fireEvent.touchMove(desk, finger(180));
  fireEvent.touchEnd(desk, finger(260));
  await waitFor(() => expect(document.querySelector('.end')).toBeNull());
  await user.keyboard('{ArrowRight}');
  await user.click(await button('Back to the last page'));
  await waitFor(() => expect(document.querySelector('.end')).toBeNull());
  expect(await page(4)).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  await user.click(await button('From the beginning'));
  expect(await page(1)).toBeInTheDocument();
  await waitFor(() => expect(events().map(({ path }) => path)).toEqual(['0001', '0004', '0001']));
});

test('a zoom is reported once it stands', async () => {
  const user = userEvent.setup();
  await read();
  await user.keyboard('{Control>}++{/Control}');
  await waitFor(() =>
    expect(others()).toEqual([
      { category: 'PDF', action: 'zoom', path: '0001', data: { zoom: 1.25 } },
    ]),
  );
  await user.keyboard('{Control>}0{/Control}');
  await waitFor(() => expect(others()[1]?.data).toEqual({ zoom: 'fit' }));
});

test('fingers turn the page, pinch it and make it large', async () => {
  await read();
  const stage = document.getElementById('stage') as HTMLElement;
  const at = (...fingers: [number, number][]) => {
    const touches = fingers.map(([clientX, clientY]) => ({ clientX, clientY }));
    return { touches, changedTouches: touches };
  };
  const zoom = () => document.querySelector('.zoom-value')?.textContent;
  fireEvent.touchStart(stage, at([300, 200]));
  fireEvent.touchMove(stage, at([200, 205]));
  fireEvent.touchEnd(stage, at([150, 205]));
  expect(await page(2)).toBeInTheDocument();
  fireEvent.touchStart(stage, at([300, 200]));
  expect(fireEvent.touchMove(stage, at([305, 100]))).toBe(false);
  fireEvent.touchEnd(stage, at([305, 100]));
  expect(await page(3)).toBeInTheDocument();
  fireEvent.touchStart(stage, at([300, 200]));
  fireEvent.touchMove(stage, at([305, 300]));
  fireEvent.touchEnd(stage, at([305, 300]));
  expect(await page(2)).toBeInTheDocument();

  fireEvent.touchStart(stage, at([200, 200], [300, 200]));
  fireEvent.touchMove(stage, at([150, 200], [350, 200]));
  expect(document.querySelector<HTMLElement>('.sheets')?.style.transform).toBe(
    'translate(0px, 0px) scale(2)',
  );
  fireEvent.touchEnd(stage, at([150, 200]));
  await waitFor(() => expect(zoom()).toBe('200%'));
  expect(document.querySelector<HTMLElement>('.sheets')?.style.transform).toBe('');
  fireEvent.touchStart(stage, at([100, 200], [400, 200]));
  fireEvent.touchMove(stage, at([200, 200], [230, 200]));
  fireEvent.touchEnd(stage, at([200, 200]));
  await waitFor(() => expect(zoom()).toBe('Fit'));
  for (let tap = 0; tap < 4; tap += 1) {
    if (tap === 2) await waitFor(() => expect(zoom()).toBe('250%'));
    fireEvent.touchStart(stage, at([200, 200]));
    fireEvent.touchEnd(stage, at([200, 200]));
  }
  await waitFor(() => expect(zoom()).toBe('Fit'));
});

test('after five minutes without input the viewer asks whether the reader is there; scrolling resumes, but not the viewer’s own', async () => {
  await read();
  const now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now + 5 * 60_000 + 1);
  // Turns the page without an input that counts.
  const pageField = await screen.findByRole('textbox', { name: 'Page' });
  fireEvent.input(pageField, { target: { value: '2' } });
  await waitFor(() => expect(pageField).toHaveValue('2'));
  fireEvent.submit(pageField);
  expect(await screen.findByRole('dialog', { name: 'Still there?' })).toHaveTextContent(
    'Your place is kept at page 2.',
  );
  expect(await button('Keep reading')).toHaveFocus();
  const stage = document.getElementById('stage')!;
  fireEvent.scroll(stage);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  stage.scrollTop = 40;
  fireEvent.scroll(stage);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  clock.mockRestore();
});

test('a picture of one page is read like any other document', async () => {
  await read(
    aSharedLink({ pages: 1, presentation: { ...allowed({}), presentation_type: 'Image' } }),
  );
  expect(screen.getByRole('article', { name: 'Page 1 of 1' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Contents' })).toBeNull();
});

test('a reading is reported unless the reader has left, and at once for an automated browser', async () => {
  const told = () =>
    edge.calls
      .filter(({ path }) => path.includes('hit.visit'))
      .map(({ method, path, body }) => [method, path, body]);
  await reportPresence('hit.visit', new AbortController().signal, 1);
  expect(told()).toEqual([
    [
      'POST',
      '/api/public/shared-link-hits/hit.visit/notify',
      { recaptcha_token: expect.stringMatching(/^a\.b\.1\.c:\d+$/) },
    ],
  ]);
  edge.reset();
  await reportPresence('hit.visit', AbortSignal.abort(), 1);
  expect(told()).toEqual([]);
  Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true });
  await reportPresence('hit.visit', new AbortController().signal, 1);
  expect(told()).toEqual([
    ['PATCH', '/api/fingerprint/hits/hit.visit', { is_fingerprint_bot: true }],
  ]);
  Object.defineProperty(navigator, 'webdriver', { value: false, configurable: true });
});
