import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { NotificationsQuery } from '../../gql/graphql.ts';
import { anItem, aViewer } from '../../testing/builders.ts';
import { onGraphql, problem } from '../../testing/edge.ts';
import { FakeEventSource } from '../../testing/fake-event-source.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Item = NotificationsQuery['notifications']['items'][number];

const anOpening = (over: Partial<Item> = {}): Item => ({
  __typename: 'Notification',
  id: 'n1',
  kind: 'OPENING',
  tone: 'SUCCESS',
  title: 'Ana Ribeiro read Halden Flow 7',
  message: 'Two openings, 4 minutes.',
  isRead: false,
  createdAt: '2026-11-20T12:00:00Z',
  changedAt: '2026-11-20T12:04:00Z',
  hitCount: 2,
  hitId: 'h1',
  sharedLink: { __typename: 'SharedLink', id: 'l1', name: 'Acqua Norte', notificationLevel: 2 },
  presentation: null,
  ...over,
});
const feed = (items: Item[], unreadCount = items.filter(({ isRead }) => !isRead).length) => ({
  data: {
    notifications: { __typename: 'NotificationPage', unreadCount, endCursor: null, items },
    announcements: [],
  },
});
const page = {
  Shell: () => ({ data: { viewer: aViewer() } }),
  ContentPage: () => ({
    data: { presentations: { __typename: 'PresentationPage', total: 1, items: [anItem()] } },
  }),
};
const bell = (count: number) => () => ({ data: { unreadNotificationCount: count } });

test('the bell tells how much is unread, and opens what there is to hear of', async () => {
  onGraphql({
    ...page,
    Bell: bell(3),
    Notifications: () =>
      feed([anOpening(), anOpening({ id: 'n2', title: 'An old one', isRead: true })]),
  });
  const { user } = renderApp('/profile-that-is-not-there');
  await user.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(
    await within(panel).findByRole('link', { name: /Ana Ribeiro read Halden Flow 7.*unread/ }),
  ).toHaveAttribute('href', '/links/l1');
  expect(within(panel).getByRole('link', { name: /An old one/ })).not.toHaveTextContent('unread');
});

test('one that is opened is read, and leads to where it happened', async () => {
  const read: unknown[] = [];
  onGraphql({
    ...page,
    Bell: bell(1),
    Notifications: () => feed([anOpening()]),
    ReadNotifications: ({ ids }) => (read.push(ids), { data: { readNotifications: 0 } }),
  });
  const { router, user } = renderApp('/nowhere');
  await user.click(await screen.findByRole('button', { name: /Notifications/ }));
  await user.click(await screen.findByRole('link', { name: /Ana Ribeiro/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/links/l1'));
  expect(read).toEqual([['n1']]);
});

test('all are read at once, and a link is muted and heard of again', async () => {
  let unread = 1;
  const levels: unknown[] = [];
  onGraphql({
    ...page,
    Bell: () => bell(unread)(),
    Notifications: () => feed([anOpening({ isRead: unread === 0 })]),
    ReadAllNotifications: () => ((unread = 0), { data: { readAllNotifications: 0 } }),
    MuteLink: ({ id, level }) => (
      levels.push(level),
      { data: { reviseSharedLink: { __typename: 'SharedLink', id, notificationLevel: level } } }
    ),
  });
  const { user } = renderApp('/nowhere');
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  await user.click(await screen.findByRole('button', { name: /Mute this link/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(levels).toEqual([0, 2]));
  await user.click(screen.getByRole('button', { name: 'Notifications, 1 unread' })); // The toast was beside it.
  await user.click(await screen.findByRole('button', { name: 'Mark all read' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Mark all read' })).not.toBeInTheDocument(),
  );
});

test('what is new is counted as it comes', async () => {
  let unread = 0;
  onGraphql({ ...page, Bell: () => bell(unread)() });
  renderApp('/nowhere');
  await screen.findByRole('button', { name: 'Notifications' });
  unread = 1;
  FakeEventSource.emit('changed', { type: 'Notification', id: 'n1', version: 1 });
  expect(
    await screen.findByRole('button', { name: 'Notifications, 1 unread' }),
  ).toBeInTheDocument();
});

test('nothing yet is said in words, and a failure with the way to try again', async () => {
  let tries = 0;
  onGraphql({
    ...page,
    Notifications: () =>
      ++tries === 1 ? problem('UNAVAILABLE', 'Sharing did not answer.') : feed([]),
  });
  const { user } = renderApp('/nowhere');
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('Couldn’t load the notifications');
  await user.click(within(note).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeVisible();
});
