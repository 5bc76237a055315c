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
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type ChangeProgressProps = {
  progress: NonNullable<ReturnType<typeof useBatches>['progress']>;
  resume: (from: number) => Promise<void>;
};

export function ChangeProgress({ progress, resume }: ChangeProgressProps) {
  return (
    <div className={styles['progress']}>
      <progress aria-label={texts.changed} max={progress.total} value={progress.done} />
      <p>
        {texts.doneOfTotal({
          done: progress.done.toLocaleString(locale),
          total: progress.total.toLocaleString(locale),
        })}
      </p>
      {progress.problem === null ? null : (
        <Note isBad title={texts.theRestIsNotChanged} onRetry={() => void resume(progress.done)}>
          {progress.problem}
        </Note>
      )}
    </div>
  );
}

export function UndoProgress({ undoing }: { undoing: { done: number; total: number } }) {
  return (
    <div className={styles['progress']}>
      <progress aria-label={texts.putBack} max={undoing.total} value={undoing.done} />
      <p>
        {texts.ofPutBack({
          done: undoing.done.toLocaleString(locale),
          total: undoing.total.toLocaleString(locale),
        })}
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
        <b>{texts.peopleHave({ count: went, permissions })}</b>
        {left > 0 ? ` ${texts.theOtherHaveWhat({ left: left.toLocaleString(locale) })}` : ''}
        {failed.length === 0
          ? ''
          : ` ${texts.couldNotBeChanged({ people: failed.length.toLocaleString(locale) })}`}
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
      {isUnderWay && progress !== null ? <Button onClick={stop}>{texts.stop}</Button> : null}
      {isOver ? (
        <Button variant="filled" onClick={onClose} autoFocus disabled={undoing !== null}>
          {common.done}
        </Button>
      ) : (
        <Button
          type="submit"
          variant="filled"
          disabled={value === null || chosen.count === 0}
          loading={isUnderWay}
        >
          {texts.changePeople({ count: chosen.count, number: countLabel(chosen.count) })}
        </Button>
      )}
      {isOver && went > 0 ? (
        <Button onClick={() => void undoAll()} loading={undoing !== null}>
          {common.undo}
        </Button>
      ) : null}
      {isOver ? null : <Button onClick={onClose}>{common.close}</Button>}
    </footer>
  );
}
