import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { useViewer } from '../../../account/viewer.ts';
import { rangeLabel } from '../../../shared/range/range.ts';
import { Change, points, share } from '../../../shared/range/change.tsx';
import { UpperBoundNote } from '../../../shared/readers/upper-bound-note.tsx';
import { VisitorsLink, VisitsLink } from '../../../shared/readers/list-choice.tsx';
import { Ago } from '../../../ui/format/ago.tsx';
import { span } from '../../../ui/format/duration.ts';
import styles from '../presentation.module.css';

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

const count = (number: number) => number.toLocaleString('en');

/** The totals with tooltips and links to their lists. Zero shows as zero; missing data as text. */
export function Figures({ analytics }: FiguresProps) {
  const {
    asOf,
    views,
    uniqueVisitors,
    averageTimeMs,
    medianTimeMs,
    completion,
    downloads,
    prints,
    linkClicks,
    previous,
  } = analytics;
  const went = (
    measure: 'views' | 'uniqueVisitors' | 'averageTimeMs' | 'downloads' | 'linkClicks',
  ) => {
    const change =
      previous === null ? null : share({ now: analytics[measure], before: previous[measure] });
    return change === null ? null : <Change {...change} />;
  };
  const further =
    previous === null ? null : points({ now: completion, before: previous.completion });
  const { can } = useViewer();
  const none = <span className={styles['words']}>no views yet</span>;
  const figures: readonly (readonly [
    word: string,
    value: ReactNode,
    change: ReactNode,
    meaning: string,
  ])[] = [
    [
      'Views',
      <VisitsLink key="views" label={`${count(views)} views: show each visit`}>
        {count(views)}
      </VisitsLink>,
      went('views'),
      'One opening that led to pages being read',
    ],
    [
      'Unique visitors',
      <>
        <UpperBoundNote visitors={uniqueVisitors} />
        <VisitorsLink label={`${count(uniqueVisitors)} unique visitors: show each visitor`}>
          {count(uniqueVisitors)}
        </VisitorsLink>
      </>,
      went('uniqueVisitors'),
      'By their address where it is known. Who has none is told by browser and link, so that there may be fewer',
    ],
    [
      'Average time',
      views === 0 ? (
        none
      ) : (
        <>
          <VisitsLink>{span(averageTimeMs)}</VisitsLink> <small>median {span(medianTimeMs)}</small>
        </>
      ),
      views === 0 ? null : went('averageTimeMs'),
      'Time with the page in view, for one viewing; half of them took longer than the median',
    ],
    [
      'Completion',
      completion === null ? (
        none
      ) : (
        <VisitsLink key="completion">{Math.round(completion * 100)} %</VisitsLink>
      ),
      further === null ? null : <Change {...further} />,
      'Distinct pages seen, of all pages, averaged over viewings',
    ],
    [
      'Downloads',
      <Downloads downloads={downloads} prints={prints} />,
      went('downloads'),
      'Of the original file, from the recipient’s page',
    ],
    [
      'Link clicks',
      linkClicks === 0 ? (
        count(0)
      ) : (
        <a
          key="clicks"
          href="#clicks"
          aria-label={`${count(linkClicks)} link clicks: show where they led`}
        >
          {count(linkClicks)}
        </a>
      ),
      went('linkClicks'),
      'On links inside the pages',
    ],
  ];
  return (
    <>
      <dl className={styles['figures']} aria-label="Totals">
        {figures.map(([word, value, change, meaning]) => (
          <Figure key={word} word={word} meaning={meaning} value={value} change={change} />
        ))}
      </dl>
      <AsOfLine asOf={asOf} can={can} previous={previous} />
    </>
  );
}

type FigureProps = {
  word: string;
  meaning: string;
  value: ReactNode;
  change: ReactNode;
};

function Figure({ word, meaning, value, change }: FigureProps) {
  return (
    <div>
      <Tooltip label={meaning} multiline maw={280}>
        <dt tabIndex={0}>{word}</dt>
      </Tooltip>
      <dd>
        {value}
        {change}
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
      As of <Ago at={asOf} />
      {can('can_edit_events') ? '' : ', through links of yours'}
      {previous === null
        ? null
        : `, compared with ${rangeLabel(new Date(previous.from), new Date(new Date(previous.to).getTime() - 1))}`}
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
          label={`${count(downloads)} downloads: show the visits they were made in`}
        >
          {count(downloads)}
        </VisitsLink>
      )}{' '}
      {prints === 0 ? null : (
        <small>
          and <VisitsLink did="print">printed {count(prints)} ×</VisitsLink>
        </small>
      )}
    </>
  );
}
