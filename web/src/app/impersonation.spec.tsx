import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { PersonSignIns } from '../shared/sign-ins/person-sign-ins.tsx';
import { aViewer } from '../testing/builders.ts';
import { aPerson, aSignIn } from '../testing/people-builders.ts';
import { json, onGraphql, onRest } from '../testing/edge.ts';
import { renderApp } from '../testing/render-app.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { PersonPage } from './pages/person-tabs.tsx';

const ada = { __typename: 'User', id: 'u1', name: 'Maya Lindqvist' } as const;

test('an administrator gives a reason before acting as a member, and sees why when refused', async () => {
  const requests: unknown[] = [];
  const settings = {
    __typename: 'UserSettings',
    signature: null,
    notificationLevel: 1,
    timeZone: null,
    locale: 'en',
  };
  let person = {
    ...aPerson({ status: 'LOCKED' }),
    slug: 'k3x9',
    phone: null,
    createdAt: '2026-11-01T12:00:00Z',
    settings,
  };
  onGraphql({
    PersonPage: () => ({ data: { user: person } }),
    UnlockPerson: () => ({ data: { unlockMember: (person = { ...person, status: 'ACTIVE' }) } }),
  });
  onRest(
    'post',
    '/api/users/u2/impersonation',
    async (request) => (
      requests.push(await request.json()),
      json(409, { message: 'This person cannot sign in.', code: 'CONFLICT' })
    ),
  );
  const { user } = renderPage(
    { path: '/people/:personId/:tab?', element: <PersonPage /> },
    '/people/u2',
    aViewer(),
  );
  await user.click(await screen.findByLabelText('More about Claire Dubois'));
  const unlock = await screen.findByText('Unlock');
  expect(screen.queryByText('Use Lectern as Claire Dubois')).not.toBeInTheDocument();
  await user.click(unlock);
  await within(screen.getByRole('list', { name: 'About the person' })).findByText('Member');
  await user.click(screen.getByLabelText('More about Claire Dubois'));
  await user.click(await screen.findByText('Use Lectern as Claire Dubois'));
  const dialog = await screen.findByRole('dialog', { name: 'Use Lectern as Claire Dubois' });
  const go = within(dialog).getByRole('button', { name: 'Use Lectern as Claire Dubois' });
  expect(go).toBeDisabled();
  await user.click(within(dialog).getByRole('textbox', { name: /Reason/ }));
  await user.paste('Her links\nare gone ');
  await user.click(go);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Couldn’t switchThis person cannot sign in.',
  );
  expect(requests).toEqual([{ reason: 'Her links are gone' }]);
});

test('an impersonated sign-in is labeled as one', async () => {
  const impersonation = {
    __typename: 'Impersonation',
    reason: 'Her links are gone',
    impersonator: ada,
  } as const;
  onGraphql({
    Shell: () => ({ data: { viewer: aViewer() } }),
    PersonSignIns: ({ id }) => ({
      data: {
        user: {
          __typename: 'User',
          id,
          hasSecondFactor: false,
          signIns: [aSignIn({ impersonation })],
        },
      },
    }),
  });
  renderPage({ path: '/', element: <PersonSignIns userId="u2" /> }, '/', aViewer());
  expect(await screen.findByText('Maya Lindqvist, acting as them')).toBeVisible();
  expect(screen.getByText('Their reason: Her links are gone')).toBeVisible();
});

test('while acting as a member every page shows the time left and a way to end it; private pages stay private', async () => {
  let ends = 0;
  const expiresAt = new Date(Date.now() + 52.5 * 60_000).toISOString();
  const viewer = aViewer({
    id: 'u2',
    name: 'Claire Dubois',
    currentTeamRole: 'TEAM_MEMBER',
    impersonation: {
      __typename: 'Impersonation',
      reason: 'Her links are gone',
      expiresAt,
      impersonator: ada,
    },
  });
  onGraphql({ Shell: () => ({ data: { viewer } }) });
  onRest(
    'delete',
    '/api/impersonation',
    () => (ends++, json(503, { message: 'Please try again in a moment.', code: 'UNAVAILABLE' })),
  );
  const { user, router } = renderApp('/nowhere');
  const banner = () => screen.findByRole('region', { name: 'Acting as someone else' });
  expect(await banner()).toHaveTextContent(
    'You are using Lectern as Claire Dubois· Her links are gone· 52 min leftEnd',
  );
  await router.navigate('/profile/security');
  expect(
    await screen.findByText('Only Claire Dubois can see and change these settings.'),
  ).toBeVisible();
  await user.click(within(await banner()).getByRole('button', { name: 'End' }));
  expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
  expect(ends).toBe(1);
});
