import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useViewer } from '../../account/viewer.ts';
import { useUploads } from '../../uploads/uploads-context.tsx';
import styles from './dashboard.module.css';

/** The way to the first figure: upload, share, watch. What is done is ticked. */
export function FirstSteps({ hasContent, hasLinks }: { hasContent: boolean; hasLinks: boolean }) {
  const { pick } = useUploads();
  const { canEditPresentations } = useViewer();
  const upload = canEditPresentations ? <Button variant="filled" onClick={pick}>Upload</Button> : <span className="dim">by an administrator</span>;
  const steps = [
    { title: 'Upload a presentation', text: 'A PDF or a picture. It stays on this server.', isDone: hasContent, act: upload },
    { title: 'Share it', text: 'Make a link for one person or for many.', isDone: hasLinks, act: <Button component={Link} to="/content" {...(hasContent ? { variant: 'filled' } : {})} disabled={!hasContent}>Choose what to share</Button> },
    { title: 'Watch it being read', text: 'Each page takes ink while it is read, and figures begin to grow here.', isDone: false, act: null },
  ];
  return (
    <>
      <p className="dim">Three steps until the first figures stand here.</p>
      <ol className={styles['steps']}>
        {steps.map(({ title, text, isDone, act }, index) => (
          <li key={title} data-done={isDone || undefined}>
            <i aria-hidden="true">{isDone ? <IconCheck size={16} /> : index + 1}</i>
            <span><b>{title}</b>{isDone ? <span className="sr">: done</span> : null}<small>{text}</small></span>
            {isDone ? null : act}
          </li>
        ))}
      </ol>
    </>
  );
}
