import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import styles from './system.module.css';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

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
    <Modal
      opened={event !== null}
      onClose={onClose}
      title={texts.giveUp({ type: last.type })}
      centered
    >
      <p className={styles['words']}>
        {rich(texts.willNeverHear, { reader: <b>{last.reader}</b> })}
      </p>
      <p className={styles['words']}>{texts.whyItIsParked({ reason: last.reason })}</p>
      {last.subject == null ? null : <code className={styles['code']}>{last.subject}</code>}
      <div className={styles['dialogFoot']}>
        <Button onClick={onClose} data-autofocus>
          {texts.keepIt}
        </Button>
        <Button
          className="destroy"
          onClick={() => {
            onClose();
            void onDiscard(last);
          }}
        >
          {texts.discardEvent}
        </Button>
      </div>
    </Modal>
  );
}
