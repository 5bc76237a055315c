import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { ProfilePageQuery } from '../../gql/graphql.ts';
import { aViewer } from '../../testing/builders.ts';
import { json, never, onGraphql, onRest, problem } from '../../testing/edge.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { savedFiles, savedText } from '../../testing/saved-files.ts';

const viewer: ProfilePageQuery['viewer'] = {
  ...aViewer(),
  customRoleName: null,
  hasPassword: true,
  title: null,
  phone: null,
  settings: {
    __typename: 'UserSettings',
    signature: null,
    notificationLevel: 1,
    timeZone: null,
    locale: 'en',
  },
};
const Shell = () => ({ data: { viewer: aViewer() } });
const DataExport = () => ({ data: { personExport: null } });
const ProfilePage = () => ({ data: { viewer } });

/** What these pages need from the edge. */
function onReference() {
  onRest('get', '/api/time-zones', () =>
    json(200, {
      data: [
        { id: 'UTC', name: 'Coordinated Universal Time' },
        { id: 'America/Sao_Paulo', name: 'Brasilia Time' },
        { id: 'Europe/Stockholm', name: 'Central European Time' },
      ],
    }),
  );
  onRest('get', '/api/locales', () =>
    json(200, {
      data: [
        { id: 'en', name: 'English', native_name: 'English' },
        { id: 'pt-BR', name: 'Brazilian Portuguese', native_name: 'português (Brasil)' },
        { id: 'sv', name: 'Swedish', native_name: 'svenska' },
      ],
    }),
  );
}

beforeEach(onReference);

test('the account menu leads to one’s own profile', async () => {
  onGraphql({ Shell, DataExport, ProfilePage, ContentPage: never });
  const { user } = renderApp('/content');
  await user.click(
    await screen.findByRole('button', { name: 'Maya Lindqvist: account and theme' }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Your profile' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Maya Lindqvist');
  expect(screen.getByText('maya@halden.example · Admin of Halden Instruments')).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Passkeys, two-step sign-in and sessions' }),
  ).toHaveAttribute('href', '/profile/security');
});

test('while it is on its way the page stands; what could not be read says why', async () => {
  let tries = 0;
  onGraphql({
    Shell,
    DataExport,
    ProfilePage: () =>
      ++tries === 1 ? problem('UNAVAILABLE', 'Identity did not answer.') : never(),
  });
  const { user } = renderApp('/profile');
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('Couldn’t load your profile');
  await user.click(within(note).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Your profile' })).toBeVisible();
});

test('what is said about oneself is saved, and what is refused stands under its field', async () => {
  const sent: unknown[] = [];
  onGraphql({
    Shell,
    DataExport,
    ProfilePage,
    EditProfile: ({ input }) => {
      sent.push(input);
      return sent.length === 1
        ? problem('INVALID', 'Enter a phone number.', {
            phone: ['Enter a phone number.'],
          })
        : { data: { editProfile: { ...viewer, name: 'Maya L' } } };
    },
  });
  const { user } = renderApp('/profile');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  const save = () => screen.getAllByRole('button', { name: 'Save' })[0]!;
  expect(save()).toBeDisabled();
  await user.clear(name);
  await user.type(name, 'Maya L');
  await user.click(save());
  expect(await screen.findByText('Enter a phone number.')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Profile saved')).toBeVisible();
  expect(sent[1]).toEqual({ name: 'Maya L', title: null, phone: null, signature: null });
});

test('alert settings save by themselves', async () => {
  let sent: unknown;
  onGraphql({
    Shell,
    DataExport,
    ProfilePage,
    EditProfile: ({ input }) => ((sent = input), { data: { editProfile: viewer } }),
  });
  const { user } = renderApp('/profile');
  await user.click(await screen.findByRole('radio', { name: 'Weekly' }));
  await user.type(
    screen.getByRole('combobox', { name: 'Time zone' }),
    '{Control>}a{/Control}stockh',
  );
  await user.click(await screen.findByRole('option', { name: /Europe\/Stockholm/ }));
  await user.click(screen.getAllByRole('button', { name: 'Save' })[1]!);
  await waitFor(() =>
    expect(sent).toEqual({ notificationLevel: 3, timeZone: 'Europe/Stockholm', locale: 'en' }),
  );
});

test('a language is found by its own name, a time zone by what its time is called, and none is the team’s', async () => {
  const sent: unknown[] = [];
  const settings = { ...viewer.settings!, timeZone: 'Europe/Stockholm' };
  onGraphql({
    Shell,
    DataExport,
    ProfilePage: () => ({ data: { viewer: { ...viewer, settings } } }),
    EditProfile: ({ input }) => (sent.push(input), { data: { editProfile: viewer } }),
  });
  const { user } = renderApp('/profile');
  const [zone, language] = [
    await screen.findByRole('combobox', { name: 'Time zone' }),
    screen.getByRole('combobox', { name: 'Language and region' }),
  ];
  expect([zone, language].map((field) => (field as HTMLInputElement).value)).toEqual([
    'Europe/Stockholm',
    'English',
  ]);
  await user.clear(language);
  await user.type(language, 'PORTUGUES');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Brazilian Portugueseportuguês (Brasil) · pt-BR',
  ]);
  await user.keyboard('{Enter}');
  await user.clear(zone);
  await user.type(zone, 'brasilia');
  await user.click(await screen.findByRole('option', { name: /America\/Sao Paulo/ }));
  await user.click(screen.getAllByRole('button', { name: 'Save' })[1]!);
  await waitFor(() =>
    expect(sent).toEqual([
      { notificationLevel: 1, timeZone: 'America/Sao_Paulo', locale: 'pt-BR' },
    ]),
  );
  await user.click(zone);
  await user.click(await screen.findByRole('option', { name: 'Team default' }));
  await user.click(screen.getAllByRole('button', { name: 'Save' })[1]!);
  await waitFor(() => expect(sent[1]).toMatchObject({ timeZone: null }));
});

