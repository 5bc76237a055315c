import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { NotificationList } from './notification-list.tsx';
import styles from './notifications.module.css';
import { useNotifications } from './use-notifications.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** The newest notifications under the bell. */
export function NotificationsPanel({ close }: { close: () => void }) {
  const feed = useNotifications(15);
  const { items, announcements } = feed;
  return (
    <>
      <div className={styles['head']}>
        <h2>{common.notifications}</h2>
        {feed.isAnyUnread ? (
          <Button size="xs" variant="subtle" onClick={() => void feed.markAllRead()}>
            {texts.markAllRead}
          </Button>
        ) : null}
      </div>
      {items.length + announcements.length === 0 ? (
        <EmptyState title={texts.noNotificationsYet}>{texts.notificationsAppearHere}</EmptyState>
      ) : (
        <NotificationList items={items} announcements={announcements} feed={feed} onOpen={close} />
      )}
      <div className={styles['foot']}>
        {items.length === 0 ? null : (
          <Link to="/notifications" onClick={close}>
            {texts.viewAll}
          </Link>
        )}
        <Link to="/profile#notifications" onClick={close}>
          {common.notificationSettings}
        </Link>
      </div>
    </>
  );
}
