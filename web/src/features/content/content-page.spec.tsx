import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { anItem, aViewer } from '../../testing/builders.ts';
import { json, never, onGraphql, onRest, problem } from '../../testing/edge.ts';
import { FakeEventSource } from '../../testing/fake-event-source.ts';
import { renderApp } from '../../testing/render-app.tsx';
import type { ContentItemFragment } from '../../gql/graphql.ts';

const Shell = () => ({ data: { viewer: aViewer() } });
const list = (...items: ContentItemFragment[]) => ({
  data: { presentations: { __typename: 'PresentationPage', total: items.length, items } },
});

test('an empty team sees the first steps', async () => {
  onGraphql({ Shell, ContentPage: () => list() });
  renderApp('/content');
  expect(await screen.findByRole('heading', { name: 'Upload a presentation' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Upload' })).toBeEnabled();
});

test('a person who may not publish is not offered to', async () => {
  onGraphql({
    Shell: () => ({ data: { viewer: aViewer({ currentTeamRole: 'TEAM_MEMBER' }) } }),
    ContentPage: () => list(anItem()),
  });
  renderApp('/content');
  await screen.findByRole('heading', { name: 'Service tiers 2027' });
  expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
  expect(screen.getByTitle('3 pages, 2 links of yours')).toBeVisible();
  expect(screen.getByText('not viewed via your links')).toBeVisible();
});

test('while the list is on its way the page stands, with bones', async () => {
  onGraphql({ Shell, ContentPage: never });
  renderApp('/content');
  expect(await screen.findByRole('heading', { name: 'Content' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

test('a list that could not be read says why, and comes when tried again', async () => {
  let tries = 0;
  onGraphql({
    Shell,
    ContentPage: () =>
      ++tries === 1
        ? problem('UNAVAILABLE', 'Content did not answer within 10 seconds.')
        : list(anItem()),
  });
  const { user } = renderApp('/content');
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('Couldn’t load the presentations');
  expect(note).toHaveTextContent('Content did not answer within 10 seconds.');
  expect(screen.getByRole('heading', { name: 'Content' })).toBeVisible();
  await user.click(within(note).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Service tiers 2027' })).toBeVisible();
});

test('a service that does not answer leaves a gap in the list, not a failed page', async () => {
  onGraphql({
    Shell,
    ContentPage: () =>
      ({
        ...list(anItem({ analytics: null })),
        ...problem('UNAVAILABLE', 'Analytics did not answer.'),
      }) as never,
  });
  renderApp('/content');
  expect(await screen.findByText('Figures not available right now')).toBeVisible();
});

test('the live badge appears when a reading starts, and only that item refetches', async () => {
  let lists = 0;
  const live = {
    __typename: 'Figures',
    fileId: 'f1',
    filePageCount: null,
    isOfFormerFile: false,
    lastViewedAt: '2026-11-20T12:00:00Z',
    pages: [{ __typename: 'PageStatistics', page: 1, averageTimeMs: 4000 }],
    liveSessions: [{ __typename: 'ViewerSession', id: 's1', currentPage: 2, fileId: 'f1' }],
  };
  onGraphql({
    Shell,
    ContentPage: () => (++lists, list(anItem())),
    ContentItemAttention: () => ({
      data: { presentation: { __typename: 'Presentation', id: 'p1', analytics: live } },
    }),
  });
  renderApp('/content');
  expect(await screen.findByRole('slider', { name: '3 pages, never viewed' })).toBeInTheDocument();
  FakeEventSource.emit('live', { type: 'Presentation', id: 'p1' });
  expect(await screen.findByText('being read now')).toBeVisible();
  expect(
    screen.getByRole('slider', {
      name: '3 pages, 1 opened, longest page 1 with 0:04, being read now on page 2',
    }),
  ).toBeInTheDocument();
  expect(lists).toBe(1);
});

test('the list refetches after changes, once per version, and after a reconnect', async () => {
  let lists = 0;
  onGraphql({ Shell, ContentPage: () => list(anItem({ name: `Version ${++lists}` })) });
  renderApp('/content');
  await screen.findByRole('heading', { name: 'Version 1' });
  FakeEventSource.connect();
  FakeEventSource.emit('changed', { type: 'Presentation', id: 'p1', version: 7 });
  await screen.findByRole('heading', { name: 'Version 2' });
  FakeEventSource.emit('changed', { type: 'Presentation', id: 'p1', version: 7 });
  FakeEventSource.connect();
  await screen.findByRole('heading', { name: 'Version 3' });
  expect(lists).toBe(3);
});

test('a deleted presentation can be taken back', async () => {
  let isThere = true;
  const answer = (is: boolean, name: string) => () => {
    isThere = is;
    return {
      data: {
        [name]: {
          __typename: 'Presentation',
          id: 'p1',
          deletedAt: is ? null : '2026-11-20T12:00:00Z',
        },
      },
    };
  };
  onGraphql({
    Shell,
    ContentPage: () =>
      isThere ? list(anItem()) : list(anItem({ id: 'p2', name: 'Board summary' })),
    DeletePresentation: answer(false, 'deletePresentation'),
    RestorePresentation: answer(true, 'restorePresentation'),
  });
  const { user } = renderApp('/content');
  await user.click(await screen.findByRole('button', { name: 'More about Service tiers 2027' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Delete “Service tiers 2027”?' }),
  );
  expect(question.getByText(/^2 shared links stop working at once/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Service tiers 2027' })).not.toBeInTheDocument(),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Service tiers 2027' })).toBeVisible();
});

test('a search without a result names it and can be cleared', async () => {
  onGraphql({
    Shell,
    ContentPage: ({ search }) => (search === null ? list(anItem()) : list()),
    PageMatches: () => ({ data: { searchPages: [] } }),
  });
  const { user } = renderApp('/content?search=kvernes');
  expect(
    await screen.findByRole('heading', { name: 'No presentation matches “kvernes”' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('heading', { name: 'Service tiers 2027' })).toBeVisible();
});

test('type, status, owner, order and search are in the request and in the URL, and come from it', async () => {
  const requests: unknown[] = [];
  onGraphql({
    Shell,
    ContentPage: ({ search, filter, sort }) => (
      requests.push({ search, filter, sort }),
      list(anItem())
    ),
    PageMatches: () => ({ data: { searchPages: [] } }),
    PeopleToChoose: () => ({
      data: {
        users: {
          __typename: 'UserPage',
          total: 2,
          items: [
            { __typename: 'User', id: 'u2', name: 'Jonas Albrecht', email: 'jonas@halden.example' },
            { __typename: 'User', id: 'u1', name: 'Maya Lindqvist', email: 'maya@halden.example' },
          ],
        },
      },
    }),
  });
  const { user, router } = renderApp('/content?status=draft');
  await screen.findByRole('heading', { name: 'Service tiers 2027' });
  await user.click(screen.getByRole('button', { name: 'Type' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'PDF' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Image' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Owned by me' }));
  await user.click(screen.getByRole('button', { name: 'Owner' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Jonas Albrecht' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Order: Newest first' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Name, A to Z' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search this list' }), 'tiers');
  await waitFor(() =>
    expect(requests.at(-1)).toEqual({
      search: 'tiers',
      filter: { statuses: ['DRAFT'], types: ['PDF', 'Image'], ownerIds: ['u1', 'u2'] },
      sort: 'NAME',
    }),
  );
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    status: 'draft',
    type: 'pdf,image',
    owner: 'me,u2',
    sort: 'name',
    search: 'tiers',
  });
  await user.click(await screen.findByRole('button', { name: 'Clear type PDF, Image' }));
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({
      filter: { statuses: ['DRAFT'], ownerIds: ['u1', 'u2'] },
    }),
  );
});

test('several are deleted together and taken back; one that refuses stays selected with its reason', async () => {
  const isThere: Record<string, boolean> = { p1: true, p2: true, p3: true };
  const all = [
    anItem(),
    anItem({ id: 'p2', name: 'Board summary' }),
    anItem({ id: 'p3', name: 'Case study' }),
  ];
  const answer =
    (is: boolean, name: string) =>
    ({ ids }: Record<string, unknown>) => {
      const refused = is
        ? []
        : [
            {
              __typename: 'RefusedChange',
              id: 'p2',
              message: 'Protected: turn this off in its settings to delete it.',
            },
          ];
      const changed = (ids as string[])
        .filter((id) => is || id !== 'p2')
        .map(
          (id) => (
            (isThere[id] = is),
            { __typename: 'Presentation', id, deletedAt: is ? null : '2026-11-20T12:00:00Z' }
          ),
        );
      return { data: { [name]: { __typename: 'BulkChange', changed, refused } } };
    };
  onGraphql({
    Shell,
    ContentPage: () => list(...all.filter(({ id }) => isThere[id])),
    DeletePresentations: answer(false, 'deletePresentations'),
    RestorePresentations: answer(true, 'restorePresentations'),
  });
  const { user } = renderApp('/content?view=rows');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Service tiers 2027' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Board summary' }));
  const bar = within(screen.getByRole('toolbar', { name: 'Selected presentations' }));
  expect(bar.getByRole('status')).toHaveTextContent('2 selected');
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Delete 2 presentations?' })).getByRole(
      'button',
      {
        name: 'Delete',
      },
    ),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Board summary: Protected: turn this off in its settings to delete it.',
  );
  expect(bar.getByRole('status')).toHaveTextContent('1 selected');
  await waitFor(() => expect(screen.queryByText('Service tiers 2027')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Service tiers 2027')).toBeVisible();
});

test('status and owner of all that the filters leave are changed in one go', async () => {
  const sent: Record<string, unknown>[] = [];
  const two = [anItem(), anItem({ id: 'p2', name: 'Board summary' })];
  const done = (name: string, fields: object) => (variables: Record<string, unknown>) => (
    sent.push(variables),
    {
      data: {
        [name]: {
          __typename: 'BulkChange',
          changed: two.map(({ id }) => ({ __typename: 'Presentation', id, ...fields })),
          refused: [],
        },
      },
    }
  );
  onGraphql({
    Shell,
    ContentPage: () => list(...two),
    ContentSelection: () => list(...two),
    PeopleToChoose: () => ({
      data: {
        users: {
          __typename: 'UserPage',
          total: 1,
          items: [{ __typename: 'User', id: 'u2', name: 'Jonas Albrecht', email: null }],
        },
      },
    }),
    ChangePresentationStatuses: done('changePresentationStatuses', { status: 'INACTIVE' }),
    ChangePresentationOwners: done('changePresentationOwners', {
      owner: { __typename: 'User', id: 'u2', name: 'Jonas Albrecht' },
    }),
  });
  const { user } = renderApp('/content');
  for (const [action, item] of [
    ['Status', 'Inactive'],
    ['Owner', 'Jonas Albrecht'],
  ] as const) {
    await user.click(await screen.findByRole('checkbox', { name: 'Select Board summary' }));
    await user.click(screen.getByRole('button', { name: 'Select all 2' }));
    await screen.findByText('2 selected');
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: action }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
  }
  expect(sent).toEqual([
    { ids: ['p2', 'p1'], status: 'INACTIVE' },
    { ids: ['p2', 'p1'], ownerId: 'u2' },
  ]);
});

test('all that is selected is shared from one sheet', async () => {
  onGraphql({
    Shell,
    ContentPage: () => list(anItem(), anItem({ id: 'p2', name: 'Board summary' })),
    ToShare: never,
  });
  const { user } = renderApp('/content');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Service tiers 2027' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Board summary' }));
  await user.click(
    within(screen.getByRole('toolbar')).getByRole('button', { name: 'Create links' }),
  );
  expect(await screen.findByRole('dialog', { name: 'New shared links' })).toHaveTextContent(
    '2 presentations',
  );
});

test('what is selected is exported by its ids, and a refusal is said', async () => {
  let requests: unknown;
  onGraphql({ Shell, ContentPage: () => list(anItem()) });
  onRest(
    'post',
    '/api/presentations/export',
    async (request) => (
      (requests = await request.json()),
      json(429, { message: 'Too many exports. Try again in a minute.', code: 'RATE_LIMITED' })
    ),
  );
  const { user } = renderApp('/content');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Service tiers 2027' }));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Too many exports. Try again in a minute.')).toBeVisible();
  expect(requests).toEqual({ presentations: ['p1'] });
});

