import { locale } from '../../ui/format/locale.ts';
import type { DashboardVisitorsQuery as Answer } from '../../gql/graphql.ts';
import { Link } from 'react-router';
import { TableHead } from '../../shared/list/table-head.tsx';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { deviceOf } from '../../shared/presentation/device.ts';
import { viewsInLabel } from '../../shared/readers/visits.ts';
import { readerLabel } from '../../shared/readers/reader-name.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { span } from '../../ui/format/duration.ts';
import { LiveBadge } from '../../ui/live-badge.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import table from '../../ui/table.module.css';
import { DashboardVisitorsQuery } from './tables.graphql.ts';
import { Pager, usePage } from './pager.tsx';
import type { Question } from './use-question.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type Visitor = Answer['dashboard']['visitors']['items'][number];

/** Every reader; known ones link to their contact page. */
export function VisitorsTable({ question: { filter, timeZone } }: { question: Question }) {
  const [page, setPage] = usePage(filter);
  const {
    data: {
      dashboard: {
        visitors: { items, total },
      },
    },
  } = usePageQuery(DashboardVisitorsQuery, { filter, timeZone, page });
  if (total === 0)
    return <EmptyState title={texts.noVisitorsInThisRange}>{texts.tryLongerRange}</EmptyState>;
  return (
    <>
      <table className={`${table['table']} ${table['tall']}`}>
        <colgroup>
          <col />
          <col className={table['large']} style={{ width: '34%' }} />
          <col className={table['medium']} style={{ width: 64 }} />
          <col className={table['medium']} style={{ width: 96 }} />
          <col style={{ width: 92 }} />
        </colgroup>
        <VisitorsHead />
        <tbody>
          {items.map((visitor) => {
            const { key, contact, lastSession, views, timeMs } = visitor;
            const to =
              contact === null
                ? lastSession === null
                  ? null
                  : `/visits/${lastSession.id}`
                : `/contacts/${contact.id}`;
            const displayName = <VisitorName visitor={visitor} />;
            return (
              <tr key={key}>
                <td>
                  {to === null ? (
                    <div className={table['who']}>{displayName}</div>
                  ) : (
                    <Link to={to} className={table['who']}>
                      {displayName}
                    </Link>
                  )}
                </td>
                <td className={table['large']}>
                  <span className="cut" title={lastSession?.presentation.name}>
                    {lastSession?.presentation.name ?? '–'}
                  </span>
                </td>
                <td className={`${table['num']} ${table['medium']}`}>
                  {views.toLocaleString(locale)}
                </td>
                <td className={`${table['num']} ${table['medium']}`}>{span(timeMs)}</td>
                <td className={table['num']}>
                  {lastSession === null ? (
                    '–'
                  ) : lastSession.isLive ? (
                    <LiveBadge />
                  ) : (
                    <Ago at={lastSession.lastSeenAt} />
                  )}
                  <small className={table['onlySmall']}>{viewsInLabel(views)}</small>
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

function VisitorName({ visitor }: { visitor: Visitor }) {
  const { contact, user, isContactVerified, lastSession } = visitor;
  const name = contact?.name ?? contact?.email ?? user?.name ?? null;
  return (
    <>
      <Avatar name={name} isLive={lastSession?.isLive ?? false} />
      <span>
        <b title={name ?? undefined}>{readerLabel({ contact, viewer: user, isContactVerified })}</b>
        <small>
          {contact?.name != null && contact.email !== null
            ? contact.email
            : user === null
              ? deviceOf(lastSession?.userAgent ?? null)
              : texts.ownTeam}
        </small>
      </span>
    </>
  );
}

function VisitorsHead() {
  return (
    <TableHead
      columns={[
        [common.visitor],
        [texts.readLast, 'large'],
        [common.views, 'num', 'medium'],
        [common.time, 'num', 'medium'],
        [common.lastSeen, 'num'],
      ]}
    />
  );
}
