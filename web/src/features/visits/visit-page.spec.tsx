import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { HitLane, VisitPageQuery } from '../../gql/graphql.ts';
import { aViewer } from '../../testing/builders.ts';
import { never, onGraphql, problem } from '../../testing/edge.ts';
import { FakeEventSource } from '../../testing/fake-event-source.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Viewing = NonNullable<VisitPageQuery['viewerSession']>;
type Visit = Viewing['visit'];
type Reading = Visit['files'][number];
type Version = Viewing['presentation']['versions'][number];
type Hit = NonNullable<Viewing['hit']>;

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 13, 21, second)).toISOString();
const step = (
  second: number,
  kind: Visit['timeline'][number]['kind'],
  over: Partial<Visit['timeline'][number]> = {},
) => ({
  __typename: 'TimelineEntry' as const,
  at: at(second),
  kind,
  page: null,
  fileId: 'f1',
  timeMs: null,
  text: null,
  ...over,
});
const aHit = (over: Partial<Hit> = {}): Hit => ({
  __typename: 'SharedLinkHit',
  id: 'h1',
  email: null,
  isEmailVerified: true,
  consent: { __typename: 'Consent', isGiven: true },
  lane: 'PERSON',
  laneReason: null,
  laneSource: 'RECORDED',
  canUndoVerdict: false,
  verdictAt: null,
  verdictBy: null,
  ...over,
});
const theFile = (
  pages: Reading['pages'] = [
    { __typename: 'PageTime', page: 1, timeMs: 18_000 },
    { __typename: 'PageTime', page: 5, timeMs: 41_000 },
  ],
  over: Partial<Reading> = {},
): Reading => ({
  __typename: 'FileReading',
  fileId: 'f1',
  pageCount: 24,
  startedAt: at(0),
  completion: pages.length / 24,
  pages,
  ...over,
});
const aVersion = (
  number: number,
  fileId: string,
  from: string,
  until: string | null = null,
): Version => ({
  __typename: 'PresentationVersion',
  number,
  pageCount: 24,
  from,
  until,
  file: { __typename: 'File', id: fileId, name: `${fileId}.pdf`, size: 9 },
});
const aVisit = ({
  id = 's1',
  lane = 'PERSON',
  contact = { __typename: 'Contact', id: 'c1', name: 'Ana Ribeiro', email: 'ana@acqua.example' },
  isContactVerified = true,
  hit = aHit(),
  ...visit
}: Partial<Visit & Omit<Viewing, 'visit' | '__typename'>> = {}): Viewing => ({
  __typename: 'ViewerSession',
  id,
  lane,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140',
  isContactVerified,
  presentation: {
    __typename: 'Presentation',
    id: 'p1',
    name: 'Halden Flow 7 for water utilities',
    thumbnailUrl: '/files/presentations/p1/f1/thumbnails/0001.jpg',
    pageCount: 24,
    media: null,
    files: [{ __typename: 'File', id: 'f1' }],
    versions: [aVersion(1, 'f1', at(-99))],
  },
  hitId: 'h1',
  sharedLink: {
    __typename: 'SharedLink',
    id: 'l1',
    name: 'Acqua Norte, first meeting',
    isVisible: true,
  },
  contact,
  viewer: null,
  hit,
  visit: {
    __typename: 'Visit',
    id,
    startedAt: at(0),
    isLive: false,
    currentPage: 5,
    elapsedMs: 59_000,
    fileId: 'f1',
    files: [theFile()],
    timeline: [
      step(0, 'OPENED'),
      step(6, 'GATE_PASSED', { text: 'EMAIL' }),
      step(6, 'GATE_PASSED', { text: 'CONSENT' }),
      step(9, 'PAGE', { page: 1, timeMs: 18_000 }),
      step(20, 'ZOOMED', { page: 1, text: '1.2' }),
      step(21, 'ZOOMED', { page: 1, text: '1.5' }),
      step(27, 'PAGE', { page: 5, timeMs: 41_000 }),
      step(40, 'LINK_CLICKED', { page: 5, text: 'https://halden.example/flow7/battery' }),
      step(41, 'LEFT', { page: 5, timeMs: 72_000 }),
      step(42, 'CAME_BACK'),
      step(43, 'DOWNLOADED'),
      step(44, 'PRINTED'),
      step(45, 'FORWARDED', { text: 'fred@else.example' }),
    ],
    sessions: [{ __typename: 'ViewerSession', id }],
    ...visit,
  },
});
const others =
  (items: object[] = []) =>
  () => ({
    data: { viewerSessions: { __typename: 'ViewerSessionPage', total: items.length, items } },
  });
