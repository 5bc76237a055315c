import { locale } from '../../ui/format/locale.ts';
import { Link, useSearchParams } from 'react-router';
import type { DashboardQuery } from '../../gql/graphql.ts';
import { FigureTerm } from '../../shared/counting/how-counted.tsx';
import { UpperBoundNote } from '../../shared/readers/upper-bound-note.tsx';
import { Change, points, share } from '../../shared/range/change.tsx';
import { span } from '../../ui/format/duration.ts';
import styles from './dashboard.module.css';
import { percent } from '../../ui/format/percent.ts';

const lists = { views: 'Show each view', visitors: 'Show each visitor' } as const;

/** The four totals of the range, each with its change and a link to its list. */
export function Totals({
  dashboard: { views, uniqueVisitors, timeMs, completion },
}: {
  dashboard: DashboardQuery['dashboard'];
}) {
  const [params] = useSearchParams();
  const listAt = (tab: keyof typeof lists) => ({
    search: new URLSearchParams(
      [...params].filter(([word]) => word !== 'tab').concat([['tab', tab]]),
    ).toString(),
    hash: '#breakdown',
  });
  const figures = [
    [
      'Views',
      views.now.toLocaleString(locale),
      share(views),
      'Openings that reached the first page; a reload within 30 minutes is the same view',
      'views',
      'views',
    ],
    [
      'Unique visitors',
      uniqueVisitors.now.toLocaleString(locale),
      share(uniqueVisitors),
      'By email where known, otherwise by browser, so the real number may be lower',
      'visitors',
      'visitors',
    ],
    ['Time read', span(timeMs.now), share(timeMs), 'With a page in view', 'views', 'time'],
    [
      'Completion',
      views.now === 0 ? '–' : percent(completion.now),
      points({
        now: views.now === 0 ? null : completion.now,
        before: views.before === 0 ? null : completion.before,
      }),
      'Share of pages read for a second or more, averaged over views',
      'views',
      'completion',
    ],
  ] as const;
  return (
    <dl className={styles['totals']} aria-label="Totals">
      {figures.map(([word, value, change, meaning, list, figure]) => (
        <div key={word}>
          <FigureTerm word={word} figure={figure} meaning={meaning} />
          <dd>
            {list === 'visitors' ? <UpperBoundNote visitors={uniqueVisitors.now} /> : null}
            <Link
              to={listAt(list)}
              title={lists[list]}
              aria-label={`${word}, ${value}: ${lists[list].toLowerCase()}`}
            >
              {value}
            </Link>
            {change === null ? null : <Change {...change} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
