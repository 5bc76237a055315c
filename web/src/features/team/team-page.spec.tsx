import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { aViewer } from '../../testing/builders.ts';
import { json, never, onGraphql, onRest, problem } from '../../testing/edge.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aTeam, type TeamSettings } from '../../testing/team-builder.ts';

const lena = {
  __typename: 'User' as const,
  id: 'u2',
  name: 'Lena Voss',
  email: 'lena@halden.example',
};
const maya = {
  __typename: 'User' as const,
  id: 'u1',
  name: 'Maya Lindqvist',
  email: 'maya@halden.example',
};

const Shell = () => ({ data: { viewer: aViewer() } });
const TeamPage =
  (over: Partial<TeamSettings> = {}) =>
  () => ({
    data: {
      viewer: { __typename: 'User', id: 'u1', currentTeam: aTeam(over) },
      accountManagers: [lena, maya],
    },
  });
const section = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  onRest('get', '/api/time-zones', () =>
    json(200, { data: [{ id: 'Europe/Stockholm', name: 'Central European Time' }] }),
  );
  onRest('get', '/api/locales', () =>
    json(200, { data: [{ id: 'sv', name: 'Swedish', native_name: 'svenska' }] }),
  );
});

test('the general settings have only what acts here; leaving unsaved changes asks first', async () => {
  const sent: unknown[] = [];
  onGraphql({
    Shell,
    TeamPage: TeamPage({
      booking: {
        __typename: 'TeamBooking',
        isTrial: true,
        plan: 'enablement_300',
        period: 'YEAR',
        userCount: 5,
        promoCode: 'AUTUMN26',
      },
    }),
    ChangeTeam: (variables) => {
      sent.push(variables);
      return { data: { changeTeamSettings: aTeam({ name: 'Halden Nordic' }) } };
    },
  });
  const { router, user } = renderApp('/nowhere');
  await user.click((await screen.findAllByRole('link', { name: 'Team settings' }))[0]!);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(
    section('General').getByText(
      /^Registered .*for the Enablement 300 plan: 5 users, billed yearly, promo code AUTUMN26\.$/,
    ),
  ).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Channel' })).not.toBeInTheDocument();
  await user.clear(name);
  await user.type(name, 'Halden Nordic');
  await user.click(screen.getByRole('link', { name: 'Sharing' }));
  const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe('/team');
  await user.click(section('General').getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Team settings saved')).toBeVisible();
  const input = { name: 'Halden Nordic', timeZone: 'Europe/Stockholm', locale: 'sv' };
  expect(sent).toEqual([{ teamId: 't1', input }]);
  // The sidebar follows.
  expect(await screen.findByRole('button', { name: /^Halden Nordic.*teams$/ })).toBeVisible();
});

test('signing out asks before unsaved changes are lost, and undone changes are none', async () => {
  let isOut = false;
  onGraphql({ Shell, TeamPage: TeamPage() });
  onRest('post', '/logout', () => ((isOut = true), new Response(null, { status: 204 })));
  const { router, user } = renderApp('/team');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  const save = () => section('General').getByRole('button', { name: 'Save' });
  await user.type(name, 'x');
  await waitFor(() => expect(save()).toBeEnabled());
  await user.type(name, '{Backspace}');
  await waitFor(() => expect(save()).toBeDisabled());
  await user.type(name, 'x');
  await user.click(screen.getByRole('button', { name: /account and theme/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
  expect([isOut, router.state.location.pathname]).toEqual([false, '/team']);
  await user.click(within(question).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(isOut).toBe(true);
});

test('settings of the team’s own apps show once it says that it has some', async () => {
  const sent: unknown[] = [];
  let showsAppSettings = false;
  onGraphql({
    Shell: () => ({
      data: { viewer: aViewer({ currentTeam: { ...aViewer().currentTeam, showsAppSettings } }) },
    }),
    TeamPage: () => TeamPage({ showsAppSettings })(),
    ChangeTeam: ({ input }) => {
      sent.push(input);
      if (sent.length === 2)
        return problem('INVALID', 'Choose 1 to 1440 minutes.', {
          promptForCustomerTimeout: ['Choose 1 to 1440 minutes.'],
        });
      showsAppSettings = true;
      return { data: { changeTeamSettings: aTeam({ showsAppSettings }) } };
    },
  });
  const { user } = renderApp('/team/apps');
  const own = await screen.findByRole('switch', { name: /^For your own apps/ });
  expect(screen.queryByRole('switch', { name: /^Fax/ })).not.toBeInTheDocument();
  await user.click(own);
  await user.click(await screen.findByRole('switch', { name: /^Fax/ }));
  // Off would drop the unsaved change.
  await waitFor(() => expect(own).toBeDisabled());
  await user.type(screen.getByRole('textbox', { name: 'Channel' }), ' Partners North ');
  await user.click(screen.getByRole('combobox', { name: 'Account owner' }));
  await user.click(await screen.findByRole('option', { name: /Lena Voss/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose 1 to 1440 minutes.')).toBeVisible();
  expect(sent).toEqual([
    { showsAppSettings: true },
    {
      type: 'CUSTOMER',
      promptForCustomerTimeout: 10,
      channel: 'Partners North',
      accountManagerId: 'u2',
      features: {
        spaces: true,
        snippets: true,
        emailPreviews: true,
        emailVerification: false,
        fax: true,
        sinch: false,
        haystack: false,
        metabase: false,
      },
    },
  ]);
});

test('sharing is saved as a whole', async () => {
  const sent: unknown[] = [];
  onGraphql({
    Shell,
    TeamPage: TeamPage(),
    ChangeTeam: ({ input }) => (sent.push(input), { data: { changeTeamSettings: aTeam() } }),
  });
  const { user } = renderApp('/team/sharing');
  await user.click(await screen.findByRole('radio', { name: 'Required' }));
  await user.click(screen.getByRole('switch', { name: /^Show the sender/ }));
  await user.click(screen.getByRole('switch', { name: /^Members can send email/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        displayUserInfo: false,
        sharingConsent: 'REQUIRED',
        privacyPolicyUrl: null,
        features: {
          sharing: true,
          presentationAlias: true,
          sendingEmails: true,
          membersCanSendEmails: false,
        },
      },
    ]),
  );
});

test('requiring a second factor applies to everyone at once, and a refusal reverts the switch', async () => {
  const sent: unknown[] = [];
  onGraphql({
    Shell,
    TeamPage: TeamPage(),
    SingleSignOn: never,
    SecurityPage: never,
    ChangeTeam: ({ input }) => (
      sent.push(input),
      sent.length === 1
        ? problem('CONFLICT', 'Set up your own second factor first.')
        : { data: { changeTeamSettings: aTeam({ requiresSecondFactor: true }) } }
    ),
  });
  const { user, router } = renderApp('/team/security');
  const required = () =>
    section('Sign-in and security').getByRole('switch', { name: /^Require two-step sign-in/ });
  await screen.findByRole('region', { name: 'Sign-in and security' });
  await user.click(required());
  expect(await screen.findByText('Set up your own second factor first.')).toBeVisible();
  expect(required()).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Set up yours' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/security'));
  await router.navigate('/team/security');
  await screen.findByRole('region', { name: 'Sign-in and security' });
  await user.click(required());
  expect(
    await screen.findByText('Two-step sign-in is required in Halden Instruments'),
  ).toBeVisible();
  expect(required()).toBeChecked();
  expect(sent).toEqual([{ requiresSecondFactor: true }, { requiresSecondFactor: true }]);
});

test('a failed read says why, and users who may not change the team see that', async () => {
  let tries = 0;
  onGraphql({
    Shell,
    TeamPage: () =>
      ++tries === 1
        ? problem('UNAVAILABLE', 'Identity did not answer.')
        : TeamPage({ mayEdit: false })(),
  });
  const { user } = renderApp('/team');
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('Couldn’t load the team');
  await user.click(within(note).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You can’t change this team')).toBeVisible();
});
