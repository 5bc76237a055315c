import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { problemOf } from '../../edge/problem.ts';
import type { GroupPersonFragment } from '../../gql/graphql.ts';
import { Note } from '../../ui/states/note.tsx';
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
      {error === undefined ? null : (
        <Note title="These could not be read" isBad onRetry={() => void refetch()}>
          {problemOf(error).message}
        </Note>
      )}
    </Placeholder>
  );
}

function Placeholder({ count, rowHeight, children }: PlaceholderProps & { children?: ReactNode }) {
  return (
    <tr className={styles['kept']}>
      <td colSpan={3} style={{ height: Math.round((rowHeight ?? 64) * count) }}>
        {children}
      </td>
    </tr>
  );
}

function Rows({
  items,
  groupId,
  mayEdit,
  onMeasured,
}: Omit<Shown, 'onFound'> & { items: readonly GroupPersonFragment[] }) {
  const first = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    const height = first.current?.parentElement?.offsetHeight;
    if (height !== undefined && items.length > 0) onMeasured(height / items.length);
  }, [items.length, onMeasured]);
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
