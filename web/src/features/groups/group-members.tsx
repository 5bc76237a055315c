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

type GroupMembersProps = { group: GroupRowFragment; mayEdit: boolean; onAdd: () => void };

/** A group's members by name. */
export function GroupMembers({ group, mayEdit, onAdd }: GroupMembersProps) {
  const { params, chosen, change } = useUrlParams();
  const search = params.get('search')?.trim() || null;
  if (group.memberCount === 0) {
    return (
      <EmptyState
        level="h2"
        title="No one is in this group yet"
        action={
          mayEdit ? (
            <Button variant="filled" mt={16} onClick={onAdd}>
              Add people
            </Button>
          ) : null
        }
      >
        Members see presentations limited to this group.
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles['tools']}>
        <FindField
          label="Search people of this group"
          placeholder="Name or email"
          search={chosen.get('search')}
          onSearch={(value) => change('search', value)}
        />
      </div>
      <Boundary what="The people of this group" loading={<RowSkeletons count={5} />}>
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
        title="No results in this group"
        action={
          <Button mt={16} onClick={onAll}>
            Show all
          </Button>
        }
      >
        Search matches the beginning of any word in a name or email.
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
            Person{' '}
            <small role="status">{total === 1 ? '1 person' : `${countLabel(total)} people`}</small>
          </th>
          <th scope="col" className={table['medium']}>
            Role
          </th>
          {mayEdit ? (
            <th scope="col">
              <span className="sr">Remove</span>
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
