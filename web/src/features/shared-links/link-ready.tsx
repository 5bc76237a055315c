import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconExternalLink, IconPlus } from '@tabler/icons-react';
import type { SharedPresentation } from '../../presentation/sharing.ts';
import { Mat } from '../../ui/mat.tsx';
import { NotSeenYet } from './not-seen-yet.tsx';
import styles from './shared-links.module.css';

type LinkReadyProps = { link: { name: string | null; url: string }; presentation: SharedPresentation; onAnother: () => void; onClose: () => void };

/** The link is there: take it, look at it, or make another. */
export function LinkReady({ link: { name, url }, presentation, onAnother, onClose }: LinkReadyProps) {
  const { copy, copied, error } = useClipboard({ timeout: 2500 });
  return (
    <div className={styles['ready']}>
      <div>
        <Mat src={presentation.thumbnailUrl} size="card" />
        <p role="status"><IconCheck className="icon" aria-hidden="true" /><span>{name === null ? 'The link is ready' : <>The link for <b>{name}</b> is ready</>}</span></p>
        <a href={url} target="_blank" rel="noreferrer">{url.replace(/^https?:\/\//, '')}</a>
        <NotSeenYet presentation={presentation} />
        <p className={styles['hint']}>{error === null ? 'You will see on this page when it is opened, and which pages are read.' : 'The browser does not let us copy: select the address above.'}</p>
        <div className={styles['answers']}>
          <Button variant="filled" data-autofocus autoFocus leftSection={copied ? <IconCheck aria-hidden="true" /> : <IconCopy aria-hidden="true" />} onClick={() => copy(url)}>{copied ? 'Copied' : 'Copy address'}</Button>
          <Button component="a" href={url} target="_blank" rel="noreferrer" leftSection={<IconExternalLink aria-hidden="true" />}>Open</Button>
        </div>
      </div>
      <footer>
        <Button onClick={onClose}>Done</Button>
        <Button variant="subtle" leftSection={<IconPlus aria-hidden="true" />} onClick={onAnother}>Another link</Button>
      </footer>
    </div>
  );
}