const shown = (visit: Viewing | null) => ({
  Shell: () => ({ data: { viewer: aViewer() } }),
  OtherVisits: others(),
  VisitPage: () => ({ data: { viewerSession: visit } }),
});

test('who it was, through which link, on what, stands above what they did, step by step', async () => {
  onGraphql(shown(aVisit()));
  renderApp('/visits/s1');
  expect(await screen.findByRole('heading', { name: 'Ana Ribeiro', level: 1 })).toBeVisible();
  expect(screen.getByText('email verified')).toBeVisible();
  const facts = within(screen.getByRole('list', { name: 'About the visit' }));
  expect(facts.getByRole('link', { name: 'Acqua Norte, first meeting' })).toHaveAttribute(
    'href',
    '/links/l1',
  );
  expect(facts.getByText('Chrome on Windows')).toBeVisible();
  expect(facts.getByText('Consent given')).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'Timeline' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent!.replace(/^\d\d:\d\d:\d\d/, ''));
  expect(steps).toEqual([
    'Opened the link',
    'Passed the access pageemail given, consent given',
    'Page 10:18',
    'Zoomed to 150% on page 1',
    'Page 50:41',
    'Clicked a link on page 5halden.example/flow7/battery',
    'Left the tabfor 1m 12s, not counted',
    'Came back',
    'Downloaded the file',
    'Printed',
    'Forwarded the linkto fred@else.example',
  ]);
  expect(screen.getByLabelText('Figures')).toHaveTextContent(
    'Time read59sCompletion8% 2 of 24 pages',
  );
  for (const [name, list] of [
    ['59s read: show each step', 'Timeline'],
    ['8% read: show the pages', null],
  ] as const) {
    const behind = document.querySelector<HTMLElement>(
      screen.getByRole('link', { name }).getAttribute('href')!,
    )!;
    expect(
      list === null
        ? within(behind).getByRole('heading', { name: 'Pages' })
        : within(behind).getByRole('list', { name: list }),
    ).toBeVisible();
  }
  expect(screen.getByText('17 more pages, not opened')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Halden Flow 7 for water utilities' })).toHaveAttribute(
    'href',
    '/content/p1',
  );
});

test('what was read of a file that was replaced is shown by its own pages, and that is said', async () => {
  const visit = aVisit();
  onGraphql(
    shown({
      ...visit,
      presentation: {
        ...visit.presentation,
        pageCount: 8,
        thumbnailUrl: '/files/presentations/p1/f2/thumbnails/0001.jpg',
        files: [{ __typename: 'File', id: 'f2' }],
      },
    }),
  );
  renderApp('/visits/s1');
  expect(
    await screen.findByText('Of the file that was shown then; another has taken its place.'),
  ).toBeVisible();
  expect(screen.getByText('17 more pages, not opened')).toBeVisible();
  expect(
    document.querySelector('img[src="/files/presentations/p1/f1/thumbnails/0005.jpg"]'),
  ).not.toBeNull();
  expect(document.querySelector('img[src^="/files/presentations/p1/f2/"]')).toBeNull();
});

