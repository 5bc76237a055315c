import { ActionIcon, Button } from '@mantine/core';
import { IconAlertTriangle, IconFileText, IconX } from '@tabler/icons-react';
import { size, progress } from '../ui/format/bytes.ts';
import { span } from '../ui/format/duration.ts';
import { ProgressRing } from '../ui/progress-ring.tsx';
import { ProcessingRow } from './processing-row.tsx';
import type { Upload, UploadState } from './upload.ts';
import styles from './uploads.module.css';
import { useUploads } from './uploads-context.tsx';
import { texts } from './texts.ts';

/** “212 of 480 MB, 1m 10s left”; the time only once the speed is known. */
function sending(
  { sent, from, startedAt, isCut }: Extract<UploadState, { is: 'sending' }>,
  total: number,
): string {
  if (isCut) return texts.connectionLost({ sent: progress(sent, total) });
  if (sent >= total) return texts.sentChecking({ total: size(total) });
  const passed = Date.now() - startedAt;
  const gained = sent - from;
  const left =
    from >= 0 && gained > 0 && passed > 1500
      ? `, ${texts.timeLeft({ time: span((passed / gained) * (total - sent)) })}`
      : '';
  return `${progress(sent, total)}${left}`;
}

export function UploadRow({ upload: { id, file, state, replaces } }: { upload: Upload }) {
  const { queue } = useUploads();
  if (state.is === 'sent')
    return (
      <ProcessingRow
        uploadId={id}
        presentationId={state.presentationId}
        fileName={file.name}
        fileId={state.fileId}
        isInstead={replaces !== null}
        wasMade={state.pages === 'made'}
      />
    );
  const isRefused = state.is === 'refused';
  const Icon = isRefused ? IconAlertTriangle : IconFileText;
  return (
    <li>
      <span className={styles['file']} data-bad={isRefused || undefined}>
        <Icon className="icon" aria-hidden="true" />
      </span>
      <div>
        <div className="cut" title={file.name}>
          <b>{file.name}</b>
        </div>
        {replaces === null ? null : (
          <small className="cut" title={replaces.name}>
            {texts.replacesTheFileOf({ name: replaces.name })}
          </small>
        )}
        {isRefused ? (
          <small data-bad role="alert">
            {state.reason}
          </small>
        ) : (
          <small>
            {state.is === 'waiting'
              ? texts.queuedSize({ size: size(file.size) })
              : sending(state, file.size)}
          </small>
        )}
      </div>
      <span className={styles['end']}>
        {state.is === 'sending' ? <ProgressRing size={20} share={state.sent / file.size} /> : null}
        {isRefused && state.canRetry ? (
          <Button size="xs" onClick={() => queue.retry(id)}>
            {texts.retry}
          </Button>
        ) : null}
        <ActionIcon
          aria-label={
            isRefused
              ? texts.dismissWithName({ name: file.name })
              : texts.cancelNamed({ name: file.name })
          }
          onClick={() => queue.cancel(id)}
        >
          <IconX aria-hidden="true" />
        </ActionIcon>
      </span>
    </li>
  );
}
