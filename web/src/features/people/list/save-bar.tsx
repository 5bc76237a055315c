import { locale } from '../../../ui/format/locale.ts';
import { Button } from '@mantine/core';
import styles from '../people.module.css';
import { personName, permissionLabel } from '../roles/permissions.ts';
import type { Change, Changes } from './use-changes.ts';

const maxSentences = 3;

/** Per permission: who gets it and who loses it. */
function sentencesOf(list: readonly Change[]): string[] {
  const byWhat = Map.groupBy(list, ({ key, isGiven }) => `${key} ${String(isGiven)}`);
  return [...byWhat.values()].map((changes) => {
    const [change] = changes;
    if (change === undefined) return '';
    const { person, key, isGiven } = change;
    if (changes.length === 1)
      return `${personName(person)} ${isGiven ? 'gets' : 'loses'} ${permissionLabel(key)}`;
    return `${changes.length.toLocaleString(locale)} people ${isGiven ? 'get' : 'lose'} ${permissionLabel(key)}`;
  });
}

/** Unsaved changes, with buttons to save or discard them. */
export function SaveBar({
  changes: { list, isBusy, problem, failures, discard, saveAll },
}: {
  changes: Changes;
}) {
  const sentences = sentencesOf(list);
  const lines = [
    ...sentences.slice(0, maxSentences),
    ...(sentences.length > maxSentences ? [`${sentences.length - maxSentences} more`] : []),
  ].join('; ');
  return (
    <div className={styles['saveBar']} role="region" aria-label="Unsaved changes">
      <p role="status">
        <b>{list.length === 1 ? '1 change' : `${list.length} changes`}</b>{' '}
        {problem === null && failures.length === 0 ? (
          lines
        ) : (
          <span className={styles['bad']}>Not saved. {problem}</span>
        )}
      </p>
      <Button onClick={discard} disabled={isBusy}>
        Discard
      </Button>
      <Button variant="filled" onClick={() => void saveAll()} loading={isBusy}>
        {failures.length > 0 ? 'Save all the same' : 'Save'}
      </Button>
      {failures.length > 0 ? (
        <ul>
          {failures.map(({ person, problem: why }) => (
            <li key={person.id}>
              <b>{personName(person)}</b>: {why}
            </li>
          ))}
        </ul>
      ) : null}
      {failures.length === 0 && sentences.length > maxSentences ? (
        <details>
          <summary>All of it</summary>
          <ul>
            {sentences.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
