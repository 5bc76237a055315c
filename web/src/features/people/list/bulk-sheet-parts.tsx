import { locale } from '../../../ui/format/locale.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Note } from '../../../ui/states/note.tsx';
import { countLabel } from '../../../ui/format/count-label.ts';
import styles from '../people.module.css';
import { personName } from '../roles/permissions.ts';
import type { Chosen } from './use-chosen.ts';
import { useBatches } from '../use-batches.ts';
import { type Outcome } from '../roles/use-rights.ts';

type ChangeProgressProps = {
  progress: NonNullable<ReturnType<typeof useBatches>['progress']>;
  resume: (from: number) => Promise<void>;
};

export function ChangeProgress({ progress, resume }: ChangeProgressProps) {
  return (
    <div className={styles['progress']}>
      <progress aria-label="Changed" max={progress.total} value={progress.done} />
      <p>
        {progress.done.toLocaleString(locale)} of {progress.total.toLocaleString(locale)}
      </p>
      {progress.problem === null ? null : (
        <Note isBad title="The rest is not changed yet" onRetry={() => void resume(progress.done)}>
          {progress.problem}
        </Note>
      )}
    </div>
  );
}

export function UndoProgress({ undoing }: { undoing: { done: number; total: number } }) {
  return (
    <div className={styles['progress']}>
      <progress aria-label="Put back" max={undoing.total} value={undoing.done} />
      <p>
        {undoing.done.toLocaleString(locale)} of {undoing.total.toLocaleString(locale)} put back
      </p>
    </div>
  );
}

type BulkResultsProps = {
  went: number;
  permissions: string;
  left: number;
  failed: readonly Outcome[];
};

export function BulkResults({ went, permissions, left, failed }: BulkResultsProps) {
  return (
    <div className={styles['results']} role="status">
      <p>
        <b>
          {went === 1 ? '1 person has' : `${went.toLocaleString(locale)} people have`} {permissions}
          .
        </b>
        {left > 0 ? ` The other ${left.toLocaleString(locale)} have what they had.` : ''}
        {failed.length === 0
          ? ''
          : ` ${failed.length.toLocaleString(locale)} could not be changed:`}
      </p>
      <ul>
        {failed.slice(0, 200).map(({ person, problem: why }) => (
          <li key={person.id} data-bad>
            <IconAlertTriangle className="icon" aria-hidden="true" />
            <span>
              {personName(person)}
              <small>{why}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type BulkButtonsProps = {
  isUnderWay: boolean;
  progress: ReturnType<typeof useBatches>['progress'];
  stop: () => undefined;
  isOver: boolean;
  onClose: () => void;
  undoing: { done: number; total: number } | null;
  value: string | null;
  chosen: Chosen;
  went: number;
  undoAll: () => Promise<void>;
};

export function BulkButtons({
  isUnderWay,
  progress,
  stop,
  isOver,
  onClose,
  undoing,
  value,
  chosen,
  went,
  undoAll,
}: BulkButtonsProps) {
  return (
    <footer>
      {isUnderWay && progress !== null ? <Button onClick={stop}>Stop</Button> : null}
      {isOver ? (
        <Button variant="filled" onClick={onClose} autoFocus disabled={undoing !== null}>
          Done
        </Button>
      ) : (
        <Button
          type="submit"
          variant="filled"
          disabled={value === null || chosen.count === 0}
          loading={isUnderWay}
        >
          Change {chosen.count === 1 ? '1 person' : `${countLabel(chosen.count)} people`}
        </Button>
      )}
      {isOver && went > 0 ? (
        <Button onClick={() => void undoAll()} loading={undoing !== null}>
          Undo
        </Button>
      ) : null}
      {isOver ? null : <Button onClick={onClose}>Close</Button>}
    </footer>
  );
}
