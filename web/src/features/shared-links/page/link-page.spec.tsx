import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { aViewer } from '../../../testing/builders.ts';
import { onGraphql, problem } from '../../../testing/edge.ts';
import { FakeEventSource } from '../../../testing/fake-event-source.ts';
import { aPageLink, noGates } from '../../../testing/link-builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const quiet = {
  Shell: () => ({ data: { viewer: aViewer() } }),
  LinkPage: () => ({ data: { sharedLink: aPageLink() } }),
  LinkVisits: () => ({
    data: { viewerSessions: { __typename: 'ViewerSessionPage', total: 0, items: [] } },
  }),
  LinkHistory: () => ({
    data: { sharedLink: { __typename: 'SharedLink', id: 'l1', history: [] } },
  }),
};
const request = (over: object = {}) => ({
  __typename: 'AccessRequest' as const,
  id: 'c9',
  email: 'per@aguas.example',
  name: 'Per Nyström',
  message: 'May I?',
  reason: 'RECIPIENTS_ONLY' as const,
  at: '2026-11-20T12:00:00Z',
  ...over,
});

const answered = {
  data: { answerAccessRequest: { __typename: 'SharedLink', id: 'l1', accessRequests: [] } },
};

test('own team and bots are not counted, named, and counted in with one switch that stands in the address', async () => {
  const requests: unknown[] = [];
  onGraphql({
    ...quiet,
    LinkPage: ({ filter }) => (requests.push(filter), { data: { sharedLink: aPageLink() } }),
  });
  const { user, router } = renderApp('/links/l1');
  const totals = within(await screen.findByLabelText('Totals'));
  expect(totals.getByText('Views')).toBeVisible();
  expect(totals.getByRole('link', { name: '4' })).toHaveAttribute('href', '/links/l1#visits');
  expect(totals.getByText('66%')).toBeVisible();
  expect(totals.getByRole('link', { name: '2' })).toHaveAttribute(
    'href',
    '/links/l1?list=visitors#visitors',
  );
  expect(totals.getByRole('link', { name: '3' })).toHaveAttribute(
    'href',
    '/links/l1?did=click#visits',
  );
  expect(screen.getByText('Excludes 1 team and 2 bot openings.')).toBeVisible();
  expect(screen.queryByText(/^[0-9]+ openings?,/)).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Include my team and bots' }));
  await waitFor(() => expect(requests.at(-1)).toEqual({ includeOwnTeam: true, includeBots: true }));
  expect(router.state.location.search).toBe('?everyone=1');
});

test.each([
  [{ persons: 5 }, { hasAccessCode: true }, '5 openings, 1 stopped at the access page.'],
  [{ persons: 6 }, {}, '6 openings, 2 without a view.'],
  [
    { persons: 3, views: 0 },
    { isEmailRequired: true },
    '3 openings, all stopped at the access page.',
  ],
  [
    { persons: 1, views: 0 },
    { consentMode: 'REQUIRED' as const },
    '1 opening, stopped at the access page.',
  ],
])(
  'openings that led to no view are told of beside the views: %j behind %j',
  async ({ persons, views = 4 }: { persons: number; views?: number }, gate, words) => {
    const { analytics, hitCounts } = aPageLink();
    onGraphql({
      ...quiet,
      LinkPage: () => ({
        data: {
          sharedLink: aPageLink({
            asked: noGates(gate),
            hitCounts: { ...hitCounts, persons },
            analytics: analytics && { ...analytics, views },
          }),
        },
      }),
    });
    renderApp('/links/l1');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/never opened/i)).toBeNull();
  },
);

test('it is read over a range, which its totals and the visits and visitors behind them keep', async () => {
  const requests: unknown[] = [];
  onGraphql({
    ...quiet,
    LinkVisits: ({ filter, did }) => (requests.push({ filter, did }), quiet.LinkVisits()),
    Visitors: ({ sharedLinkId, filter }) => (
      requests.push({ sharedLinkId, filter }),
      { data: { visitors: { __typename: 'VisitorList', total: 0, items: [] } } }
    ),
  });
  const { user } = renderApp('/links/l1?range=custom&from=2026-10-01&to=2026-10-07&everyone=1');
  const totals = within(await screen.findByLabelText('Totals'));
  expect(screen.queryByText(/^Without /)).toBeNull();
  expect(await screen.findByText('No visits in this period')).toBeVisible();
  await user.click(totals.getByRole('link', { name: '3' }));
  expect(await screen.findByRole('region', { name: 'Link clicks' })).toHaveTextContent(
    'No one clicked a link',
  );
  const filter = {
    includeOwnTeam: true,
    includeBots: true,
    from: new Date(2026, 9, 1).toISOString(),
    to: new Date(2026, 9, 8).toISOString(),
  };
  expect(requests.at(-1)).toEqual({ did: ['CLICK'], filter });
  await user.click(totals.getByRole('link', { name: '2' }));
  expect(await screen.findByRole('region', { name: 'Visitors' })).toHaveTextContent(
    'No visitors in this period',
  );
  expect(requests.at(-1)).toEqual({ sharedLinkId: 'l1', filter });
});

