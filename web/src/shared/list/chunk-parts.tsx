import { useEffect, useRef, type ReactNode } from 'react';
import { problemOf } from '../../edge/problem.ts';
import { Note } from '../../ui/states/note.tsx';

type ChunkPlaceholderProps = {
  count: number;
  columns: number;
  /** Measured height of a row in pixels. */
  rowHeight: number | null;
  className: string | undefined;
  children?: ReactNode;
};

/** Keeps the room of rows that are not there. */
export function ChunkPlaceholder({
  count,
  columns,
  rowHeight,
  className,
  children,
}: ChunkPlaceholderProps) {
  return (
    <tr className={className}>
      <td colSpan={columns} style={{ height: Math.round((rowHeight ?? 64) * count) }}>
        {children}
      </td>
    </tr>
  );
}

type UnreadNoteProps = { error: Error | undefined; refetch: () => Promise<unknown> };

export function UnreadNote({ error, refetch }: UnreadNoteProps) {
  if (error === undefined) return null;
  return (
    <Note title="These could not be read" isBad onRetry={() => void refetch()}>
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
