import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { aViewer } from '../../testing/builders.ts';
import { never, onGraphql, problem } from '../../testing/edge.ts';
import { renderApp } from '../../testing/render-app.tsx';

const Shell = () => ({ data: { viewer: aViewer() } });
const nothing = { __typename: 'UserPage', items: [] };
const answer = (over: object = {}) => ({
  data: {
    presentations: {
      __typename: 'PresentationPage',
      items: [
        { __typename: 'Presentation', id: 'p1', name: 'Service tiers 2027', thumbnailUrl: null },
      ],
    },
    searchPages: [],
    sharedLinks: {
      __typename: 'SharedLinkPage',
      items: [
        { __typename: 'SharedLink', id: 'l1', name: 'Severn board', presentationName: 'Proposal' },
      ],
    },
    users: {
      __typename: 'UserPage',
      items: [{ __typename: 'User', id: 'u2', name: 'Seb Aalto', email: 'seb@halden.example' }],
    },
    contacts: {
      __typename: 'ContactPage',
      items: [
        { __typename: 'Contact', id: 'c1', name: 'Selma Aas', email: 'selma@alesund.example' },
      ],
    },
    ...over,
  },
});

test('presentations, links and people are found from anywhere, and chosen with the keyboard alone', async () => {
  const requests: unknown[] = [];
  onGraphql({ Shell, GlobalSearch: ({ search }) => (requests.push(search), answer()) });
  const { router, user } = renderApp('/nowhere');
  await screen.findByRole('combobox');
  await user.keyboard('{Control>}k{/Control}se');
  expect(await screen.findByRole('option', { name: /Service tiers 2027/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /Severn board/ })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Contacts' })).toHaveTextContent('Selma Aas');
  expect(screen.getByRole('option', { name: /Service tiers 2027/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: /Severn board/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/links/l1'));
  expect(requests).toEqual(['se']);
});

const only = (presentations: object[]) =>
  answer({
    presentations: { __typename: 'PresentationPage', items: presentations },
    sharedLinks: { ...nothing, __typename: 'SharedLinkPage' },
    users: nothing,
    contacts: { ...nothing, __typename: 'ContactPage' },
  });
const tiers = {
  __typename: 'Presentation',
  id: 'p1',
  name: 'Service tiers 2027',
  thumbnailUrl: null,
};

test('a page is found by what is written on it, with the words marked, and opens with them', async () => {
  const match = {
    __typename: 'PageMatch',
    page: 3,
    thumbnailUrl: '/thumbnails/0003.jpg',
    excerpt: [
      { __typename: 'ExcerptPart', text: 'Two weeks of ', isMatch: false },
      { __typename: 'ExcerptPart', text: 'service', isMatch: true },
    ],
    presentation: { __typename: 'Presentation', id: 'p7', name: 'Offer' },
  };
  onGraphql({
    Shell,
    GlobalSearch: () => ({ data: { ...only([]).data, searchPages: [match] } }),
    PresentationPage: never,
  });
  const { router, user } = renderApp('/nowhere');
  await user.type(await screen.findByRole('combobox'), 'service');
  const option = await screen.findByRole('option', { name: /Offer, page 3/ });
  expect(option.querySelector('mark')).toHaveTextContent('service');
  await user.click(option);
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/content/p7?page=3&find=service',
    ),
  );
});

test('Enter opens the one thing found, however soon it is pressed', async () => {
  onGraphql({ Shell, GlobalSearch: ({ search }) => (search === 'ser' ? only([tiers]) : answer()) });
  const { router, user } = renderApp('/nowhere');
  await user.type(await screen.findByRole('combobox'), 'se');
  await screen.findByRole('option', { name: /Severn board/ });
  await user.keyboard('r{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/content/p1'));
});

test('the last of what is found is the content list, searched for the same', async () => {
  onGraphql({ Shell, GlobalSearch: () => answer() });
  const { router, user } = renderApp('/nowhere');
  await user.type(await screen.findByRole('combobox'), 'se');
  await user.click(await screen.findByRole('option', { name: 'Search all content for “se”' }));
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/content?search=se',
    ),
  );
});

