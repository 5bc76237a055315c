import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { problemOf } from '../../edge/problem.ts';
import { useNearViewport } from '../../ui/hooks/use-near-viewport.ts';
import { Note } from '../../ui/states/note.tsx';
import { texts } from './texts.ts';

/** The room that the rows of a chunk take. */
export type ChunkRoom = {
  count: number;
  /** Measured height of a row in pixels. */
  rowHeight: number | null;
};

type ChunkProps<Item> = {
  /** The page query brings the first chunk. */
  known: readonly Item[] | undefined;
  placeholder: ReactNode;
  rows: (items: readonly Item[]) => ReactNode;
  /** Mounts only while near: an idle query would refetch with the others. */
  children: ReactNode;
};

/** A chunk of a list: a placeholder while far away, rows when near. */
export function Chunk<Item>({ known, placeholder, rows, children }: ChunkProps<Item>) {
  const { ref, isNear } = useNearViewport(known !== undefined);
  return (
    <tbody ref={ref}>{!isNear ? placeholder : known === undefined ? children : rows(known)}</tbody>
  );
}

const ignore = () => undefined;

/** The rows of a chunk, drawn between frames so that scrolling stays smooth; null while they load. */
export function useChunkItems<Item>(
  items: readonly Item[] | undefined,
  page: number,
  onFound: (page: number, rows: number) => void = ignore,
) {
  const drawn = useDeferredValue(items ?? null, null);
  useEffect(() => onFound(page, drawn?.length ?? 0), [page, drawn, onFound]);
  return drawn;
}

type ChunkPlaceholderProps = ChunkRoom & {
  columns: number;
  className: string | undefined;
  /** Until a row is measured. */
  expectedRowHeight?: number;
  children?: ReactNode;
};

/** Keeps the room of rows that are not there. */
export function ChunkPlaceholder({
  count,
  columns,
  rowHeight,
  className,
  expectedRowHeight = 64,
  children,
}: ChunkPlaceholderProps) {
  return (
    <tr className={className}>
      <td
        colSpan={columns}
        style={{ height: Math.round((rowHeight ?? expectedRowHeight) * count) }}
      >
        {children}
      </td>
    </tr>
  );
}

type UnreadNoteProps = { error: Error | undefined; refetch: () => Promise<unknown> };

export function UnreadNote({ error, refetch }: UnreadNoteProps) {
  if (error === undefined) return null;
  return (
    <Note title={texts.couldntLoadThese} isBad onRetry={() => void refetch()}>
      {problemOf(error).message}
    </Note>
  );
}

/** Measures the average height of rows. The first row takes the ref. */
export function useRowHeight(rows: number, onMeasured: (rowHeight: number) => void) {
  const first = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    const height = first.current?.parentElement?.offsetHeight;
    if (height !== undefined && rows > 0) onMeasured(height / rows);
  }, [rows, onMeasured]);
  return first;
}
