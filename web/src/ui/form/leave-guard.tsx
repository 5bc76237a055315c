import { Button, Modal } from '@mantine/core';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import styles from '../parts.module.css';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type Guard = {
  /** Counts a form with unsaved changes until the result is called. */
  hold: () => () => void;
  leave: (run: () => Promise<void>) => Promise<void>;
};

const GuardContext = createContext<Guard>({ hold: () => () => undefined, leave: (run) => run() });

/** Rendered while a form has unsaved changes: leaving the page asks first. */
export function Unsaved() {
  const { hold } = use(GuardContext);
  useEffect(() => hold(), [hold]);
  return null;
}

/**
 * Ends what the page belongs to, such as the sign-in, and navigates. Asks before `run`, because
 * after it nothing can be saved; then nothing else asks. Does nothing if the user keeps editing.
 */
export const useLeave = () => use(GuardContext).leave;

/** Counts the forms with unsaved changes, and whether they may be lost. */
function useUnsaved() {
  const [state] = useState(() => {
    const unsaved = { count: 0, isLeaving: false };
    const confirmLeave = (event: BeforeUnloadEvent) => {
      if (!unsaved.isLeaving) event.preventDefault();
    };
    const hold = () => {
      if (unsaved.count++ === 0) window.addEventListener('beforeunload', confirmLeave);
      return () => {
        if (--unsaved.count === 0) window.removeEventListener('beforeunload', confirmLeave);
      };
    };
    return { unsaved, hold };
  });
  return state;
}

/** One question for all forms: the router supports a single blocker. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const { unsaved, hold } = useUnsaved();
  const [answer, setAnswer] = useState<((mayLeave: boolean) => void) | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.count > 0 &&
      !unsaved.isLeaving &&
      nextLocation.pathname !== '/login' &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  const [guard] = useState<Guard>(() => ({
    hold,
    leave: async (run) => {
      if (unsaved.count > 0) {
        const mayLeave = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
        setAnswer(null);
        if (!mayLeave) return;
      }
      unsaved.isLeaving = true;
      try {
        await run();
      } catch (error) {
        unsaved.isLeaving = false;
        throw error;
      }
    },
  }));
  const keep = () => (answer === null ? blocker.reset?.() : answer(false));
  const discard = () => (answer === null ? blocker.proceed?.() : answer(true));
  return (
    <GuardContext value={guard}>
      {children}
      <Modal
        opened={answer !== null || blocker.state === 'blocked'}
        onClose={keep}
        title={texts.discardChanges}
        // Above the drawer with the unsaved form.
        zIndex={250}
      >
        <div className={styles['question']}>
          <p>{texts.unsavedChanges}</p>
          <div>
            <Button data-autofocus onClick={keep}>
              {common.keepEditing}
            </Button>
            <Button className="destroy" onClick={discard}>
              {common.discard}
            </Button>
          </div>
        </div>
      </Modal>
    </GuardContext>
  );
}
