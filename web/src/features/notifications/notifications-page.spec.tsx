import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { NotificationsQuery } from '../../gql/graphql.ts';
import { aViewer } from '../../testing/builders.ts';
import { onGraphql } from '../../testing/edge.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Item = NotificationsQuery['notifications']['items'][number];

const anOpening = (id: string, who: string, daysAgo: number): Item => {
  const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  return {
    __typename: 'Notification',
    id,
    kind: 'OPENING',
    tone: 'SUCCESS',
    title: `${who} opened Halden Flow 7`,
    message: 'Via “Acqua Norte”.',
    isRead: false,
    createdAt: at,
    changedAt: at,
    hitCount: 1,
    hitId: null,
    sharedLink: { __typename: 'SharedLink', id: 'l1', name: 'Acqua Norte', notificationLevel: 0 },
    presentation: null,
  };
};

test('notifications stand by day, are marked read, and the older ones are a page away', async () => {
  const asked: unknown[] = [];
  let isRead = false;
  const Notifications = (variables: Record<string, unknown>) => {
    asked.push(variables['after'] ?? null);
    const items =
      variables['after'] === 'n2'
        ? [anOpening('n3', 'Kim Marlow', 40)]
        : [anOpening('n1', 'Ana Ribeiro', 0), anOpening('n2', 'Paolo Ferrero', 1)];
    return {
      data: {
        notifications: {
          __typename: 'NotificationPage',
          unreadCount: isRead ? 0 : 3,
          endCursor: variables['after'] === 'n2' ? null : 'n2',
          items: items.map((item) => ({ ...item, isRead })),
        },
        announcements: [],
      },
    };
  };
  onGraphql({
    Shell: () => ({ data: { viewer: aViewer() } }),
    Bell: () => ({ data: { unreadNotificationCount: isRead ? 0 : 3 } }),
    Notifications,
    ReadAllNotifications: () => ((isRead = true), { data: { readAllNotifications: 0 } }),
  });
  const { user } = renderApp('/notifications');
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  expect(today.getByRole('link', { name: /Ana Ribeiro opened Halden Flow 7/ })).toHaveAttribute(
    'href',
    '/links/l1',
  );
  expect(
    within(screen.getByRole('region', { name: 'Yesterday' })).getByRole('link'),
  ).toHaveTextContent('Paolo Ferrero opened');
  await user.click(screen.getByRole('button', { name: 'Mark all read' }));
  await waitFor(() => expect(screen.queryByText(', unread')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Older' }));
  expect(await screen.findByText('Kim Marlow opened Halden Flow 7')).toBeVisible();
  expect(asked.at(-1)).toBe('n2');
  await user.click(screen.getByRole('link', { name: 'Newest' }));
  expect(await screen.findByRole('region', { name: 'Today' })).toBeVisible();
});
