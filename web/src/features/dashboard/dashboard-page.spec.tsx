import { locale } from '../../ui/format/locale.ts';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { DashboardQuery } from '../../gql/graphql.ts';
import { aViewer } from '../../testing/builders.ts';
import { json, never, onGraphql, onRest, problem } from '../../testing/edge.ts';
import { FakeEventSource } from '../../testing/fake-event-source.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Answer = DashboardQuery['dashboard'];

const day = (back: number) => new Date(Date.UTC(2026, 10, 20 - back)).toISOString();
const page = (total: number) => ({ total });
const aDashboard = (over: Partial<Answer> = {}): Answer => ({
  __typename: 'Dashboard',
  asOf: new Date().toISOString(),
  from: day(29),
  to: day(-1),
  previousFrom: day(64),
  step: 'DAY',
  series: Array.from({ length: 30 }, (_, index) => ({
    __typename: 'SeriesPoint' as const,
    at: day(29 - index),
    views: index,
    previousViews: 2 * index,
    isUnfinished: index === 29,
  })),
  views: { __typename: 'Compared', now: 1663, before: 1299 },
  uniqueVisitors: { __typename: 'Compared', now: 412, before: 0 },
  timeMs: { __typename: 'Compared', now: 220_800_000, before: 178_000_000 },
  completion: { __typename: 'Compared', now: 0.58, before: 0.61 },
  links: { __typename: 'LinkActivityPage', ...page(46) },
  presentations: { __typename: 'PresentationActivityPage', ...page(23) },
  visitors: { __typename: 'VisitorPage', ...page(412) },
  recentViews: { __typename: 'ViewerSessionPage', ...page(1663) },
  ...over,
});
const answer = (dashboard: Answer, content = 3, links = 2) => ({
  data: {
    dashboard,
    presentations: { __typename: 'PresentationPage', total: content },
    sharedLinks: { __typename: 'SharedLinkPage', total: links },
  },
});
const nothing = aDashboard({
  series: [],
  views: { __typename: 'Compared', now: 0, before: 0 },
  recentViews: { __typename: 'ViewerSessionPage', total: 0 },
  links: { __typename: 'LinkActivityPage', total: 0 },
});

const presentation = {
  __typename: 'Presentation',
  id: 'p1',
  name: 'Halden Flow 7 for water utilities',
  thumbnailUrl: null,
  pageCount: 24,
};
const quiet = {
  Shell: () => ({ data: { viewer: aViewer() } }),
  Dashboard: () => answer(aDashboard()),
  DashboardLinks: () => ({
    data: {
      dashboard: {
        __typename: 'Dashboard',
        links: { __typename: 'LinkActivityPage', total: 0, items: [] },
      },
    },
  }),
  DashboardFeed: () => ({
    data: { liveSessions: [], viewerSessions: { __typename: 'ViewerSessionPage', items: [] } },
  }),
  NeedsAttention: () => ({
    data: {
      sharedLinks: { __typename: 'SharedLinkPage', total: 0, items: [] },
      notifications: { __typename: 'NotificationPage', items: [] },
    },
  }),
};

