import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import styles from '../parts.module.css';

export type Toast = {
  text: ReactNode;
  isBad?: boolean;
  action?: { label: string; run: () => void };
  /** Id of its subject: a newer toast about it replaces this one and its undo. */
  about?: string;
};
type Shown = Toast & { id: number };

const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Confirms an action for two seconds, or eight with an undo. Never the only report of an error. */
export const useToast = () => use(ToastContext);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const next = useRef(0);
  const remove = useCallback(
    (id: number) => setShown((all) => all.filter((toast) => toast.id !== id)),
    [],
  );
  const add = useCallback(
    (toast: Toast) => {
      const id = next.current++;
      setShown((all) => [
        ...all.filter(({ about }) => about === undefined || about !== toast.about).slice(-1),
        { ...toast, id },
      ]);
      setTimeout(() => remove(id), toast.action === undefined && !toast.isBad ? 2000 : 8000);
    },
    [remove],
  );
  return (
    <ToastContext value={add}>
      {children}
      <div className={styles['toasts']} role="status" aria-live="polite">
        {shown.map(({ id, text, isBad, action }) => (
          <div key={id} className={styles['toast']} data-bad={isBad || undefined}>
            {isBad ? (
              <IconAlertTriangle className="icon" aria-hidden="true" />
            ) : (
              <IconCheck className="icon" aria-hidden="true" />
            )}
            <span>{text}</span>
            {action === undefined ? null : (
              <Button
                size="xs"
                onClick={() => {
                  remove(id);
                  action.run();
                }}
              >
                {action.label}
              </Button>
            )}
          </div>
        ))}
      </div>
    </ToastContext>
  );
}
