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

type FileChooserProps = {
  readFile: (file: File | undefined) => Promise<void>;
};

export function FileChooser({ readFile }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles['file']}>
      <p>
        A CSV file with the columns <b>email</b>, <b>name</b> and <b>role</b> (Member, Admin or a
        custom role). Only <b>email</b> is required. Up to 10,000 rows. You can review everything
        before emails are sent.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv"
        aria-label="CSV file of people"
        onChange={({ currentTarget }) => {
          void readFile(currentTarget.files?.[0]);
          currentTarget.value = ''; // Allows choosing the same file again after a fix.
        }}
      />
      <Button
        leftSection={<IconFileSpreadsheet aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        Choose a CSV file
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
        aria-label={isChecking ? 'Checked' : 'Invited'}
        max={progress.total}
        value={progress.done}
      />
      <p>
        {isChecking ? 'Checked' : 'Invited'}: {progress.done.toLocaleString(locale)} of{' '}
        {progress.total.toLocaleString(locale)}
      </p>
      {progress.problem === null ? null : (
        <Note
          isBad
          title={
            isChecking
              ? 'Couldn’t check the remaining rows'
              : 'The remaining rows are not invited yet'
          }
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
        Done
      </Button>
      <Button onClick={onMore}>Invite more</Button>
      <SaveResults answers={() => resultsCsvOfRows(people, verdicts)} />
    </>
  );
}
