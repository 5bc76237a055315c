import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import styles from './system.module.css';

export interface Discarded {
  id: string;
  service: string;
  type: string;
  reader: string;
  reason: string;
  subject?: string | null;
}

type Props = {
  event: Discarded | null;
  onClose: () => void;
  onDiscard: (event: Discarded) => Promise<void>;
};

/** Asks before it discards an event; this cannot be undone. */
export function DiscardDialog({ event, onClose, onDiscard }: Props) {
  const [last, setLast] = useState(event);
  if (event !== null && event !== last) setLast(event);
  if (last === null) return null;
  return (
    <Modal opened={event !== null} onClose={onClose} title={`Give up ${last.type}?`} centered>
      <p className={styles['words']}>
        <b>{last.reader}</b> will never hear of it, and this cannot be taken back. The event itself
        stays on the log and in the event stream.
      </p>
      <p className={styles['words']}>Why it is parked: {last.reason}</p>
      {last.subject == null ? null : <code className={styles['code']}>{last.subject}</code>}
      <div className={styles['dialogFoot']}>
        <Button onClick={onClose} data-autofocus>
          Keep it
        </Button>
        <Button
          className="destroy"
          onClick={() => {
            onClose();
            void onDiscard(last);
          }}
        >
          Discard event
        </Button>
      </div>
    </Modal>
  );
}
