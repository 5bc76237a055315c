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

/** Who changed what in the team, and from where. */
export function PeopleHistoryPage() {
  const { can } = useViewer();
  const filters = useHistoryFilters();
  if (!can('can_edit_users'))
    return (
      <NotFound what="You cannot see the team’s activity">
        Ask an admin for the permission to edit users. Your own history is in your profile.
      </NotFound>
    );
  return (
    <Page title="Activity">
      <Crumbs above={[{ to: '/people', label: 'People' }]} here="Activity" />
      <PageHead title="Activity">
        {can('can_export_data') ? (
          <ExportButton
            path="/api/users/history/export"
            what="these changes"
            fileName="people_history.csv"
            body={filters.exported}
          />
        ) : null}
      </PageHead>
      <PeopleTabs />
      <HistoryTools filters={filters} />
      <Boundary
        key={JSON.stringify(filters.question)}
        what="The activity"
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
  return <Changes useChanges={useChanges} isNamed empty="No changes match these filters." />;
}
