import { Button } from '@mantine/core';
import { fieldMessages } from '../../../edge/problem.ts';
import { Unsaved } from '../../../ui/form/leave-guard.tsx';
import { allFields } from './fields.ts';
import styles from './settings.module.css';
import type { Settings } from './use-settings.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

const maxNames = 3;

function sentenceOf(paths: readonly string[]): string {
  const words = paths.map((path) => allFields.find((field) => field.path === path)?.label ?? path);
  return words.length > maxNames
    ? texts.andMore({
        settings: words.slice(0, maxNames).join(', '),
        others: words.length - maxNames,
      })
    : words.join(', ');
}

/** Unsaved changes; sticky. Leaving asks first. */
export function SaveBar({
  settings: { draft, problem, isBusy, count, discard },
}: {
  settings: Settings;
}) {
  if (draft.size === 0) return null;
  const [first] = Object.values(fieldMessages(problem));
  return (
    <div className={styles['saveBar']} role="region" aria-label={texts.unsavedChanges}>
      <Unsaved />
      <p role="status">
        <b>{count}</b>{' '}
        {problem === null ? (
          sentenceOf([...draft.keys()])
        ) : (
          <span className={styles['bad']}>
            {texts.notSaved({ first: first ?? problem.message })}
          </span>
        )}
      </p>
      <Button onClick={discard} disabled={isBusy}>
        {common.discard}
      </Button>
      <Button type="submit" variant="filled" loading={isBusy}>
        {common.save}
      </Button>
    </div>
  );
}
