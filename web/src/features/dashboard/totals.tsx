import { Tooltip } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import type { DashboardQuery } from '../../gql/graphql.ts';
import { span } from '../../ui/duration.ts';
import styles from './dashboard.module.css';

const lists = { views: 'Show each view', visitors: 'Show each visitor' } as const;

type Compared = { now: number; before: number };

type TotalsProps = { dashboard: DashboardQuery['dashboard']; onOpen: (tab: 'views' | 'visitors') => void };

/** The four measures of the range, each with what it means, how it went on from the range before, and the list behind it. */
export function Totals({ dashboard: { views, uniqueVisitors, timeMs, completion }, onOpen }: TotalsProps) {
  const figures = [
    ['Views', views.now.toLocaleString('en'), share(views), 'One opening that passed what stood before the first page', 'views'],
    ['Unique visitors', uniqueVisitors.now.toLocaleString('en'), share(uniqueVisitors), 'By their address where it is known, else by browser', 'visitors'],
    ['Time read', span(timeMs.now), share(timeMs), 'With a page in view', 'views'],
    ['Completion', views.now === 0 ? '–' : `${Math.round(completion.now * 100)} %`, points(completion, views), 'Distinct pages seen, of all pages, averaged over views', 'views'],
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

function Change({ value, unit }: { value: number; unit: string }) {
  if (value === 0) return <small>same as before</small>;
  const isUp = value > 0;
  const Arrow = isUp ? IconArrowUpRight : IconArrowDownRight;
  return <small data-up={isUp || undefined} data-down={!isUp || undefined}><Arrow size={14} aria-hidden="true" /><span className="sr">{isUp ? 'up' : 'down'} </span>{Math.abs(value).toLocaleString('en')} {unit}</small>;
}

/** Nothing before it has no share. */
function share({ now, before }: Compared) {
  return before === 0 ? null : { value: Math.round((100 * (now - before)) / before), unit: '%' };
}

function points({ now, before }: Compared, views: Compared) {
  return views.before === 0 || views.now === 0 ? null : { value: Math.round(100 * (now - before)), unit: 'pt' };
}
