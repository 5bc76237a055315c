import { locale } from '../../../ui/format/locale.ts';
import { useRef } from 'react';
import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { Note } from '../../../ui/states/note.tsx';
import { resultsCsvOfRows } from './results-csv.ts';
import { type ListedPerson } from './people-csv.ts';
import styles from '../people.module.css';
import { SaveResults } from './save-results.tsx';
import { useBatches } from '../use-batches.ts';
import { type Verdict } from './verdicts.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

type FileChooserProps = {
  readFile: (file: File | undefined) => Promise<void>;
};

export function FileChooser({ readFile }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles['file']}>
      <p>
        {rich(texts.csvExplained, {
          email: <b>{texts.email}</b>,
          name: <b>{texts.name}</b>,
          role: <b>{texts.role}</b>,
        })}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={texts.csvFileOfPeople}
        onChange={({ currentTarget }) => {
          void readFile(currentTarget.files?.[0]);
          currentTarget.value = ''; // Allows choosing the same file again after a fix.
        }}
      />
      <Button
        leftSection={<IconFileSpreadsheet aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {texts.chooseACsvFile}
      </Button>
    </div>
  );
}

type BatchProgressProps = {
  isChecking: boolean;
  progress: NonNullable<ReturnType<typeof useBatches>['progress']>;
  restart: () => undefined;
};

export function BatchProgress({ isChecking, progress, restart }: BatchProgressProps) {
  return (
    <div className={styles['progress']}>
      <progress
        aria-label={isChecking ? texts.checked : common.invited}
        max={progress.total}
        value={progress.done}
      />
      <p>
        {isChecking
          ? texts.checkedOf({
              done: progress.done.toLocaleString(locale),
              total: progress.total.toLocaleString(locale),
            })
          : texts.invitedOf({
              done: progress.done.toLocaleString(locale),
              total: progress.total.toLocaleString(locale),
            })}
      </p>
      {progress.problem === null ? null : (
        <Note
          isBad
          title={isChecking ? texts.couldntCheckTheRemainingRows : texts.remainingNotInvited}
          onRetry={restart}
        >
          {progress.problem}
        </Note>
      )}
    </div>
  );
}

type SentButtonsProps = {
  onMore: () => void;
  people: readonly ListedPerson[];
  verdicts: ReadonlyMap<number, Verdict>;
};

export function SentButtons({ onMore, people, verdicts }: SentButtonsProps) {
  return (
    <>
      <Button type="submit" variant="filled" autoFocus>
        {common.done}
      </Button>
      <Button onClick={onMore}>{texts.inviteMore}</Button>
      <SaveResults answers={() => resultsCsvOfRows(people, verdicts)} />
    </>
  );
}
