import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import { aViewer } from '../../testing/builders.ts';
import { json, onGraphql, onRest, problem } from '../../testing/edge.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { savedFiles, savedText } from '../../testing/saved-files.ts';

const factor = (over: object = {}) => ({
  __typename: 'SecondFactor',
  hasTotp: false,
  recoveryCodesLeft: 0,
  canUsePasskeys: true,
  isRequired: false,
  passkeys: [],
  ...over,
});
const viewer = {
  ...aViewer(),
  currentTeam: {
    __typename: 'Team',
    id: 't1',
    name: 'Halden Instruments',
    requiresSecondFactor: false,
  },
  signIns: [],
};
const Shell = () => ({ data: { viewer: aViewer() } });
const ways = (over: { hasPassword: boolean; provider: string | null }) => () => ({
  data: { ownConfirmation: { __typename: 'OwnConfirmation', ...over } },
});
const unconfirmed = () =>
  problem('INVALID', 'Please type your password once more.', {
    currentPassword: ['Please type your password once more.'],
  });
const started = {
  __typename: 'StartedTotp',
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Lectern:maya?secret=JBSWY3DPEHPK3PXP',
  ticket: 'ticket',
};

test('codes of an app are turned on with the first of them, after the password where the sign-in is old, and recovery codes are shown once', async () => {
  let isOn = false;
  let isConfirmed = false;
  const confirmed: unknown[] = [];
  const turned: unknown[] = [];
  onRest('post', '/api/user/confirm-password', async (request) => {
    confirmed.push(await request.json());
    isConfirmed = true;
    return new Response(null, { status: 204 });
  });
  onGraphql({
    Shell,
    OwnConfirmation: ways({ hasPassword: true, provider: null }),
    SecurityPage: () => ({
      data: { viewer, secondFactor: factor(isOn ? { hasTotp: true, recoveryCodesLeft: 10 } : {}) },
    }),
    StartTotp: () => (isConfirmed ? { data: { startTotp: started } } : unconfirmed()),
    TurnOffTotp: () => ((isOn = false), { data: { turnOffTotp: factor() } }),
    TurnOnTotp: ({ input }) => {
      turned.push(input);
      if (turned.length === 1) return unconfirmed(); // The quarter of an hour ended meanwhile.
      isOn = true;
      return {
        data: {
          turnOnTotp: {
            __typename: 'ChangedSecondFactor',
            recoveryCodes: ['abcd-efgh-jkmn-pqrs', 'bcde-fghj-kmnp-qrst'],
          },
        },
      };
    },
  });
  const { user } = renderApp('/profile/security');
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your password' });
  await user.type(within(dialog).getByLabelText(/^Password/), 'measure every liter');
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('img', { name: 'For your app' })).toBeInTheDocument();
  expect(confirmed).toEqual([{ current_password: 'measure every liter' }]);
  expect(screen.getByRole('textbox', { name: 'Key for your app' })).toHaveValue('JBSWY3DPEHPK3PXP');
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await user.type(await screen.findByLabelText(/^Password/), 'measure every liter');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const codes = await screen.findByRole('group', { name: 'Recovery codes' });
  const input = { secret: 'JBSWY3DPEHPK3PXP', ticket: 'ticket', code: '123456' };
  expect(turned).toEqual([input, input]);
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['abcd-efgh-jkmn-pqrs', 'bcde-fghj-kmnp-qrst']);
  const saved = savedFiles();
  let prints = 0;
  window.print = () => void prints++;
  await user.click(within(codes).getByRole('button', { name: 'Save as a file' }));
  expect(await savedText(saved[0])).toBe(
    `Lectern recovery codes for ${window.location.host}\n\nabcd-efgh-jkmn-pqrs\nbcde-fghj-kmnp-qrst\n`,
  );
  await user.click(within(codes).getByRole('button', { name: 'Print' }));
  expect(prints).toBe(1);
  await user.click(within(codes).getByRole('button', { name: 'I’ve saved them' }));
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible();
  expect(
    screen.getByText('10 of 10 left. Each works once if you lose your other methods.'),
  ).toBeVisible();
  expect(screen.queryByText('abcd-efgh-jkmn-pqrs')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Turn off the authenticator app?' }),
  );
  expect(
    question.getByText(
      /your password or your organization’s sign-in is enough, and your recovery codes stop working/,
    ),
  ).toBeInTheDocument();
  expect(isOn).toBe(true);
  await user.click(question.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
});

