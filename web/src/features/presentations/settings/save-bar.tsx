import { Button } from '@mantine/core';
import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router';
import { fieldMessages } from '../../../edge/problem.ts';
import { allFields } from './fields.ts';
import styles from './settings.module.css';
import type { Settings } from './use-settings.ts';

const maxNames = 3;

function sentenceOf(paths: readonly string[]): string {
  const words = paths.map((path) => allFields.find((field) => field.path === path)?.label ?? path);
  return words.length > maxNames
    ? `${words.slice(0, maxNames).join(', ')} and ${words.length - maxNames} more`
    : words.join(', ');
}

/** Unsaved changes; sticky, and asks before leaving. */
export function SaveBar({
  settings: { draft, problem, isBusy, count, discard },
}: {
  settings: Settings;
}) {
  const isDirty = draft.size > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const id = useId();
  useEffect(() => {
    if (!isDirty) return undefined;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeave);
    return () => window.removeEventListener('beforeunload', confirmLeave);
  }, [isDirty]);
  if (!isDirty) return null;
  if (blocker.state === 'blocked') {
    return (
      // Own keys: a button must not turn into another under the pointer.
      <div key="question" className={styles['saveBar']} role="alertdialog" aria-labelledby={id}>
        <p id={id}>
          <b>Leave without saving?</b> {count} would be lost.
        </p>
        <Button onClick={blocker.reset} autoFocus>
          Keep editing
        </Button>
        <Button className="destroy" onClick={blocker.proceed}>
          Leave
        </Button>
      </div>
    );
  }
  const [first] = Object.values(fieldMessages(problem));
  return (
    <div key="bar" className={styles['saveBar']} role="region" aria-label="Unsaved changes">
      <p role="status">
        <b>{count}</b>{' '}
        {problem === null ? (
          sentenceOf([...draft.keys()])
        ) : (
          <span className={styles['bad']}>Not saved. {first ?? problem.message}</span>
        )}
      </p>
      <Button onClick={discard} disabled={isBusy}>
        Discard
      </Button>
      <Button type="submit" variant="filled" loading={isBusy}>
        Save
      </Button>
    </div>
  );
}
