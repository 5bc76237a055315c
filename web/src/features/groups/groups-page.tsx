import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PeopleTabs } from '../../shared/people/people-tabs.tsx';
import { PageButtons } from '../../shared/list/page-buttons.tsx';
import { useViewer } from '../../account/viewer.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { RowSkeletons } from '../../ui/states/skeleton.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Page, PageHead } from '../../ui/page.tsx';
import { useUrlParams } from '../../ui/hooks/use-url-params.ts';
import { FindField } from '../../ui/find-field.tsx';
import { countLabel } from '../../ui/format/count-label.ts';
import { CreateGroupMutation, GroupsPageQuery } from './groups.graphql.ts';
import { GroupsTable } from './groups-table.tsx';
import styles from './groups.module.css';
import { NameDialog } from './name-dialog.tsx';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

const pageSize = 300;

/** The groups of the team; only members see content limited to a group. */
export function GroupsPage() {
  const { can } = useViewer();
  const mayEdit = can('can_edit_groups');
  const [isNaming, { open, close }] = useDisclosure(false);
  const [create] = useMutation(CreateGroupMutation);
  const navigate = useNavigate();
  // The empty page has the button itself.
  const { data: shown } = useQuery(GroupsPageQuery, {
    variables: { search: null, page: 1, pageSize },
    fetchPolicy: 'cache-only',
  });
  const isEmpty = shown?.groups.total === 0;
  async function named(name: string) {
    const { data } = await create({ variables: { name } });
    if (data) await navigate(`/people/groups/${data.createGroup.id}`);
  }
  const add = mayEdit ? (
    <Button variant="filled" leftSection={<IconPlus aria-hidden="true" />} onClick={open}>
      {texts.createGroup}
    </Button>
  ) : null;
  return (
    <Page title={common.groups}>
      <Crumbs above={[{ to: '/people', label: common.people }]} here={common.groups} />
      <PageHead title={common.groups}>{isEmpty ? null : add}</PageHead>
      <PeopleTabs />
      <Boundary what={texts.theGroups} loading={<RowSkeletons count={5} />}>
        <Groups add={add} />
      </Boundary>
      <NameDialog
        title={texts.newGroup}
        verb={common.create}
        isOpen={isNaming}
        onClose={close}
        onNamed={named}
      />
    </Page>
  );
}

function Groups({ add }: { add: ReactNode }) {
  const { params, chosen, change } = useUrlParams();
  const search = params.get('search')?.trim() || null;
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const {
    data: {
      groups: { items, total },
    },
    refetch,
  } = usePageQuery(GroupsPageQuery, { search, page, pageSize });
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' && (message.type === 'Group' || message.type === 'User')),
    refetch,
  );
  if (total === 0 && search === null)
    return (
      <EmptyState level="h2" title={texts.noGroupsYet} action={add}>
        {texts.groupsLead}
      </EmptyState>
    );
  return (
    <>
      <div className={styles['tools']}>
        <FindField
          label={texts.searchGroups}
          placeholder={common.name}
          search={chosen.get('search')}
          onSearch={(value) => change('search', value)}
        />
        <p role="status">{texts.groupsCount({ count: total, total: countLabel(total) })}</p>
      </div>
      {total === 0 ? (
        <EmptyState
          level="h2"
          title={texts.noGroupsMatchYourSearch}
          action={
            <Button mt={16} onClick={() => change('search', null)}>
              {common.showAll}
            </Button>
          }
        >
          {texts.nameSearchHint}
        </EmptyState>
      ) : (
        <GroupsTable groups={items} />
      )}
      <PageButtons
        page={page}
        pageSize={pageSize}
        total={total}
        onPage={(next) => change('page', next)}
        className={styles['pages']}
      />
    </>
  );
}
