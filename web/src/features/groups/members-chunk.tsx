import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { ChunkPlaceholder, UnreadNote, useRowHeight } from '../../shared/list/chunk-parts.tsx';
import type { GroupPersonFragment } from '../../gql/graphql.ts';
import { useNearViewport } from '../../ui/hooks/use-near-viewport.ts';
import { GroupMembersQuery } from './groups.graphql.ts';
import styles from './groups.module.css';
import { MemberRow } from './member-row.tsx';

/** Rows per request. */
export const chunkSize = 50;

type PlaceholderProps = {
  count: number;
  /** Measured height of a row in pixels. */ rowHeight: number | null;
};
type Shown = {
  groupId: string;
  mayEdit: boolean;
  onMeasured: (rowHeight: number) => void;
  onFound: (page: number, rows: number) => void;
};
type MembersChunkProps = PlaceholderProps &
  Shown & {
    search: string | null;
    page: number;
    /** The page query brings the first chunk. */ known: readonly GroupPersonFragment[] | undefined;
  };

/** A chunk of the list: a placeholder while far away, rows when near. */
export function MembersChunk({ known, ...chunk }: MembersChunkProps) {
  const { ref, isNear } = useNearViewport(known !== undefined);
  return (
    <tbody ref={ref}>
      {!isNear ? (
        <Placeholder {...chunk} />
      ) : known !== undefined ? (
        <Rows items={known} {...chunk} />
      ) : (
        <FetchedRows {...chunk} />
      )}
    </tbody>
  );
}

function FetchedRows({ search, page, onFound, ...chunk }: Omit<MembersChunkProps, 'known'>) {
  const { data, error, refetch } = useQuery(GroupMembersQuery, {
    variables: { id: chunk.groupId, search, page, pageSize: chunkSize },
  });
  // Draws rows between frames, so scrolling stays smooth.
  const items = useDeferredValue(data?.users?.items ?? null, null);
  useEffect(() => onFound(page, items?.length ?? 0), [page, items, onFound]);
  if (items !== null) return <Rows items={items} {...chunk} />;
  return (
    <Placeholder {...chunk}>
      <UnreadNote error={error} refetch={refetch} />
    </Placeholder>
  );
}

function Placeholder(props: PlaceholderProps & { children?: ReactNode }) {
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