test('where the lists cannot be had, what is chosen stays', async () => {
  let sent: unknown;
  onRest('get', '/api/time-zones', () => json(503, { message: 'Not now.', code: 'UNAVAILABLE' }));
  onRest('get', '/api/locales', () => json(503, { message: 'Not now.', code: 'UNAVAILABLE' }));
  const settings = { ...viewer.settings!, timeZone: 'Europe/Stockholm', locale: 'sv' };
  onGraphql({
    Shell,
    DataExport,
    ProfilePage: () => ({ data: { viewer: { ...viewer, settings } } }),
    EditProfile: ({ input }) => ((sent = input), { data: { editProfile: viewer } }),
  });
  const { user } = renderApp('/profile');
  expect(await screen.findByRole('combobox', { name: 'Language and region' })).toHaveValue(
    'Swedish',
  );
  await user.click(screen.getByRole('radio', { name: 'Weekly' }));
  await user.click(screen.getAllByRole('button', { name: 'Save' })[1]!);
  await waitFor(() =>
    expect(sent).toEqual({ notificationLevel: 3, timeZone: 'Europe/Stockholm', locale: 'sv' }),
  );
});

test('a new password takes the old one', async () => {
  const sent: unknown[] = [];
  onGraphql({ Shell, DataExport, ProfilePage });
  onRest('put', '/api/user/password', async (request) => {
    sent.push(await request.json());
    const errors = { current_password: ['This is not your password.'] };
    return sent.length === 1
      ? new Response(
          JSON.stringify({ message: 'This is not your password.', code: 'INVALID', errors }),
          { status: 422, headers: { 'content-type': 'application/json' } },
        )
      : new Response(null, { status: 204 });
  });
  const { user } = renderApp('/profile');
  await user.type(await screen.findByLabelText('Current password'), 'measure every liter');
  await user.type(screen.getByLabelText('New password'), 'seven slow trains');
  await user.type(screen.getByLabelText('Confirm new password'), 'seven slow train');
  await user.tab();
  expect(screen.getByText('The passwords don’t match.')).toBeVisible();
  await user.type(screen.getByLabelText('Confirm new password'), 's');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('This is not your password.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password changed. Other sessions are signed out')).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue('');
  expect(sent[1]).toEqual({
    current_password: 'measure every liter',
    password: 'seven slow trains',
    password_confirmation: 'seven slow trains',
  });
});

test('single sign-on users need no password, and see how to get one', async () => {
  onGraphql({
    Shell,
    DataExport,
    ProfilePage: () => ({ data: { viewer: { ...viewer, hasPassword: false } } }),
  });
  renderApp('/profile');
  expect(await screen.findByRole('link', { name: 'get a link by email' })).toHaveAttribute(
    'href',
    '/password/forgot',
  );
  expect(screen.queryByLabelText('Current password')).toBeNull();
});

test('an export of one’s own data is requested, prepared and saved', async () => {
  const anExport = {
    __typename: 'PersonExport',
    id: 'e1',
    requestedAt: '2026-11-19T12:00:00Z',
    expiresAt: '2026-11-26T12:00:00Z',
  };
  let found: object | null = null;
  onGraphql({
    Shell,
    ProfilePage,
    DataExport: () => ({ data: { personExport: found } }),
    RequestDataExport: () => ({
      data: { requestPersonExport: (found = { ...anExport, isReady: true }) },
    }),
  });
  const { user } = renderApp('/profile');
  await user.click(await screen.findByRole('button', { name: 'Export your data' }));
  expect(await screen.findByRole('link', { name: 'Download JSON' })).toHaveAttribute(
    'href',
    '/api/users/u1/data-export/file',
  );
  expect(screen.getByRole('link', { name: 'Download HTML' })).toHaveAttribute(
    'href',
    '/api/users/u1/data-export/file?format=html',
  );
});

test('erasing oneself ends on a page without sign-in that keeps the receipt, even as other calls are refused', async () => {
  const saved = savedFiles();
  let isOut = false;
  const ended = () => problem('UNAUTHENTICATED', 'Please sign in.');
  const { data } = ProfilePage();
  onGraphql({
    Shell: () => (isOut ? ended() : Shell()),
    DataExport,
    ProfilePage: () => (isOut ? ended() : { data }),
    Bell: () =>
      isOut
        ? ended()
        : {
            data: {
              notifications: {
                __typename: 'NotificationPage',
                unreadCount: 0,
                items: [],
                endCursor: null,
              },
            },
          },
    Works: () => ({
      data: {
        user: {
          __typename: 'User',
          id: 'u1',
          works: { __typename: 'OwnedWorks', presentations: 0, sharedLinks: 0 },
        },
      },
    }),
    Erase: () => {
      isOut = true;
      return {
        data: {
          erasePerson: {
            __typename: 'Erasure',
            erasedAt: '2026-11-22T12:00:00Z',
            file: '{"receipt":1}',
            isMailed: true,
          },
        },
      };
    },
  });
  const { user, router } = renderApp('/profile');
  await user.click(await screen.findByRole('button', { name: 'Erase your account…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase Maya Lindqvist?' }));
  await user.type(dialog.getByLabelText('Type Maya Lindqvist'), 'Maya Lindqvist');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Erase me' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Erase me' }));
  expect(await screen.findByRole('heading', { name: 'Your account is erased' })).toBeVisible();
  expect(screen.getByText(/emailed you the signed receipt/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save the receipt' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(await Promise.all(saved.map(savedText))).toEqual(['{"receipt":1}', '{"receipt":1}']);
  expect(router.state.location.pathname).toBe('/erased');
});
