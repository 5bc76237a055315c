import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { graphql } from '../gql/gql.ts';
import { pages } from '../presentation/kind.ts';
import { useRetryProcessing } from '../presentation/use-retry-processing.ts';
import { Mat } from '../ui/mat.tsx';
import { Ring } from '../ui/ring.tsx';
import styles from './uploads.module.css';

const UploadProgressQuery = graphql(`
  query UploadProgress($id: ID!) {
    presentation(id: $id) { id name thumbnailUrl pageCount processing { status pagesDone pageCount failure } }
  }
`);

/** A file that has arrived: its pages are being made, are there, or could not be made. */
export function ProcessingRow({ presentationId, fileName }: { presentationId: string; fileName: string }) {
  const { data, stopPolling, startPolling } = useQuery(UploadProgressQuery, { variables: { id: presentationId }, fetchPolicy: 'cache-and-network' });
  const retry = useRetryProcessing();
  const presentation = data?.presentation;
  const { status = 'WAITING', pagesDone, pageCount, failure } = presentation?.processing ?? {};
  const isOver = status === 'PROCESSED' || status === 'FAILED';
  useEffect(() => {
    if (isOver) stopPolling();
    else startPolling(1000);
  }, [isOver, startPolling, stopPolling]);
  const counted = pagesDone != null && pageCount != null && pageCount > 0;
  return (
    <li>
      {status === 'FAILED' ? <span className={styles['file']} data-bad><IconAlertTriangle className="icon" aria-hidden="true" /></span> : <Mat src={presentation?.thumbnailUrl} size="tiny" />}
      <div>
        <div className="cut" title={fileName}><b>{fileName}</b></div>
        {status === 'FAILED'
          ? <small data-bad role="alert">{failure ?? 'The pages could not be made.'}</small>
          : <small>{status === 'PROCESSED' ? `${pages(presentation?.pageCount ?? 0)}, ready` : counted ? `Making pages, ${pagesDone} of ${pageCount}` : 'Making pages'}</small>}
      </div>
      <span className={styles['end']}>
        {isOver ? null : <Ring size={20} share={counted ? pagesDone / pageCount : 0} />}
        {status === 'PROCESSED' ? <IconCheck className={`icon ${styles['done']}`} aria-hidden="true" /> : null}
        {status === 'PROCESSED' ? <Button size="xs" component={Link} to={`/content/${presentationId}`} aria-label={`Open ${presentation?.name ?? fileName}`}>Open</Button> : null}
        {status === 'FAILED' ? <Button size="xs" onClick={() => void retry(presentationId)}>Retry</Button> : null}
      </span>
    </li>
  );
}
