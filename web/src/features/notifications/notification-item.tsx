import { ActionIcon, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconBellOff, IconCircleX, IconEye } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { NotificationTone } from '../../gql/graphql.ts';
import { Ago } from '../../ui/format/ago.tsx';
import styles from './notifications.module.css';
import { texts } from './texts.ts';

type NotificationItemProps = {
  tone: NotificationTone;
  title: string;
  message: string;
  at: string;
  by: string | null;
  isRead: boolean;
  /** Where it happened; null if there is no such page. */
  to: string | null;
  onOpen: () => void;
  onMute?: () => void;
};

const icons = { SUCCESS: IconEye, WARNING: IconAlertTriangle, ERROR: IconCircleX } as const;

export function NotificationItem({
  tone,
  title,
  message,
  at,
  by,
  isRead,
  to,
  onOpen,
  onMute,
}: NotificationItemProps) {
  const Sign = icons[tone];
  const words = (
    <>
      <b>{title}</b>
      {isRead ? null : <span className="sr">{`, ${texts.unread}`}</span>}
      <span>{message}</span>
      <small>
        {by === null ? null : `${by}, `}
        <Ago at={at} />
      </small>
    </>
  );
  return (
    <li data-unread={!isRead || undefined}>
      <Sign className="icon" data-tone={tone} aria-hidden="true" />
      {to === null ? (
        <button type="button" className={styles['words']} onClick={onOpen}>
          {words}
        </button>
      ) : (
        <Link to={to} className={styles['words']} onClick={onOpen}>
          {words}
        </Link>
      )}
      {onMute === undefined ? null : (
        <Tooltip label={texts.muteThisLink}>
          <ActionIcon
            variant="subtle"
            aria-label={texts.muteThisLinkNamed({ title })}
            onClick={onMute}
          >
            <IconBellOff size={16} aria-hidden="true" />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  );
}
