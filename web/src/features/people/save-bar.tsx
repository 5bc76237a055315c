import { Button } from '@mantine/core';
import styles from './people.module.css';
import { nameOf, wordOf } from './permissions.ts';
import type { Change, Changes } from './use-changes.ts';

const most = 3;

function sentenceOf(list: readonly Change[]): string {
  const told = list.slice(0, most).map(({ person, key, isGiven }) => `${nameOf(person)} ${isGiven ? 'gets' : 'loses'} ${wordOf(key)}`);
  return [...told, ...(list.length > most ? [`${list.length - most} more`] : [])].join('; ');
}

/** What is not saved yet, in words, and what can be done about it. */
export function SaveBar({ changes: { list, isBusy, problem, discard, saveAll } }: { changes: Changes }) {
  return (
    <div className={styles['saveBar']} role="region" aria-label="Unsaved changes">
      <p role="status"><b>{list.length === 1 ? '1 change' : `${list.length} changes`}</b> {problem === null ? sentenceOf(list) : <span className={styles['bad']}>Not saved. {problem}</span>}</p>
      <Button onClick={discard} disabled={isBusy}>Discard</Button>
      <Button variant="filled" onClick={() => void saveAll()} loading={isBusy}>Save</Button>
    </div>
  );
}
