import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type {
  ContactConsentQuery,
  ContactPageQuery,
  ContactVisitsQuery,
} from '../../gql/graphql.ts';
import { aViewer } from '../../testing/builders.ts';
import { never, onGraphql, problem } from '../../testing/edge.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Contact = NonNullable<ContactPageQuery['contact']>;
type Visit = ContactVisitsQuery['viewerSessions']['items'][number];
type Consent = NonNullable<
  NonNullable<ContactConsentQuery['viewerSessions']['items'][number]['hit']>['consent']
>;

const presentation = {
  __typename: 'Presentation' as const,
  id: 'p1',
  name: 'Halden Flow 7',
  thumbnailUrl: null,
  pageCount: 24,
};
const link = { __typename: 'SharedLink' as const, id: 'l1', name: 'Acqua Norte', isVisible: true };
const pages = [{ __typename: 'PageStatistics' as const, page: 5, timeMs: 41_000 }];
const aContact = (over: Partial<Contact> = {}): Contact => ({
  __typename: 'Contact',
  id: 'c1',
  name: 'Ana Ribeiro',
  email: 'ana@acqua.example',
  isVerified: true,
  firstSeenAt: '2026-10-12T12:00:00Z',
  lastSeenAt: '2026-11-20T12:00:00Z',
  figures: {
    __typename: 'Figures',
    asOf: new Date().toISOString(),
    views: 3,
    timeMs: 381_000,
    completion: 0.33,
    downloads: 1,
    linkClicks: 2,
    viewsByDay: Array.from({ length: 56 }, (_, index) => (index % 28 === 27 ? 2 : 0)),
    liveSessions: [],
  },
  presentations: [
    {
      __typename: 'PresentationActivity',
      presentation,
      figures: {
        __typename: 'Figures',
        views: 3,
        timeMs: 381_000,
        completion: 0.33,
        fileViews: 3,
        fileId: 'f1',
        filePageCount: null,
        isOfFormerFile: false,
        lastViewedAt: '2026-11-20T12:00:00Z',
        pages,
        liveSessions: [],
      },
    },
  ],
  ...over,
});
const theVisit = (...ids: string[]): Visit['visit'] => ({
  __typename: 'Visit',
  id: ids[0]!,
  lastSeenAt: '2026-11-20T12:09:00Z',
  isLive: false,
  currentPage: 5,
  elapsedMs: 59_000,
  fileId: 'f1',
  pageCount: 24,
  pages: [{ __typename: 'PageTime', page: 5, timeMs: 41_000 }],
  sessions: ids.map((id) => ({ __typename: 'ViewerSession', id })),
});
const aVisit = (over: Partial<Visit> = {}): Visit => ({
  __typename: 'ViewerSession',
  id: 's1',
  lane: 'PERSON',
  userAgent: null,
  downloads: 0,
  prints: 0,
  linkClicks: 0,
  visit: theVisit(over.id ?? 's1'),
  presentation,
  hitId: 'h1',
  sharedLink: link,
  ...over,
});
const requests = (id: string, consent: Partial<Consent> | null, of = link) => ({
  __typename: 'ViewerSession',
  id,
  sharedLink: of,
  hit: {
    __typename: 'SharedLinkHit',
    id: `h${id}`,
    consent:
      consent === null
        ? null
        : {
            __typename: 'Consent',
            id: `h${id}`,
            mode: 'OPTIONAL',
            statement: 'I agree to be measured.',
            isGiven: true,
            shownAt: '2026-11-20T12:00:00Z',
            chosenAt: '2026-11-20T12:00:05Z',
            ...consent,
          },
  },
});
const visits = (items: object[]) => () => ({
  data: { viewerSessions: { __typename: 'ViewerSessionPage', total: items.length, items } },
});
const shown = (contact: Contact | null) => ({
  Shell: () => ({ data: { viewer: aViewer() } }),
  ContactPage: () => ({ data: { contact } }),
  ContactVisits: visits([aVisit()]),
  ContactConsent: visits([]),
});

test('a contact is shown with what they read, when, how much and how it goes on', async () => {
  onGraphql({
    ...shown(aContact()),
    ContactVisits: visits([aVisit(), aVisit({ id: 's2', lane: 'BOT' })]),
  });
  renderApp('/contacts/c1');
  expect(await screen.findByRole('heading', { name: 'Ana Ribeiro', level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'ana@acqua.example' })).toHaveAttribute(
    'href',
    'mailto:ana@acqua.example',
  );
  expect(screen.getByLabelText('Figures')).toHaveTextContent(
    'Views3Time read6m 21sPresentations1Completion33%Downloads1Link clicks2',
  );
  expect(
    screen.getByRole('slider', {
      name: 'Views per day: 2 in the last 4 weeks, 2 in the previous 4',
    }),
  ).toBeVisible();
  const read = within(screen.getByRole('region', { name: 'Presentations 1' }));
  expect(read.getByRole('link', { name: /Halden Flow 7/ })).toHaveAttribute('href', '/content/p1');
  expect(
    read.getByRole('img', { name: '24 pages, 1 opened, longest page 5 with 0:14' }),
  ).toBeVisible();
  const list = within(await screen.findByRole('region', { name: 'Visits 2 openings' }));
  expect(
    list.getAllByRole('link', { name: /Halden Flow 7/ }).map((each) => each.getAttribute('href')),
  ).toEqual(['/visits/s1', '/visits/s2']);
  expect(list.getByText('Unknown device · bot')).toBeVisible();
});