test('who asks for access is let in and sent the link', async () => {
  const sent: Record<string, unknown> = {};
  const recipients = [
    {
      __typename: 'LinkRecipient' as const,
      id: 'c1',
      email: 'ana@acqua.example',
      name: null,
      mailedAt: null,
    },
  ];
  onGraphql({
    ...quiet,
    LinkPage: () => ({
      data: {
        sharedLink: aPageLink({
          isForRecipientsOnly: true,
          accessCode: 'weir-lantern',
          recipients,
          accessRequests: sent['answer'] === undefined ? [request()] : [],
        }),
      },
    }),
    LetRecipientIn: (variables) => (
      (sent['let'] = variables),
      {
        data: {
          reviseSharedLink: {
            __typename: 'SharedLink',
            id: 'l1',
            recipients: [
              ...recipients,
              {
                __typename: 'LinkRecipient',
                id: 'c9',
                email: 'per@aguas.example',
                name: 'Per Nyström',
                mailedAt: null,
              },
            ].map((each) => ({ ...each, mailedAt: null })),
          },
        },
      }
    ),
    MailSharedLink: (variables) => (
      (sent['mail'] = variables),
      { data: { mailSharedLink: { __typename: 'SharedLink', id: 'l1', recipients: [] } } }
    ),
    AnswerAccessRequest: (variables) => ((sent['answer'] = variables), answered),
  });
  const { user } = renderApp('/links/l1');
  expect(await screen.findByText('May I?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Grant access: Per Nyström' }));
  expect(
    await screen.findByText(
      'Access granted. Per Nyström gets the link and the access code by email',
    ),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByText('May I?')).not.toBeInTheDocument());
  expect(sent['answer']).toEqual({ linkId: 'l1', personId: 'c9', isGranted: true });
  expect(sent['let']).toEqual({
    id: 'l1',
    recipients: [
      { email: 'ana@acqua.example', name: null },
      { email: 'per@aguas.example', name: 'Per Nyström' },
    ],
  });
  expect(sent['mail']).toMatchObject({
    id: 'l1',
    recipientIds: ['c9'],
    mail: { message: 'The access code is weir-lantern' },
  });
});

test('a request can be declined, and goes', async () => {
  let sent: unknown;
  onGraphql({
    ...quiet,
    LinkPage: () => ({ data: { sharedLink: aPageLink({ accessRequests: [request()] }) } }),
    AnswerAccessRequest: (variables) => ((sent = variables), answered),
  });
  const { user } = renderApp('/links/l1');
  await user.click(await screen.findByRole('button', { name: 'Decline: Per Nyström' }));
  await waitFor(() => expect(screen.queryByText('May I?')).not.toBeInTheDocument());
  expect(sent).toEqual({ linkId: 'l1', personId: 'c9', isGranted: false });
});

test('who came too late finds the link open again', async () => {
  let until: unknown;
  onGraphql({
    ...quiet,
    LinkPage: () => ({
      data: {
        sharedLink: aPageLink({
          status: 'EXPIRED',
          expiresAt: '2026-01-01T00:00:00Z',
          accessRequests: [request({ reason: 'EXPIRED' })],
        }),
      },
    }),
    ProlongSharedLink: ({ expiresAt }) => (
      (until = expiresAt),
      {
        data: {
          reviseSharedLink: { __typename: 'SharedLink', id: 'l1', status: 'ACTIVE', expiresAt },
        },
      }
    ),
    AnswerAccessRequest: () => answered,
  });
  const { user } = renderApp('/links/l1');
  await user.click(await screen.findByRole('button', { name: 'Open for 30 days: Per Nyström' }));
  expect(await screen.findByText('The link is open for 30 more days')).toBeVisible();
  expect(Date.parse(String(until))).toBeGreaterThan(Date.now() + 29 * 86_400_000);
});

