import { locale } from '../../ui/format/locale.ts';
import { Link, useSearchParams } from 'react-router';
import type { DashboardQuery } from '../../gql/graphql.ts';
import { FigureTerm } from '../../shared/counting/how-counted.tsx';
import { UpperBoundNote } from '../../shared/readers/upper-bound-note.tsx';
import { Change, points, share } from '../../shared/range/change.tsx';
import { span } from '../../ui/format/duration.ts';
import styles from './dashboard.module.css';
import { percent } from '../../ui/format/percent.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

const lists = { views: texts.showEachView, visitors: texts.showEachVisitor } as const;

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
      common.views,
      views.now.toLocaleString(locale),
      share(views),
      texts.viewsExplained,
      'views',
      'views',
    ],
    [
      common.uniqueVisitors,
      uniqueVisitors.now.toLocaleString(locale),
      share(uniqueVisitors),
      texts.peopleExplained,
      'visitors',
      'visitors',
    ],
    [common.timeRead, span(timeMs.now), share(timeMs), texts.withAPageInView, 'views', 'time'],
    [
      common.completion,
      views.now === 0 ? '–' : percent(completion.now),
      points({
        now: views.now === 0 ? null : completion.now,
        before: views.before === 0 ? null : completion.before,
      }),
      texts.completionExplained,
      'views',
      'completion',
    ],
  ] as const;
  return (
    <dl className={styles['totals']} aria-label={common.totals}>
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