test('consent shows by link, the last choice first', async () => {
  const other = { ...link, id: 'l2', name: 'Liguria tender' };
  onGraphql({
    ...shown(aContact()),
    ContactConsent: visits([
      requests('1', { isGiven: false }),
      requests('2', {}),
      requests('3', { isGiven: null, chosenAt: null }, other),
      requests('4', null),
    ]),
  });
  renderApp('/contacts/c1');
  const consent = within(await screen.findByRole('region', { name: 'Consent' }));
  expect(
    consent
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent!.replace(/ (just now|\d+ \w+|yesterday|\w+day)/, '')),
  ).toEqual([
    expect.stringMatching(/^Declined.* via Acqua Norte“I agree to be measured.”$/),
    expect.stringMatching(/^No answer.* via Liguria tender/),
  ]);
});

test('own team and bots are switched in with one click, for the figures and the list', async () => {
  const filters: unknown[] = [];
  onGraphql({
    ...shown(aContact()),
    ContactPage: ({ filter }) => (filters.push(filter), { data: { contact: aContact() } }),
    ContactVisits: ({ filter }) => (filters.push(filter), visits([])()),
  });
  const { router, user } = renderApp('/contacts/c1');
  await user.click(await screen.findByRole('switch', { name: 'Include my team and bots' }));
  await waitFor(() =>
    expect(
      filters.filter((filter) => (filter as { includeBots: boolean }).includeBots),
    ).toHaveLength(2),
  );
  expect(router.state.location.search).toBe('?everyone=1');
});

test('what was opened again within ten minutes is one visit, in one row', async () => {
  const visit = theVisit('s1', 's2');
  onGraphql({
    ...shown(aContact()),
    ContactVisits: visits([
      aVisit({ id: 's2', visit }),
      aVisit({ id: 's1', visit }),
      aVisit({ id: 's0' }),
    ]),
  });
  renderApp('/contacts/c1');
  const rows = within(
    within(await screen.findByRole('region', { name: 'Visits 3 openings in 2 visits' })).getByRole(
      'table',
    ),
  )
    .getAllByRole('row')
    .slice(1);
  expect(rows).toHaveLength(2);
  expect(within(rows[0]!).getByText(/2 openings/)).toBeVisible();
  expect(within(rows[1]!).queryByText(/views/)).toBeNull();
});

test('a total opens the visits it is made of, each with its share, and all of them stand again with one press', async () => {
  const again = theVisit('s1', 's2');
  const clicked = [
    aVisit({ id: 's2', linkClicks: 1, visit: again }),
    aVisit({ id: 's1', linkClicks: 2, visit: again }),
    aVisit({ id: 's0', linkClicks: 1 }),
  ];
  onGraphql({
    ...shown(aContact()),
    ContactVisits: ({ did }) =>
      visits(
        did === null
          ? [...clicked, aVisit({ id: 's9' })]
          : (did as string[])[0] === 'CLICK'
            ? clicked
            : [],
      )(),
  });
  const { user, router } = renderApp('/contacts/c1?everyone=1');
  expect(
    await screen.findByRole('region', { name: 'Visits 4 openings in 3 visits' }),
  ).toBeVisible();
  await user.click(within(screen.getByLabelText('Figures')).getByRole('link', { name: '2' }));
  const list = within(
    await screen.findByRole('region', { name: 'Link clicks in 3 openings of 2 visits' }),
  );
  const { search, hash } = router.state.location;
  expect([search, hash]).toEqual(['?everyone=1&did=click', '#visits']);
  expect(list.getByText(/^3 clicks · .* · 2 openings$/)).toBeVisible();
  expect(list.getByText(/^1 click · /)).toBeVisible();
  await user.click(
    within(screen.getByLabelText('Figures')).getAllByRole('link', { name: '1' }).at(-1)!,
  );
  expect(await screen.findByText('No one downloaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear only people who downloaded' }));
  expect(
    await screen.findByRole('region', { name: 'Visits 4 openings in 3 visits' }),
  ).toBeVisible();
  expect(router.state.location.search).toBe('?everyone=1');
});

test('an erased person reads as such', async () => {
  onGraphql({ ...shown(aContact({ name: null, email: null })) });
  renderApp('/contacts/c1');
  expect(await screen.findByRole('heading', { name: 'Erased person', level: 1 })).toBeVisible();
  expect(screen.getByText(/Their name and email are gone/)).toBeVisible();
});

test('one whose visits all were bots’ has nothing to show', async () => {
  const none = aContact({ id: 'c2', firstSeenAt: null, lastSeenAt: null, presentations: [] });
  onGraphql({
    ...shown({
      ...none,
      figures: { ...none.figures, views: 0, viewsByDay: Array.from({ length: 56 }, () => 0) },
    }),
    ContactVisits: visits([]),
  });
  renderApp('/contacts/c2');
  expect(await screen.findByText('No views yet')).toBeVisible();
  expect(screen.getByText('No views in the last 8 weeks.')).toBeVisible();
  expect(await screen.findByText('No visits to show')).toBeVisible();
});

test('a contact on its way has its bones, one that is not there says so, one that could not be read can be asked for again', async () => {
  onGraphql({ ...shown(null), ContactPage: never });
  renderApp('/contacts/c0');
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  onGraphql(shown(null));
  renderApp('/contacts/none');
  expect(await screen.findByText('Contact not found')).toBeVisible();
  let isBroken = true;
  onGraphql({
    ...shown(null),
    ContactPage: () =>
      isBroken
        ? problem('UNAVAILABLE', 'Analytics did not answer.')
        : { data: { contact: aContact() } },
  });
  const { user } = renderApp('/contacts/c1');
  expect(await screen.findByText('Couldn’t load this contact')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Ana Ribeiro', level: 1 })).toBeVisible();
});
