import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { LinkItemFragment } from '../../../gql/graphql.ts';
import { aViewer } from '../../../testing/builders.ts';
import { never, onGraphql, onRest, problem } from '../../../testing/edge.ts';
import { FakeEventSource } from '../../../testing/fake-event-source.ts';
import { aLinkItem, noGates } from '../../../testing/link-builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { savedFiles } from '../../../testing/saved-files.ts';

const Shell = () => ({ data: { viewer: aViewer() } });
const list = (...items: LinkItemFragment[]) => ({
  data: { sharedLinks: { __typename: 'SharedLinkPage', total: items.length, items } },
});
const people = () => ({
  data: {
    users: {
      __typename: 'UserPage',
      items: [{ __typename: 'User', id: 'u2', name: 'Kim Berg', email: 'kim@halden.example' }],
    },
  },
});
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('a link shows for whom it is, behind what it stands and how often it was read', async () => {
  onGraphql({
    Shell,
    LinksPage: () =>
      list(
        aLinkItem({
          isForRecipientsOnly: true,
          hasAccessCode: true,
          asked: noGates({
            isForRecipientsOnly: true,
            isEmailRequired: true,
            emailMode: 'VERIFIED',
            hasAccessCode: true,
          }),
          recipients: [
            {
              __typename: 'LinkRecipient',
              id: 'c1',
              name: 'Tom Whitcombe',
              email: 'tom@severn.example',
              mailedAt: null,
            },
            {
              __typename: 'LinkRecipient',
              id: 'c2',
              name: null,
              email: 'ana@severn.example',
              mailedAt: null,
            },
          ],
        }),
      ),
  });
  renderApp('/links');
  const row = await rowOf(/Acqua Norte/);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2');
  expect(screen.getByRole('row', { name: /Acqua Norte/ })).toHaveAttribute('aria-rowindex', '2');
  expect(row.getByText('Tom Whitcombe +1')).toBeVisible();
  expect(row.getByText('Recipients only')).toBeInTheDocument();
  expect(row.getByText('Access code')).toBeInTheDocument();
  expect(row.getByRole('link', { name: /4 views/ })).toHaveAttribute('href', '/links/l1#visits');
  expect(row.getByRole('link', { name: /^Acqua Norte/ })).toHaveAttribute('href', '/links/l1');
  expect(row.getAllByRole('button', { name: 'Copy the link Acqua Norte' })[0]).toBeEnabled();
});

test('what its presentation or the team asks for stands behind a link, too', async () => {
  onGraphql({
    Shell,
    LinksPage: () =>
      list(
        aLinkItem({
          asked: noGates({
            isEmailRequired: true,
            emailMode: 'VERIFIED',
            hasAccessCode: true,
            consentMode: 'REQUIRED',
          }),
        }),
        aLinkItem({ id: 'l2', name: 'Plain' }),
      ),
  });
  renderApp('/links');
  const row = await rowOf(/Acqua Norte/);
  for (const word of [
    'Email required, verified by code (set on the presentation)',
    'Access code (set on the presentation)',
    'Consent required',
  ])
    expect(row.getByText(word)).toBeInTheDocument();
  expect((await rowOf(/Plain/)).getByText('Open to anyone')).toBeVisible();
});

