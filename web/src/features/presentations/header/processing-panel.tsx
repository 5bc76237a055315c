import { useNavigate } from 'react-router';
import { MakingProgress } from './making-progress.tsx';
import { FailureActions } from '../../../shared/presentation/failure-actions.tsx';
import { conversionLabel, queueLabel } from '../../../shared/presentation/queue-label.ts';
import { Note } from '../../../ui/states/note.tsx';
import styles from '../presentation.module.css';
import type { ShownPresentation } from '../shown-presentation.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** Processing progress or error, until the pages exist. */
export function ProcessingPanel({ presentation }: { presentation: ShownPresentation }) {
  const navigate = useNavigate();
  const { processing } = presentation;
  if (processing.status === 'FAILED') {
    return (
      <div className={styles['panel']}>
        <Note
          isBad
          title={texts.fileFailed}
          action={
            <FailureActions
              presentation={presentation}
              variant="buttons"
              onDeleted={() => void navigate('/content')}
            />
          }
        >
          {processing.failure ?? texts.theReasonIsNotKnown}
        </Note>
      </div>
    );
  }
  const { pagesDone, pageCount } = processing;
  const isCounted = pagesDone != null && pageCount != null && pageCount > 0;
  const cells = Math.min(pageCount ?? 18, 60);
  const place = queueLabel(processing.filesAhead);
  const words = isCounted
    ? texts.processingPageOf({ pagesDone, pageCount })
    : (conversionLabel(processing) ??
      (place === null ? common.processing : texts.queuedAt({ place })));
  return (
    <div className={styles['panel']}>
      <MakingProgress {...{ words, pageCount, pagesDone, cells, isCounted }} />
      <p>{texts.shareWhileProcessing({ state: words })}</p>
    </div>
  );
}
