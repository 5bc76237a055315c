import { IconCloudUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AttentionStrip } from '../../attention-strip/attention-strip.tsx';
import { Live } from '../../ui/lamp.tsx';
import { useUploads } from '../../uploads/uploads-context.tsx';
import styles from './content-empty.module.css';

const example = [14, 21, 6, 48, 0, 31, 95, 12, 66].map((seconds, index) => ({ page: index + 1, timeMs: seconds * 1000 }));

/** Fingers drop nothing: on phones it is the button that opens the files. */
function DropZone() {
  const { pick } = useUploads();
  return (
    <button type="button" className={styles['dropzone']} onClick={pick}>
      <IconCloudUpload aria-hidden="true" />
      <span className={styles['byMouse']}><b>Or drop files anywhere on this page</b><small>Several at once, or a whole folder.</small></span>
      <span className={styles['byFinger']}><b>Choose files</b><small>Several at once, if you like.</small></span>
    </button>
  );
}

/** The first minutes: what to do, in three steps, and what it will look like. */
export function ContentEmpty({ upload }: { upload: ReactNode }) {
  return (
    <div className={styles['start']}>
      <h1>Nothing published yet</h1>
      <p className={styles['lead']}>Publish a presentation, send it as a link, and see which pages are read. Three steps, about four minutes.</p>
      <ol className={styles['steps']}>
        <li>
          <span className={styles['number']}>1</span>
          <div><h2>Upload a presentation</h2><p>A PDF, of any length. It stays on this server.</p></div>
          {upload ?? <span className={styles['later']}>by an administrator</span>}
          {upload === null ? null : <DropZone />}
        </li>
        <li>
          <span className={styles['number']}>2</span>
          <div><h2>Share it</h2><p>Make a link for one person or for many, with an address people can read, and an end date if you like.</p></div>
          <span className={styles['later']}>on its page</span>
        </li>
        <li>
          <span className={styles['number']}>3</span>
          <div><h2>Watch it being read</h2><p>Every presentation is drawn as the row of its pages. The longer a page is read, the more ink it takes; amber is the page someone is on right now.</p></div>
          <span className={styles['later']}>after the first view</span>
          <div className={styles['foretaste']}>
            <AttentionStrip height={40} attention={{ pageCount: 16, times: example, livePages: [9] }} label="Example of a strip: 16 pages, 8 opened, page 9 being read" />
            <div><span>An example: 16 pages, someone is on page 9</span><Live /></div>
          </div>
        </li>
      </ol>
    </div>
  );
}
