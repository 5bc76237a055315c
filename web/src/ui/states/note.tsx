import { Button } from '@mantine/core';
import { IconAlertTriangle, IconClock, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { common } from '../../texts/common.ts';
import styles from '../parts.module.css';

type NoteProps = {
  title: string;
  children?: ReactNode;
  isBad?: boolean;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  action?: ReactNode;
};

/** A message instead of a section: the reason and the next step. */
export function Note({
  title,
  children,
  isBad = false,
  onRetry,
  retryLabel = common.tryAgain,
  action,
}: NoteProps) {
  const Icon = isBad ? IconAlertTriangle : IconClock;
  return (
    <div className={styles['note']} role={isBad ? 'alert' : 'status'} data-bad={isBad || undefined}>
      <Icon className="icon" aria-hidden="true" />
      <div>
        <b>{title}</b>
        {children === undefined ? null : <small>{children}</small>}
      </div>
      {onRetry === undefined ? null : (
        <Button size="xs" onClick={onRetry} leftSection={<IconRefresh aria-hidden="true" />}>
          {retryLabel}
        </Button>
      )}
      {action}
    </div>
  );
}
