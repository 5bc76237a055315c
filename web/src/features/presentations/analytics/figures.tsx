import type { ComponentProps, ReactNode } from 'react';
import type { CountedFigureId } from '@lectern/schemas/text/what-we-count.ts';
import { useViewer } from '../../../account/viewer.ts';
import { FigureTerm } from '../../../shared/counting/how-counted.tsx';
import { rangeLabel } from '../../../shared/range/range.ts';
import { Change, points, share } from '../../../shared/range/change.tsx';
import { UpperBoundNote } from '../../../shared/readers/upper-bound-note.tsx';
import { VisitorsLink, VisitsLink } from '../../../shared/readers/list-choice.tsx';
import { Ago } from '../../../ui/format/ago.tsx';
import { span } from '../../../ui/format/duration.ts';
import styles from '../presentation.module.css';
import { locale } from '../../../ui/format/locale.ts';
import { percent } from '../../../ui/format/percent.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

type Measures = {
  views: number;
  uniqueVisitors: number;
  averageTimeMs: number;
  completion: number | null;
  downloads: number;
  linkClicks: number;
};
type FiguresProps = {
  analytics: Measures & {
    asOf: string;
    medianTimeMs: number;
    prints: number;
    previous: (Measures & { from: string; to: string }) | null;
  };
};

const count = (number: number) => number.toLocaleString(locale);

/** The totals with tooltips and links to their lists. Zero shows as zero; missing data as text. */
export function Figures({ analytics }: FiguresProps) {
  const { asOf, views, averageTimeMs, medianTimeMs, completion, previous } = analytics;
  const change = (
    measure: 'views' | 'uniqueVisitors' | 'averageTimeMs' | 'downloads' | 'linkClicks',
  ) => previous && share({ now: analytics[measure], before: previous[measure] });
  const further = previous && points({ now: completion, before: previous.completion });
  const { can } = useViewer();
  const none = <span className={styles['words']}>{texts.noViewsYet}</span>;
  return (
    <>
      <dl className={styles['figures']} aria-label={common.totals}>
        <Figure
          word={common.views}
          figure="views"
          meaning={texts.viewsExplained}
          change={change('views')}
        >
          <VisitsLink label={texts.viewsShowEachVisit({ views: count(views) })}>
            {count(views)}
          </VisitsLink>
        </Figure>
        <Visitors visitors={analytics.uniqueVisitors} change={change('uniqueVisitors')} />
        <Figure
          word={texts.averageTime}
          figure="time"
          meaning={texts.timeExplained}
          change={views === 0 ? null : change('averageTimeMs')}
        >
          {views === 0 ? (
            none
          ) : (
            <>
              <VisitsLink>{span(averageTimeMs)}</VisitsLink>{' '}
              <small>{texts.medianTimeOf({ time: span(medianTimeMs) })}</small>
            </>
          )}
        </Figure>
        <Figure
          word={common.completion}
          figure="completion"
          meaning={texts.completionExplained}
          change={further}
        >
          {completion === null ? none : <VisitsLink>{percent(completion)}</VisitsLink>}
        </Figure>
        <Figure
          word={common.downloads}
          figure="actions"
          meaning={texts.downloadsExplained}
          change={change('downloads')}
        >
          <Downloads downloads={analytics.downloads} prints={analytics.prints} />
        </Figure>
        <LinkClicks clicks={analytics.linkClicks} change={change('linkClicks')} />
      </dl>
      <AsOfLine asOf={asOf} can={can} previous={previous} />
    </>
  );
}

type Difference = ComponentProps<typeof Change> | null;

function Visitors({ visitors, change }: { visitors: number; change: Difference }) {
  return (
    <Figure
      word={common.uniqueVisitors}
      figure="visitors"
      meaning={texts.peopleExplained}
      change={change}
    >
      <UpperBoundNote visitors={visitors} />
      <VisitorsLink label={texts.uniqueVisitorsShowEachVisitor({ visitors: count(visitors) })}>
        {count(visitors)}
      </VisitorsLink>
    </Figure>
  );
}

function LinkClicks({ clicks, change }: { clicks: number; change: Difference }) {
  return (
    <Figure
      word={common.linkClicks}
      figure="actions"
      meaning={texts.clicksExplained}
      change={change}
    >
      {clicks === 0 ? (
        count(0)
      ) : (
        <a href="#clicks" aria-label={texts.linkClicksShowTheUrls({ clicks: count(clicks) })}>
          {count(clicks)}
        </a>
      )}
    </Figure>
  );
}

type FigureProps = {
  word: string;
  figure: CountedFigureId;
  meaning: string;
  change: Difference;
  children: ReactNode;
};

function Figure({ word, figure, meaning, change, children }: FigureProps) {
  return (
    <div>
      <FigureTerm word={word} figure={figure} meaning={meaning} />
      <dd>
        {children}
        {change === null ? null : <Change {...change} />}
      </dd>
    </div>
  );
}

type AsOfLineProps = {
  asOf: string;
  can: ReturnType<typeof useViewer>['can'];
  previous: FiguresProps['analytics']['previous'];
};

function AsOfLine({ asOf, can, previous }: AsOfLineProps) {
  return (
    <p className={styles['asOf']}>
      {rich(texts.updatedWhen, { when: <Ago at={asOf} /> })}
      {can('can_edit_events') ? '' : `, ${texts.viaYourLinks}`}
      {previous === null
        ? null
        : `, ${texts.comparedWith({
            range: rangeLabel(
              new Date(previous.from),
              new Date(new Date(previous.to).getTime() - 1),
            ),
          })}`}
    </p>
  );
}

type DownloadsProps = {
  downloads: number;
  prints: number;
};

function Downloads({ downloads, prints }: DownloadsProps) {
  return (
    <>
      {downloads === 0 ? (
        count(0)
      ) : (
        <VisitsLink
          did="download"
          label={texts.downloadsShowTheVisits({ downloads: count(downloads) })}
        >
          {count(downloads)}
        </VisitsLink>
      )}{' '}
      {prints === 0 ? null : (
        <small>
          <VisitsLink did="print">
            {texts.printsCount({ count: prints, prints: count(prints) })}
          </VisitsLink>
        </small>
      )}
    </>
  );
}