test('a visit that saw two versions tells each by its own pages, pictures and number of pages', async () => {
  const { presentation, ...visit } = aVisit({
    isLive: true,
    fileId: 'f2',
    currentPage: 2,
    sessions: ['s1', 's2'].map((id) => ({ __typename: 'ViewerSession', id })),
    files: [
      theFile(),
      theFile([{ __typename: 'PageTime', page: 2, timeMs: 6_000 }], {
        fileId: 'f2',
        pageCount: 8,
        startedAt: at(20),
        completion: 1 / 8,
      }),
    ],
    timeline: [
      step(0, 'OPENED'),
      step(1, 'PAGE', { page: 2, timeMs: 4_000 }),
      step(9, 'ENDED'),
      step(20, 'OPENED', { fileId: 'f2' }),
      step(21, 'PAGE', { page: 2, timeMs: 6_000, fileId: 'f2' }),
    ],
  });
  const versions = [aVersion(2, 'f2', at(15)), aVersion(1, 'f1', at(-99), at(15))];
  onGraphql(
    shown({
      ...visit,
      presentation: {
        ...presentation,
        pageCount: 8,
        thumbnailUrl: '/files/presentations/p1/f2/thumbnails/0001.jpg',
        files: [{ __typename: 'File', id: 'f2' }],
        versions,
      },
    }),
  );
  renderApp('/visits/s1');
  const strips = within(await screen.findByRole('region', { name: 'Pages of this visit' }));
  expect(strips.getAllByRole('slider').map((strip) => strip.getAttribute('aria-label'))).toEqual([
    'Ana Ribeiro, version 1, 24 pages, 2 opened',
    'Ana Ribeiro, version 2, 8 pages, 1 opened, on page 2 now',
  ]);
  expect(strips.getByText('Version 1, 24 pages; another has taken its place')).toBeVisible();
  expect(strips.getByText('On page 2 for 0:06')).toBeVisible();
  const turns = within(screen.getByRole('list', { name: 'Timeline' }))
    .getAllByText(/^Page 2/)
    .map((turn) => turn.closest('li')!);
  expect(turns.map((turn) => turn.querySelector('img')?.getAttribute('src'))).toEqual(
    ['f1', 'f2'].map((file) => `/files/presentations/p1/${file}/thumbnails/0002.jpg`),
  );
  expect(turns.map((turn) => turn.querySelector('p')?.textContent)).toEqual([
    'Page 2 of version 10:04',
    'Page 2 of version 20:06 so far, being read now',
  ]);
  expect(screen.getByLabelText('Figures')).toHaveTextContent(
    '8% 2 of 24 pages, version 113% 1 of 8 pages, version 2',
  );
  expect(
    within(screen.getByRole('region', { name: 'Pages of version 1' })).getByText(
      '17 more pages, not opened',
    ),
  ).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Pages of version 2' })).getByText(
      '4 more pages, not opened',
    ),
  ).toBeVisible();
});

test('it grows during a reading, with the live page marked', async () => {
  let visit = aVisit({
    isLive: true,
    timeline: [step(9, 'PAGE', { page: 1, timeMs: 4_000 })],
    currentPage: 1,
    files: [theFile([{ __typename: 'PageTime', page: 1, timeMs: 4_000 }])],
  });
  onGraphql({ ...shown(null), VisitPage: () => ({ data: { viewerSession: visit } }) });
  renderApp('/visits/s1');
  expect(await screen.findByText('On page 1 for 0:04')).toBeVisible();
  visit = aVisit({ isLive: true });
  FakeEventSource.emit('live', { type: 'Presentation', id: 'p1' });
  expect(await screen.findByText('On page 5 for 0:41')).toBeVisible();
  expect(
    screen.getByRole('slider', { name: 'Ana Ribeiro, 24 pages, 2 opened, on page 5 now' }),
  ).toBeVisible();
  expect(screen.getByText(/so far, being read now/)).toBeInTheDocument();
});

test('a reopened visit is shown as one', async () => {
  onGraphql(
    shown(
      aVisit({
        sessions: ['s1', 's2'].map((id) => ({ __typename: 'ViewerSession', id })),
        timeline: [
          step(0, 'OPENED'),
          step(1, 'PAGE', { page: 1, timeMs: 4_000 }),
          step(9, 'ENDED'),
          step(20, 'OPENED'),
          step(21, 'PAGE', { page: 2, timeMs: 6_000 }),
        ],
      }),
    ),
  );
  renderApp('/visits/s2');
  const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
  expect(
    [timeline.getByText('Opened the link'), timeline.getByText('Opened the link again')].map(
      (each) => each.tagName,
    ),
  ).toEqual(['DIV', 'DIV']);
  expect(screen.getByText('2 views')).toBeVisible();
});