test('totals show their change, and the chart has a text summary', async () => {
  onGraphql(quiet);
  renderApp('/');
  const totals = await screen.findByLabelText('Totals');
  expect(totals).toHaveTextContent('1,663up 28%');
  expect(totals).toHaveTextContent('58%down 3 pt');
  expect(totals).toHaveTextContent(/Unique visitorsup to412Time read/); // Nothing before it has no share.
  expect(screen.getByRole('slider', { name: /Highest: 29/ })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Recent views 1,663' })).toBeVisible();
});

test('a member who is new in a team that publishes sees what there is to send, not how a team begins', async () => {
  const MemberStart = (total: number) => () => ({
    data: {
      presentations: {
        __typename: 'PresentationPage',
        total,
        items: total === 0 ? [] : [{ ...presentation, isNew: false }],
      },
    },
  });
  const member = {
    ...quiet,
    Shell: () => ({ data: { viewer: aViewer({ currentTeamRole: 'TEAM_MEMBER' }) } }),
    Dashboard: () => answer(nothing, 3, 0),
  };
  onGraphql({ ...member, MemberStart: MemberStart(8) });
  renderApp('/');
  const ready = within(
    await screen.findByRole('list', { name: 'Ready to share from Halden Instruments' }),
  );
  expect(ready.getByRole('link', { name: /Halden Flow 7/ })).toHaveAttribute('href', '/content/p1');
  expect(screen.getByRole('link', { name: 'Choose from all 8' })).toHaveAttribute(
    'href',
    '/content',
  );
  expect(screen.queryByText(/Three steps/)).not.toBeInTheDocument();
});

test('a member of an empty team sees what the page will show', async () => {
  onGraphql({
    ...quiet,
    Shell: () => ({ data: { viewer: aViewer({ currentTeamRole: 'TEAM_MEMBER' }) } }),
    Dashboard: () => answer(nothing, 0, 0),
    MemberStart: () => ({
      data: { presentations: { __typename: 'PresentationPage', total: 0, items: [] } },
    }),
  });
  renderApp('/');
  expect(
    await screen.findByText(/Halden Instruments has nothing ready to share yet/),
  ).toBeVisible();
});

test('a tab’s list exports with the same range, with export permission', async () => {
  const requests: unknown[] = [];
  onGraphql(quiet);
  onRest(
    'post',
    '/api/analytics/dashboard/export',
    async (request) => (
      requests.push(await request.json()),
      json(503, { code: 'UNAVAILABLE', message: 'Analytics does not answer.' })
    ),
  );
  const { user } = renderApp('/?range=custom&from=2026-10-01&to=2026-10-07&everyone=1');
  await user.click(await screen.findByRole('button', { name: 'Export CSV of the shared links' }));
  expect(await screen.findByText('Analytics does not answer.')).toBeVisible();
  expect(requests).toEqual([
    {
      list: 'links',
      time_zone: expect.any(String),
      from: new Date(2026, 9, 1).toISOString(),
      to: new Date(2026, 9, 8).toISOString(),
      own_team: true,
      bots: true,
    },
  ]);
});

test('every total opens the list behind it', async () => {
  onGraphql({
    ...quiet,
    DashboardVisitors: () => ({
      data: {
        dashboard: {
          __typename: 'Dashboard',
          visitors: { __typename: 'VisitorPage', total: 0, items: [] },
        },
      },
    }),
  });
  const { user, router } = renderApp('/?range=7d&everyone=1&tab=links');
  await user.click(
    await screen.findByRole('link', { name: 'Unique visitors, 412: show each visitor' }),
  );
  expect(router.state.location).toMatchObject({
    search: '?range=7d&everyone=1&tab=visitors',
    hash: '#breakdown',
  });
  expect(await screen.findByRole('tab', { name: /Visitors/, selected: true })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All contacts' })).toHaveAttribute('href', '/contacts');
});

test('the chart is read out day by day with the arrow keys', async () => {
  onGraphql(quiet);
  const { user } = renderApp('/');
  const chart = await screen.findByRole('slider', { name: /Views per day/ });
  chart.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 1 views; 2 on /));
  await user.keyboard('{End}');
  expect(await screen.findByText('29 views so far')).toBeInTheDocument();
});

test('a range is in the URL and in every request', async () => {
  const requests: Record<string, unknown>[] = [];
  onGraphql({
    ...quiet,
    Dashboard: (variables) => (requests.push(variables), answer(aDashboard())),
    DashboardLinks: (variables) => (requests.push(variables), quiet.DashboardLinks()),
  });
  const { router, user } = renderApp('/?range=7d');
  await screen.findByLabelText('Totals');
  await user.click(screen.getByRole('button', { name: '90 d' }));
  await waitFor(() => expect(router.state.location.search).toBe('?range=90d'));
  await waitFor(() => {
    const from = (requests.at(-1)!['filter'] as { from: string }).from;
    expect(Math.round((Date.now() - new Date(from).getTime()) / 86_400_000)).toBeGreaterThanOrEqual(
      89,
    );
  });
  await user.click(screen.getByRole('switch', { name: 'Include my team and bots' }));
  await waitFor(() =>
    expect(requests.at(-1)!['filter']).toMatchObject({ includeOwnTeam: true, includeBots: true }),
  );
  expect(router.state.location.search).toContain('everyone=1');
});

