import { Button } from '@mantine/core';
import { useId } from 'react';
import styles from './shared-links.module.css';

/** Asked in the sheet's own foot, where one has just pressed. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const id = useId();
  return (
    <div className={styles['question']} role="alertdialog" aria-labelledby={id}>
      <p id={id}><b>Leave without making the link?</b> What you typed would be lost.</p>
      <Button onClick={onStay} autoFocus>Keep editing</Button>
      <Button className="destroy" onClick={onLeave}>Leave</Button>
    </div>
  );
}
