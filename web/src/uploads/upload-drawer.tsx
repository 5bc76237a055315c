import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useViewer } from '../account/viewer.ts';
import { progressOf, summary } from './summary.ts';
import { UploadRow } from './upload-row.tsx';
import styles from './uploads.module.css';
import { useUploadList, useUploads } from './uploads-context.tsx';
import { texts } from './texts.ts';

/** How long a success stays expanded, in milliseconds. */
const shownFor = 6_000;

/**
 * The uploads at the bottom of the window; stays during navigation, and collapses once work
 * continues or everything is done.
 */
export function UploadDrawer() {
  const uploads = useUploadList();
  const { queue } = useUploads();
  const {
    viewer: { id: viewerId },
  } = useViewer();
  useEffect(() => void queue.signedIn(viewerId), [queue, viewerId]);
  const { open, making, failed } = progressOf(uploads);
  const drawer = useRef<HTMLElement>(null);
  const news = `${uploads.length} ${failed}`;
  /** The state when it was collapsed: a new one expands it. */
  const [folded, setFolded] = useState<string | null>(null);
  const isFolded = folded === news;
  const isThere = uploads.length > 0;
  useEffect(() => {
    if (!isThere) return undefined;
    const stepAside = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main') !== null) setFolded(news);
    };
    const asides = ['pointerdown', 'wheel', 'keydown'] as const;
    for (const each of asides) document.addEventListener(each, stepAside, { passive: true });
    return () => {
      for (const each of asides) document.removeEventListener(each, stepAside);
    };
  }, [isThere, news]);
  const isWell = isThere && open + making + failed === 0;
  useEffect(() => {
    if (!isWell) return undefined;
    const timer = setInterval(() => {
      if (drawer.current?.matches(':hover, :focus-within') === false) setFolded(news);
    }, shownFor);
    return () => clearInterval(timer);
  }, [isWell, news]);
  if (!isThere) return null;
  return (
    <section
      ref={drawer}
      className={styles['drawer']}
      data-folded={isFolded || undefined}
      aria-label={texts.uploads}
    >
      <header>
        <b role="status">{summary(uploads)}</b>
        {open > 0 ? (
          <Button size="xs" variant="subtle" onClick={() => queue.cancelAll()}>
            {texts.cancelAll}
          </Button>
        ) : null}
        <ActionIcon
          aria-label={isFolded ? texts.showUploads : texts.collapseUploads}
          aria-expanded={!isFolded}
          onClick={() => setFolded(isFolded ? null : news)}
        >
          {isFolded ? <IconChevronUp aria-hidden="true" /> : <IconChevronDown aria-hidden="true" />}
        </ActionIcon>
        {open === 0 ? (
          <ActionIcon aria-label={texts.closeUploads} onClick={() => queue.clear()}>
            <IconX aria-hidden="true" />
          </ActionIcon>
        ) : null}
      </header>
      <ul hidden={isFolded}>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}
