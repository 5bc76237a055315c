import { useNavigate } from 'react-router';
import { MakingProgress } from './making-progress.tsx';
import { FailureActions } from '../../../shared/presentation/failure-actions.tsx';
import { queueLabel } from '../../../shared/presentation/queue-label.ts';
import { Note } from '../../../ui/states/note.tsx';
import styles from '../presentation.module.css';
import type { ShownPresentation } from '../shown-presentation.ts';

/** Processing progress or error, until the pages exist. */
export function ProcessingPanel({ presentation }: { presentation: ShownPresentation }) {
  const navigate = useNavigate();
  const { processing } = presentation;
  if (processing.status === 'FAILED') {
    return (
      <div className={styles['panel']}>
        <Note
          isBad
          title="The file could not be processed"
          action={
            <FailureActions
              presentation={presentation}
              variant="buttons"
              onDeleted={() => void navigate('/content')}
            />
          }
        >
          {processing.failure ?? 'The reason is not known.'}
        </Note>
      </div>
    );
  }
  const { pagesDone, pageCount } = processing;
  const isCounted = pagesDone != null && pageCount != null && pageCount > 0;
  const cells = Math.min(pageCount ?? 18, 60);
  const place = queueLabel(processing.filesAhead);
  const words = isCounted
    ? `Processing, page ${pagesDone} of ${pageCount}`
    : place === null
      ? 'Processing'
      : `Queued, ${place}`;
  return (
    <div className={styles['panel']}>
      <MakingProgress {...{ words, pageCount, pagesDone, cells, isCounted }} />
      <p>{words}. You can create links already; they open once processing is done.</p>
    </div>
  );
}
