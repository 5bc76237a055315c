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
import type { CSSProperties, ReactNode } from 'react';
import { heatOf } from '../../shared/attention-strip/heat.ts';
import type { TimelineKind } from '../../gql/graphql.ts';
import { clock, span } from '../../ui/format/duration.ts';
import { Section } from '../../ui/section.tsx';
import { litPage, toldTurns, type Edition, type Step, type Visit } from './shown-visit.ts';
import styles from './visits.module.css';
import { dayOf, gateWords, targetWords, toldSteps, zoomWords } from './labels.ts';

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

/** The visit from its beginning; a bar is as long as its page lay open. */
export function Timeline({ visit, editions }: { visit: Visit; editions: readonly Edition[] }) {
  const steps = toldSteps(visit.timeline);
  const editionOf = new Map(editions.map((edition) => [edition.fileId, edition]));
  const lastTurn = steps.findLastIndex(({ kind }) => kind === 'PAGE');
  const longest = steps.reduce(
    (most, { kind, timeMs }) => (kind === 'PAGE' ? Math.max(most, timeMs ?? 0) : most),
    10_000,
  );
  const saidOf = toldTurns(
    steps.filter(({ kind }) => kind === 'PAGE'),
    editions,
  );
  return (
    <Section anchor="timeline" title={dayOf(visit.startedAt)} hint={`times in ${zone}`}>
      <ol className={styles['line']} aria-live="polite" aria-label="Timeline">
        {steps.map((step, index) => {
          const isLit = index === lastTurn && litPage(visit, step.fileId) === step.page;
          const Sign = icons[step.kind];
          return (
            <li
              key={`${step.kind} ${step.at} ${index}`}
              data-away={step.kind === 'LEFT' || undefined}
            >
              <time dateTime={step.at} title={new Date(step.at).toLocaleString()}>
                {new Date(step.at).toLocaleTimeString('en-GB')}
              </time>
              <span className={styles['dot']} aria-hidden="true">
                {Sign === undefined ? (
                  <i data-now={isLit || undefined} />
                ) : (
                  <Sign className="icon" />
                )}
              </span>
              <div className={styles['what']}>
                {step.kind === 'PAGE' ? (
                  <Turn
                    step={step}
                    said={saidOf.get(step) ?? 0}
                    longest={longest}
                    isLit={isLit}
                    edition={editionOf.get(step.fileId)}
                  />
                ) : (
                  <Words step={step} />
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

function Turn({
  step: { page, timeMs },
  said,
  longest,
  isLit,
  edition,
}: {
  step: Step;
  /** Its time as it is told. */ said: number;
  longest: number;
  isLit: boolean;
  edition: Edition | undefined;
}) {
  const ms = timeMs ?? 0;
  const { pictureOf, name = null } = edition ?? {};
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
            Page {page ?? '?'}
            {name === null ? null : <span className="dim"> of {name}</span>}
          </span>
          {isLit ? (
            <b className={styles['nowTime']}>
              {clock(said)}
              <span className="sr"> so far, being read now</span>
            </b>
          ) : (
            <b>{clock(said)}</b>
          )}
        </p>
        <i
          className={styles['bar']}
          data-heat={heatOf(ms)}
          data-now={isLit || undefined}
          style={{ '--w': `${Math.min(100, (100 * ms) / longest)}%` } as CSSProperties}
        />
      </div>
    </div>
  );
}

function Words({ step }: { step: ReturnType<typeof toldSteps>[number] }) {
  const on = step.page === null ? '' : ` on page ${step.page}`;
  const told = (words: string, more?: ReactNode) => (
    <>
      {words}
      {more ? <small title={typeof more === 'string' ? more : undefined}>{more}</small> : null}
    </>
  );
  switch (step.kind) {
    case 'OPENED':
      return told(step.isAgain === true ? 'Opened the link again' : 'Opened the link');
    case 'GATE_PASSED':
      return told('Passed the gate', gateWords(step.gates ?? [step.text]));
    case 'LINK_CLICKED':
      return told(`Clicked a link${on}`, targetWords(step.text));
    case 'LEFT':
      return told(
        'Left the tab',
        step.timeMs === null ? 'and has not come back' : `for ${span(step.timeMs)}, not counted`,
      );
    case 'CAME_BACK':
      return told('Came back');
    case 'DOWNLOADED':
      return told('Downloaded it');
    case 'PRINTED':
      return told('Printed it');
    case 'ZOOMED':
      return told(`Zoomed${zoomWords(step.text)}${on}`);
    case 'FORWARDED':
      return told('Forwarded it', step.text && `to ${step.text}`);
    case 'ENDED':
      return told('Closed it');
    case 'PAGE':
    case 'OTHER':
      return told('Something else happened', step.text);
  }
}
