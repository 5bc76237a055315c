import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { NotificationList } from './notification-list.tsx';
import styles from './notifications.module.css';
import { useNotifications } from './use-notifications.ts';

/** The newest notifications under the bell. */
export function NotificationsPanel({ close }: { close: () => void }) {
  const feed = useNotifications(15);
  const { items, announcements } = feed;
  return (
    <>
      <div className={styles['head']}>
        <h2>Notifications</h2>
        {feed.isAnyUnread ? (
          <Button size="xs" variant="subtle" onClick={() => void feed.markAllRead()}>
            Mark all read
          </Button>
        ) : null}
      </div>
      {items.length + announcements.length === 0 ? (
        <EmptyState title="No notifications yet">
          You’ll hear when someone opens your links, asks for access, or a file fails.
        </EmptyState>
      ) : (
        <NotificationList items={items} announcements={announcements} feed={feed} onOpen={close} />
      )}
      <div className={styles['foot']}>
        {items.length === 0 ? null : (
          <Link to="/notifications" onClick={close}>
            View all
          </Link>
        )}
        <Link to="/profile#notifications" onClick={close}>
          Notification settings
        </Link>
      </div>
    </>
  );
}
