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
      Create group
    </Button>
  ) : null;
  return (
    <Page title="Groups">
      <Crumbs above={[{ to: '/people', label: 'People' }]} here="Groups" />
      <PageHead title="Groups">{isEmpty ? null : add}</PageHead>
      <PeopleTabs />
      <Boundary what="The groups" loading={<RowSkeletons count={5} />}>
        <Groups add={add} />
      </Boundary>
      <NameDialog
        title="New group"
        verb="Create"
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
      <EmptyState level="h2" title="No groups yet" action={add}>
        Limit a presentation to groups. Only members can see it.
      </EmptyState>
    );
  return (
    <>
      <div className={styles['tools']}>
        <FindField
          label="Search groups"
          placeholder="Name"
          search={chosen.get('search')}
          onSearch={(value) => change('search', value)}
        />
        <p role="status">{total === 1 ? '1 group' : `${countLabel(total)} groups`}</p>
      </div>
      {total === 0 ? (
        <EmptyState
          level="h2"
          title="No groups match your search"
          action={
            <Button mt={16} onClick={() => change('search', null)}>
              Show all
            </Button>
          }
        >
          Search matches the beginning of any word in the name.
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
