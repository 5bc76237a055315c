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
import { common } from '../../texts/common.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

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
      {common.upload}
    </Button>
  ) : (
    <span className={styles['later']}>{texts.byAnAdmin}</span>
  );
  const share = hasContent ? (
    <Button variant="filled" onClick={() => createLinks(null)}>
      {texts.createALink}
    </Button>
  ) : (
    <span className={styles['later']}>{texts.afterYouUpload}</span>
  );
  return (
    <div className={styles['start']} data-start>
      <h1>{title}</h1>
      <p className={styles['lead']}>{texts.startLead}</p>
      <ol className={styles['steps']}>
        <Step
          number={1}
          title={texts.uploadAPresentation}
          isDone={hasContent}
          act={upload}
          text={texts.anyPdfOrImage}
        >
          {canEditPresentations && !hasContent ? <DropZone /> : null}
        </Step>
        <Step
          number={2}
          title={texts.shareIt}
          isDone={hasLinks}
          act={share}
          text={texts.createLinkHint}
        />
        <Step
          number={3}
          title={texts.watchItBeingRead}
          isDone={false}
          act={<span className={styles['later']}>{texts.afterTheFirstView}</span>}
          text={texts.readStepHint}
        >
          <div className={styles['foretaste']}>
            <AttentionStrip
              height={40}
              attention={{ pageCount: 16, times: example, livePages: [9] }}
              label={texts.exampleOfAStrip16}
            />
            <div>
              <span>{texts.anExample16PagesSomeone}</span>
              <LiveBadge />
            </div>
          </div>
        </Step>
      </ol>
      {can('can_edit_users') ? (
        <p className={styles['else']}>
          {rich(texts.workingWithOthers, {
            link: (
              <Link to="/people" className="act">
                {texts.inviteYourTeam}
              </Link>
            ),
          })}
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
          {isDone ? <span className="sr">{`: ${texts.done}`}</span> : null}
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
        <b>{texts.orDropFiles}</b>
        <small>{texts.severalOrFolder}</small>
      </span>
      <span className={styles['byFinger']}>
        <b>{texts.chooseFiles}</b>
        <small>{texts.severalHint}</small>
      </span>
    </button>
  );
}
