import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { PresentationHistoryQuery } from '../../gql/graphql.ts';
import { aForm, aPresentation, aViewer } from '../../testing/builders.ts';
import { quietPage } from '../../testing/page-builders.ts';
import { never, onGraphql, problem } from '../../testing/edge.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Entry = NonNullable<NonNullable<PresentationHistoryQuery['presentation']>['history']>[number];

const { may } = aPresentation();
const saved = (over: Parameters<typeof aForm>[0] = {}) => ({ ...aForm(over), id: 'p1' });
const answered = (over: Parameters<typeof aForm>[0] = {}) => ({
  data: {
    updatePresentation: {
      ...saved(over),
      isReleased: true,
      isExpired: false,
      isNew: false,
      hasAccessCode: false,
      may,
    },
  },
});
const GroupChoices = () => ({
  data: {
    groups: {
      __typename: 'GroupPage',
      items: [
        { __typename: 'Group', id: 'g1', name: 'Field sales' },
        { __typename: 'Group', id: 'g2', name: 'Partners' },
      ],
    },
  },
});
const inTeam = (showsAppSettings = false) => ({
  __typename: 'User',
  id: 'u1',
  currentTeam: { __typename: 'Team', id: 't1', showsAppSettings, mayEdit: true },
});
const settingsPage = {
  ...quietPage,
  GroupChoices,
  PresentationSettings: () => ({ data: { presentation: saved(), viewer: inTeam() } }),
};
const member = {
  Shell: () => ({ data: { viewer: aViewer({ currentTeamRole: 'TEAM_MEMBER' }) } }),
  PresentationPage: () => ({
    data: {
      presentation: aPresentation({
        may: { ...may, edit: false, delete: false, chooseThumbnail: false },
      }),
    },
  }),
};

