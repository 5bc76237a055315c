import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { PersonChangeEntryFragment } from '../../../gql/graphql.ts';
import { aViewer } from '../../../testing/builders.ts';
import { onGraphql, problem } from '../../../testing/edge.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { PeopleHistoryPage } from './history-page.tsx';

const claire = {
  __typename: 'User',
  id: 'u2',
  name: 'Claire Dubois',
  email: 'claire@halden.example',
} as const;
const maya = {
  __typename: 'User',
  id: 'u1',
  name: 'Maya Lindqvist',
  email: 'maya@halden.example',
} as const;
const aChange = (over: Partial<PersonChangeEntryFragment> = {}): PersonChangeEntryFragment => ({
  __typename: 'PersonChange',
  id: 'User/u2/3',
  at: '2026-11-19T12:00:00Z',
  kind: 'PERMISSIONS',
  personId: 'u2',
  person: claire,
  actor: maya,
  onBehalfOf: null,
  summary: 'Permissions changed.',
  groupName: null,
  network: 'PUBLIC',
  requestId: 'r1',
  canBeUndone: true,
  fields: [{ __typename: 'ChangedValue', name: 'can_edit_files', before: 'No', after: 'Yes' }],
  signIn: {
    __typename: 'ActingSignIn',
    deviceName: null,
    userAgent: 'Mozilla/5.0 (Macintosh) Chrome/140',
    address: '203.0.113.7',
  },
  ...over,
});
const history = (items: PersonChangeEntryFragment[], endCursor: string | null = null) => ({
  data: { peopleHistory: { __typename: 'PeopleHistory', endCursor, items } },
});
const open = (path = '', viewer = aViewer()) =>
  renderPage(
    { path: '/people/history', element: <PeopleHistoryPage /> },
    `/people/history${path}`,
    viewer,
  );

test('a change says of whom, by whom, from where and what it was before; it is undone, and what cannot be is told; older ones follow', async () => {
  const requests: unknown[] = [];
  let undone = 0;
  onGraphql({
    ChosenPerson: () => ({ data: { user: maya } }),
    PeopleChanges: (variables) => {
      requests.push(variables);
      if (variables['after'] === 'c1')
        return history([
          aChange({
            id: 'User/u9/2',
            personId: 'u9',
            person: null,
            actor: null,
            summary: 'Removed from the team.',
            fields: [],
            network: null,
            signIn: null,
            canBeUndone: false,
          }),
        ]);
      return history(
        [
          aChange({
            id: 'Team/t1/4',
            kind: 'TEAM',
            personId: null,
            person: null,
            summary: 'Account manager changed.',
            fields: [
              {
                __typename: 'ChangedValue',
                name: 'Account manager',
                before: null,
                after: 'Claire Dubois',
              },
            ],
            canBeUndone: false,
          }),
          aChange(undone > 1 ? { canBeUndone: false } : {}),
          aChange({
            id: 'User/u1/9',
            personId: 'u1',
            person: maya,
            summary: 'Came into a group.',
            groupName: 'Field sales',
            fields: [],
            canBeUndone: false,
          }),
        ],
        'c1',
      );
    },
    UndoChange: (variables) => (
      requests.push(variables),
      ++undone === 1
        ? problem('CONFLICT', 'This was changed again since.')
        : {
            data: {
              undoMemberChange: {
                ...claire,
                currentTeamRole: 'TEAM_MEMBER',
                storedPermissions: [],
              },
            },
          }
    ),
  });
  const { user } = open('?by=u1&kind=permissions');
  expect(await screen.findByRole('button', { name: 'Clear by Maya Lindqvist' })).toBeVisible();
  const [ofTeam, first, second] = (await screen.findAllByRole('listitem')) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  expect(ofTeam).toHaveTextContent(
    'Account manager changedAccount managerfrom (empty)→to Claire DuboisBy Maya Lindqvist',
  );
  expect(first).toHaveTextContent(
    'Claire Dubois · Permissions changedCan edit filesfrom No→to YesBy Maya Lindqvist · Chrome on Mac, 203.0.113.7',
  );
  expect(second).toHaveTextContent('Came into a group Field sales');
  expect(second).toHaveTextContent('Self');
  expect(requests).toEqual([
    {
      filter: { personId: null, actorId: 'u1', kind: 'PERMISSIONS', from: null, to: null },
      first: 50,
      after: null,
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  const left = within(
    await screen.findByText(/Removed from the team/).then((text) => text.closest('li')!),
  );
  expect(left.getByText('By Lectern')).toBeVisible();
  expect(left.getByText('Erased user')).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Undo: Claire Dubois, Permissions changed' });
  await user.click(undo);
  expect(await screen.findByText('This was changed again since.')).toBeVisible();
  await user.click(undo);
  await waitFor(() => expect(undo).not.toBeInTheDocument());
  expect(requests).toContainEqual({ userId: 'u2', changeId: 'User/u2/3' });
});

test('without permission the page says whom to ask, and requests nothing', async () => {
  open('', aViewer({ currentTeamRole: 'TEAM_MEMBER' }));
  expect(
    await screen.findByRole('heading', { name: 'You cannot see the team’s activity' }),
  ).toBeVisible();
});

test('days count once they are whole, and the last is not before the first', async () => {
  onGraphql({ PeopleChanges: () => history([]) });
  const { router, user } = open();
  const from = await screen.findByRole('textbox', { name: 'From' });
  await user.type(from, '1/1/202');
  await user.tab();
  expect(await screen.findByText(/^Enter a date as /)).toBeVisible();
  expect(router.state.location.search).toBe('');
  await user.type(from, '6');
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-01-01'));
  await user.type(screen.getByRole('textbox', { name: 'To' }), '2025-12-31');
  expect(await screen.findByText(/^Choose .*2026 or later$/)).toBeVisible();
  expect(router.state.location.search).toBe('?from=2026-01-01');
});
