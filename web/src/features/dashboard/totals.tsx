import { Tooltip } from '@mantine/core';
import type { DashboardQuery } from '../../gql/graphql.ts';
import { Change, points, share } from '../../range/change.tsx';
import { span } from '../../ui/duration.ts';
import styles from './dashboard.module.css';

const lists = { views: 'Show each view', visitors: 'Show each visitor' } as const;

type TotalsProps = { dashboard: DashboardQuery['dashboard']; onOpen: (tab: 'views' | 'visitors') => void };

/** The four measures of the range, each with what it means, how it went on from the range before, and the list behind it. */
export function Totals({ dashboard: { views, uniqueVisitors, timeMs, completion }, onOpen }: TotalsProps) {
  const figures = [
    ['Views', views.now.toLocaleString('en'), share(views), 'One opening that passed what stood before the first page', 'views'],
    ['Unique visitors', uniqueVisitors.now.toLocaleString('en'), share(uniqueVisitors), 'By their address where it is known, else by browser', 'visitors'],
    ['Time read', span(timeMs.now), share(timeMs), 'With a page in view', 'views'],
    ['Completion', views.now === 0 ? '–' : `${Math.round(completion.now * 100)} %`, points({ now: views.now === 0 ? null : completion.now, before: views.before === 0 ? null : completion.before }), 'Distinct pages seen, of all pages, averaged over views', 'views'],
  ] as const;
  return (
    <dl className={styles['totals']} aria-label="Totals">
      {figures.map(([word, value, change, meaning, list]) => (
        <div key={word}>
          <Tooltip label={meaning} multiline maw={280}><dt tabIndex={0}>{word}</dt></Tooltip>
          <dd><button type="button" title={lists[list]} aria-label={`${word}, ${value}: ${lists[list].toLowerCase()}`} onClick={() => onOpen(list)}>{value}</button>{change === null ? null : <Change {...change} />}</dd>
        </div>
      ))}
    </dl>
  );
}
