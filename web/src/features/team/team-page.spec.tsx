import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { TeamPageQuery } from '../../gql/graphql.ts';
import { aViewer } from '../../testing/builders.ts';
import { json, never, onGraphql, onRest, problem } from '../../testing/edge.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Settings = TeamPageQuery['viewer']['currentTeam'];

const aTeam = (over: Partial<Settings> = {}): Settings => ({
  __typename: 'Team',
  id: 't1',
  name: 'Halden Instruments',
  channel: null,
  type: 'CUSTOMER',
  timeZone: 'Europe/Stockholm',
  locale: 'sv',
  promptForCustomerTimeout: 10,
  displayUserInfo: true,
  sharingConsent: 'IMPLIED',
  privacyPolicyUrl: null,
  requiresSecondFactor: false,
  mayEdit: true,
  accountManager: null,
  booking: null,
  createdAt: '2026-11-01T12:00:00Z',
  features: {
    __typename: 'TeamFeatures',
    spaces: true,
    haystack: false,
    sharing: true,
    sendingEmails: true,
    membersCanSendEmails: true,
    snippets: true,
    sinch: false,
    emailVerification: false,
    fax: false,
    metabase: false,
    emailPreviews: true,
    presentationAlias: true,
  },
  ...over,
});
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
  (over: Partial<Settings> = {}) =>
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

test('what a team is called and who looks after it is saved by itself, and what is refused stands under its field', async () => {
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
    SingleSignOn: never,
    ChangeTeam: ({ input }) => {
      sent.push(input);
      if (sent.length === 1)
        return problem('INVALID', 'Choose 1 to 1440 minutes.', {
          promptForCustomerTimeout: ['Choose 1 to 1440 minutes.'],
        });
      return {
        data: {
          changeTeamSettings: aTeam({
            name: 'Halden Nordic',
            accountManager: lena,
            promptForCustomerTimeout: 45,
          }),
        },
      };
    },
  });
  const { user } = renderApp('/nowhere');
  await user.click((await screen.findAllByRole('link', { name: 'Team settings' }))[0]!);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  const general = section('General');
  expect(
    general.getByText(
      /^Registered .*for the plan Enablement 300: 5 users, by the year, with the code AUTUMN26\.$/,
    ),
  ).toBeVisible();
  expect(general.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.clear(name);
  await user.type(name, 'Halden Nordic');
  await user.type(general.getByRole('textbox', { name: 'Channel' }), ' Partners North ');
  const prompt = general.getByRole('spinbutton', { name: 'Ask for the customer after' });
  await user.clear(prompt);
  await user.type(prompt, '4500');
  await user.click(general.getByRole('combobox', { name: 'Account manager' }));
  await user.click(await screen.findByRole('option', { name: /Lena Voss/ }));
  await user.click(general.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose 1 to 1440 minutes.')).toBeVisible();
  await user.clear(prompt);
  await user.type(prompt, '45');
  await user.click(general.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The team is saved')).toBeVisible();
  expect(sent[1]).toEqual({
    name: 'Halden Nordic',
    channel: 'Partners North',
    timeZone: 'Europe/Stockholm',
    locale: 'sv',
    type: 'CUSTOMER',
    promptForCustomerTimeout: 45,
    accountManagerId: 'u2',
  });
  // The place of the team in the sidebar is told, too.
  expect(await screen.findByRole('button', { name: /^Halden Nordic.*teams$/ })).toBeVisible();
});

test('what recipients meet and what the team uses are saved each by itself', async () => {
  const sent: unknown[] = [];
  onGraphql({
    Shell,
    TeamPage: TeamPage(),
    SingleSignOn: never,
    ChangeTeam: ({ input }) => (sent.push(input), { data: { changeTeamSettings: aTeam() } }),
  });
  const { user } = renderApp('/team');
  await user.click(await screen.findByRole('switch', { name: /^Fax/ }));
  const forApps = within(screen.getByRole('group', { name: 'For your apps alone' }));
  expect([
    forApps.getByText(/Lectern has none of this itself yet/),
    forApps.getAllByRole('switch').length,
  ]).toEqual([expect.anything(), 8]);
  await user.click(section('What the team uses').getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(screen.getByRole('radio', { name: 'Asked before anything is shown' }));
  await user.click(screen.getByRole('switch', { name: /^Say who sent/ }));
  await user.click(section('Recipients').getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent[1]).toEqual({
      displayUserInfo: false,
      sharingConsent: 'REQUIRED',
      privacyPolicyUrl: null,
    }),
  );
  const { __typename: _, ...features } = aTeam().features;
  expect(sent[0]).toEqual({ features: { ...features, fax: true } });
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
  const { user, router } = renderApp('/team');
  const required = () =>
    section('Security').getByRole('switch', { name: /^A second factor is required/ });
  await screen.findByRole('region', { name: 'Security' });
  await user.click(required());
  expect(await screen.findByText('Set up your own second factor first.')).toBeVisible();
  expect(required()).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Set up yours' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/security'));
  await router.navigate('/team');
  await screen.findByRole('region', { name: 'Security' });
  await user.click(required());
  expect(
    await screen.findByText('Everybody in Halden Instruments needs a second factor from now on'),
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
  expect(note).toHaveTextContent('The team could not be read');
  await user.click(within(note).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You cannot change this team')).toBeVisible();
});