test('all that is found is exported as it is narrowed and ordered, by who may', async () => {
  let requests: unknown;
  onGraphql({ Shell, ContentPage: () => list(anItem()) });
  onRest(
    'post',
    '/api/presentations/export',
    async (request) => (
      (requests = await request.json()),
      json(429, { message: 'Too many exports. Try again in a minute.', code: 'RATE_LIMITED' })
    ),
  );
  const { user } = renderApp('/content?search=tiers&status=active,draft&owner=me&sort=name');
  await user.click(
    await screen.findByRole('button', { name: 'Export CSV of these presentations' }),
  );
  expect(await screen.findByText('Too many exports. Try again in a minute.')).toBeVisible();
  expect(requests).toEqual({
    search: 'tiers',
    statuses: ['ACTIVE', 'DRAFT'],
    owners: [aViewer().id],
    sort: 'name',
  });
});

test('the trash says how long each can be restored, opens none, and gives them back', async () => {
  let isThere = true;
  onGraphql({
    Shell,
    ContentPage: ({ filter }) => (
      expect(filter).toEqual({ isDeleted: true }),
      isThere
        ? list(anItem({ restorableUntil: new Date(Date.now() + 26.5 * 86_400_000).toISOString() }))
        : list()
    ),
    RestorePresentations: () => (
      (isThere = false),
      {
        data: {
          restorePresentations: {
            __typename: 'BulkChange',
            changed: [{ __typename: 'Presentation', id: 'p1', deletedAt: null }],
            refused: [],
          },
        },
      }
    ),
  });
  const { user } = renderApp('/content?deleted=1');
  expect(await screen.findByText('27 days left')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Service tiers 2027' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Restore Service tiers 2027' }));
  expect(await screen.findByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  expect(screen.getByText(/and its links/)).toBeVisible();
});

