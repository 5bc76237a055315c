import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { UnreadNote } from '../../../shared/list/chunk-parts.tsx';
import type { PersonFragment } from '../../../gql/graphql.ts';
import { useRefetchOn } from '../../../realtime/use-realtime.ts';
import { useNearViewport } from '../../../ui/hooks/use-near-viewport.ts';
import { PeoplePageQuery } from '../people.graphql.ts';
import styles from '../people.module.css';
import type { PeopleFilters } from './use-people-filters.ts';

/** Rows per request. */
export const chunkSize = 25;

type PlaceholderProps = {
  count: number;
  columns: number;
  /** Measured height of a row in pixels. */ rowHeight: number | null;
};
type Shown = {
  rows: (people: readonly PersonFragment[]) => ReactNode;
  onMeasured: (rowHeight: number) => void;
  onFound: (page: number, rows: number) => void;
};
type PeopleChunkProps = PlaceholderProps &
  Shown & {
    filters: PeopleFilters;
    page: number;
    /** The page query brings the first chunk. */ known: readonly PersonFragment[] | undefined;
  };

/** A chunk of the list: a placeholder while far away, rows when near. */
export function PeopleChunk({ known, ...chunk }: PeopleChunkProps) {
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

function FetchedRows({ filters, page, onFound, ...chunk }: Omit<PeopleChunkProps, 'known'>) {
  const { data, error, refetch } = useQuery(PeoplePageQuery, {
    variables: { ...filters, page, pageSize: chunkSize },
  });
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' || (message.kind === 'changed' && message.type === 'User'),
    refetch,
  );
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

function Placeholder({
  count,
  columns,
  rowHeight,
  children,
}: PlaceholderProps & { children?: ReactNode }) {
  return (
    <tr className={styles['kept']}>
      <td colSpan={columns} style={{ height: Math.round((rowHeight ?? 49) * count) }}>
        {children}
      </td>
    </tr>
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
}: PlaceholderProps & Omit<Shown, 'onFound'> & { items: readonly PersonFragment[] }) {
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