test('its history says what became of it, and shows it as it was', async () => {
  const change = (id: string, at: string, summary: string) => ({
    __typename: 'SharedLinkChange',
    id,
    at,
    summary,
    actor: { __typename: 'User', id: 'u1', name: 'Maya Lindqvist', email: null },
    fields: [{ __typename: 'ChangedField', name: 'Name', before: null, after: 'Acqua Norte' }],
  });
  const { alias, notificationLevel } = { alias: null, notificationLevel: 1 };
  onGraphql({
    ...quiet,
    LinkHistory: () => ({
      data: {
        sharedLink: {
          __typename: 'SharedLink',
          id: 'l1',
          history: [
            change('1', '2026-11-19T12:00:00Z', 'Made.'),
            change('2', '2026-11-20T12:00:00Z', 'Renamed.'),
          ],
        },
      },
    }),
    LinkAsOf: ({ at }) => ({
      data: {
        sharedLink: {
          ...aPageLink(),
          name: at === '2026-11-19T12:00:00Z' ? 'The first name' : 'Acqua Norte',
          alias,
          notificationLevel,
          canBeDownloaded: true,
          canBePrinted: true,
          canBeForwarded: false,
        },
      },
    }),
  });
  const { user } = renderApp('/links/l1');
  const [newest, oldest] = await screen.findAllByRole('button', { name: /^View this version/ });
  expect(newest).toHaveAccessibleName('View this version: Renamed');
  await user.click(oldest as HTMLElement);
  const then = within(await screen.findByRole('region', { name: /^The link as of/ }));
  expect(then.getByText('The first name')).toBeVisible();
  expect(then.getByText('download, print')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Acqua Norte' })).toBeVisible();
  await user.click(then.getByRole('button', { name: 'Back to now' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: /^The link as of/ })).not.toBeInTheDocument(),
  );
});

test('a link that is not there says so', async () => {
  onGraphql({ ...quiet, LinkPage: () => ({ data: { sharedLink: null } }) });
  renderApp('/links/l1');
  expect(await screen.findByRole('heading', { name: 'Link not found' })).toBeVisible();
});

test('visits load to the last; failed pages retry, and new visits lose none', async () => {
  let refusals = 1;
  const viewing = (id: string) => ({
    __typename: 'ViewerSession',
    id,
    lane: 'PERSON',
    userAgent: null,
    contact: null,
    viewer: null,
    visit: {
      __typename: 'Visit',
      id,
      lastSeenAt: '2026-11-20T12:00:00Z',
      isLive: false,
      currentPage: 1,
      elapsedMs: 4_000,
      fileId: 'f1',
      pageCount: 3,
      pages: [],
      sessions: [{ __typename: 'ViewerSession', id }],
    },
  });
  let [first, total] = [1, 310];
  onGraphql({
    ...quiet,
    LinkVisits: (asked) => {
      const [page, size] = [Number(asked['page']), Number(asked['pageSize'])];
      if (page === 2 && refusals-- > 0) return problem('UNAVAILABLE', 'Analytics does not answer.');
      const items = Array.from({ length: Math.min(size, total - (page - 1) * size) }, (_, index) =>
        viewing(`s${(page - 1) * size + index + first}`),
      );
      return { data: { viewerSessions: { __typename: 'ViewerSessionPage', total, items } } };
    },
  });
  const { user } = renderApp('/links/l1');
  expect(await screen.findByRole('region', { name: 'Visits 310 openings' })).toBeVisible();
  for (const shown of [25, 100, 300]) {
    expect(await screen.findByText(`${shown} of 310 views`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
  }
  expect(await screen.findByText('Analytics does not answer.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(document.querySelector('a[href="/visits/s310"]')).not.toBeNull());
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  [first, total] = [-1, 312];
  FakeEventSource.emit('live', { type: 'Presentation', id: aPageLink().presentation.id });
  await waitFor(() => expect(document.querySelector('a[href="/visits/s-1"]')).not.toBeNull());
  expect(document.querySelectorAll('a[href^="/visits/s"]')).toHaveLength(312);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a link switched off shows it at once and has no live readers, even if the figures lag', async () => {
  const { analytics, ...rest } = aPageLink();
  const reader = {
    __typename: 'ViewerSession' as const,
    id: 's1',
    currentPage: 1,
    fileId: 'f1',
    pages: [],
    contact: null,
    viewer: null,
    hit: null,
  };
  onGraphql({
    ...quiet,
    LinkPage: () => ({
      data: { sharedLink: { ...rest, analytics: { ...analytics, liveSessions: [reader] } } },
    }),
    DeactivateSharedLink: () => ({
      data: {
        deactivateSharedLink: {
          __typename: 'SharedLink',
          id: 'l1',
          status: 'CANCELED',
          expiresAt: null,
        },
      },
    }),
  });
  const { user } = renderApp('/links/l1');
  expect(await screen.findByText('being read now', { selector: 'h1 *' })).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'On' }));
  expect(screen.getByRole('switch', { name: 'On' })).not.toBeChecked();
  expect(screen.queryByText('being read now', { selector: 'h1 *' })).not.toBeInTheDocument();
  expect(await screen.findByText('Off')).toBeVisible();
});
