import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { OperationsFragment, SystemPageQuery } from '../../gql/graphql.ts';
import { aViewer } from '../../testing/builders.ts';
import { never, onGraphql, problem } from '../../testing/edge.ts';
import { renderApp } from '../../testing/render-app.tsx';

const Shell = () => ({ data: { viewer: aViewer() } });
const SystemAccess = () => ({ data: { isOperator: true } });
const at = '2026-11-20T12:00:00.000Z';
const doing = (service: string, over: Partial<OperationsFragment> = {}): OperationsFragment => ({
  __typename: 'ServiceOperations',
  service,
  readers: [],
  jobCounts: [],
  jobs: [],
  parkedEvents: [],
  ...over,
});
const aReader = (over: object = {}) => ({
  __typename: 'LogReader' as const,
  name: 'hits-of-link',
  isProjection: true,
  lag: 0,
  isRebuilding: false,
  completeUntil: at,
  ...over,
});
const failed = {
  __typename: 'OperatedJob' as const,
  id: 'j1',
  kind: 'send-alert',
  status: 'failed',
  attempts: 5,
  dueAt: at,
  startedAt: at,
  failure: 'The email server refused it.',
};
const parked = {
  __typename: 'OperatedEvent' as const,
  id: 'e1',
  reader: 'mail-when-link-asks',
  type: 'SharedLinkMailRequested',
  subject: 'SharedLink/t/l',
  reason: 'It did not fit.',
  parkedAt: at,
};

function page(
  sharing: Partial<OperationsFragment> = {},
  isLocal = true,
): { data: SystemPageQuery } {
  const storage = {
    __typename: 'InstalledStorage' as const,
    storeBytes: 2_000_000,
    blobBytes: 7_200_000,
    blobCount: 287,
    diskFreeBytes: 74e9,
    diskBytes: 271e9,
  };
  const installation = {
    __typename: 'Installation' as const,
    version: '0.1.0',
    nodeVersion: '26.10.0',
    startedAt: at,
    isLocal,
    engines: [{ __typename: 'InstalledEngine' as const, port: 'store', engine: 'SQLite' }],
    storage,
  };
  return {
    data: {
      __typename: 'Query',
      installation,
      converters: [{ __typename: 'Converter', name: 'LibreOffice', version: '7.4.7' }],
      identityOperations: doing('identity'),
      contentOperations: doing('content'),
      sharingOperations: doing('sharing', sharing),
      analyticsOperations: doing('analytics'),
      billingOperations: doing('billing'),
    },
  };
}
const aMail = {
  __typename: 'SentMail',
  id: 'm1',
  sentAt: at,
  to: 'tom@severnwye.example',
  subject: 'Your link',
  text: 'Here',
  html: '<p>Here it is</p>',
  isWithheld: false,
};
const OutboxInvitations = () => ({
  data: { users: { __typename: 'UserPage', total: 0, items: [] } },
});
const OutboxSection = () => ({
  data: { mailOutbox: { __typename: 'MailOutbox', isReadable: true, problem: null, items: [] } },
});

