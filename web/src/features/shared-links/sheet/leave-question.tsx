import { Button } from '@mantine/core';
import { useId } from 'react';
import styles from './sheet.module.css';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

export function LeaveQuestion({
  what,
  onStay,
  onLeave,
}: {
  what: string;
  onStay: () => void;
  onLeave: () => void;
}) {
  const id = useId();
  return (
    <div className={styles['question']} role="alertdialog" aria-labelledby={id}>
      <p id={id}>{rich(texts.yourChangesWontBeSaved, { question: <b>{what}</b> })}</p>
      <Button onClick={onStay} autoFocus>
        {common.keepEditing}
      </Button>
      <Button className="destroy" onClick={onLeave}>
        {common.discard}
      </Button>
    </div>
  );
}
