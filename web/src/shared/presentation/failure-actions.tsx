import { Button } from '@mantine/core';
import { IconRefresh, IconTrash, IconUpload } from '@tabler/icons-react';
import { useViewer } from '../../account/viewer.ts';
import { useUploads } from '../../uploads/uploads-context.tsx';
import { useDeletePresentation } from './use-delete-presentation.tsx';
import { useRetryProcessing } from './use-retry-processing.ts';
import styles from './failure-actions.module.css';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type FailureActionsProps = {
  presentation: { id: string; name: string; processing: { canRetry: boolean } };
  variant?: 'links' | 'buttons';
  onDeleted?: () => void;
};

/** Actions after failed processing: retry, or upload another copy. */
export function FailureActions({
  presentation,
  variant = 'links',
  onDeleted,
}: FailureActionsProps) {
  const {
    id,
    name,
    processing: { canRetry },
  } = presentation;
  const { canEditPresentations } = useViewer();
  const { pickFor } = useUploads();
  const retry = useRetryProcessing();
  const { deletePresentation, dialog } = useDeletePresentation();
  if (!canEditPresentations) return null;
  const remove = () => {
    deletePresentation(presentation, onDeleted);
  };
  const actions = canRetry
    ? [
        {
          word: texts.retry,
          label: texts.retryNamed({ name }),
          Icon: IconRefresh,
          run: () => void retry(id),
        },
      ]
    : [
        {
          word: texts.uploadAnotherCopy,
          label: texts.uploadAnotherCopyOf({ name }),
          Icon: IconUpload,
          run: () => pickFor({ id, name }),
        },
        { word: common.delete, label: texts.deleteNamed({ name }), Icon: IconTrash, run: remove },
      ];
  return (
    <span className={styles['actions']}>
      {dialog}
      {actions.map(({ word, label, Icon, run }) =>
        variant === 'links' ? (
          <button key={word} type="button" className="act" aria-label={label} onClick={run}>
            {word}
          </button>
        ) : (
          <Button
            key={word}
            size="xs"
            leftSection={<Icon aria-hidden="true" />}
            aria-label={label}
            onClick={run}
          >
            {word}
          </Button>
        ),
      )}
    </span>
  );
}
