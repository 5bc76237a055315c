import { Button, Modal } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import styles from '../parts.module.css';

/** Rendered while a form has unsaved changes: asks before they are lost. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeave);
    return () => window.removeEventListener('beforeunload', confirmLeave);
  }, []);
  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Discard changes?"
    >
      <div className={styles['question']}>
        <p>Your changes on this page are not saved.</p>
        <div>
          <Button data-autofocus onClick={() => blocker.reset?.()}>
            Keep editing
          </Button>
          <Button className="destroy" onClick={() => blocker.proceed?.()}>
            Discard
          </Button>
        </div>
      </div>
    </Modal>
  );
}
