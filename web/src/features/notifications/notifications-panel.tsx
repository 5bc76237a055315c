import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import { NotificationItem } from './notification-item.tsx';
import {
  MuteLinkMutation,
  NotificationsQuery,
  ReadAllNotificationsMutation,
  ReadNotificationsMutation,
} from './notifications.graphql.ts';
import styles from './notifications.module.css';

const step = 15;

type NotificationsPanelProps = {
  close: () => void;
  onRead: () => Promise<unknown>;
};

function useNotifications({ onRead }: NotificationsPanelProps) {
  const [first, setFirst] = useState(step);
  const {
    data: {
      notifications: { items, unreadCount, endCursor },
      announcements,
    },
    refetch,
  } = usePageQuery(NotificationsQuery, { first });
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' &&
        (message.type === 'Notification' || message.type === 'Announcement')),
    refetch,
  );
  const [readSome] = useMutation(ReadNotificationsMutation);
  const [readAll] = useMutation(ReadAllNotificationsMutation);
  const [changeLevel] = useMutation(MuteLinkMutation);
  const toast = useToast();
  const unreadAnnouncements = announcements.filter(({ isRead }) => !isRead).length;

  async function run(work: () => Promise<unknown>, doneText?: string) {
    try {
      await work();
      await Promise.all([refetch(), onRead()]);
      if (doneText !== undefined) toast({ text: doneText });
    } catch (error) {
      toast(problemToast(error));
    }
  }
  const mute = (id: string, before: number) =>
    run(async () => {
      await changeLevel({ variables: { id, level: 0 } });
      toast({
        text: 'No more mails about this link.',
        action: {
          label: 'Undo',
          run: () => void run(() => changeLevel({ variables: { id, level: before } })),
        },
      });
    });
  return {
    first,
    setFirst,
    items,
    unreadCount,
    endCursor,
    announcements,
    readSome,
    readAll,
    unreadAnnouncements,
    run,
    mute,
  };
}

/** Notifications, newest first, one per visit; opening one marks it read. */
export function NotificationsPanel(props: NotificationsPanelProps) {
  const { close } = props;
  const panel = useNotifications(props);
  return (
    <>
      <div className={styles['head']}>
        <h2>Notifications</h2>
        {panel.unreadCount + panel.unreadAnnouncements === 0 ? null : (
          <Button size="xs" variant="subtle" onClick={() => void panel.run(() => panel.readAll())}>
            Mark all read
          </Button>
        )}
      </div>
      {panel.items.length === 0 && panel.announcements.length === 0 ? (
        <EmptyState title="Nothing yet">
          When somebody opens a link of yours, asks for access or a file fails, it is said here.
        </EmptyState>
      ) : (
        <ul className={styles['list']}>
          {panel.announcements
            .filter(({ isRead }) => !isRead)
            .map(({ id, title, message, createdAt, madeBy }) => (
              <AnnouncementItem
                key={id}
                id={id}
                title={title}
                message={message}
                createdAt={createdAt}
                madeBy={madeBy}
                run={panel.run}
                readSome={panel.readSome}
              />
            ))}
          {panel.items.map((item) => (
            <NotificationItem
              key={item.id}
              tone={item.tone}
              title={item.title}
              message={item.message}
              at={item.changedAt}
              by={null}
              isRead={item.isRead}
              to={placeOf(item)}
              onOpen={() => {
                void panel.run(() => panel.readSome({ variables: { ids: [item.id] } }));
                close();
              }}
              {...(item.sharedLink !== null &&
                item.sharedLink.notificationLevel > 0 && {
                  onMute: () =>
                    void panel.mute(item.sharedLink!.id, item.sharedLink!.notificationLevel),
                })}
            />
          ))}
        </ul>
      )}
      <PanelFoot
        endCursor={panel.endCursor}
        setFirst={panel.setFirst}
        first={panel.first}
        close={close}
      />
    </>
  );
}

type PanelFootProps = {
  endCursor: string | null;
  setFirst: (value: number) => void;
  first: number;
  close: () => void;
};

function PanelFoot({ endCursor, setFirst, first, close }: PanelFootProps) {
  return (
    <div className={styles['foot']}>
      {endCursor === null ? null : (
        <Button size="xs" onClick={() => setFirst(first + step)}>
          Older
        </Button>
      )}
      <Link to="/profile" onClick={close}>
        Which mails I get
      </Link>
    </div>
  );
}

type AnnouncementItemProps = {
  id: string;
  title: string;
  message: string;
  createdAt: string;
  madeBy: { name: string | null } | null;
  run: (work: () => Promise<unknown>, doneText?: string) => Promise<void>;
  readSome: (options: { variables: { ids: string[] } }) => Promise<unknown>;
};

function AnnouncementItem({
  id,
  title,
  message,
  createdAt,
  madeBy,
  run,
  readSome,
}: AnnouncementItemProps) {
  return (
    <NotificationItem
      tone="SUCCESS"
      title={title}
      message={message}
      at={createdAt}
      by={madeBy?.name ?? null}
      isRead={false}
      to={null}
      onOpen={() => void run(() => readSome({ variables: { ids: [id] } }))}
    />
  );
}

function placeOf({
  sharedLink,
  presentation,
}: {
  sharedLink: { id: string } | null;
  presentation: { id: string } | null;
}): string | null {
  if (sharedLink !== null) return `/links/${sharedLink.id}`;
  return presentation === null ? null : `/content/${presentation.id}`;
}
