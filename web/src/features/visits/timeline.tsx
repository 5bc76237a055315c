import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDoorExit,
  IconDots,
  IconDownload,
  IconExternalLink,
  IconEye,
  IconEyeOff,
  IconLogin,
  IconPrinter,
  IconZoomIn,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { heatOf } from '../../shared/attention-strip/heat.ts';
import type { TimelineKind } from '../../gql/graphql.ts';
import { clock, span } from '../../ui/format/duration.ts';
import { Section } from '../../ui/section.tsx';
import {
  livePageOf,
  displayedStepTimes,
  type Edition,
  type Step,
  type Visit,
} from './shown-visit.ts';
import styles from './visits.module.css';
import { dayOf, gateLabel, playerText, targetLabel, displayedSteps, zoomText } from './labels.ts';
import { locale } from '../../ui/format/locale.ts';
import { texts } from './texts.ts';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const icons: Partial<Record<TimelineKind, Icon>> = {
  OPENED: IconEye,
  GATE_PASSED: IconLogin,
  LINK_CLICKED: IconExternalLink,
  LEFT: IconEyeOff,
  CAME_BACK: IconArrowBackUp,
  DOWNLOADED: IconDownload,
  PRINTED: IconPrinter,
  ZOOMED: IconZoomIn,
  FORWARDED: IconArrowForwardUp,
  OTHER: IconDots,
  ENDED: IconDoorExit,
};

/** The visit's timeline; each bar has the length of its page's time. */
export function Timeline({ visit, editions }: { visit: Visit; editions: readonly Edition[] }) {
  const steps = displayedSteps(visit.timeline);
  const editionOf = new Map(editions.map((edition) => [edition.fileId, edition]));
  const lastPageStep = steps.findLastIndex(({ kind }) => kind === 'PAGE');
  const longest = steps.reduce(
    (longestSoFar, { kind, timeMs }) =>
      kind === 'PAGE' ? Math.max(longestSoFar, timeMs ?? 0) : longestSoFar,
    10_000,
  );
  const timeOf = displayedStepTimes(
    steps.filter(({ kind }) => kind === 'PAGE'),
    editions,
  );
  return (
    <Section anchor="timeline" title={dayOf(visit.startedAt)} hint={texts.timesIn({ zone })}>
      <ol className={styles['line']} aria-live="polite" aria-label={texts.timeline}>
        {steps.map((step, index) => {
          const isLive = index === lastPageStep && livePageOf(visit, step.fileId) === step.page;
          const StepIcon = icons[step.kind];
          return (
            <li
              key={`${step.kind} ${step.at} ${index}`}
              data-away={step.kind === 'LEFT' || undefined}
            >
              <time dateTime={step.at} title={new Date(step.at).toLocaleString()}>
                {new Date(step.at).toLocaleTimeString(locale)}
              </time>
              <span className={styles['dot']} aria-hidden="true">
                {StepIcon === undefined ? (
                  <i data-now={isLive || undefined} />
                ) : (
                  <StepIcon className="icon" />
                )}
              </span>
              <div className={styles['what']}>
                {step.kind === 'PAGE' ? (
                  <PageStep
                    step={step}
                    shownTime={timeOf.get(step) ?? 0}
                    longest={longest}
                    isLive={isLive}
                    edition={editionOf.get(step.fileId)}
                  />
                ) : (
                  <OtherStep step={step} />
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

function PageStep({
  step: { page, timeMs },
  shownTime,
  longest,
  isLive,
  edition,
}: {
  step: Step;
  /** The rounded time. */ shownTime: number;
  longest: number;
  isLive: boolean;
  edition: Edition | undefined;
}) {
  const ms = timeMs ?? 0;
  const { pictureOf, name = null } = edition ?? {};
  const from = page === null ? null : (edition?.labelOf(page) ?? null);
  return (
    <div className={styles['turn']}>
      <span className={styles['thumb']} aria-hidden="true">
        {pictureOf === undefined || page === null ? null : (
          <img src={pictureOf(page)} alt="" loading="lazy" decoding="async" />
        )}
      </span>
      <div>
        <p>
          <span>
            {from === null
              ? texts.pageNumber({ page: page ?? '?' })
              : texts.playedFrom({ time: from })}
            {name === null ? null : <span className="dim"> {texts.ofOwner({ name })}</span>}
          </span>
          {isLive ? (
            <b className={styles['nowTime']}>
              {clock(shownTime)}
              <span className="sr"> {texts.soFarBeingReadNow}</span>
            </b>
          ) : (
            <b>{clock(shownTime)}</b>
          )}
        </p>
        <i
          className={styles['bar']}
          data-heat={heatOf(ms)}
          data-now={isLive || undefined}
          style={{ '--w': `${Math.min(100, (100 * ms) / longest)}%` }}
        />
      </div>
    </div>
  );
}

function OtherStep({ step }: { step: ReturnType<typeof displayedSteps>[number] }) {
  const { page } = step;
  const line = (words: string, more?: ReactNode) => (
    <>
      {words}
      {more ? <small title={typeof more === 'string' ? more : undefined}>{more}</small> : null}
    </>
  );
  switch (step.kind) {
    case 'OPENED':
      return line(step.isAgain === true ? texts.openedTheLinkAgain : texts.openedTheLink);
    case 'GATE_PASSED':
      return line(texts.passedTheAccessPage, gateLabel(step.gates ?? [step.text]));
    case 'LINK_CLICKED':
      return line(
        page === null ? texts.clickedALink : texts.clickedALinkOnPage({ page }),
        targetLabel(step.text),
      );
    case 'LEFT':
      return line(
        texts.leftTheTab,
        step.timeMs === null ? texts.notBackYet : texts.forNotCounted({ time: span(step.timeMs) }),
      );
    case 'CAME_BACK':
      return line(texts.cameBack);
    case 'DOWNLOADED':
      return line(texts.downloadedTheFile);
    case 'PRINTED':
      return line(texts.printed);
    case 'ZOOMED':
      return line(zoomText(step.text, page));
    case 'FORWARDED':
      return line(texts.forwardedTheLink, step.text && texts.toTarget({ target: step.text }));
    case 'ENDED':
      return line(texts.closedTheTab);
    case 'PAGE':
    case 'OTHER': {
      const ofPlayer = playerText(step.text);
      return ofPlayer === null ? line(texts.otherActivity, step.text) : line(ofPlayer);
    }
  }
}