test('a verdict names the visitor and its author, and can be undone', async () => {
  const said: unknown[] = [];
  const given = (lane: HitLane): Hit =>
    aHit({
      lane,
      laneSource: 'PERSON',
      canUndoVerdict: true,
      verdictAt: at(50),
      verdictBy: { __typename: 'User', id: 'u1', name: 'Maya Lindqvist' },
    });
  onGraphql({
    ...shown(aVisit({ hit: aHit({ lane: 'BOT', laneReason: 'user-agent: googlebot' }) })),
    GiveVerdict: (variables) => (
      said.push(variables),
      { data: { giveHitVerdict: given('PERSON') } }
    ),
    UndoVerdict: (variables) => (
      said.push(variables),
      { data: { undoHitVerdict: aHit({ lane: 'BOT', laneReason: 'user-agent: googlebot' }) } }
    ),
  });
  const { user } = renderApp('/visits/s1');
  const lane = within(await screen.findByRole('region', { name: 'Visitor type' }));
  expect(lane.getByText('Bot, not counted')).toBeVisible();
  expect(lane.getByText('By its user agent, googlebot.')).toBeVisible();
  await user.click(lane.getByRole('button', { name: 'Mark as person' }));
  expect(await lane.findByText('Person')).toBeVisible();
  expect(lane.getByText(/Set by Maya Lindqvist/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await lane.findByText('Bot, not counted')).toBeVisible();
  expect(lane.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(said).toEqual([{ id: 'h1', lane: 'PERSON' }, { id: 'h1' }]);
});

test('a verdict that was refused says why and changes nothing', async () => {
  onGraphql({
    ...shown(aVisit()),
    GiveVerdict: () => problem('NOT_FOUND', 'There is no such visit.'),
  });
  const { user } = renderApp('/visits/s1');
  await user.click(await screen.findByRole('button', { name: 'Mark as bot' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such visit.');
  expect(screen.getByText('Person')).toBeVisible();
});

test('a reader without an address is someone, and an erased one is said to be', async () => {
  onGraphql(shown(aVisit({ contact: null, isContactVerified: false, hit: null })));
  renderApp('/visits/s1');
  expect(await screen.findByRole('heading', { name: 'Someone', level: 1 })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Change visitor type' })).toBeNull();
  onGraphql(
    shown(
      aVisit({ id: 's2', contact: { __typename: 'Contact', id: 'c9', name: null, email: null } }),
    ),
  );
  renderApp('/visits/s2');
  expect(await screen.findByRole('heading', { name: 'Erased person', level: 1 })).toBeVisible();
  expect(screen.getByText(/stays, without a name/)).toBeVisible();
});

test('when else they were here leads there', async () => {
  const visitOf = (id: string) => ({
    __typename: 'Visit',
    id,
    startedAt: at(0),
    elapsedMs: 130_000,
    pageCount: 24,
    pages: [],
    sessions: [{ __typename: 'ViewerSession', id }],
  });
  const other = {
    __typename: 'ViewerSession',
    id: 's0',
    lane: 'PERSON',
    presentation: { __typename: 'Presentation', id: 'p2', name: 'Proposal', pageCount: 24 },
    visit: visitOf('s0'),
  };
  const ofTeam = { ...other, id: 's7', lane: 'OWN_TEAM', visit: visitOf('s7') };
  onGraphql({
    ...shown(aVisit()),
    OtherVisits: ({ filter }) =>
      others([
        ...((filter as { includeOwnTeam: boolean }).includeOwnTeam ? [ofTeam] : []),
        other,
        { ...other, id: 's1', visit: visitOf('s1') },
      ])(),
  });
  const { user } = renderApp('/visits/s1');
  const list = within(await screen.findByRole('region', { name: 'Other visits' }));
  expect(list.getByRole('link')).toHaveAttribute('href', '/visits/s0');
  expect(list.getByText('2m 10s')).toBeVisible();
  await user.click(list.getByRole('switch', { name: 'Include my team and bots' }));
  expect(await list.findByText('your team · 2m 10s')).toBeVisible();
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/visits/s7',
    '/visits/s0',
  ]);
});

test('a visit on its way has its bones, one that is not there says so, one that could not be read can be asked for again', async () => {
  onGraphql({ ...shown(null), VisitPage: never });
  renderApp('/visits/s0');
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  onGraphql(shown(null));
  renderApp('/visits/none');
  expect(await screen.findByText('Visit not found')).toBeVisible();
  let isBroken = true;
  onGraphql({
    ...shown(null),
    VisitPage: () =>
      isBroken
        ? problem('UNAVAILABLE', 'Analytics did not answer.')
        : { data: { viewerSession: aVisit() } },
  });
  const { user } = renderApp('/visits/s1');
  expect(await screen.findByText('Couldn’t load this visit')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Ana Ribeiro', level: 1 })).toBeVisible(),
  );
});
