import { Button } from '@mantine/core';
import { useState } from 'react';
import type { GroupRowFragment } from '../../gql/graphql.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { RowSkeletons } from '../../ui/states/skeleton.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import table from '../../ui/table.module.css';
import { useUrlParams } from '../../ui/hooks/use-url-params.ts';
import { countLabel } from '../../ui/format/count-label.ts';
import { useChunks } from '../../ui/hooks/use-chunks.ts';
import { FindField } from '../../ui/find-field.tsx';
import { GroupMembersQuery } from './groups.graphql.ts';
import styles from './groups.module.css';
import { chunkSize, MembersChunk } from './members-chunk.tsx';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type GroupMembersProps = { group: GroupRowFragment; mayEdit: boolean; onAdd: () => void };

/** A group's members by name. */
export function GroupMembers({ group, mayEdit, onAdd }: GroupMembersProps) {
  const { params, chosen, change } = useUrlParams();
  const search = params.get('search')?.trim() || null;
  if (group.memberCount === 0) {
    return (
      <EmptyState
        level="h2"
        title={texts.groupEmpty}
        action={
          mayEdit ? (
            <Button variant="filled" mt={16} onClick={onAdd}>
              {texts.addPeople}
            </Button>
          ) : null
        }
      >
        {texts.membersHint}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles['tools']}>
        <FindField
          label={texts.searchPeopleOfThisGroup}
          placeholder={common.nameOrEmail}
          search={chosen.get('search')}
          onSearch={(value) => change('search', value)}
        />
      </div>
      <Boundary what={texts.thePeopleOfThisGroup} loading={<RowSkeletons count={5} />}>
        <Members
          key={search}
          groupId={group.id}
          search={search}
          mayEdit={mayEdit}
          onAll={() => change('search', null)}
        />
      </Boundary>
    </>
  );
}

function Members({
  groupId,
  search,
  mayEdit,
  onAll,
}: {
  groupId: string;
  search: string | null;
  mayEdit: boolean;
  onAll: () => void;
}) {
  const {
    data: {
      users: { items, total },
    },
    refetch,
  } = usePageQuery(GroupMembersQuery, { id: groupId, search, page: 1, pageSize: chunkSize });
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' || (message.kind === 'changed' && message.type === 'User'),
    refetch,
  );
  const [rowHeight, setRowHeight] = useState<number | null>(null);
  const { chunks, onFound } = useChunks(total, chunkSize);
  if (total === 0)
    return (
      <EmptyState
        level="h2"
        title={texts.noResultsInThisGroup}
        action={
          <Button mt={16} onClick={onAll}>
            {common.showAll}
          </Button>
        }
      >
        {texts.searchHint}
      </EmptyState>
    );
  return (
    <table className={`${table['table']} ${table['tall']}`}>
      <colgroup>
        <col />
        <col className={table['medium']} style={{ width: 144 }} />
        {mayEdit ? <col style={{ width: 112 }} /> : null}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            {common.person}{' '}
            <small role="status">
              {texts.peopleCount({ count: total, total: countLabel(total) })}
            </small>
          </th>
          <th scope="col" className={table['medium']}>
            {common.role}
          </th>
          {mayEdit ? (
            <th scope="col">
              <span className="sr">{common.remove}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      {chunks.map(({ page, count }) => (
        <MembersChunk
          key={page}
          groupId={groupId}
          search={search}
          page={page}
          count={count}
          known={page === 1 ? items : undefined}
          mayEdit={mayEdit}
          rowHeight={rowHeight}
          onMeasured={setRowHeight}
          onFound={onFound}
        />
      ))}
    </table>
  );
}