test('what is changed is sent alone, kept, and taken back', async () => {
  const inputs: unknown[] = [];
  onGraphql({
    ...settingsPage,
    PresentationSettings: () => ({ data: { presentation: saved(), viewer: inTeam(true) } }),
    SavePresentation: ({ input }) => {
      inputs.push(input);
      return answered(
        inputs.length === 1
          ? {
              description: 'For councils',
              settings: { ...aForm().settings, canBeDownloaded: true, menuBarTaps: 3 },
            }
          : {},
      );
    },
  });
  const { user } = renderApp('/content/p1/settings');
  await user.type(await screen.findByRole('textbox', { name: 'Description' }), 'For councils');
  await user.click(screen.getByRole('switch', { name: /^Download/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Taps to show menu' }), '3 taps');
  const bar = within(screen.getByRole('region', { name: 'Unsaved changes' }));
  expect(bar.getByRole('status')).toHaveTextContent(
    '3 changes Description, Download, Taps to show menu',
  );
  await user.click(bar.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved 3 changes')).toBeVisible();
  expect(inputs).toEqual([
    { description: 'For councils', settings: { canBeDownloaded: true, menuBarTaps: 3 } },
  ]);
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undid 3 changes')).toBeVisible();
  expect(inputs[1]).toEqual({
    description: null,
    settings: { canBeDownloaded: false, menuBarTaps: 2 },
  });
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('');
});

test('a setting is found by what it is called, here or in the API, and the rest comes back', async () => {
  onGraphql(settingsPage);
  const { user } = renderApp('/content/p1/settings');
  const find = await screen.findByRole('searchbox', { name: 'Find a setting' });
  await user.click(screen.getByRole('switch', { name: /^Protected/ }));
  await user.click(find);
  await user.paste('can_be_down');
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('switch').map((each) => each.closest('div')?.textContent)).toEqual([
    expect.stringContaining('Download'),
  ]);
  expect(
    within(screen.getByRole('navigation', { name: 'Groups of settings' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Recipient permissions']);
  expect(screen.getByRole('region', { name: 'Unsaved changes' })).toHaveTextContent(
    '1 change Protected',
  );
  await user.paste(' nothing');
  expect(screen.getByText('No results for “can_be_down nothing”')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('switch', { name: /^Protected/ })).toBeChecked();
});

test('settings that only apps use show once the team wants them; those of later releases never do', async () => {
  let sent: unknown;
  onGraphql({
    ...settingsPage,
    ShowAppSettings: (variables) => (
      (sent = variables),
      { data: { changeTeamSettings: { __typename: 'Team', id: 't1', showsAppSettings: true } } }
    ),
  });
  const { user } = renderApp('/content/p1/settings');
  const show = await screen.findByRole('switch', { name: /^Show settings for your own apps/ });
  expect(screen.getByRole('textbox', { name: 'Facebook pixel' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Rotation' })).not.toBeInTheDocument();
  await user.click(show);
  expect(await screen.findByRole('combobox', { name: 'Rotation' })).toBeVisible();
  expect(sent).toEqual({ teamId: 't1', isShown: true });
  expect(screen.queryByText(/Slack|CRM/i)).not.toBeInTheDocument();
});

test('without a mail server, asking for verified emails says that its links would open for no one', async () => {
  onGraphql({ ...settingsPage, MailKept: () => ({ data: { isMailKept: true } }) });
  const { user } = renderApp('/content/p1/settings');
  await user.click(await screen.findByRole('switch', { name: /^Ask for an email/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^No one could open its.*LECTERN_MAIL/,
  );
});

test('a refusal stands under its field, which is gone to, and nothing typed is lost', async () => {
  onGraphql({
    ...settingsPage,
    SavePresentation: () =>
      problem('INVALID', 'Please use at least 6 characters.', {
        accessCode: ['Please use at least 6 characters.'],
      }),
  });
  const { user } = renderApp('/content/p1/settings');
  const code = await screen.findByLabelText('Access code');
  expect(code).toHaveAttribute('type', 'password');
  await user.type(code, 'abc');
  await user.click(screen.getByRole('button', { name: 'Show: Access code' }));
  expect(code).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not saved. Please use at least 6 characters.')).toBeVisible();
  expect(code).toHaveValue('abc');
  expect(code).toBeInvalid();
  await waitFor(() => expect(code).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  expect((code as HTMLInputElement).value).toMatch(/^\w{4}-\w{4}-\w{4}$/);
});

test('leaving with unsaved changes asks first', async () => {
  onGraphql({
    ...settingsPage,
    PresentationFiles: () => ({
      data: {
        presentation: {
          __typename: 'Presentation',
          id: 'p1',
          thumbnailFileId: null,
          files: [],
          jobs: [],
        },
      },
    }),
  });
  const { user } = renderApp('/content/p1/settings');
  await user.click(await screen.findByRole('switch', { name: /^Protected/ }));
  await user.click(screen.getByRole('link', { name: /^Files/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  await screen.findByRole('region', { name: 'Unsaved changes' });
  expect(screen.getByRole('switch', { name: /^Protected/ })).toBeChecked();
  await user.click(screen.getByRole('link', { name: /^Files/ }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Discard changes?' })).getByRole('button', {
      name: 'Discard',
    }),
  );
  expect(await screen.findByRole('heading', { name: /^Files/ })).toBeVisible();
});

test('whom it is open to is chosen among the groups of the team; a group that is gone can be taken out', async () => {
  const inputs: unknown[] = [];
  onGraphql({
    ...settingsPage,
    PresentationSettings: () => ({
      data: { presentation: saved({ groupIds: ['g1', 'gone'] }), viewer: inTeam() },
    }),
    SavePresentation: ({ input }) => {
      inputs.push(input);
      return answered({ groupIds: ['g1', 'g2'] });
    },
  });
  const { user } = renderApp('/content/p1/settings');
  const field = await screen.findByRole('combobox', { name: 'Groups' });
  expect(await screen.findByText('Deleted group')).toBeVisible();
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'Partners' }));
  await user.click(field);
  await user.keyboard('{Backspace}{Backspace}');
  await user.click(await screen.findByRole('option', { name: 'Partners' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(inputs).toEqual([{ groupIds: ['g1', 'g2'] }]));
  expect(screen.queryByRole('group', { name: 'Labels' })).not.toBeInTheDocument();
});

test('without edit rights there are no settings, history or tabs for them', async () => {
  onGraphql({ ...quietPage, ...member });
  renderApp('/content/p1/settings');
  expect(
    await screen.findByRole('heading', { name: 'You can’t change these settings' }),
  ).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Presentation' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Analytics', 'Shared links', 'Files1']);
  for (const name of ['Rename', /^Status/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('settings that do not come are on their way, then say so', async () => {
  let isFailing = false;
  onGraphql({
    ...settingsPage,
    PresentationSettings: () =>
      isFailing ? problem('UNAVAILABLE', 'Content does not answer.') : (never() as never),
  });
  renderApp('/content/p1/settings');
  expect(await screen.findByRole('heading', { name: 'Visibility' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Description' })).not.toBeInTheDocument();
  isFailing = true;
  renderApp('/content/p1/settings');
  expect(await screen.findByText('Couldn’t load the settings')).toBeVisible();
});

const actor = { __typename: 'User', id: 'u1', name: 'Maya Lindqvist' } as const;
const entry = (over: Partial<Entry>): Entry => ({
  __typename: 'HistoryEntry',
  number: 1,
  at: '2026-11-18T12:00:00Z',
  actor,
  onBehalfOf: null,
  events: ['PresentationCreated'],
  changes: [],
  ...over,
});
const change = (field: string, before: unknown, after: unknown) => ({
  __typename: 'FieldChange' as const,
  field,
  before: JSON.stringify(before),
  after: JSON.stringify(after),
});

const entries = [
  entry({
    number: 3,
    at: '2026-11-20T12:00:00Z',
    events: ['PresentationRevised'],
    changes: [
      change('settings.canBeDownloaded', false, true),
      change('accessCode', null, '•••'),
      change('name', 'Tiers', 'Service tiers 2027'),
    ],
  }),
  entry({ number: 2, actor: null, events: ['PresentationProcessed'] }),
  entry({}),
];
const historyPage = {
  ...quietPage,
  PresentationHistory: () => ({
    data: { presentation: { __typename: 'Presentation', id: 'p1', history: entries } },
  }),
};

test('the history says who changed what, before and after, and shows the page as of then', async () => {
  const requests: unknown[] = [];
  const then = {
    ...aForm({ name: 'Tiers' }),
    status: 'DRAFT',
    presentationType: 'PDF',
    deletedAt: null,
    pageCount: 3,
    thumbnailUrl: null,
    owner: actor,
  };
  onGraphql({
    ...historyPage,
    PresentationThen: ({ at }) => {
      requests.push(at);
      return {
        data: {
          then,
          now: {
            ...saved({ settings: { ...aForm().settings, canBeDownloaded: true } }),
            status: 'ACTIVE',
            deletedAt: null,
            createdAt: '2026-11-18T12:00:00Z',
            owner: actor,
          },
        },
      };
    },
  });
  const { user } = renderApp('/content/p1/history');
  expect(await screen.findByText('edited this', { exact: false })).toHaveTextContent(
    'Maya Lindqvist edited this',
  );
  expect(screen.getByText('Download').closest('div')).toHaveTextContent('Downloadfrom off→to on');
  expect(screen.getByText('Access code').closest('div')).toHaveTextContent(
    'from (empty)→to a code',
  );
  expect(screen.getByText('finished processing', { exact: false })).toHaveTextContent(
    'Lectern finished processing',
  );
  await user.click(screen.getAllByRole('link', { name: /^View this version/ })[1]!);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tiers' })).toBeVisible();
  expect(requests).toEqual(['2026-11-18T12:00:00.000Z']);
  expect(screen.getByText(/^As of 18 November 2026, \d\d:\d\d$/)).toBeVisible();
  expect(screen.getByText('Name').closest('div')).toHaveTextContent('Tiersnow: Service tiers 2027');
  expect(screen.queryByText('Rotation')).not.toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Show unchanged fields' }));
  expect(screen.getByText('Rotation')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to now' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Service tiers 2027' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('aria-current', 'page');
});

test('before it was made there is nothing to see', async () => {
  onGraphql({
    ...historyPage,
    PresentationThen: () => ({
      data: {
        then: null,
        now: {
          ...saved(),
          status: 'ACTIVE',
          deletedAt: null,
          createdAt: '2026-11-18T12:00:00Z',
          owner: actor,
        },
      },
    }),
  });
  renderApp('/content/p1?at=2020-01-01T00:00:00Z');
  expect(await screen.findByRole('heading', { name: 'Not created yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back to now' })).toBeVisible();
});

test('a history that does not answer says so alone', async () => {
  onGraphql({
    ...historyPage,
    PresentationHistory: () => problem('UNAVAILABLE', 'Content does not answer.'),
  });
  renderApp('/content/p1/history');
  expect(await screen.findByText('Couldn’t load the history')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Service tiers 2027' })).toBeVisible();
});
