import { Button, Modal } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { problemOf } from '../edge/problem.ts';
import { Note } from './states/note.tsx';
import styles from './parts.module.css';
import { common } from '../texts/common.ts';

interface ConfirmDialogProps {
  isOpen?: boolean;
  title: string;
  /** The confirm button's label. */
  verb: string;
  /** The error's title. */
  failure: string;
  /** Describes the consequences. */
  isDestructive?: boolean;
  onClose: () => void;
  /** Runs the action and closes; shows its error here. */
  onConfirm: () => Promise<unknown>;
  children: ReactNode;
}

/** Confirms an irreversible action; Enter alone cancels. */
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
    setProblem(null); // Clears the error of the previous opening.
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
            {isDestructive ? common.keep : common.cancel}
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
