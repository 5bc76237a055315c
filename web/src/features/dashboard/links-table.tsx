import { usePageQuery } from '../../graphql/use-page-query.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import table from '../../ui/table.module.css';
import { ActivityHead, ActivityRow } from './activity-row.tsx';
import { DashboardLinksQuery } from './tables.graphql.ts';
import { Pager, usePage } from './pager.tsx';
import { useFilters, type Question } from './use-question.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

export function LinksTable({ question: { filter, timeZone } }: { question: Question }) {
  const { searchThere, days } = useFilters();
  const [page, setPage] = usePage(filter);
  const {
    data: {
      dashboard: {
        links: { items, total },
      },
    },
  } = usePageQuery(DashboardLinksQuery, { filter, timeZone, page });
  if (total === 0) return <EmptyState title={texts.noOpenings}>{texts.tryLongerRange}</EmptyState>;
  return (
    <>
      <table className={`${table['table']} ${table['tall']}`}>
        <ActivityHead label={texts.sharedLink} days={days} />
        <tbody>
          {items.map(({ sharedLink, figures }, place) => {
            if (sharedLink === null)
              return (
                <ActivityRow
                  key={place}
                  to={null}
                  name={texts.someoneElsesLink}
                  about={texts.youNoLongerHaveAccess}
                  presentation={null}
                  figures={figures}
                  days={days}
                />
              );
            const { id, isVisible, name, presentation, recipients, userName } = sharedLink;
            const whose = isVisible
              ? recipientsLabel(recipients)
              : texts.ofUser({ userName: userName ?? texts.aFormerMember });
            const to = isVisible ? `/links/${id}` : `/content/${presentation.id}`;
            return (
              <ActivityRow
                key={id}
                to={`${to}${searchThere}`}
                name={name ?? presentation.name}
                about={[presentation.name, whose].join(' · ')}
                presentation={presentation}
                figures={figures}
                days={days}
              />
            );
          })}
        </tbody>
      </table>
      <Pager page={page} total={total} setPage={setPage} />
    </>
  );
}

/** “Tom Whitcombe +4”. */
function recipientsLabel(
  recipients: readonly { email: string | null; name: string | null }[],
): string {
  const [first] = recipients;
  if (first === undefined) return texts.anyoneWithTheLink;
  return `${first.name ?? first.email ?? common.erasedPerson}${recipients.length > 1 ? ` +${recipients.length - 1}` : ''}`;
}