test('before anything is typed it offers actions and pages, which the keyboard reaches', async () => {
  onGraphql({ Shell, GlobalSearch: () => answer() });
  const { router, user } = renderApp('/nowhere');
  await screen.findByRole('combobox');
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('group', { name: 'Actions' })).toHaveTextContent('Create link');
  expect(screen.getByRole('group', { name: 'Go to' })).toHaveTextContent('Team settings');
  expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/security'));
});

test('words find pages and actions; surely meant pages come first, actions after what is found', async () => {
  onGraphql({ Shell, GlobalSearch: () => answer(), PeoplePage: never });
  const { router, user } = renderApp('/nowhere');
  await user.type(await screen.findByRole('combobox'), 'invite');
  expect(await screen.findByRole('option', { name: /Severn board/ })).toBeVisible();
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Service tiers 2027');
  await user.keyboard('{Escape}');
  await user.type(screen.getByRole('combobox'), 'dark');
  await user.click(await screen.findByRole('option', { name: 'Dark mode' }));
  await waitFor(() =>
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark'),
  );
  await user.type(screen.getByRole('combobox'), 'invite');
  await user.click(await screen.findByRole('option', { name: 'Invite people' }));
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/people?invite=1'),
  );
});

test('Enter never signs out unless that was marked by hand, and the arrows follow the order', async () => {
  onGraphql({ Shell, GlobalSearch: () => only([]) });
  const { router, user } = renderApp('/nowhere');
  await user.type(await screen.findByRole('combobox'), 'sign');
  expect(
    await screen.findByRole('option', { name: 'Sign-in settings', selected: true }),
  ).toBeVisible();
  const options = screen.getAllByRole('option');
  for (const option of [...options.slice(1), options[0]]) {
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toBe(option);
  }
  expect(options.at(-1)).toHaveTextContent('Sign out');
  await user.keyboard('{Escape}');
  await user.type(screen.getByRole('combobox'), 'sign out{Enter}');
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/content?search=sign+out',
    ),
  );
});

test('only what one may do is offered', async () => {
  onGraphql({
    Shell: () => ({
      data: { viewer: aViewer({ currentTeamRole: 'TEAM_MEMBER', permissions: [] }) },
    }),
  });
  const { user } = renderApp('/nowhere');
  await user.click(await screen.findByRole('combobox'));
  expect(await screen.findByRole('option', { name: 'Sign out' })).toBeInTheDocument();
  for (const name of ['Upload', 'Invite people', 'Team settings', 'System'])
    expect(screen.queryByRole('option', { name })).not.toBeInTheDocument();
});

test('nothing found is said, and Enter looks in the content list', async () => {
  onGraphql({ Shell, GlobalSearch: () => only([]) });
  const { router, user } = renderApp('/nowhere');
  await user.type(await screen.findByRole('combobox'), 'zz');
  expect(await screen.findByText('No results for “zz”.')).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/content?search=zz',
    ),
  );
});

test('a search that does not answer says so', async () => {
  onGraphql({
    Shell,
    GlobalSearch: () => problem('UNAVAILABLE', 'The search does not answer right now.'),
  });
  const { user } = renderApp('/nowhere');
  await user.type(await screen.findByRole('combobox'), 'se');
  expect(
    await screen.findByText(
      'The search does not answer right now. Press Enter to search all content.',
    ),
  ).toBeVisible();
});

test('Escape closes what was found and empties the box', async () => {
  onGraphql({ Shell, GlobalSearch: () => answer() });
  const { user } = renderApp('/nowhere');
  const box = await screen.findByRole('combobox');
  await user.type(box, 'se');
  await screen.findByRole('listbox', { name: 'Results' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box).toHaveValue('');
});
