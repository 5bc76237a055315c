import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { ContactRowFragment } from '../../gql/graphql.ts';
import { aViewer } from '../../testing/builders.ts';
import { json, never, onGraphql, onRest, problem } from '../../testing/edge.ts';
import { renderApp } from '../../testing/render-app.tsx';

const presentation = {
  __typename: 'Presentation' as const,
  id: 'p1',
  name: 'Halden Flow 7',
  thumbnailUrl: null,
  pageCount: 24,
};
const last: NonNullable<ContactRowFragment['lastSession']> = {
  __typename: 'ViewerSession',
  id: 's1',
  lastSeenAt: '2026-10-12T12:00:00Z',
  isLive: false,
  currentPage: 5,
  pageCount: 24,
  fileId: 'f1',
  pages: [{ __typename: 'PageTime', page: 5, timeMs: 41_000 }],
  presentation,
};
const aContact = (over: Partial<ContactRowFragment> = {}): ContactRowFragment => ({
  __typename: 'Contact',
  id: 'c1',
  name: 'Ana Ribeiro',
  email: 'ana@acqua.example',
  isVerified: true,
  figures: { __typename: 'Figures', views: 3, timeMs: 381_000 },
  lastSession: last,
  ...over,
});
const found = (items: ContactRowFragment[], total = items.length) => ({
  data: { contacts: { __typename: 'ContactPage', total, asOf: new Date().toISOString(), items } },
});
const Shell = () => ({ data: { viewer: aViewer() } });

test('each contact stands with what they read last, how much and when; the side leads here', async () => {
  onGraphql({
    Shell,
    ContactsPage: () =>
      found([
        aContact(),
        aContact({
          id: 'c2',
          name: null,
          email: 'tom@severn.example',
          lastSession: { ...last, id: 's2', isLive: true },
        }),
        aContact({ id: 'c3', name: null, email: null }),
      ]),
  });
  renderApp('/contacts');
  const ana = within((await screen.findByRole('link', { name: /Ana Ribeiro/ })).closest('tr')!);
  expect(ana.getByRole('link', { name: /Ana Ribeiro/ })).toHaveAttribute('href', '/contacts/c1');
  expect(ana.getByRole('link', { name: 'Halden Flow 7' })).toHaveAttribute('href', '/visits/s1');
  expect(
    ana.getByRole('img', { name: '24 pages, 1 opened, longest page 5 with 0:41' }),
  ).toBeVisible();
  expect(ana.getByText('6m 21s')).toBeInTheDocument();
  expect(
    within(screen.getByText('tom@severn.example').closest('tr')!).getByText('now'),
  ).toBeVisible();
  expect(screen.getByText('Erased person')).toBeVisible();
  expect(screen.getByText('3 contacts')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contacts' })).toHaveAttribute('aria-current', 'page');
});

test('what narrows the list stands in the address and goes to the server', async () => {
  const requests: Record<string, unknown>[] = [];
  onGraphql({
    Shell,
    ContactsPage: (variables) => (
      requests.push(variables),
      found(variables['search'] === 'tom' ? [] : [aContact()])
    ),
  });
  const { router, user } = renderApp('/contacts');
  await screen.findByText('1 contact');
  await user.click(screen.getByRole('switch', { name: 'Include my team and bots' }));
  await waitFor(() =>
    expect(requests.at(-1)!['filter']).toMatchObject({ includeOwnTeam: true, includeBots: true }),
  );
  await user.click(screen.getByRole('button', { name: 'Last seen' }));
  await user.click(await screen.findByRole('menuitem', { name: '30 days' }));
  await waitFor(() =>
    expect(
      Date.now() - Date.parse((requests.at(-1)!['filter'] as { from: string }).from),
    ).toBeGreaterThan(28 * 86_400_000),
  );
  await user.type(screen.getByRole('searchbox', { name: 'Find contacts' }), 'tom');
  expect(await screen.findByText('No results for “tom”')).toBeVisible();
  expect(router.state.location.search).toBe('?everyone=1&seen=30d&search=tom');
  await user.click(screen.getByRole('button', { name: 'Show everyone' }));
  expect(await screen.findByText('1 contact')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('listed contacts export as a file, with export permission', async () => {
  const requests: unknown[] = [];
  onGraphql({ Shell, ContactsPage: () => found([aContact()]) });
  onRest(
    'post',
    '/api/analytics/contacts/export',
    async (request) => (
      requests.push(await request.json()),
      json(503, { code: 'UNAVAILABLE', message: 'Analytics does not answer.' })
    ),
  );
  const today = () => new Date(new Date().setHours(0, 0, 0, 0)).toISOString();
  const before = today();
  const { user } = renderApp('/contacts?search=ana&seen=today&everyone=1');
  await user.click(await screen.findByRole('button', { name: 'Export CSV of these contacts' }));
  expect(await screen.findByText('Analytics does not answer.')).toBeVisible();
  expect(requests).toEqual([
    { search: 'ana', from: expect.any(String), own_team: true, bots: true },
  ]);
  expect([before, today()]).toContain((requests[0] as { from: string }).from); // Midnight may pass.
});

test('a long list asks for each of its further parts once', async () => {
  const requests: unknown[] = [];
  const names = (page: number) => [aContact({ id: `c${page}`, name: `First of part ${page}` })];
  onGraphql({
    Shell,
    ContactsPage: ({ page }) => (requests.push(page), found(names(page as number), 150)),
  });
  renderApp('/contacts');
  expect(await screen.findByText('150 contacts')).toBeVisible();
  for (const name of ['First of part 2', 'First of part 3'])
    expect(await screen.findByText(name)).toBeInTheDocument();
  // The first request is the page's own.
  expect(requests.filter((page) => page !== 1).toSorted()).toEqual([2, 3]);
});

test('without contacts it says how they come; bones and failures keep the page', async () => {
  onGraphql({ Shell, ContactsPage: () => found([]) });
  renderApp('/contacts');
  expect(await screen.findByText('No contacts yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose what to share' })).toHaveAttribute(
    'href',
    '/content',
  );
  onGraphql({ Shell, ContactsPage: never });
  renderApp('/contacts?seen=7d');
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  onGraphql({ Shell, ContactsPage: () => problem('UNAVAILABLE', 'Analytics did not answer.') });
  renderApp('/contacts?seen=90d');
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the contacts');
});
