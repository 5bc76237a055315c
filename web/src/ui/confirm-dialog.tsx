import { Button, Modal } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { problemOf } from '../edge/problem.ts';
import { Note } from './states/note.tsx';
import styles from './parts.module.css';

interface ConfirmDialogProps {
  isOpen?: boolean;
  title: string;
  /** On the button that does it. */
  verb: string;
  /** Where it was not done. */
  failure: string;
  /** Of what is lost by it. */
  isDestructive?: boolean;
  onClose: () => void;
  /** Does it, says so and closes; what it throws is shown here. */
  onConfirm: () => Promise<unknown>;
  children: ReactNode;
}

/** Asked before what cannot be taken back; whoever only presses Enter keeps it. */
export function ConfirmDialog({
  isOpen = true,
  title,
  verb,
  failure,
  isDestructive = true,
  onClose,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  function close() {
    setProblem(null); // Asked another time, it has not failed yet.
    onClose();
  }
  async function confirmed() {
    setProblem(null);
    setIsBusy(true);
    try {
      await onConfirm();
    } catch (error) {
      setProblem(problemOf(error).message);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Modal opened={isOpen} onClose={close} title={title}>
      <div className={styles['question']}>
        {problem === null ? null : (
          <Note isBad title={failure}>
            {problem}
          </Note>
        )}
        {children}
        <div>
          <Button onClick={close} data-autofocus>
            {isDestructive ? 'Keep' : 'Cancel'}
          </Button>
          <Button
            {...(isDestructive ? { className: 'destroy' } : { variant: 'filled' })}
            loading={isBusy}
            onClick={() => void confirmed()}
          >
            {verb}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