test('where there are none, the page says what to do next', async () => {
  onGraphql({
    Shell,
    LinksPage: () => list(),
    ToShare: () => ({ data: { presentations: { __typename: 'PresentationPage', items: [] } } }),
  });
  const { user } = renderApp('/links');
  expect(await screen.findByRole('heading', { name: 'No shared links yet' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Create link' })[0] as HTMLElement);
  const sheet = await screen.findByRole('dialog', { name: 'New shared link' });
  await waitFor(() => expect(within(sheet).getByText('Nothing is published yet.')).toBeVisible());
});

test('while the list is on its way the page stands, with bones', async () => {
  onGraphql({ Shell, LinksPage: never });
  renderApp('/links');
  expect(await screen.findByRole('heading', { name: 'Shared links' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

test('a list that could not be read says why, and comes when tried again', async () => {
  let tries = 0;
  onGraphql({
    Shell,
    LinksPage: () =>
      ++tries === 1
        ? problem('UNAVAILABLE', 'Sharing did not answer within 10 seconds.')
        : list(aLinkItem()),
  });
  const { user } = renderApp('/links');
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('Sharing did not answer within 10 seconds.');
  await user.click(within(note).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Acqua Norte/ })).toBeVisible();
});

test('filters are in the URL and in the request', async () => {
  const requests: Record<string, unknown>[] = [];
  onGraphql({
    Shell,
    LinksPage: (variables) => (requests.push(variables), list(aLinkItem())),
    LinkOwners: people,
  });
  const { user, router } = renderApp('/links?order=soonest');
  await screen.findByRole('row', { name: /Acqua Norte/ });
  expect(requests[0]).toMatchObject({
    order: 'SOONEST_TO_EXPIRE',
    status: 'ACTIVE',
    filter: { includeOwnTeam: false, includeBots: false },
  });
  await user.click(screen.getByRole('button', { name: 'Owner' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Kim Berg' }));
  expect(await screen.findByRole('button', { name: 'Clear owner Kim Berg' })).toBeVisible();
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ userId: 'u2' }));
  await user.click(screen.getByRole('button', { name: 'Type' }));
  await user.click(await screen.findByRole('menuitem', { name: 'To recipients' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search links' }), 'acqua');
  await user.click(screen.getByRole('switch', { name: 'Include my team and bots' })); // While the search waits for the end of the word.
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({
      userId: 'u2',
      type: 'EMAIL',
      search: 'acqua',
      filter: { includeOwnTeam: true, includeBots: true },
    }),
  );
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    order: 'soonest',
    owner: 'u2',
    type: 'email',
    search: 'acqua',
    everyone: '1',
  });
});

test('several links are deleted together, and that can be taken back', async () => {
  const gone = new Set<string>();
  const told =
    (name: string, is: boolean) =>
    ({ id }: Record<string, unknown>) => {
      if (is) gone.add(String(id));
      else gone.delete(String(id));
      return {
        data: {
          [name]: {
            __typename: 'SharedLink',
            id,
            deletedAt: is ? '2026-11-20T12:00:00Z' : null,
            status: 'ACTIVE',
            expiresAt: null,
          },
        },
      };
    };
  const all = [
    aLinkItem(),
    aLinkItem({ id: 'l2', name: 'Rijnmond' }),
    aLinkItem({ id: 'l3', name: 'Oberharz' }),
  ];
  onGraphql({
    Shell,
    LinksPage: () => list(...all.filter(({ id }) => !gone.has(id))),
    DeleteSharedLink: told('deleteSharedLink', true),
    RestoreSharedLink: told('restoreSharedLink', false),
  });
  const { user } = renderApp('/links');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Acqua Norte' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Rijnmond' }));
  const bar = within(screen.getByRole('toolbar', { name: 'Selected links' }));
  expect(bar.getByText('2 selected')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(screen.queryByRole('row', { name: /Rijnmond/ })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('row', { name: /Oberharz/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('row', { name: /Rijnmond/ })).toBeVisible();
  expect(gone.size).toBe(0);
});

test('of several that are to expire, one that is refused does not hold up the others, and is named', async () => {
  onGraphql({
    Shell,
    LinksPage: () => list(aLinkItem(), aLinkItem({ id: 'l2', name: 'Rijnmond' })),
    ExpireSharedLink: ({ id }) =>
      id === 'l1'
        ? problem('CONFLICT', 'Somebody edited this a moment ago.')
        : {
            data: {
              expireSharedLink: {
                __typename: 'SharedLink',
                id,
                status: 'EXPIRED',
                expiresAt: null,
              },
            },
          },
  });
  const { user } = renderApp('/links');
  await user.click(await screen.findByRole('checkbox', { name: 'Select the first 2' }));
  await user.click(screen.getByRole('button', { name: 'Expire now' }));
  expect(
    await screen.findByText(
      'Expired 1 link. 1 link couldn’t be changed: Somebody edited this a moment ago.',
    ),
  ).toBeVisible();
});

test('the ticked links are exported, and no others', async () => {
  let sent: unknown;
  savedFiles();
  onGraphql({
    Shell,
    LinksPage: () => list(aLinkItem(), aLinkItem({ id: 'l2', name: 'Rijnmond' })),
  });
  onRest(
    'post',
    '/api/shared-links/export',
    async (request) => (
      (sent = await request.json()),
      new Response('id\n', { headers: { 'content-type': 'text/csv' } })
    ),
  );
  const { user } = renderApp('/links');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Rijnmond' }));
  await user.click(
    within(screen.getByRole('toolbar', { name: 'Selected links' })).getByRole('button', {
      name: 'Export CSV',
    }),
  );
  await waitFor(() => expect(sent).toEqual({ ids: ['l2'] }));
});

test('a link is handed to another member', async () => {
  let sent: unknown;
  onGraphql({
    Shell,
    LinksPage: () => list(aLinkItem()),
    PeopleToChoose: people,
    TransferSharedLink: (variables) => (
      (sent = variables),
      {
        data: {
          transferSharedLink: {
            __typename: 'SharedLink',
            id: 'l1',
            userName: 'Kim Berg',
            user: { __typename: 'User', id: 'u2' },
          },
        },
      }
    ),
  });
  const { user } = renderApp('/links');
  await user.click(
    (await screen.findAllByRole('button', { name: 'More about Acqua Norte' }))[0] as HTMLElement,
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Transfer' }));
  await user.click(await screen.findByRole('button', { name: 'Transfer to Kim Berg' }));
  expect(await screen.findByText('now belongs to Kim Berg', { exact: false })).toBeVisible();
  expect(sent).toEqual({ id: 'l1', userId: 'u2' });
});

test('its QR code is drawn, to be scanned or kept', async () => {
  onGraphql({ Shell, LinksPage: () => list(aLinkItem()) });
  const { user } = renderApp('/links');
  await user.click(
    (await screen.findAllByRole('button', { name: 'More about Acqua Norte' }))[0] as HTMLElement,
  );
  await user.click(await screen.findByRole('menuitem', { name: 'QR code' }));
  expect(
    await screen.findByRole('img', { name: 'QR code of http://localhost/s/acqua-norte' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download as SVG' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^data:image\/svg\+xml,/),
  );
});

test('deleted links are looked up and come back', async () => {
  let isGone = true;
  onGraphql({
    Shell,
    LinksPage: ({ isDeleted }) =>
      isDeleted === isGone
        ? list(aLinkItem({ deletedAt: isGone ? '2026-11-20T12:00:00Z' : null }))
        : list(),
    RestoreSharedLink: () => (
      (isGone = false),
      {
        data: {
          restoreSharedLink: {
            __typename: 'SharedLink',
            id: 'l1',
            deletedAt: null,
            status: 'ACTIVE',
            expiresAt: null,
          },
        },
      }
    ),
  });
  const { user } = renderApp('/links?status=deleted');
  await user.click(await screen.findByRole('button', { name: 'Restore Acqua Norte' }));
  expect(await screen.findByRole('heading', { name: 'No deleted links' })).toBeVisible();
});

test('the live badge appears when a reading starts, and only that link refetches', async () => {
  let lists = 0;
  const live = {
    __typename: 'Figures',
    asOf: '2026-11-20T12:00:00Z',
    views: 5,
    fileId: 'f1',
    filePageCount: null,
    isOfFormerFile: false,
    fileViews: 5,
    lastViewedAt: '2026-11-20T12:00:00Z',
    viewsByDay: [5],
    pages: [{ __typename: 'PageStatistics', page: 1, timeMs: 20_000 }],
    liveSessions: [{ __typename: 'ViewerSession', id: 's1', currentPage: 2, fileId: 'f1' }],
  };
  onGraphql({
    Shell,
    LinksPage: () => (++lists, list(aLinkItem())),
    LinkFigures: () => ({
      data: { sharedLink: { __typename: 'SharedLink', id: 'l1', analytics: live } },
    }),
  });
  renderApp('/links');
  await screen.findByRole('row', { name: /Acqua Norte/ });
  FakeEventSource.emit('live', { type: 'Presentation', id: 'p1' });
  expect(await screen.findByText('now')).toBeVisible();
  expect(screen.getByRole('link', { name: /5 views/ })).toBeVisible();
  expect(lists).toBe(1);
});

test('who reads on in a version that another has replaced is on no page of the one that is shown now', async () => {
  const { analytics, ...link } = aLinkItem();
  const readers = ['f1', 'f2'].map((fileId, index) => ({
    __typename: 'ViewerSession' as const,
    id: `s${index}`,
    currentPage: index + 1,
    fileId,
  }));
  onGraphql({
    Shell,
    LinksPage: () =>
      list({
        ...link,
        analytics: analytics && { ...analytics, fileId: 'f2', liveSessions: readers },
      }),
  });
  renderApp('/links');
  const row = within(await screen.findByRole('row', { name: /Acqua Norte/ }));
  expect(
    row.getByRole('img', { name: '3 pages, just opened, being read now on page 2' }),
  ).toBeVisible();
  expect(row.getByText('1 in an earlier version')).toBeVisible();
  expect(row.getByTitle('2 people are reading, 1 of them an earlier version')).toBeVisible();
});
