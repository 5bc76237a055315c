import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import {
  Chunk,
  ChunkPlaceholder,
  UnreadNote,
  useChunkItems,
  type ChunkRoom,
} from '../../../shared/list/chunk-parts.tsx';
import type { ListedPersonFragment } from '../../../gql/graphql.ts';
import { useRefetchOn } from '../../../realtime/use-realtime.ts';
import { PeoplePageQuery } from '../people.graphql.ts';
import styles from '../people.module.css';
import type { PeopleFilters } from './use-people-filters.ts';

/** Rows per request. */
export const chunkSize = 25;

type PlaceholderProps = ChunkRoom & { columns: number };
type Shown = {
  rows: (people: readonly ListedPersonFragment[]) => ReactNode;
  onMeasured: (rowHeight: number) => void;
  onFound: (page: number, rows: number) => void;
};
type PeopleChunkProps = PlaceholderProps &
  Shown & {
    filters: PeopleFilters;
    page: number;
    /** The page query brings the first chunk. */ known:
      | readonly ListedPersonFragment[]
      | undefined;
  };

export function PeopleChunk({ known, ...chunk }: PeopleChunkProps) {
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

function FetchedRows({ filters, page, onFound, ...chunk }: Omit<PeopleChunkProps, 'known'>) {
  const { data, error, refetch } = useQuery(PeoplePageQuery, {
    variables: { ...filters, page, pageSize: chunkSize },
  });
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' || (message.kind === 'changed' && message.type === 'User'),
    refetch,
  );
  const items = useChunkItems(data?.users?.items, page, onFound);
  if (items !== null) return <Rows items={items} {...chunk} />;
  return (
    <Placeholder {...chunk}>
      <UnreadNote error={error} refetch={refetch} />
    </Placeholder>
  );
}

function Placeholder(props: PlaceholderProps & { children?: ReactNode }) {
  const { count, columns, rowHeight, children } = props;
  return (
    <ChunkPlaceholder
      {...{ count, columns, rowHeight }}
      className={styles['kept']}
      expectedRowHeight={49}
    >
      {children}
    </ChunkPlaceholder>
  );
}

/** Draws a screenful first and the rest a frame later. */
const rowsDrawnFirst = 12;

function Rows({
  items,
  count,
  columns,
  rowHeight,
  rows,
  onMeasured,
}: PlaceholderProps & Omit<Shown, 'onFound'> & { items: readonly ListedPersonFragment[] }) {
  const mark = useRef<HTMLTableCellElement>(null);
  const drawn = useDeferredValue(items.length, Math.min(items.length, rowsDrawnFirst));
  useEffect(() => {
    const height = mark.current?.closest('tbody')?.offsetHeight;
    if (drawn >= items.length && height !== undefined && height > 0 && items.length > 0)
      onMeasured(height / items.length);
  }, [drawn, items.length, onMeasured]);
  return (
    <>
      {rows(items.slice(0, drawn))}
      {drawn < items.length ? (
        <Placeholder count={count - drawn} columns={columns} rowHeight={rowHeight} />
      ) : null}
      <tr hidden>
        <td ref={mark} />
      </tr>
    </>
  );
}
