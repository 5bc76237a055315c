import { Button } from '@mantine/core';
import { useId } from 'react';
import styles from './sheet.module.css';

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
      <p id={id}>
        <b>{what}</b> Your changes won’t be saved.
      </p>
      <Button onClick={onStay} autoFocus>
        Keep editing
      </Button>
      <Button className="destroy" onClick={onLeave}>
        Discard
      </Button>
    </div>
  );
}