test('signs tell what is new, not out yet, about to end and over; a failure says why and what to do', async () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const failed = {
    __typename: 'Processing',
    status: 'FAILED',
    pagesDone: null,
    pageCount: null,
    failure: 'The converter ran out of time.',
    canRetry: true,
  } as const;
  const half = {
    __typename: 'Processing',
    status: 'PROCESSING',
    pagesDone: 31,
    pageCount: 50,
    failure: null,
    canRetry: false,
  } as const;
  let retried: unknown;
  onGraphql({
    Shell,
    ContentPage: () =>
      list(
        anItem({ isNew: true }),
        anItem({ id: 'p2', name: 'Launch', isReleased: false, releaseAt: at(9) }),
        anItem({ id: 'p3', name: 'Offer', expiresAt: at(3) }),
        anItem({ id: 'p4', name: 'Old offer', isExpired: true, expiresAt: at(-3) }),
        anItem({ id: 'p5', name: 'Manual', processing: half }),
        anItem({ id: 'p6', name: 'Memo', processing: failed }),
        anItem({
          id: 'p7',
          name: 'Turbine',
          presentationType: 'Image',
          pageCount: 1,
          sharedLinkCount: 0,
        }),
      ),
    RetryProcessing: ({ id }) => (
      (retried = id),
      {
        data: {
          retryProcessing: {
            __typename: 'Presentation',
            id: 'p6',
            processing: { ...half, status: 'WAITING', pagesDone: null },
          },
        },
      }
    ),
  });
  const { user } = renderApp('/content');
  expect(await screen.findByText('New')).toBeVisible();
  expect(screen.getByText(/^From \d+ \w+/)).toBeVisible();
  expect(screen.getByText(/^Until \d+ \w+/)).toBeVisible();
  expect(screen.getByText('Expired')).toBeVisible();
  expect(screen.getByText('Processing 62%')).toBeVisible();
  expect(screen.getByText('Image')).toBeVisible();
  expect(screen.getByText('The converter ran out of time.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry Memo' }));
  await waitFor(() => expect(retried).toBe('p6'));
  expect(await screen.findByText('Processing')).toBeVisible();
});

test('without edit rights a menu only opens and shares, and there is no bulk change', async () => {
  onGraphql({
    Shell: () => ({ data: { viewer: aViewer({ currentTeamRole: 'TEAM_MEMBER' }) } }),
    ContentPage: () =>
      list(
        anItem({
          may: { __typename: 'PresentationRights', edit: false, delete: false, shareByLink: true },
        }),
      ),
  });
  const { user } = renderApp('/content');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Service tiers 2027' }));
  expect(
    within(screen.getByRole('toolbar'))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Create links', 'Clear selection']);
  await user.click(screen.getByRole('button', { name: /More about/ }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Open',
    'Create link',
  ]);
  expect(screen.queryByRole('button', { name: 'Trash' })).not.toBeInTheDocument();
});
