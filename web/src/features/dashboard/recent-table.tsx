import { Link } from 'react-router';
import { TableHead } from '../../shared/list/table-head.tsx';
import { VisitAttention } from '../../shared/readers/visit-cells.tsx';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { deviceOf } from '../../shared/presentation/device.ts';
import { picturesOf } from '../../shared/presentation/page-urls.ts';
import { throughLabel } from '../../shared/readers/through-link.tsx';
import { readerLabel, readerName } from '../../shared/readers/reader-name.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Ago } from '../../ui/format/ago.tsx';
import { LiveBadge } from '../../ui/live-badge.tsx';
import { span } from '../../ui/format/duration.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import table from '../../ui/table.module.css';
import { DashboardRecentQuery } from './tables.graphql.ts';
import { Pager, usePage } from './pager.tsx';
import type { Question } from './use-question.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

const columns = [
  [texts.who],
  [common.pagesByTime],
  [texts.readText, 'large'],
  [common.time, 'num', 'medium'],
  [texts.started, 'num'],
] as const;

/** Each view of the range, newest first. */
export function RecentTable({ question: { filter, timeZone } }: { question: Question }) {
  const [page, setPage] = usePage(filter);
  const {
    data: {
      dashboard: {
        recentViews: { items, total },
      },
    },
  } = usePageQuery(DashboardRecentQuery, { filter, timeZone, page });
  if (total === 0)
    return <EmptyState title={texts.noViewsInThisRange}>{texts.tryLongerRange}</EmptyState>;
  return (
    <>
      <table className={`${table['table']} ${table['tall']}`}>
        <colgroup>
          <col />
          <col style={{ width: 216 }} />
          <col className={table['large']} style={{ width: '24%' }} />
          <col className={table['medium']} style={{ width: 88 }} />
          <col style={{ width: 92 }} />
        </colgroup>
        <TableHead columns={columns} />
        <tbody>
          {items.map((view) => {
            const {
              presentation: { name, pageCount },
            } = view;
            const pictureOf = picturesOf(view.presentation, view.fileId);
            const displayName = readerName(view);
            return (
              <tr key={view.id}>
                <td>
                  <Link to={`/visits/${view.id}`} className={table['who']}>
                    <Avatar name={displayName} isLive={view.isLive} />
                    <span>
                      <b title={displayName ?? undefined}>{readerLabel(view)}</b>
                      <small>{deviceOf(view.userAgent)}</small>
                    </span>
                  </Link>
                </td>
                <td className={table['wide']}>
                  <VisitAttention visit={view} pageCount={pageCount} pictureOf={pictureOf} />
                </td>
                <td className={table['large']}>
                  <div className={table['who']}>
                    <span>
                      <b title={name}>{name}</b>
                      <small>{throughLabel(view)}</small>
                    </span>
                  </div>
                </td>
                <td className={`${table['num']} ${table['medium']}`}>{span(view.elapsedMs)}</td>
                <td className={table['num']}>
                  {view.isLive ? <LiveBadge /> : <Ago at={view.startedAt} />}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Pager page={page} total={total} setPage={setPage} />
    </>
  );
}
