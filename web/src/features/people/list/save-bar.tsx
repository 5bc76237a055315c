import { locale } from '../../../ui/format/locale.ts';
import { Button } from '@mantine/core';
import styles from '../people.module.css';
import { personName, permissionLabel } from '../roles/permissions.ts';
import type { Change, Changes } from './use-changes.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

const maxSentences = 3;

/** Per permission: who gets it and who loses it. */
function sentencesOf(list: readonly Change[]): string[] {
  const byWhat = Map.groupBy(list, ({ key, isGiven }) => `${key} ${String(isGiven)}`);
  return [...byWhat.values()].map((changes) => {
    const [change] = changes;
    if (change === undefined) return '';
    const { person, key, isGiven } = change;
    if (changes.length === 1)
      return isGiven
        ? texts.personGets({ person: personName(person), permission: permissionLabel(key) })
        : texts.personLoses({ person: personName(person), permission: permissionLabel(key) });
    return isGiven
      ? texts.peopleGet({
          people: changes.length.toLocaleString(locale),
          permission: permissionLabel(key),
        })
      : texts.peopleLose({
          people: changes.length.toLocaleString(locale),
          permission: permissionLabel(key),
        });
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
    ...(sentences.length > maxSentences
      ? [texts.moreChanges({ others: sentences.length - maxSentences })]
      : []),
  ].join('; ');
  return (
    <div className={styles['saveBar']} role="region" aria-label={texts.unsavedChanges}>
      <p role="status">
        <b>{texts.changesCount({ count: list.length })}</b>{' '}
        {problem === null && failures.length === 0 ? (
          lines
        ) : (
          <span className={styles['bad']}>{texts.notSaved({ problem: problem ?? '' })}</span>
        )}
      </p>
      <Button onClick={discard} disabled={isBusy}>
        {common.discard}
      </Button>
      <Button variant="filled" onClick={() => void saveAll()} loading={isBusy}>
        {failures.length > 0 ? texts.saveAllTheSame : common.save}
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
          <summary>{texts.allOfIt}</summary>
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
