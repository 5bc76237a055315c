import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { SingleSignOnPartsFragment } from '../../../gql/graphql.ts';
import { aViewer } from '../../../testing/builders.ts';
import { json, onGraphql, onRest, problem } from '../../../testing/edge.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aTeam } from '../../../testing/team-builder.ts';
import { signedOutLabel } from './signed-out-label.ts';

const team = aTeam();
const maya = {
  __typename: 'User' as const,
  id: 'u1',
  name: 'Maya Lindqvist',
  email: 'maya@halden.example',
};
const lena = {
  __typename: 'User' as const,
  id: 'u2',
  name: 'Lena Voss',
  email: 'lena@halden.example',
};
type Parts = SingleSignOnPartsFragment;

const aDomain = (over: Partial<Parts['domains'][number]> = {}): Parts['domains'][number] => ({
  __typename: 'TeamDomain',
  id: 'd1',
  name: 'halden.example',
  isProven: false,
  provenBy: null,
  mailedTo: null,
  record: {
    __typename: 'DnsRecord',
    name: '_lectern.halden.example',
    value: 'lectern-domain=q3xT0b1m9s8ZkVw2LrYc4A',
  },
  ...over,
});
const okta: NonNullable<Parts['configuration']> = {
  __typename: 'SingleSignOnConfiguration',
  provider: 'OKTA',
  host: 'halden.okta.com',
  isHostAllowed: true,
  clientId: '0oa1',
  defaultRole: 'TEAM_MEMBER',
  customRole: null,
  testedAt: null,
  isRequired: false,
  isExceptionGood: true,
  except: null,
};
const customRoles = [{ __typename: 'CustomRole', id: 'r1', name: 'Field sales' }];
const parts = (over: Partial<Parts> = {}): Parts => ({
  __typename: 'SingleSignOn',
  id: 't1',
  mailboxes: ['admin', 'postmaster'],
  domains: [],
  configuration: null,
  hosts: (['OKTA', 'DYNAMICS', 'EGNYTE'] as const).map((provider) => ({
    __typename: 'SingleSignOnHosts',
    provider,
    suffixes: [`${provider.toLowerCase()}.com`],
    added: [],
    redirectUri: `https://lectern.example/login/${provider.toLowerCase()}/callback`,
  })),
  ...over,
});

beforeEach(() => {
  onRest('get', '/api/time-zones', () => json(200, { data: [] }));
  onRest('get', '/api/locales', () => json(200, { data: [] }));
});

function open(answers: Parameters<typeof onGraphql>[0], path = '/team/security') {
  onGraphql({
    Shell: () => ({ data: { viewer: aViewer() } }),
    TeamPage: () => ({
      data: {
        viewer: { __typename: 'User', id: 'u1', currentTeam: team },
        accountManagers: [lena, maya],
      },
    }),
    ...answers,
  });
  return renderApp(path);
}

test('a domain is added and proven, by its record or by a code, and what is wrong is said where it is', async () => {
  const sent: unknown[] = [];
  let tries = 0;
  const { user } = open(
    {
      SingleSignOn: () => ({ data: { customRoles, singleSignOn: parts() } }),
      AddTeamDomain: ({ domain }) => (
        sent.push(domain),
        { data: { addTeamDomain: parts({ domains: [aDomain()] }) } }
      ),
      ProveTeamDomain: ({ code }) => (
        sent.push(code),
        ++tries === 1
          ? problem('INVALID', 'The record is not there yet.', {
              record: ['The record is not there yet.'],
            })
          : {
              data: {
                proveTeamDomain: parts({
                  domains: [aDomain({ isProven: true, provenBy: 'MAIL' })],
                }),
              },
            }
      ),
      MailTeamDomainCode: ({ mailbox }) => (
        sent.push(mailbox),
        {
          data: {
            mailTeamDomainCode: parts({
              domains: [aDomain({ mailedTo: 'postmaster@halden.example' })],
            }),
          },
        }
      ),
    },
    '/team/domains',
  );
  await user.click(await screen.findByRole('textbox', { name: 'Add a domain' }));
  await user.paste('halden.example');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const domain = within(await screen.findByRole('listitem', { name: 'halden.example' }));
  expect(
    domain.getByRole('textbox', { name: 'Value of the record of halden.example' }),
  ).toHaveValue('lectern-domain=q3xT0b1m9s8ZkVw2LrYc4A');
  expect(
    domain.getByRole('button', { name: 'Copy: Value of the record of halden.example' }),
  ).toBeVisible();
  await user.click(domain.getByRole('button', { name: 'Check DNS' }));
  expect(await domain.findByRole('alert')).toHaveTextContent('The record is not there yet.');
  await user.selectOptions(
    domain.getByRole('combobox', { name: 'Or email a code to' }),
    'postmaster',
  );
  await user.click(domain.getByRole('button', { name: 'Email code' }));
  await user.click(await domain.findByRole('textbox', { name: 'Code' }));
  await user.paste('ABCD-EFGH-JKLM');
  await user.click(domain.getByRole('button', { name: 'Confirm' }));
  expect(await domain.findByText('Verified by email')).toBeVisible();
  expect(sent).toEqual(['halden.example', null, 'postmaster', 'ABCD-EFGH-JKLM']);
});

