import { useMutation } from '@apollo/client/react';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import {
  BellQuery,
  MuteLinkMutation,
  NotificationsQuery,
  ReadAllNotificationsMutation,
  ReadNotificationsMutation,
} from './notifications.graphql.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/**
 * The newest notifications, or those older than `after`, and what can be done with them. The bell
 * counts along.
 */
export function useNotifications(first: number, after: string | null = null) {
  const {
    data: { notifications, announcements },
    refetch,
  } = usePageQuery(NotificationsQuery, { first, after });
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' &&
        (message.type === 'Notification' || message.type === 'Announcement')),
    refetch,
  );
  const refetchQueries = [BellQuery];
  const [readSome] = useMutation(ReadNotificationsMutation, { refetchQueries });
  const [readAll] = useMutation(ReadAllNotificationsMutation, { refetchQueries });
  const [changeLevel] = useMutation(MuteLinkMutation);
  const toast = useToast();
  async function run(work: () => Promise<unknown>) {
    try {
      await work();
      await refetch();
    } catch (error) {
      toast(problemToast(error));
    }
  }
  return {
    items: notifications.items,
    announcements: announcements.filter(({ isRead }) => !isRead),
    endCursor: notifications.endCursor ?? null,
    isAnyUnread: notifications.unreadCount > 0 || announcements.some(({ isRead }) => !isRead),
    markRead: (id: string) => run(() => readSome({ variables: { ids: [id] } })),
    markAllRead: () => run(() => readAll()),
    mute: (id: string, before: number) =>
      run(async () => {
        await changeLevel({ variables: { id, level: 0 } });
        toast({
          text: texts.linkMuted,
          action: {
            label: common.undo,
            run: () => void run(() => changeLevel({ variables: { id, level: before } })),
          },
        });
      }),
  };
}

export type Notifications = ReturnType<typeof useNotifications>;
