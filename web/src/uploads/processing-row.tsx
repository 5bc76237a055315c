import { useQuery } from '@apollo/client/react';
import { ActionIcon, Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { graphql } from '../gql/gql.ts';
import type { UploadProgressQuery } from '../gql/graphql.ts';
import { useCreateLink } from '../shared/presentation/create-link.tsx';
import { whyNoLink } from '../shared/presentation/sharing.ts';
import { FailureActions } from '../shared/presentation/failure-actions.tsx';
import { pages } from '../shared/presentation/kind.ts';
import { conversionLabel, queueLabel } from '../shared/presentation/queue-label.ts';
import { PageThumbnail } from '../ui/page-thumbnail.tsx';
import { ProgressRing } from '../ui/progress-ring.tsx';
import styles from './uploads.module.css';
import { useUploads } from './uploads-context.tsx';
import { common } from '../texts/common.ts';
import { texts } from './texts.ts';

const ProgressQuery = graphql(`
  query UploadProgress($id: ID!) {
    presentation(id: $id) {
      id
      name
      status
      thumbnailUrl
      pageCount
      deletedAt
      isInternalUseOnly
      may {
        edit
        shareByLink
      }
      settings {
        canBeShared
        canBeSharedLink
      }
      processing {
        status
        filesAhead
        waitsFor
        isConverting
        pagesDone
        pageCount
        failure
        canRetry
      }
      files {
        id
      }
      versions {
        number
        pageCount
        from
        until
        file {
          id
          name
          size
        }
      }
      replacement {
        file {
          id
          name
        }
        processing {
          status
          filesAhead
          waitsFor
          isConverting
          pagesDone
          pageCount
          failure
          canRetry
        }
      }
    }
  }
`);

const outcomes = {
  WAITING: 'making',
  PROCESSING: 'making',
  PROCESSED: 'made',
  FAILED: 'failed',
} as const;

type ProcessingRowProps = {
  uploadId: number;
  presentationId: string;
  fileName: string;
  fileId: string | null;
  isInstead: boolean;
  wasMade: boolean;
};

function useProcessing({ uploadId, presentationId, fileId, wasMade }: ProcessingRowProps) {
  const { data, previousData, stopPolling, startPolling } = useQuery(ProgressQuery, {
    variables: { id: presentationId },
    fetchPolicy: 'cache-and-network',
  });
  const { queue } = useUploads();
  const presentation = data?.presentation;
  // The replacement's own progress: the current file is ready anyway.
  const next = presentation?.replacement;
  const {
    status = 'WAITING',
    filesAhead,
    pagesDone,
    pageCount,
    failure,
    ...step
  } = (fileId !== null && next?.file.id === fileId ? next.processing : presentation?.processing) ??
  {};
  const isSuperseded =
    fileId !== null &&
    presentation != null &&
    presentation.files.every(({ id }) => id !== fileId) &&
    next?.file.id !== fileId;
  // A presentation never seen may just be late.
  const isGone =
    presentation?.deletedAt != null ||
    (presentation === null && previousData?.presentation != null);
  const outcome = isGone
    ? 'failed'
    : isSuperseded
      ? wasMade
        ? 'made'
        : 'failed'
      : outcomes[status];
  useEffect(() => {
    queue.report(uploadId, outcome);
    if (outcome !== 'making') stopPolling();
    else startPolling(1000);
  }, [outcome, queue, uploadId, startPolling, stopPolling]);
  // Of this file, whichever is current.
  const made =
    presentation?.versions.find(({ file }) => file.id === fileId)?.pageCount ??
    presentation?.pageCount ??
    0;
  const counted = pagesDone != null && pageCount != null && pageCount > 0;
  const place = queueLabel(filesAhead);
  const making = counted
    ? texts.processingPageOf({ pagesDone, pageCount })
    : (conversionLabel(step) ?? (place === null ? common.processing : texts.queuedAt({ place })));
  return {
    queue,
    presentation,
    pagesDone,
    pageCount,
    failure,
    isSuperseded,
    isGone,
    outcome,
    made,
    counted,
    making,
  };
}

/** An uploaded file: processing, ready or failed. */
export function ProcessingRow(props: ProcessingRowProps) {
  const { uploadId, presentationId, fileName, isInstead } = props;
  const upload = useProcessing(props);
  return (
    <li>
      {upload.outcome === 'failed' ? (
        <span className={styles['file']} data-bad>
          <IconAlertTriangle className="icon" aria-hidden="true" />
        </span>
      ) : (
        <PageThumbnail src={upload.presentation?.thumbnailUrl} size="tiny" />
      )}
      <div>
        <div className="cut" title={fileName}>
          <b>{fileName}</b>
        </div>
        {upload.outcome === 'failed' ? (
          <small data-bad role="alert">
            {upload.isGone
              ? texts.itWasDeleted
              : upload.isSuperseded
                ? texts.canceledOrReplacedByAnother
                : (upload.failure ?? texts.fileFailed)}
          </small>
        ) : (
          <small>
            {upload.outcome === 'making'
              ? upload.making
              : upload.isSuperseded
                ? texts.readyReplacedSince
                : texts.madeReady({ made: pages(upload.made) })}
          </small>
        )}
        {upload.outcome === 'failed' &&
        !upload.isGone &&
        !isInstead &&
        upload.presentation != null ? (
          <FailureActions
            presentation={upload.presentation}
            onDeleted={() => upload.queue.cancel(uploadId)}
          />
        ) : null}
      </div>
      <ProcessingEnd
        outcome={upload.outcome}
        counted={upload.counted}
        pagesDone={upload.pagesDone}
        pageCount={upload.pageCount}
        presentationId={presentationId}
        presentation={upload.presentation}
        fileName={fileName}
        queue={upload.queue}
        uploadId={uploadId}
      />
    </li>
  );
}

type Made = NonNullable<UploadProgressQuery['presentation']>;

type ProcessingEndProps = {
  outcome: 'making' | 'made' | 'failed';
  counted: boolean;
  pagesDone: number | null | undefined;
  pageCount: number | null | undefined;
  presentationId: string;
  presentation: Made | null | undefined;
  fileName: string;
  queue: ReturnType<typeof useUploads>['queue'];
  uploadId: number;
};

function ProcessingEnd({
  outcome,
  counted,
  pagesDone,
  pageCount,
  presentationId,
  presentation,
  fileName,
  queue,
  uploadId,
}: ProcessingEndProps) {
  return (
    <span className={styles['end']}>
      {outcome === 'making' ? (
        <ProgressRing size={20} share={counted ? (pagesDone ?? 0) / (pageCount ?? 1) : 0} />
      ) : null}
      {outcome === 'made' ? (
        <IconCheck className={`icon ${styles['done']}`} aria-hidden="true" />
      ) : null}
      {outcome === 'made' && presentation != null ? (
        <ShareMade presentation={presentation} />
      ) : null}
      {outcome === 'made' ? (
        <Button
          size="xs"
          component={Link}
          to={`/content/${presentationId}`}
          aria-label={texts.openNamed({ name: presentation?.name ?? fileName })}
        >
          {common.open}
        </Button>
      ) : null}
      {outcome === 'failed' ? (
        <ActionIcon
          aria-label={texts.dismissNamed({ fileName })}
          onClick={() => queue.cancel(uploadId)}
        >
          <IconX aria-hidden="true" />
        </ActionIcon>
      ) : null}
    </span>
  );
}

function ShareMade({ presentation }: { presentation: Made }) {
  const createLinks = useCreateLink();
  const { may } = presentation;
  if (!(may.edit || may.shareByLink) || whyNoLink(presentation) !== undefined) return null;
  return (
    <Button
      size="xs"
      variant="filled"
      aria-label={texts.createLinkTo({ name: presentation.name })}
      onClick={() => createLinks([presentation])}
    >
      {common.createLink}
    </Button>
  );
}
