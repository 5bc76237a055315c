import type { ReactNode } from 'react';
import { Fragment, type ComponentProps } from 'react';
import type { CountedFigureId } from '@lectern/schemas/text/what-we-count.ts';
import { FigureTerm } from '../../../shared/counting/how-counted.tsx';
import { UpperBoundNote } from '../../../shared/readers/upper-bound-note.tsx';
import { VisitorsLink, VisitsLink } from '../../../shared/readers/list-choice.tsx';
import { countLabel } from '../../../ui/format/count-label.ts';
import { span } from '../../../ui/format/duration.ts';
import { Note } from '../../../ui/states/note.tsx';
import styles from './link-page.module.css';
import type { ShownLink } from './shown-link.ts';
import { locale } from '../../../ui/format/locale.ts';
import { percent } from '../../../ui/format/percent.ts';

type LinkAction = ComponentProps<typeof VisitsLink>['did'];

/** The totals of a link with tooltips; each links to its visits. */
export function LinkFigures({
  link: { analytics, hitCounts, asked },
  isWhole,
  withOthers,
}: {
  link: ShownLink;
  /** No range selected. */ isWhole: boolean;
  withOthers: boolean;
}) {
  if (analytics === null)
    return (
      <Note isBad title="Figures are not available right now">
        They come back by themselves. The link works meanwhile.
      </Note>
    );
  const { views, uniqueVisitors, averageTimeMs, completion, downloads, linkClicks } = analytics;
  const others = hitCounts.bots + hitCounts.ownTeam;
  const none = <small>{isWhole ? 'no views yet' : 'no views'}</small>;
  const count = (some: number, did?: LinkAction) =>
    some === 0 ? '0' : <VisitsLink {...(did && { did })}>{some.toLocaleString(locale)}</VisitsLink>;
  const figures = [
    ['Views', count(views), 'Openings past the access page, with their reloads', 'views'],
    [
      'Unique visitors',
      uniqueVisitors === 0 ? (
        '0'
      ) : (
        <Fragment key="visitors">
          <UpperBoundNote visitors={uniqueVisitors} />{' '}
          <VisitorsLink>{uniqueVisitors.toLocaleString(locale)}</VisitorsLink>
        </Fragment>
      ),
      'By email where known, else by browser, so there may be fewer',
      'visitors',
    ],
    [
      'Average time',
      views === 0 ? none : <VisitsLink key="time">{span(averageTimeMs)}</VisitsLink>,
      'Time with a page in view, per view',
      'time',
    ],
    [
      'Completion',
      completion === null ? none : <VisitsLink key="completion">{percent(completion)}</VisitsLink>,
      'Share of pages read for a second or more, averaged over views',
      'completion',
    ],
    ['Downloads', count(downloads, 'download'), 'Times the file was downloaded', 'actions'],
    ['Link clicks', count(linkClicks, 'click'), 'Clicks on links inside the pages', 'actions'],
  ] as const;
  return (
    <>
      <dl className={styles['figures']} aria-label="Totals">
        {figures.map(([word, value, meaning, figure]) => (
          <Figure key={word} word={word} figure={figure} meaning={meaning} value={value} />
        ))}
      </dl>
      {withOthers || !isWhole || hitCounts.persons <= views ? null : (
        <p className={styles['left']}>
          {openedInLabel(
            hitCounts.persons,
            hitCounts.persons - views,
            asked.hasAccessCode || asked.isEmailRequired || asked.consentMode === 'REQUIRED',
          )}
        </p>
      )}
      {asked.consentMode === 'OPTIONAL' ? (
        <p className={styles['left']}>
          Consent is optional here: reading without it is not counted.
        </p>
      ) : null}
      {withOthers || !isWhole || others === 0 ? null : <OthersNote hitCounts={hitCounts} />}
    </>
  );
}

function OthersNote({ hitCounts }: { hitCounts: ShownLink['hitCounts'] }) {
  return (
    <p className={styles['left']}>
      Excludes{' '}
      {[
        hitCounts.ownTeam > 0 ? `${countLabel(hitCounts.ownTeam)} team` : '',
        hitCounts.bots > 0 ? `${countLabel(hitCounts.bots)} bot` : '',
      ]
        .filter(Boolean)
        .join(' and ')}{' '}
      {hitCounts.ownTeam + hitCounts.bots === 1 ? 'opening' : 'openings'}.
    </p>
  );
}

type FigureProps = {
  word: string;
  figure: CountedFigureId;
  meaning: string;
  value: ReactNode;
};

function Figure({ word, figure, meaning, value }: FigureProps) {
  return (
    <div>
      <FigureTerm word={word} figure={figure} meaning={meaning} />
      <dd>{value}</dd>
    </div>
  );
}

/** Every opening counts; a view starts after the gates. */
function openedInLabel(openings: number, viewless: number, isGated: boolean): string {
  const which = isGated ? 'stopped at the access page' : 'without a view';
  if (openings === 1) return `1 opening, ${which}.`;
  return `${countLabel(openings)} openings, ${viewless === openings ? (openings === 2 ? 'both' : 'all') : countLabel(viewless)} ${which}.`;
}
