import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './password.module.css';

/** What took the place of a form: the focus goes to it, because the button that had it is gone. */
export function Arrived({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => element.current?.focus(), []);
  return <div ref={element} tabIndex={-1} className={styles['instead']}>{children}</div>;
}
