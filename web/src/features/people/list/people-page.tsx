import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { dateTimeLabel } from '../../../shared/as-of/local-moments.ts';
import { useAsOf } from '../../../shared/as-of/use-as-of.ts';
import { useViewer } from '../../../account/viewer.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../../realtime/use-realtime.ts';
import { Boundary } from '../../../ui/states/boundary.tsx';
import { ExportButton } from '../../../ui/buttons/export-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Page, PageHead } from '../../../ui/page.tsx';
import { PeopleAsOf } from '../as-of/people-as-of.tsx';
import { InviteSheet } from '../invite/invite-sheet.tsx';
import { chunkSize } from './people-chunk.tsx';
import { PeopleSkeleton } from './people-skeleton.tsx';
import { PeopleList } from './people-list.tsx';
import { PeoplePageQuery } from '../people.graphql.ts';
import styles from '../people.module.css';
import { PeopleTools } from './people-tools.tsx';
import { PeopleTabs } from '../../../shared/people/people-tabs.tsx';
import { RemovedTable } from './removed-table.tsx';
import { statusLabels, usePeopleFilters, type PeopleFilters } from './use-people-filters.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** The filters in the export route's spelling. */
const exported = ({ search, role, status, permission, groupId, sort }: PeopleFilters) => ({
  include_groups: true,
  sort: sort.toLowerCase(),
  ...(groupId !== null && { group: groupId }),
  ...(search !== null && { search }),
  ...(role !== null && { role: role === 'TEAM_ADMIN' ? texts.teamAdmin : texts.teamMember }),
  ...(status !== null && { status: statusLabels[status] }),
  ...(permission !== null && { permission }),
});

/** The team's members and invitations, with their permissions. */
export function PeoplePage() {
  const { can } = useViewer();
  const [isInviting, { open, close }] = useDisclosure(false);
  const mayEdit = can('can_edit_users');
  useOpenByUrl(mayEdit, open);
  const invite = mayEdit ? (
    <Button variant="filled" leftSection={<IconUserPlus aria-hidden="true" />} onClick={open}>
      {common.invitePeople}
    </Button>
  ) : null;
  const at = useAsOf();
  if (at !== null && mayEdit) {
    return (
      <Page title={texts.peopleAsOf({ at: dateTimeLabel(at) })}>
        <Boundary
          what={texts.theTeamOfThen}
          head={<PageHead title={common.people} />}
          loading={<PeopleSkeleton />}
        >
          <PeopleAsOf at={at} />
        </Boundary>
      </Page>
    );
  }
  const head = (more: ReactNode, isAlone = false) => (
    <>
      <PageHead title={common.people}>
        {more}
        {isAlone ? null : invite}
      </PageHead>
      <PeopleTabs />
    </>
  );
  return (
    <Page title={common.people}>
      <Boundary what={texts.theTeam} head={head(null)} loading={<PeopleSkeleton />}>
        <People
          head={head}
          invite={invite}
          mayEdit={mayEdit}
          mayExport={mayEdit && can('can_export_data')}
        />
      </Boundary>
      {mayEdit ? <InviteSheet isOpen={isInviting} onClose={close} /> : null}
    </Page>
  );
}

/** `?invite=1` opens the invitations. */
function useOpenByUrl(mayEdit: boolean, open: () => void) {
  const [params, setParams] = useSearchParams();
  const isWanted = mayEdit && params.has('invite');
  useEffect(() => {
    if (!isWanted) return;
    open();
    setParams((all) => (all.delete('invite'), all), { replace: true });
  }, [isWanted, open, setParams]);
}

function People({
  head,
  invite,
  mayEdit,
  mayExport,
}: {
  head: (more: ReactNode, isAlone?: boolean) => ReactNode;
  invite: ReactNode;
  mayEdit: boolean;
  mayExport: boolean;
}) {
  const { filters, chosen, isFiltered, isMatrixChosen, change, clear } = usePeopleFilters();
  const areRemoved = filters.status === 'REMOVED';
  const variables = useMemo(
    () => ({ ...filters, page: 1, pageSize: areRemoved ? 300 : chunkSize }),
    [filters, areRemoved],
  );
  const { data, refetch } = usePageQuery(PeoplePageQuery, variables);
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' || (message.kind === 'changed' && message.type === 'User'),
    refetch,
  );
  const { items, total } = data.users;
  const isAlone = total === 1 && !isFiltered && invite !== null;
  return (
    <>
      {head(
        mayExport && total > 0 && !areRemoved && filters.customRoleId === null ? (
          <ExportButton
            path="/api/users/export"
            what={texts.thesePeople}
            fileName="users_with_group_membership.csv"
            body={exported(filters)}
          />
        ) : null,
        isAlone,
      )}
      <Tools
        chosen={chosen}
        isMatrixChosen={isMatrixChosen}
        total={total}
        mayEdit={mayEdit}
        change={change}
        areRemoved={areRemoved}
      />
      {total === 0 && isFiltered && !(areRemoved && filters.search === null) ? (
        <NobodyMatches clear={clear} />
      ) : null}
      {total === 0 && areRemoved && filters.search === null ? (
        <NobodyRemoved clear={clear} />
      ) : null}
      {total === 0 ? null : areRemoved ? (
        <RemovedTable people={items} />
      ) : (
        <PeopleList
          key={JSON.stringify(filters)}
          first={items}
          total={total}
          filters={filters}
          mayEdit={mayEdit}
          isMatrixChosen={isMatrixChosen}
          refetch={refetch}
        />
      )}
      {isAlone ? (
        <div className={styles['alone']}>
          <EmptyState level="h2" title={texts.youAreTheOnlyOne} action={invite}>
            {texts.peopleLead}
          </EmptyState>
        </div>
      ) : null}
    </>
  );
}

type ToolsProps = {
  chosen: PeopleFilters;
  isMatrixChosen: boolean;
  total: number;
  mayEdit: boolean;
  change: ReturnType<typeof usePeopleFilters>['change'];
  areRemoved: boolean;
};

function Tools({ chosen, isMatrixChosen, total, mayEdit, change, areRemoved }: ToolsProps) {
  return (
    <PeopleTools
      filters={chosen}
      isMatrixChosen={isMatrixChosen}
      total={total}
      mayEdit={mayEdit}
      onChange={change}
      hint={areRemoved ? texts.removedKeptFor : null}
    />
  );
}

function NobodyRemoved({ clear }: { clear: () => void }) {
  return (
    <EmptyState
      level="h2"
      title={texts.noOneRemoved}
      action={
        <Button mt={16} onClick={clear}>
          {texts.showEveryone}
        </Button>
      }
    />
  );
}

function NobodyMatches({ clear }: { clear: () => void }) {
  return (
    <EmptyState
      level="h2"
      title={texts.noOneMatchesTheseFilters}
      action={
        <Button mt={16} onClick={clear}>
          {texts.showEveryone}
        </Button>
      }
    >
      {texts.searchHint}
    </EmptyState>
  );
}
