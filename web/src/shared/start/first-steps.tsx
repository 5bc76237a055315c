import { Button } from '@mantine/core';
import { IconCheck, IconCloudUpload, IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useViewer } from '../../account/viewer.ts';
import { useCreateLink } from '../presentation/create-link.tsx';
import { AttentionStrip } from '../attention-strip/attention-strip.tsx';
import { LiveBadge } from '../../ui/live-badge.tsx';
import { useUploads } from '../../uploads/uploads-context.tsx';
import styles from './first-steps.module.css';

const example = [14, 21, 6, 48, 0, 31, 95, 12, 66].map((seconds, index) => ({
  page: index + 1,
  timeMs: seconds * 1000,
}));

type FirstStepsProps = { title: string; hasContent: boolean; hasLinks: boolean };

/** The first three steps, with a preview; done ones are ticked. */
export function FirstSteps({ title, hasContent, hasLinks }: FirstStepsProps) {
  const { pick } = useUploads();
  const createLinks = useCreateLink();
  const { can, canEditPresentations } = useViewer();
  const upload = canEditPresentations ? (
    <Button variant="filled" leftSection={<IconUpload aria-hidden="true" />} onClick={pick}>
      Upload
    </Button>
  ) : (
    <span className={styles['later']}>by an admin</span>
  );
  const share = hasContent ? (
    <Button variant="filled" onClick={() => createLinks(null)}>
      Create a link
    </Button>
  ) : (
    <span className={styles['later']}>after you upload</span>
  );
  return (
    <div className={styles['start']} data-start>
      <h1>{title}</h1>
      <p className={styles['lead']}>
        Publish a presentation, send it as a link, and see which pages are read. Three steps, about
        four minutes.
      </p>
      <ol className={styles['steps']}>
        <Step
          number={1}
          title="Upload a presentation"
          isDone={hasContent}
          act={upload}
          text="Any PDF or image. It stays on this server."
        >
          {canEditPresentations && !hasContent ? <DropZone /> : null}
        </Step>
        <Step
          number={2}
          title="Share it"
          isDone={hasLinks}
          act={share}
          text="Create a link for one person or for many. Ask for an email, set an expiry, add an access code, or leave it open."
        />
        <Step
          number={3}
          title="Watch it being read"
          isDone={false}
          act={<span className={styles['later']}>after the first view</span>}
          text="Each presentation shows as a row of its pages. The longer a page is read, the deeper its shade; amber is the page someone is on right now."
        >
          <div className={styles['foretaste']}>
            <AttentionStrip
              height={40}
              attention={{ pageCount: 16, times: example, livePages: [9] }}
              label="Example of a strip: 16 pages, 8 opened, page 9 being read"
            />
            <div>
              <span>An example: 16 pages, someone is on page 9</span>
              <LiveBadge />
            </div>
          </div>
        </Step>
      </ol>
      {can('can_edit_users') ? (
        <p className={styles['else']}>
          Working with others?{' '}
          <Link to="/people" className="act">
            Invite your team
          </Link>
          .
        </p>
      ) : null}
    </div>
  );
}

type StepProps = {
  number: number;
  title: string;
  text: string;
  isDone: boolean;
  act: ReactNode;
  children?: ReactNode;
};

function Step({ number, title, text, isDone, act, children }: StepProps) {
  return (
    <li data-done={isDone || undefined}>
      <span className={styles['number']} aria-hidden="true">
        {isDone ? <IconCheck size={22} /> : number}
      </span>
      <div>
        <h2>
          {title}
          {isDone ? <span className="sr">: done</span> : null}
        </h2>
        <p>{text}</p>
      </div>
      {isDone ? null : act}
      {children}
    </li>
  );
}

/** No drag and drop on phones: the button opens the file dialog. */
function DropZone() {
  const { pick } = useUploads();
  return (
    <button type="button" className={styles['dropzone']} onClick={pick}>
      <IconCloudUpload aria-hidden="true" />
      <span className={styles['byMouse']}>
        <b>Or drop files anywhere on this page</b>
        <small>Several at once, or a whole folder.</small>
      </span>
      <span className={styles['byFinger']}>
        <b>Choose files</b>
        <small>Several at once, if you like.</small>
      </span>
    </button>
  );
}