test('removing a proven domain explains the consequences first', async () => {
  const removed: unknown[] = [];
  const { user } = open(
    {
      SingleSignOn: () => ({
        data: {
          customRoles,
          singleSignOn: parts({ domains: [aDomain({ isProven: true, provenBy: 'DNS' })] }),
        },
      }),
      RemoveTeamDomain: ({ domainId }) => (
        removed.push(domainId),
        { data: { removeTeamDomain: parts() } }
      ),
    },
    '/team/domains',
  );
  await user.click(await screen.findByRole('button', { name: 'Remove halden.example' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove halden.example?' }));
  expect(question.getByText(/can no longer use single sign-on/)).toBeInTheDocument();
  expect(removed).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(screen.queryByRole('listitem', { name: 'halden.example' })).toBeNull(),
  );
  expect(removed).toHaveLength(1);
});

test('one person who is signed out by requiring it is one, also where there may be more', () => {
  const told = [0, 1, 1204].flatMap((people) =>
    [true, false].map((isAll) =>
      signedOutLabel({ __typename: 'SignedOutByRequiring', people, isAll }),
    ),
  );
  expect(told).toEqual([
    'No one is signed out.',
    'Everyone who signed in another way is signed out at once.',
    '1 person who signed in another way is signed out at once.',
    'At least 1 person who signed in another way is signed out at once.',
    '1,204 people who signed in another way are signed out at once.',
    'At least 1,204 people who signed in another way are signed out at once.',
  ]);
});

test('a provider is set up, tried out, required of everybody but one, and turned off', async () => {
  const sent: unknown[] = [];
  let turns = 0;
  const domains = [aDomain({ isProven: true, provenBy: 'DNS' })];
  const tested = { ...okta, testedAt: '2026-11-19T12:00:00Z' };
  const { user } = open({
    SingleSignOn: () => ({ data: { customRoles, singleSignOn: parts({ domains }) } }),
    ConfigureSingleSignOn: ({ input }) => {
      sent.push(input);
      return sent.length === 1
        ? problem('INVALID', 'This is no address of the provider.', {
            host: ['This is no address of the provider.'],
          })
        : { data: { configureSingleSignOn: parts({ domains, configuration: tested }) } };
    },
    SignedOutByRequiring: ({ exceptUserId }) => (
      sent.push(`how many but ${String(exceptUserId)}`),
      {
        data: {
          singleSignOn: {
            __typename: 'SingleSignOn',
            id: 't1',
            signedOutByRequiring: {
              __typename: 'SignedOutByRequiring',
              people: 1204,
              isAll: false,
            },
          },
        },
      }
    ),
    RequireSingleSignOn: ({ exceptUserId }) => (
      sent.push(exceptUserId),
      {
        data: {
          requireSingleSignOn: parts({
            domains,
            configuration: { ...tested, isRequired: true, except: lena },
          }),
        },
      }
    ),
    MakeSingleSignOnOptional: () => ({
      data: { makeSingleSignOnOptional: parts({ domains, configuration: tested }) },
    }),
    TurnOffSingleSignOn: () =>
      ++turns === 1
        ? problem('UNAVAILABLE', 'Please try again in a moment.')
        : { data: { turnOffSingleSignOn: parts({ domains }) } },
  });
  await user.click(await screen.findByRole('button', { name: 'Set up single sign-on' }));
  const form = within(await screen.findByRole('form', { name: 'Provider' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Provider' }), 'EGNYTE');
  expect(form.getByRole('textbox', { name: 'Redirect link' })).toHaveValue(
    'https://lectern.example/login/egnyte/callback',
  );
  await user.selectOptions(form.getByRole('combobox', { name: 'Provider' }), 'OKTA');
  await user.click(form.getByRole('textbox', { name: 'Your organization’s host' }));
  await user.paste('halden.okta.com');
  await user.click(form.getByRole('textbox', { name: 'Client ID' }));
  await user.paste('0oa1');
  await user.click(form.getByLabelText('Client secret'));
  await user.paste('shh');
  await user.selectOptions(
    form.getByRole('combobox', { name: 'New users join as' }),
    'Field sales',
  );
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('This is no address of the provider.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save' }));
  const input = {
    provider: 'OKTA',
    host: 'halden.okta.com',
    clientId: '0oa1',
    clientSecret: 'shh',
    defaultRole: 'TEAM_MEMBER',
    customRoleId: 'r1',
  };
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Can still use a password' }),
    'u2',
  );
  expect(sent).toEqual([input, input]);
  expect(screen.getByRole('textbox', { name: 'Sign-in link' })).toHaveValue(
    `${window.location.origin}/login/okta?domain=halden.okta.com`,
  );
  expect(screen.getByLabelText('Client secret')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Require' }));
  const question = await screen.findByRole('dialog', { name: 'Require Okta?' });
  expect(question).toHaveTextContent(
    'At least 1,204 people who signed in another way are signed out at once. If you signed in with a password, that includes you.',
  );
  expect(sent.at(-1)).toBe('how many but u2');
  await user.click(within(question).getByRole('button', { name: 'Require' }));
  await user.click(await screen.findByRole('button', { name: 'Make optional' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Make optional' })).toBeNull());
  expect(sent[3]).toBe('u2');
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  const turningOff = { name: 'Turn off sign-in with Okta?' };
  const requests = within(await screen.findByRole('dialog', turningOff));
  await user.click(requests.getByRole('button', { name: 'Turn off' }));
  expect(await requests.findByRole('alert')).toHaveTextContent('Not turned off');
  await user.click(requests.getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(screen.queryByRole('dialog', turningOff)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  const again = within(await screen.findByRole('dialog', turningOff));
  expect(again.queryByRole('alert')).toBeNull();
  await user.click(again.getByRole('button', { name: 'Turn off' }));
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Sign-in with Okta' })).toBeNull(),
  );
});

test('the result of a test shows after the redirect, with what prevents a lock-out', async () => {
  const configuration = {
    ...okta,
    testedAt: '2026-11-19T12:00:00Z',
    isRequired: true,
    except: lena,
    isExceptionGood: false,
  };
  open(
    {
      SingleSignOn: () => ({
        data: {
          customRoles,
          singleSignOn: parts({
            domains: [aDomain({ isProven: true, provenBy: 'DNS' })],
            configuration,
          }),
        },
      }),
    },
    '/team?sso=foreign',
  );
  expect(
    await screen.findByText(
      'The provider sent an email that is not at a domain your team has verified.',
    ),
  ).toBeVisible();
  expect(screen.getByText('No one could sign in with a password')).toBeVisible();
});

test('what became of a test is said until something else is saved', async () => {
  const domains = [aDomain({ isProven: true, provenBy: 'DNS' })];
  const { user, router } = open(
    {
      SingleSignOn: () => ({
        data: { customRoles, singleSignOn: parts({ domains, configuration: okta }) },
      }),
      ConfigureSingleSignOn: () => ({
        data: {
          configureSingleSignOn: parts({ domains, configuration: { ...okta, clientId: '0oa2' } }),
        },
      }),
    },
    '/team?sso=denied',
  );
  expect(await screen.findByText('The test failed')).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Provider' }));
  await user.type(form.getByLabelText('Client secret'), 'shh');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('The test failed')).toBeNull());
  expect(router.state.location.search).toBe('');
});

test('a host the operator removed is not used, and the page says so', async () => {
  const configuration = { ...okta, testedAt: '2026-11-19T12:00:00Z', isHostAllowed: false };
  open({
    SingleSignOn: () => ({
      data: {
        customRoles,
        singleSignOn: parts({
          domains: [aDomain({ isProven: true, provenBy: 'DNS' })],
          configuration,
        }),
      },
    }),
  });
  expect(await screen.findByText('No one can sign in this way')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Test sign-in' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Require' })).toBeNull();
});
