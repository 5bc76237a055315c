import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconRefresh, IconReplace } from '@tabler/icons-react';
import { MakingProgress } from '../header/making-progress.tsx';
import { conversionLabel, queueLabel } from '../../../shared/presentation/queue-label.ts';
import { useRetryProcessing } from '../../../shared/presentation/use-retry-processing.ts';
import { Note } from '../../../ui/states/note.tsx';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import { useUploads } from '../../../uploads/uploads-context.tsx';
import { WithdrawFileMutation } from './files.graphql.ts';
import styles from '../presentation.module.css';
import type { ShownPresentation } from '../shown-presentation.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

/** The replacement's progress or error. The current file stays until it is ready. */
export function ReplacementPanel({ presentation }: { presentation: ShownPresentation }) {
  const { id, name, may, replacement } = presentation;
  const [withdraw, { loading }] = useMutation(WithdrawFileMutation);
  const retry = useRetryProcessing();
  const toast = useToast();
  const { pickFor } = useUploads();
  if (replacement === null) return null;
  const {
    file,
    processing: { status, failure, canRetry, filesAhead, pagesDone, pageCount, ...step },
  } = replacement;
  const giveUp = () =>
    void withdraw({ variables: { id, fileId: file.id } }).then(
      () =>
        toast({
          text: rich(texts.keepsItsCurrentFile, { name: <b dir="auto">{name}</b> }),
          about: id,
        }),
      (error: unknown) => toast(problemToast(error, id)),
    );
  const keep = may.edit ? (
    <Button size="xs" loading={loading} onClick={giveUp}>
      {texts.keepTheCurrentFile}
    </Button>
  ) : null;
  if (status === 'FAILED') {
    const retryButton = canRetry ? (
      <RetryButton retry={retry} id={id} />
    ) : (
      <ChooseAnotherButton pickFor={pickFor} id={id} name={name} />
    );
    return (
      <div className={styles['panel']}>
        <Note
          isBad
          title={texts.couldNotBeProcessed({ name: file.name })}
          action={
            may.edit ? (
              <span className={styles['acts']}>
                {retryButton}
                {keep}
              </span>
            ) : undefined
          }
        >
          {texts.recipientsStillSeeTheCurrent({ failure: failure ?? texts.theReasonIsNotKnown })}
        </Note>
      </div>
    );
  }
  const isCounted = pagesDone != null && pageCount != null && pageCount > 0;
  const cells = Math.min(pageCount ?? 18, 60);
  const place = queueLabel(filesAhead);
  const words = isCounted
    ? texts.processingPageOf({ name: file.name, pagesDone, pageCount })
    : (conversionLabel(step) ??
      (place === null
        ? texts.processingFile({ name: file.name })
        : texts.isQueued({ name: file.name, place })));
  return (
    <div className={styles['panel']}>
      <MakingProgress
        words={words}
        pageCount={pageCount}
        pagesDone={pagesDone}
        cells={cells}
        isCounted={isCounted}
      />
      <div className={styles['next']}>
        <p>{texts.replacedWhenReady({ state: words })}</p>
        {keep}
      </div>
    </div>
  );
}

type ChooseAnotherButtonProps = {
  pickFor: ReturnType<typeof useUploads>['pickFor'];
  id: string;
  name: string;
};

function ChooseAnotherButton({ pickFor, id, name }: ChooseAnotherButtonProps) {
  return (
    <Button
      size="xs"
      leftSection={<IconReplace aria-hidden="true" />}
      onClick={() => pickFor({ id, name })}
    >
      {texts.chooseAnotherFile}
    </Button>
  );
}

type RetryButtonProps = {
  retry: (id: string) => Promise<unknown>;
  id: string;
};

function RetryButton({ retry, id }: RetryButtonProps) {
  return (
    <Button
      size="xs"
      leftSection={<IconRefresh aria-hidden="true" />}
      onClick={() => void retry(id)}
    >
      {common.tryAgain}
    </Button>
  );
}
