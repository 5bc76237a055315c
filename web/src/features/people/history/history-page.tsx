import { useViewer } from '../../../account/viewer.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { Changes, chunk, type FoundChanges } from '../../../shared/people-history/changes.tsx';
import { PeopleChangesQuery } from '../../../shared/people-history/people-history.graphql.ts';
import { PeopleTabs } from '../../../shared/people/people-tabs.tsx';
import { RowSkeletons } from '../../../ui/states/skeleton.tsx';
import { Boundary } from '../../../ui/states/boundary.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { ExportButton } from '../../../ui/buttons/export-button.tsx';
import { NotFound } from '../../../ui/states/not-found.tsx';
import { Page, PageHead } from '../../../ui/page.tsx';
import { HistoryTools } from './history-tools.tsx';
import { useHistoryFilters, type HistoryQuestion } from './use-history-filters.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** Who changed what in the team, and from where. */
export function PeopleHistoryPage() {
  const { can } = useViewer();
  const filters = useHistoryFilters();
  if (!can('can_edit_users'))
    return <NotFound what={texts.youCannotSeeTheTeams}>{texts.askForPermission}</NotFound>;
  return (
    <Page title={common.activity}>
      <Crumbs above={[{ to: '/people', label: common.people }]} here={common.activity} />
      <PageHead title={common.activity}>
        {can('can_export_data') ? (
          <ExportButton
            path="/api/users/history/export"
            what={texts.theseChanges}
            fileName="people_history.csv"
            body={filters.exported}
          />
        ) : null}
      </PageHead>
      <PeopleTabs />
      <HistoryTools filters={filters} />
      <Boundary
        key={JSON.stringify(filters.question)}
        what={texts.theActivity}
        loading={<RowSkeletons count={8} />}
      >
        <Found question={filters.question} />
      </Boundary>
    </Page>
  );
}

function Found({ question: filter }: { question: HistoryQuestion }) {
  function useChanges(after: string | null): FoundChanges {
    const {
      data: {
        peopleHistory: { items, endCursor },
      },
      refetch,
    } = usePageQuery(PeopleChangesQuery, { filter, first: chunk, after });
    return { items, endCursor: endCursor ?? null, refetch };
  }
  return <Changes useChanges={useChanges} isNamed empty={texts.noChangesMatchTheseFilters} />;
}
