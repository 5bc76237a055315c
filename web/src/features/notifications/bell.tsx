import { useQuery } from '@apollo/client/react';
import { Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { RowSkeletons } from '../../ui/states/skeleton.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { countLabel } from '../../ui/format/count-label.ts';
import { BellQuery } from './notifications.graphql.ts';
import styles from './notifications.module.css';
import { NotificationsPanel } from './notifications-panel.tsx';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/**
 * The unread count and the notifications. If the request fails, the bell stays without a number.
 */
export function Bell() {
  const [isOpen, setIsOpen] = useState(false);
  const { data, refetch } = useQuery(BellQuery, { fetchPolicy: 'cache-and-network' });
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' &&
        (message.type === 'Notification' || message.type === 'Announcement')),
    refetch,
  );
  const unread = data?.unreadNotificationCount ?? 0;
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width={400}
      trapFocus
      returnFocus
      withRoles={false}
      hideDetached={false}
    >
      <Popover.Target>
        <button
          type="button"
          className={styles['bell']}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconBell className="icon" aria-hidden="true" />
          {unread > 0 ? <b aria-hidden="true">{unread > 99 ? '99+' : unread}</b> : null}
          <span className="sr">
            {unread === 0
              ? common.notifications
              : texts.notificationsUnread({ unread: countLabel(unread) })}
          </span>
        </button>
      </Popover.Target>
      <Popover.Dropdown
        className={styles['dropdown'] ?? ''}
        role="dialog"
        aria-label={common.notifications}
      >
        {/* While they are on their way there is nothing else to give the focus to. */}
        {isOpen ? (
          <div tabIndex={-1} data-autofocus className={styles['panel']}>
            <Boundary what={texts.theNotifications} loading={<RowSkeletons count={3} />}>
              <NotificationsPanel close={() => setIsOpen(false)} />
            </Boundary>
          </div>
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}
