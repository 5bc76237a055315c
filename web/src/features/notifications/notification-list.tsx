import { NotificationItem } from './notification-item.tsx';
import styles from './notifications.module.css';
import type { Notifications } from './use-notifications.ts';

type Item = Notifications['items'][number];

type NotificationListProps = {
  items: readonly Item[];
  announcements: Notifications['announcements'];
  feed: Notifications;
  /** Runs when one is opened. */
  onOpen?: () => void;
};

/** Announcements, then notifications, one per visit; opening one marks it read. */
export function NotificationList({ items, announcements, feed, onOpen }: NotificationListProps) {
  return (
    <ul className={styles['list']}>
      {announcements.map(({ id, title, message, createdAt, madeBy }) => (
        <NotificationItem
          key={id}
          tone="SUCCESS"
          title={title}
          message={message}
          at={createdAt}
          by={madeBy?.name ?? null}
          isRead={false}
          to={null}
          onOpen={() => void feed.markRead(id)}
        />
      ))}
      {items.map((item) => {
        const { id, sharedLink } = item;
        return (
          <NotificationItem
            key={id}
            tone={item.tone}
            title={item.title}
            message={item.message}
            at={item.changedAt}
            by={null}
            isRead={item.isRead}
            to={placeOf(item)}
            onOpen={() => {
              void feed.markRead(id);
              onOpen?.();
            }}
            {...(sharedLink !== null &&
              sharedLink.notificationLevel > 0 && {
                onMute: () => void feed.mute(sharedLink.id, sharedLink.notificationLevel),
              })}
          />
        );
      })}
    </ul>
  );
}

function placeOf({ sharedLink, presentation }: Item): string | null {
  if (sharedLink !== null) return `/links/${sharedLink.id}`;
  return presentation === null ? null : `/content/${presentation.id}`;
}
