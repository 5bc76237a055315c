import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import {
  Chunk,
  ChunkPlaceholder,
  UnreadNote,
  useChunkItems,
  useRowHeight,
  type ChunkRoom,
} from '../../shared/list/chunk-parts.tsx';
import type { GroupPersonFragment } from '../../gql/graphql.ts';
import { GroupMembersQuery } from './groups.graphql.ts';
import styles from './groups.module.css';
import { MemberRow } from './member-row.tsx';

/** Rows per request. */
export const chunkSize = 50;

type Shown = {
  groupId: string;
  mayEdit: boolean;
  onMeasured: (rowHeight: number) => void;
  onFound: (page: number, rows: number) => void;
};
type MembersChunkProps = ChunkRoom &
  Shown & {
    search: string | null;
    page: number;
    /** The page query brings the first chunk. */ known: readonly GroupPersonFragment[] | undefined;
  };

export function MembersChunk({ known, ...chunk }: MembersChunkProps) {
  return (
    <Chunk
      known={known}
      placeholder={<Placeholder {...chunk} />}
      rows={(items) => <Rows items={items} {...chunk} />}
    >
      <FetchedRows {...chunk} />
    </Chunk>
  );
}

function FetchedRows({ search, page, onFound, ...chunk }: Omit<MembersChunkProps, 'known'>) {
  const { data, error, refetch } = useQuery(GroupMembersQuery, {
    variables: { id: chunk.groupId, search, page, pageSize: chunkSize },
  });
  const items = useChunkItems(data?.users?.items, page, onFound);
  if (items !== null) return <Rows items={items} {...chunk} />;
  return (
    <Placeholder {...chunk}>
      <UnreadNote error={error} refetch={refetch} />
    </Placeholder>
  );
}

function Placeholder(props: ChunkRoom & { children?: ReactNode }) {
  const { count, rowHeight, children } = props;
  return (
    <ChunkPlaceholder {...{ count, rowHeight }} columns={3} className={styles['kept']}>
      {children}
    </ChunkPlaceholder>
  );
}

function Rows({
  items,
  groupId,
  mayEdit,
  onMeasured,
}: Omit<Shown, 'onFound'> & { items: readonly GroupPersonFragment[] }) {
  const first = useRowHeight(items.length, onMeasured);
  return items.map((person, index) => (
    <MemberRow
      key={person.id}
      person={person}
      groupId={groupId}
      mayEdit={mayEdit}
      rowRef={index === 0 ? first : undefined}
    />
  ));
}
