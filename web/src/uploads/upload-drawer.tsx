import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useViewer } from '../account/viewer.ts';
import { progressOf, summary } from './summary.ts';
import { UploadRow } from './upload-row.tsx';
import styles from './uploads.module.css';
import { useUploadList, useUploads } from './uploads-context.tsx';

/** The uploads, docked at the foot of the window; it stays while one navigates. */
export function UploadDrawer() {
  const uploads = useUploadList();
  const { queue } = useUploads();
  const { viewer: { id: viewerId } } = useViewer();
  useEffect(() => void queue.signedIn(viewerId), [queue, viewerId]);
  const [isFolded, setIsFolded] = useState(false);
  if (uploads.length === 0) return null;
  const { open } = progressOf(uploads);
  return (
    <section className={styles['drawer']} aria-label="Uploads">
      <header>
        <b role="status">{summary(uploads)}</b>
        {open > 0 ? <Button size="xs" variant="subtle" onClick={queue.cancelAll}>Cancel all</Button> : null}
        <ActionIcon aria-label={isFolded ? 'Show uploads' : 'Fold uploads'} aria-expanded={!isFolded} onClick={() => setIsFolded(!isFolded)}>{isFolded ? <IconChevronUp aria-hidden="true" /> : <IconChevronDown aria-hidden="true" />}</ActionIcon>
        {open === 0 ? <ActionIcon aria-label="Close uploads" onClick={queue.clear}><IconX aria-hidden="true" /></ActionIcon> : null}
      </header>
      <ul hidden={isFolded}>{uploads.map((upload) => <UploadRow key={upload.id} upload={upload} />)}</ul>
    </section>
  );
}
