import { usePageQuery } from '../../graphql/use-page-query.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import table from '../../ui/table.module.css';
import { ActivityHead, ActivityRow } from './activity-row.tsx';
import { DashboardPresentationsQuery } from './tables.graphql.ts';
import { Pager, usePage } from './pager.tsx';
import { useFilters, type Question } from './use-question.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

export function PresentationsTable({ question: { filter, timeZone } }: { question: Question }) {
  const { searchThere, days } = useFilters();
  const [page, setPage] = usePage(filter);
  const {
    data: {
      dashboard: {
        presentations: { items, total },
      },
    },
  } = usePageQuery(DashboardPresentationsQuery, { filter, timeZone, page });
  if (total === 0)
    return <EmptyState title={texts.nothingReadInThisRange}>{texts.tryLongerRange}</EmptyState>;
  return (
    <>
      <table className={`${table['table']} ${table['tall']}`}>
        <ActivityHead label={common.presentation} days={days} />
        <tbody>
          {items.map(({ presentation, figures }) => (
            <ActivityRow
              key={presentation.id}
              to={`/content/${presentation.id}${searchThere}`}
              name={presentation.name}
              about={presentation.owner?.name ?? texts.noOwner}
              presentation={presentation}
              figures={figures}
              days={days}
            />
          ))}
        </tbody>
      </table>
      <Pager page={page} total={total} setPage={setPage} />
    </>
  );
}