test.each([
  { hasPassword: false, title: 'Confirm it’s you' },
  { hasPassword: true, title: 'Confirm your password' },
])(
  'whom an organization signed in goes there from “$title”, for the page that they are on',
  async ({ hasPassword, title }) => {
    const sent: unknown[] = [];
    onRest(
      'post',
      '/api/user/confirm-single-sign-on',
      async (request) => (
        sent.push(await request.json()),
        json(503, { message: 'The identity provider does not answer.', code: 'UNAVAILABLE' })
      ),
    );
    onGraphql({
      Shell,
      OwnConfirmation: ways({ hasPassword, provider: 'OKTA' }),
      SecurityPage: () => ({ data: { viewer, secondFactor: factor() } }),
      StartTotp: unconfirmed,
    });
    const { user } = renderApp('/profile/security');
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.queryAllByLabelText(/^Password/)).toHaveLength(hasPassword ? 1 : 0);
    await user.click(dialog.getByRole('button', { name: 'Confirm with Okta' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The identity provider does not answer.',
    );
    expect(sent).toEqual([{ next: expect.stringMatching(/^\//) }]);
  },
);

test.each([
  { label: 'yes', said: 'Confirmed' },
  { label: 'other_person', said: 'Not confirmed' },
])(
  'whoever comes back from there reads $said, and no page after it says so',
  async ({ label, said }) => {
    onGraphql({ Shell, SecurityPage: () => ({ data: { viewer, secondFactor: factor() } }) });
    const { router } = renderApp(`/profile/security?tab=1&confirmed=${label}`);
    expect(await screen.findByText(said)).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?tab=1'));
  },
);

test.each([
  {
    what: 'the only factor of whoever needs one stays, and it is said why',
    hasTotp: false,
    removable: 0,
    said: 1,
  },
  { what: 'with another one either can be taken away', hasTotp: true, removable: 2, said: 0 },
])('$what', async ({ hasTotp, removable, said }) => {
  const passkey = {
    __typename: 'Passkey',
    id: 'p1',
    name: 'Mac',
    createdAt: '2026-11-01T12:00:00.000Z',
    lastUsedAt: null,
    isSynced: false,
  };
  onGraphql({
    Shell,
    SecurityPage: () => ({
      data: {
        viewer,
        secondFactor: factor({
          isRequired: true,
          recoveryCodesLeft: 10,
          passkeys: [passkey],
          hasTotp,
        }),
      },
    }),
  });
  renderApp('/profile/security');
  await screen.findByRole('button', { name: 'Rename Mac' });
  expect(
    [
      screen.queryAllByRole('button', { name: /^(Remove Mac|Turn off)$/ }),
      screen.queryAllByText(/^Your team requires two-step sign-in\. Set up another/),
    ].map(({ length }) => length),
  ).toEqual([removable, said]);
});

test('whoever comes back to the tab reads that the team no longer asks for it, and is led to the sign-in once they are out', async () => {
  let says: 'required' | 'off' | 'out' = 'required';
  const SecondFactorPage = () =>
    says === 'out'
      ? problem('UNAUTHENTICATED', 'Please sign in.')
      : {
          data: {
            secondFactor: { ...factor({ isRequired: says === 'required' }), otherTeams: [] },
          },
        };
  onGraphql({
    Shell: () => problem('SECOND_FACTOR_REQUIRED', 'Your team requires two-step sign-in.'),
    SecondFactorPage,
  });
  const comesBackUntil = (isSeen: () => void) =>
    waitFor(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      isSeen();
    });
  const { router } = renderApp('/profile/security');
  await screen.findByRole('button', { name: 'Set up' });
  says = 'off';
  await comesBackUntil(() =>
    expect(screen.getByRole('link', { name: 'Continue to Lectern' })).toHaveAttribute('href', '/'),
  );
  says = 'out';
  await comesBackUntil(() => expect(router.state.location.pathname).toBe('/login'));
});

test('whoever’s team asks for a second factor is led to setting one up, wherever they wanted to go', async () => {
  onGraphql({
    Shell: () => problem('SECOND_FACTOR_REQUIRED', 'Your team requires two-step sign-in.'),
    SecondFactorPage: () => ({
      data: {
        secondFactor: {
          ...factor({ isRequired: true }),
          otherTeams: [{ __typename: 'OtherTeam', id: 't2', name: 'Nordic' }],
        },
      },
    }),
    GoElsewhere: () => problem('NOT_FOUND', 'No such team.'),
  });
  const { router, user } = renderApp('/content');
  expect(await screen.findByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/second-factor');
  await user.click(screen.getByRole('button', { name: 'Go to Nordic' }));
  expect(await screen.findByText('No such team.')).toBeVisible();
  onRest('post', '/logout', () =>
    json(503, { message: 'Nobody is signed out right now.', code: 'UNAVAILABLE' }),
  );
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Nobody is signed out right now.')).toBeVisible();
});