test('the tab that is open stands in the address', async () => {
  onGraphql({
    ...quiet,
    DashboardVisitors: () => ({
      data: {
        dashboard: {
          __typename: 'Dashboard',
          visitors: {
            __typename: 'VisitorPage',
            total: 1,
            items: [
              {
                __typename: 'VisitorActivity',
                key: 'v',
                views: 3,
                timeMs: 61_000,
                contact: {
                  __typename: 'Contact',
                  id: 'c1',
                  name: 'Ana Ribeiro',
                  email: 'ana@acqua.example',
                },
                user: null,
                lastSession: null,
              },
            ],
          },
        },
      },
    }),
  });
  const { router, user } = renderApp('/');
  await user.click(await screen.findByRole('tab', { name: /Visitors/ }));
  expect(await screen.findByRole('link', { name: /Ana Ribeiro/ })).toHaveAttribute(
    'href',
    '/contacts/c1',
  );
  await waitFor(() => expect(router.state.location.search).toBe('?tab=visitors'));
});

test('a range, a tab and a switch chosen before any is answered all count', async () => {
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  onGraphql({
    ...quiet,
    Dashboard: () =>
      isHeld ? held.promise.then(() => answer(aDashboard())) : answer(aDashboard()),
    DashboardVisitors: () => ({
      data: {
        dashboard: {
          __typename: 'Dashboard',
          visitors: { __typename: 'VisitorPage', total: 0, items: [] },
        },
      },
    }),
  });
  const { router, user } = renderApp('/');
  await screen.findByLabelText('Totals');
  isHeld = true;
  await user.click(screen.getByRole('button', { name: '7 d' }));
  expect(screen.getByRole('button', { name: '7 d' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('tab', { name: /Visitors/ }));
  await user.click(screen.getByRole('switch', { name: 'Include my team and bots' }));
  held.resolve();
  await waitFor(() =>
    expect(router.state.location.search).toBe('?range=7d&tab=visitors&everyone=1'),
  );
});

test('live readers are named with their page, and notices link to their subject', async () => {
  const session = {
    __typename: 'ViewerSession',
    id: 's1',
    startedAt: day(0),
    elapsedMs: 240_000,
    currentPage: 9,
    pageCount: 24,
    pages: [{ __typename: 'PageTime', page: 1, timeMs: 4_000 }],
    userAgent: null,
    presentation,
    sharedLink: { __typename: 'SharedLink', id: 'l1', name: 'Acqua Norte' },
    contact: { __typename: 'Contact', id: 'c1', name: 'Ana Ribeiro', email: null },
    isContactVerified: false,
    viewer: null,
  };
  onGraphql({
    ...quiet,
    DashboardFeed: () => ({
      data: {
        liveSessions: [session],
        viewerSessions: {
          __typename: 'ViewerSessionPage',
          items: [
            {
              ...session,
              id: 's2',
              isLive: false,
              lastSeenAt: day(0),
              elapsedMs: 0,
              pages: [{ __typename: 'PageTime', page: 1, timeMs: 0 }],
            },
          ],
        },
      },
    }),
    NeedsAttention: () => ({
      data: {
        sharedLinks: {
          __typename: 'SharedLinkPage',
          total: 3,
          items: [
            {
              __typename: 'SharedLink',
              id: 'l1',
              name: 'Mühlheim tender',
              expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
              presentationName: 'Tender',
            },
          ],
        },
        notifications: {
          __typename: 'NotificationPage',
          items: [
            {
              __typename: 'Notification',
              id: 'n1',
              kind: 'ACCESS_ASKED',
              tone: 'WARNING',
              title: 'Per Nyström asks for access',
              message: 'Proposal',
              createdAt: day(0),
              presentation: null,
              sharedLink: { __typename: 'SharedLink', id: 'l2', name: null },
            },
          ],
        },
      },
    }),
  });
  renderApp('/');
  expect(
    await screen.findByRole('img', { name: 'Likely Ana Ribeiro is on page 9 of 24' }),
  ).toBeVisible();
  expect(screen.getByText('1 person')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Earlier today' })).getByRole('listitem'),
  ).toHaveTextContent(/Likely Ana Ribeiro opened.*Left right away$/);
  const needs = await screen.findByRole('region', { name: 'Needs attention' });
  expect(
    await within(needs).findByRole('link', { name: 'Review: Per Nyström asks for access' }),
  ).toHaveAttribute('href', '/links/l2');
  expect(within(needs).getByText('3 shared links expire within a week')).toBeVisible();
});

test('a team that has not begun is shown its three steps, and what is done is ticked', async () => {
  onGraphql({ ...quiet, Dashboard: () => answer(nothing, 1, 0) });
  renderApp('/');
  expect(await screen.findByRole('heading', { level: 1, name: /^Good \w+, Maya$/ })).toBeVisible();
  expect(
    screen
      .getAllByRole('listitem')
      .find((item) => item.textContent?.includes('Upload a presentation')),
  ).toHaveTextContent(': done');
  expect(screen.getByRole('button', { name: 'Create a link' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
});

test('a step that is done while one looks is ticked at once', async () => {
  let published = 0;
  onGraphql({ ...quiet, Dashboard: () => answer(nothing, published, 0) });
  renderApp('/');
  expect(await screen.findByRole('button', { name: 'Upload' })).toBeVisible();
  published = 1;
  FakeEventSource.connect();
  FakeEventSource.emit('changed', { type: 'Presentation', id: 'p1', version: 2 });
  expect(await screen.findByRole('button', { name: 'Create a link' })).toBeVisible();
});

test('a link that ends in a week shows its date, not only its weekday', async () => {
  const expiresAt = new Date(Date.now() + 7 * 86_400_000);
  onGraphql({
    ...quiet,
    NeedsAttention: () => ({
      data: {
        sharedLinks: {
          __typename: 'SharedLinkPage',
          total: 1,
          items: [
            {
              __typename: 'SharedLink',
              id: 'l1',
              name: 'Mühlheim tender',
              expiresAt: expiresAt.toISOString(),
              presentationName: 'Tender',
            },
          ],
        },
        notifications: { __typename: 'NotificationPage', items: [] },
      },
    }),
  });
  renderApp('/');
  expect(
    await screen.findByText(
      new RegExp(
        expiresAt.toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'short' }),
      ),
    ),
  ).toBeVisible();
});

test('a link that is read in an earlier version says so, and lights no page of the one that is shown', async () => {
  const figures = {
    __typename: 'Figures',
    views: 3,
    fileId: 'f2',
    filePageCount: null,
    isOfFormerFile: false,
    fileViews: 1,
    lastViewedAt: day(0),
    pages: [],
    liveSessions: [{ __typename: 'ViewerSession', id: 's1', currentPage: 9, fileId: 'f1' }],
    viewsByDay: [...Array.from({ length: 27 }, () => 0), 1, 0, 2],
  };
  const sharedLink = {
    __typename: 'SharedLink',
    id: 'l1',
    isVisible: true,
    name: 'Acqua Norte',
    userName: 'Maya',
    presentation,
    recipients: [],
  };
  const others = { ...sharedLink, id: 'l2', isVisible: false, name: 'Vinter', userName: 'Ola' };
  const items = [sharedLink, others, null].map((each) => ({
    __typename: 'LinkActivity',
    sharedLink: each,
    figures,
  }));
  onGraphql({
    ...quiet,
    DashboardLinks: () => ({
      data: {
        dashboard: {
          __typename: 'Dashboard',
          links: { __typename: 'LinkActivityPage', total: 3, items },
        },
      },
    }),
  });
  renderApp('/?everyone=1');
  const row = within(await screen.findByRole('row', { name: /Acqua Norte/ }));
  expect(row.getByRole('link', { name: '3 views of Acqua Norte: show each' })).toHaveAttribute(
    'href',
    '/links/l1?everyone=1&range=30d#visits',
  );
  expect(row.getByText('1 in an earlier version')).toBeVisible();
  expect(row.getByRole('img', { name: '24 pages, never viewed' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Vinter.*of Ola/ })).toHaveAttribute(
    'href',
    '/content/p1?everyone=1&range=30d',
  );
  expect(screen.getByRole('row', { name: /Someone else’s link/ })).toBeVisible();
  expect(row.getByRole('img', { name: '3 views, by day' })).toBeInTheDocument();
});

test('the views of a row are drawn by the days of the range, of a long one by its last thirty', async () => {
  const figures = {
    __typename: 'Figures',
    views: 19,
    fileId: 'f1',
    filePageCount: null,
    isOfFormerFile: false,
    fileViews: 19,
    lastViewedAt: day(0),
    pages: [],
    liveSessions: [],
    viewsByDay: [...Array.from({ length: 20 }, () => 0), 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  };
  const sharedLink = {
    __typename: 'SharedLink',
    id: 'l1',
    isVisible: true,
    name: 'Acqua Norte',
    userName: 'Maya',
    presentation,
    recipients: [],
  };
  const links = (views: number) => ({
    data: {
      dashboard: {
        __typename: 'Dashboard',
        links: {
          __typename: 'LinkActivityPage',
          total: 1,
          items: [{ __typename: 'LinkActivity', sharedLink, figures: { ...figures, views } }],
        },
      },
    },
  });
  let views = 19;
  onGraphql({ ...quiet, DashboardLinks: () => links(views) });
  const { user } = renderApp('/?range=90d');
  expect(
    await screen.findByRole('img', { name: '10 of 19 views, in the last 30 days of the range' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Last 30 d' })).toBeInTheDocument();
  views = 7;
  await user.click(screen.getByRole('button', { name: '7 d' }));
  const spark = await screen.findByRole('img', { name: '7 views, by day' });
  expect(spark.querySelectorAll('rect').length).toBeLessThanOrEqual(7);
  expect(screen.getByRole('columnheader', { name: 'Views by day' })).toBeInTheDocument();
});

test('who read today stands in the order of when they were last heard of', async () => {
  const session = (id: string, name: string, ago: number) => ({
    __typename: 'ViewerSession',
    id,
    isLive: false,
    lastSeenAt: new Date(Date.now() - ago).toISOString(),
    elapsedMs: 4_000,
    pageCount: 24,
    pages: [],
    userAgent: null,
    presentation,
    sharedLink: null,
    contact: { __typename: 'Contact', id, name, email: null },
    viewer: null,
  });
  onGraphql({
    ...quiet,
    DashboardFeed: () => ({
      data: {
        liveSessions: [],
        viewerSessions: {
          __typename: 'ViewerSessionPage',
          items: [session('s1', 'Ana Ribeiro', 90_000), session('s2', 'Per Nystrom', 5_000)],
        },
      },
    }),
  });
  renderApp('/');
  const earlier = within(await screen.findByRole('region', { name: 'Earlier today' }));
  expect(earlier.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/Per Nystrom.*just now/),
    expect.stringMatching(/Ana Ribeiro.*1 min ago/),
  ]);
});

test('while the figures are on their way the page stands; when they fail the feed stays', async () => {
  onGraphql({ ...quiet, Dashboard: never });
  renderApp('/');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(screen.getAllByRole('status', { name: 'Loading' }).length).toBeGreaterThan(0);
});

test('figures that could not be read say so, and the rest of the page stays', async () => {
  onGraphql({ ...quiet, Dashboard: () => problem('UNAVAILABLE', 'Analytics did not answer.') });
  renderApp('/');
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the figures');
  expect(await screen.findByText(/No one is reading right now/)).toBeVisible();
});

test('the switch shows the totals by the earlier counting rules beside the current ones, with the difference', async () => {
  const totals = (views: number, completion: number) => ({
    __typename: 'Dashboard',
    views: { __typename: 'Compared', now: views },
    uniqueVisitors: { __typename: 'Compared', now: 412 },
    timeMs: { __typename: 'Compared', now: 60_000 },
    completion: { __typename: 'Compared', now: completion },
  });
  const requests: unknown[] = [];
  onGraphql({
    ...quiet,
    DashboardRules: ({ current, earlier }) => {
      requests.push([current, earlier]);
      return { data: { current: totals(1_663, 0.58), earlier: totals(1_802, 0.64) } };
    },
  });
  const { user, router } = renderApp('/');
  await user.click(await screen.findByRole('switch', { name: 'Compare counting rules' }));
  const rules = within(await screen.findByRole('region', { name: /^Counting rules/ }));
  expect(rules.getByRole('row', { name: 'Views 1,663 1,802 −139' })).toBeVisible();
  expect(rules.getByRole('row', { name: 'Unique visitors 412 412 none' })).toBeVisible();
  expect(rules.getByRole('row', { name: 'Completion 58% 64% −6 pt' })).toBeVisible();
  expect(requests.at(-1)).toMatchObject([{ rules: 'CURRENT' }, { rules: 'EARLIER' }]);
  expect(router.state.location.search).toBe('?rules=both');
  await user.click(rules.getByRole('link', { name: 'Counting rules: how is this counted?' }));
  expect(
    await screen.findByRole('region', { name: 'Counting rules, current and earlier' }),
  ).toBeVisible();
  expect(screen.getByRole('region', { name: 'Pages read' })).toHaveTextContent('0.999 s is opened');
});