test('all is well: what it is, how much room is left, and that nothing waits', async () => {
  onGraphql({ Shell, SystemAccess, OutboxInvitations, SystemPage: () => page(), OutboxSection });
  renderApp('/system');
  expect(await screen.findByText('Everything is local')).toBeVisible();
  expect(screen.getByText('0.1.0')).toBeVisible();
  expect(screen.getByText('74 GB')).toBeVisible();
  expect(screen.getByText(/All good. No failed jobs/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No emails yet' })).toBeVisible();
  expect(screen.getByText(/npm run lectern -- backup/)).toBeVisible();
});

test('of another team than the one that set it up administrators see their mails alone', async () => {
  onGraphql({
    Shell,
    SystemAccess: () => ({ data: { isOperator: false } }),
    OutboxInvitations,
    OutboxSection,
  });
  renderApp('/system');
  expect(await screen.findByText(/The team that set up this server manages it/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No emails yet' })).toBeVisible();
  expect(screen.queryByText(/npm run lectern -- backup/)).not.toBeInTheDocument();
});

test('a job that was given up is tried again, and is gone then', async () => {
  let isRetried = false;
  const requests: unknown[] = [];
  onGraphql({
    Shell,
    SystemAccess,
    OutboxInvitations,
    OutboxSection,
    SystemPage: () =>
      page(
        isRetried
          ? {}
          : {
              jobs: [failed],
              jobCounts: [
                {
                  __typename: 'JobCount',
                  kind: 'send-alert',
                  running: 0,
                  failed: 1,
                  waiting: 0,
                  waitingSince: null,
                },
              ],
            },
      ),
    OperateSharing: (variables) => {
      requests.push(variables);
      isRetried = true;
      return { data: { operateSharing: doing('sharing') } };
    },
  });
  const { user } = renderApp('/system');
  const row = await screen.findByRole('row', { name: /Send alert/ });
  expect(row).toHaveTextContent('The email server refused it.');
  expect(screen.getByText('1 job failed')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/All good. No failed jobs/)).toBeVisible();
  expect(requests).toEqual([{ action: 'RETRY_JOB', id: 'j1' }]);
});

test('discarding an event asks first and explains the consequences', async () => {
  const requests: unknown[] = [];
  onGraphql({
    Shell,
    SystemAccess,
    OutboxInvitations,
    OutboxSection,
    SystemPage: () => page(requests.length > 0 ? {} : { parkedEvents: [parked] }),
    OperateSharing: (variables) => {
      requests.push(variables);
      return { data: { operateSharing: doing('sharing') } };
    },
  });
  const { user } = renderApp('/system');
  await user.click(await screen.findByRole('button', { name: 'Discard…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Discard SharedLinkMailRequested?' });
  expect(dialog).toHaveTextContent('It did not fit.');
  await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Discard…' }));
  await user.click(await screen.findByRole('button', { name: 'Discard event' }));
  await waitFor(() => expect(requests).toEqual([{ action: 'DISCARD_PARKED', id: 'e1' }]));
});

test('a projection that lags says so and can be rebuilt', async () => {
  const requests: unknown[] = [];
  onGraphql({
    Shell,
    SystemAccess,
    OutboxInvitations,
    OutboxSection,
    SystemPage: () =>
      page({ readers: [aReader({ lag: 1_204, isRebuilding: requests.length > 0 })] }),
    OperateSharing: (variables) => {
      requests.push(variables);
      return { data: { operateSharing: doing('sharing') } };
    },
  });
  const { user } = renderApp('/system');
  await user.click(await screen.findByText('Sharing'));
  expect(screen.getAllByText('1,204 behind')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Rebuild hits-of-link' }));
  expect(await screen.findByText('Rebuilding')).toBeVisible();
  expect(requests).toEqual([{ action: 'REBUILD', id: 'hits-of-link' }]);
});

test('jobs whose time has not come are planned, not waiting', async () => {
  const job = (id: string, dueAt: string) => ({
    ...failed,
    id,
    status: 'waiting',
    failure: null,
    startedAt: null,
    dueAt,
  });
  const soon = new Date(Date.now() + 3600_000).toISOString();
  onGraphql({
    Shell,
    SystemAccess,
    OutboxInvitations,
    OutboxSection,
    SystemPage: () =>
      page({
        jobs: [job('j1', at), job('j2', soon)],
        jobCounts: [
          {
            __typename: 'JobCount',
            kind: 'send-alert',
            running: 0,
            failed: 0,
            waiting: 19,
            waitingSince: new Date(Date.now() - 3 * 60_000).toISOString(),
          },
        ],
      }),
  });
  renderApp('/system');
  expect(await screen.findByText('1 waiting · 18 scheduled')).toBeVisible();
  expect(screen.getAllByText('Idle', { selector: 'summary span' })).toHaveLength(4);
  expect(screen.getByText(/· oldest/)).toHaveTextContent(
    '1 waiting · 18 scheduled · oldest 3 min ago',
  );
});

test('mails that lie here can be read', async () => {
  onGraphql({
    Shell,
    SystemAccess,
    OutboxInvitations,
    SystemPage: () => page({}, false),
    OutboxSection: () => ({
      data: {
        mailOutbox: {
          __typename: 'MailOutbox',
          isReadable: true,
          problem: null,
          items: [
            aMail,
            { ...aMail, id: 'm2', subject: 'Choose a new password', isWithheld: true },
          ],
        },
      },
    }),
  });
  const { user } = renderApp('/system');
  await user.click(await screen.findByRole('button', { name: /Your link/ }));
  expect(await screen.findByTitle('Email: Your link')).toHaveAttribute('sandbox', '');
  expect(screen.queryByText(/hidden here/)).toBeNull();
  expect(screen.getByText('On your own engines')).toBeInTheDocument();
  expect(screen.getByText('LibreOffice 7.4.7')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /Choose a new password/ }));
  await waitFor(() => expect(screen.getByText(/The link or code is hidden here/)).toBeVisible());
});

test('a mail server that does not answer is reported', async () => {
  const sentence =
    'The email server mail.halden.example does not accept email (ECONNREFUSED). Mails wait, and are tried again.';
  onGraphql({
    Shell,
    SystemAccess,
    OutboxInvitations,
    SystemPage: () => page({}, false),
    OutboxSection: () => ({
      data: {
        mailOutbox: { __typename: 'MailOutbox', isReadable: false, problem: sentence, items: [] },
      },
    }),
  });
  renderApp('/system');
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('invitations that no mail server takes out are listed, with the link to hand over', async () => {
  const invitation = {
    __typename: 'PendingInvitation',
    sentAt: at,
    expiresAt: at,
    isExpired: false,
    hasLostRole: false,
    invitedBy: null,
  };
  const waiting = {
    __typename: 'User',
    id: 'u5',
    email: 'kim@halden.example',
    name: null,
    invitationLink: 'http://localhost:4000/password/create#token',
    invitation,
  };
  onGraphql({
    Shell,
    SystemAccess,
    SystemPage: () => page(),
    OutboxSection,
    OutboxInvitations: ({ first }) => ({
      data: {
        users: {
          __typename: 'UserPage',
          total: 51,
          items:
            first === 50
              ? [waiting]
              : [waiting, { ...waiting, id: 'u6', email: 'lee@halden.example' }],
        },
      },
    }),
  });
  const { user } = renderApp('/system');
  expect(await screen.findByText('Invitation for kim@halden.example')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Invitation for kim@halden.example' })).toHaveValue(
    'http://localhost:4000/password/create#token',
  );
  expect(screen.queryByText('No emails yet')).not.toBeInTheDocument();
  expect(screen.getByText('1 of 51 invitations')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Invitation for lee@halden.example')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All invitations in People' })).toHaveAttribute(
    'href',
    '/people?status=INVITED',
  );
});

test('while it is on its way the page stands; what failed says why, and comes when tried again', async () => {
  let tries = 0;
  onGraphql({
    Shell,
    SystemAccess,
    OutboxInvitations,
    OutboxSection,
    SystemPage: () => (++tries === 1 ? problem('UNAVAILABLE', 'Sharing did not answer.') : page()),
  });
  const { user } = renderApp('/system');
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('Couldn’t load the system');
  await user.click(within(note).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Everything is local')).toBeVisible();
});

test('a skeleton shows while loading, and members see whose page it is', async () => {
  onGraphql({ Shell, SystemAccess, OutboxInvitations, SystemPage: never, OutboxSection });
  renderApp('/system');
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  document.body.replaceChildren();
  onGraphql({ Shell: () => ({ data: { viewer: aViewer({ currentTeamRole: 'TEAM_MEMBER' }) } }) });
  renderApp('/system');
  expect(await screen.findByRole('heading', { name: 'Admins only' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'System' })).not.toBeInTheDocument();
});
