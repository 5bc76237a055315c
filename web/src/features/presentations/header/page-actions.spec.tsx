import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { aPresentation, aViewer } from '../../../testing/builders.ts';
import { aPage, quietPage, someAnalytics } from '../../../testing/page-builders.ts';
import { json, onGraphql, onRest, problem } from '../../../testing/edge.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const { may } = aPresentation();
const page = (over: Parameters<typeof aPresentation>[0]) => ({
  ...quietPage,
  PresentationPage: () => ({ data: { presentation: aPresentation(over) } }),
});
const menu = { name: 'More about Service tiers 2027' };
const item = {
  __typename: 'File',
  id: 'f1',
  name: 'Service tiers 2027.pdf',
  mimeType: 'application/pdf',
  extension: 'pdf',
  size: 2_400_000,
  createdAt: '2026-11-18T12:00:00Z',
};

test('the figures are of the days and the people that the address says', async () => {
  const requests: unknown[] = [];
  onGraphql({
    ...quietPage,
    PresentationAttention: ({ filter }) => {
      requests.push(filter);
      return {
        data: {
          presentation: {
            __typename: 'Presentation',
            id: 'p1',
            analytics: someAnalytics({
              views: 4,
              uniqueVisitors: 1,
              linkClicks: 3,
              pages: [aPage(3)],
            }),
          },
        },
      };
    },
    PresentationDocumentLinks: () => ({
      data: {
        documentLinks: {
          __typename: 'DocumentLinkList',
          items: [
            {
              __typename: 'DocumentLink',
              page: 3,
              target: 'https://halden.example/book',
              clicks: 2,
            },
            { __typename: 'DocumentLink', page: null, target: '0012', clicks: 1 },
          ],
        },
      },
    }),
  });
  const { user, router } = renderApp('/content/p1?range=custom&from=2026-10-01&to=2026-10-07');
  expect(await screen.findByRole('link', { name: '4 views: show each visit' })).toHaveAttribute(
    'href',
    '/content/p1?range=custom&from=2026-10-01&to=2026-10-07#visits',
  );
  expect(screen.getByText(/^Updated/)).toBeVisible();
  expect(requests.at(-1)).toEqual({
    from: new Date(2026, 9, 1).toISOString(),
    to: new Date(2026, 9, 8).toISOString(),
    includeOwnTeam: false,
    includeBots: false,
  });
  await user.click(screen.getByRole('switch', { name: 'Include my team and bots' }));
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({ includeOwnTeam: true, includeBots: true }),
  );
  expect(router.state.location.search).toContain('everyone=1');
  expect(await screen.findByText('https://halden.example/book')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'https://halden.example/book' })).toBeNull(); // The word of a stranger.
  expect(screen.getByText('Page 12')).toBeVisible();
  expect(screen.getByRole('link', { name: '3 link clicks: show the URLs' })).toHaveAttribute(
    'href',
    '#clicks',
  );
  const clicks = screen.getByRole('region', { name: 'Link clicks 3' });
  expect(clicks).toHaveAttribute('id', 'clicks');
  expect(within(clicks).getByRole('link', { name: 'Who clicked' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^\/content\/p1\?range=custom&from=2026-10-01&to=2026-10-07(&everyone=1)?&did=click#visits$/,
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Page-by-page stats' }));
  expect(screen.getByRole('row', { name: '3 50% 50% 2 0:30 0:25 1m 0s 25% 0%' })).toBeVisible();
});

test('the measures of a range stand beside how they went on from the range before', async () => {
  const previous = {
    __typename: 'PreviousFigures' as const,
    from: '2026-09-24T12:00:00Z',
    to: '2026-09-30T12:00:00Z',
    views: 2,
    uniqueVisitors: 0,
    averageTimeMs: 20_000,
    completion: 0.5,
    downloads: 1,
    linkClicks: 0,
  };
  onGraphql({
    ...quietPage,
    PresentationAttention: ({ timeZone }) => {
      expect(timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
      return {
        data: {
          presentation: {
            __typename: 'Presentation',
            id: 'p1',
            analytics: someAnalytics({
              views: 3,
              uniqueVisitors: 3,
              averageTimeMs: 10_000,
              completion: 0.75,
              downloads: 1,
              linkClicks: 4,
              pages: [aPage(3)],
              previous,
            }),
          },
        },
      };
    },
  });
  renderApp('/content/p1?range=7d');
  const totals = await screen.findByLabelText('Totals');
  for (const change of ['up 50%', 'down 50%', 'up 25 pt', 'same as before'])
    expect(totals).toHaveTextContent(change);
  expect(within(totals).getByText('Unique visitors').closest('div')).not.toHaveTextContent('%'); // Nothing before it has no share.
  expect(screen.getByText(/compared with 24 Sept? – 30 Sept? 2026/)).toBeVisible();
});

test('an empty range offers all time', async () => {
  onGraphql(quietPage);
  const { user } = renderApp('/content/p1?range=7d');
  expect(await screen.findByText('No visits in this period')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Show all time' }));
  expect(await screen.findByText('No one has read it yet')).toBeVisible();
});

test('a visit says who, how sure that is, and leads to its page', async () => {
  const visit = {
    __typename: 'ViewerSession',
    id: 's1',
    pageCount: 3,
    lane: 'PERSON',
    isContactVerified: true,
    visit: {
      __typename: 'Visit',
      id: 's1',
      lastSeenAt: '2026-11-20T12:00:00Z',
      isLive: false,
      currentPage: null,
      elapsedMs: 9000,
      pages: [],
      sessions: [{ __typename: 'ViewerSession', id: 's1' }],
    },
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    contact: { __typename: 'Contact', id: 'c1', name: 'Ana Ribeiro', email: null },
    viewer: null,
    sharedLink: null,
  };
  onGraphql({
    ...quietPage,
    PresentationVisits: () => ({
      data: { viewerSessions: { __typename: 'ViewerSessionPage', total: 1, items: [visit] } },
    }),
  });
  renderApp('/content/p1');
  const link = await screen.findByRole('link', { name: /Ana Ribeiro/ });
  expect(link).toHaveAttribute('href', '/visits/s1');
  expect(link).toHaveTextContent('verified · Firefox on Linux');
});

test('unique visitors open each visitor, who leads to all that is known of them, or else to their visits here', async () => {
  const lastSession = {
    __typename: 'ViewerSession',
    id: 's1',
    lane: 'PERSON',
    isLive: false,
    userAgent: null,
    currentPage: null,
    pageCount: 3,
    pages: [{ __typename: 'PageTime', page: 2, timeMs: 12_000 }],
  };
  const seen = {
    __typename: 'Visitor',
    firstSeenAt: '2026-11-18T12:00:00Z',
    lastSeenAt: '2026-11-20T12:00:00Z',
    timeMs: 81_000,
    user: null,
    lastSession,
  };
  const visitors = [
    {
      ...seen,
      key: 'c:c1',
      views: 3,
      isContactVerified: true,
      contact: { __typename: 'Contact', id: 'c1', name: 'Ana Ribeiro', email: 'ana@acqua.example' },
    },
    { ...seen, key: 'v:x', views: 1, isContactVerified: false, contact: null },
  ];
  const theirs = {
    id: 's1',
    downloads: 0,
    prints: 0,
    linkClicks: 0,
    lane: 'PERSON',
    isContactVerified: false,
    contact: null,
    viewer: null,
    sharedLink: null,
    userAgent: null,
    __typename: 'ViewerSession',
  };
  const visit = {
    __typename: 'Visit',
    id: 's1',
    lastSeenAt: '2026-11-20T12:00:00Z',
    isLive: false,
    currentPage: null,
    elapsedMs: 9000,
    fileId: 'f1',
    pageCount: 3,
    pages: [],
    sessions: ['s1', 's2'].map((id) => ({ __typename: 'ViewerSession', id })),
  };
  const requests: unknown[] = [];
  onGraphql({
    ...quietPage,
    PresentationAttention: () => ({
      data: {
        presentation: {
          __typename: 'Presentation',
          id: 'p1',
          analytics: someAnalytics({ views: 4, uniqueVisitors: 2, pages: [aPage(3)] }),
        },
      },
    }),
    Visitors: (variables) => (
      requests.push(variables),
      { data: { visitors: { __typename: 'VisitorList', total: 2, items: visitors } } }
    ),
    PresentationVisits: (variables) => (
      requests.push(variables),
      {
        data: {
          viewerSessions: {
            __typename: 'ViewerSessionPage',
            total: 1,
            items: variables['visitor'] === 'v:x' ? [{ ...theirs, visit }] : [],
          },
        },
      }
    ),
  });
  const { user, router } = renderApp('/content/p1?everyone=1&did=click');
  await user.click(
    await screen.findByRole('link', { name: '2 unique visitors: show each visitor' }),
  );
  const list = within(await screen.findByRole('region', { name: 'Visitors 2' }));
  expect(requests.at(-1)).toMatchObject({
    presentationId: 'p1',
    filter: { includeBots: true, includeOwnTeam: true },
  });
  expect(list.getAllByRole('row').slice(1)).toHaveLength(2);
  const ana = list.getByRole('link', { name: /^Ana Ribeiro/ });
  expect(ana).toHaveAttribute('href', '/contacts/c1?everyone=1');
  expect(ana).toHaveTextContent('ana@acqua.example · verified');
  expect(list.getByRole('link', { name: '3 views of Ana Ribeiro: show each' })).toHaveAttribute(
    'href',
    '/content/p1?everyone=1&visitor=c%3Ac1#visits',
  );
  await user.click(list.getByRole('link', { name: /^Someone/ }));
  expect(await screen.findByText(/1 of 2 openings/)).toBeVisible();
  expect(requests.at(-1)).toMatchObject({ visitor: 'v:x', did: null });
  await user.click(screen.getByRole('button', { name: 'Clear only visits by Someone' }));
  // The list of everybody may be known already, so that nothing is sent for it.
  await waitFor(() => expect(screen.queryByText(/1 of 2 openings/)).toBeNull());
  expect(router.state.location.search).toBe('?everyone=1');
  await user.click(screen.getByRole('button', { name: 'Visitors' }));
  await waitFor(() => expect(router.state.location.search).toBe('?everyone=1&list=visitors'));
});

test('a protected one says why it cannot be deleted', async () => {
  onGraphql(page({ isProtected: true, may: { ...may, delete: false } }));
  const { user } = renderApp('/content/p1');
  await user.click(await screen.findByRole('button', menu));
  const remove = await screen.findByRole('menuitem', { name: 'Delete' });
  expect(remove).toBeDisabled();
  expect(remove).toHaveAccessibleDescription(
    'Protected: turn this off in its settings to delete it.',
  );
});

test('it is handed to another member, and the undo reverts it', async () => {
  const owners: unknown[] = [];
  const jonas = { __typename: 'User', id: 'u2', name: 'Jonas Berg', email: 'jonas@halden.example' };
  onGraphql({
    ...quietPage,
    PeopleToChoose: () => ({
      data: {
        users: {
          __typename: 'UserPage',
          total: 2,
          items: [{ __typename: 'User', id: 'u1', name: 'Maya Lindqvist', email: null }, jonas],
        },
      },
    }),
    ChangePresentationOwner: ({ ownerId }) => {
      owners.push(ownerId);
      return {
        data: {
          changePresentationOwner: {
            __typename: 'Presentation',
            id: 'p1',
            isMine: false,
            owner: {
              __typename: 'User',
              id: ownerId,
              name: ownerId === 'u2' ? 'Jonas Berg' : 'Maya Lindqvist',
            },
          },
        },
      };
    },
  });
  const { user } = renderApp('/content/p1');
  await user.click(await screen.findByRole('button', menu));
  await user.click(await screen.findByRole('menuitem', { name: 'Change owner' }));
  await user.click(await screen.findByRole('button', { name: 'Choose Jonas Berg' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(owners).toEqual(['u2', 'u1']));
});

test('a copy is made and gone to', async () => {
  onGraphql({
    ...quietPage,
    CopyPresentation: () => ({
      data: {
        copyPresentation: {
          __typename: 'Presentation',
          id: 'p2',
          name: 'Service tiers 2027 (copy)',
        },
      },
    }),
  });
  const { user, router } = renderApp('/content/p1');
  await user.click(await screen.findByRole('button', menu));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy' }));
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  expect(router.state.location.pathname).toBe('/content/p2');
});

test('a file that may not be saved any more is said', async () => {
  onGraphql(quietPage);
  onRest('get', '/api/presentations/p1/signed', () =>
    json(200, {
      data: { signed_url: '/x', download_url: null, expires_at: '2026-11-20T12:00:00Z' },
    }),
  );
  const { user } = renderApp('/content/p1');
  await user.click(await screen.findByRole('button', menu));
  await user.click(await screen.findByRole('menuitem', { name: 'Download' }));
  expect(await screen.findByText('Saving this file is not allowed any more.')).toBeVisible();
});

test('a member is offered what they may do and nothing else', async () => {
  onGraphql({
    ...page({
      may: {
        ...may,
        edit: false,
        delete: false,
        chooseThumbnail: false,
        share: false,
        shareByLink: false,
        export: false,
      },
    }),
    Shell: () => ({ data: { viewer: aViewer({ currentTeamRole: 'TEAM_MEMBER' }) } }),
  });
  renderApp('/content/p1');
  expect(await screen.findByRole('button', { name: 'Preview' })).toBeVisible();
  expect(screen.queryByRole('button', menu)).not.toBeInTheDocument();
  expect(
    within(screen.getByRole('group', { name: 'Presentation' })).queryByRole('button', {
      name: 'Create link',
    }),
  ).not.toBeInTheDocument();
});

test('files say why their pages failed, and another picture is chosen and taken back', async () => {
  const chosen: unknown[] = [];
  const failed = {
    __typename: 'ProcessingJob',
    id: 'j1',
    kind: 'process-presentation',
    status: 'failed',
    attempts: 3,
    progress: null,
    failure: 'The file is protected by a password.',
    createdAt: '2026-11-18T12:00:00Z',
    startedAt: null,
    finishedAt: null,
  };
  onGraphql({
    ...quietPage,
    PresentationFiles: () => ({
      data: {
        presentation: {
          __typename: 'Presentation',
          id: 'p1',
          thumbnailFileId: null,
          files: [item],
          jobs: [failed],
        },
      },
    }),
    ChooseThumbnail: ({ fileId }) => {
      chosen.push(fileId);
      return {
        data: {
          choosePresentationThumbnail: {
            __typename: 'Presentation',
            id: 'p1',
            thumbnailFileId: fileId,
            thumbnailUrl: null,
          },
        },
      };
    },
  });
  const { user } = renderApp('/content/p1/files');
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(screen.getByText('The file is protected by a password.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Always the first page of/ }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Always/ })).toBeChecked());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(chosen).toEqual(['f1', null]));
});

test('files that do not answer say so alone', async () => {
  onGraphql({
    ...quietPage,
    PresentationFiles: () => problem('UNAVAILABLE', 'Content does not answer.'),
  });
  renderApp('/content/p1/files');
  expect(await screen.findByText('Couldn’t load this part')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Service tiers 2027' })).toBeVisible();
});
