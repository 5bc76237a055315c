import { useApolloClient, useQuery } from '@apollo/client/react';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { problemOf } from '../../../edge/problem.ts';
import type { LinkItemFragment } from '../../../gql/graphql.ts';
import { useRefetchOn } from '../../../realtime/use-realtime.ts';
import { Note } from '../../../ui/states/note.tsx';
import { useNearViewport } from '../../../ui/hooks/use-near-viewport.ts';
import { LinksPageQuery } from './links.graphql.ts';
import { ListRow } from './list-row.tsx';
import styles from './links.module.css';
import { pageSize, type Question } from './use-link-filters.ts';
import type { Selection } from './use-selection.ts';

type PlaceholderProps = {
  count: number;
  /** Measured height of a row in pixels. */ rowHeight: number | null;
};
type Shown = {
  question: Question;
  selection: Selection;
  onMeasured: (rowHeight: number) => void;
  onFound: (page: number, rows: number) => void;
};
type LinksChunkProps = PlaceholderProps &
  Shown & {
    page: number;
    /** The page query brings the first chunk. */ known: readonly LinkItemFragment[] | undefined;
  };

/** A chunk of the list: a placeholder while far away, rows when near. */
export function LinksChunk({ known, page, count, rowHeight, ...shown }: LinksChunkProps) {
  const { ref, isNear } = useNearViewport(known !== undefined);
  const room = { count, rowHeight };
  return (
    <tbody ref={ref}>
      {!isNear ? (
        <Placeholder {...room} />
      ) : known !== undefined ? (
        <Rows page={page} items={known} {...shown} />
      ) : (
        <FetchedRows page={page} {...room} {...shown} />
      )}
    </tbody>
  );
}

/** Mounts only while near: an idle query would refetch with the others. */
function FetchedRows({
  page,
  count,
  rowHeight,
  onFound,
  ...shown
}: PlaceholderProps & Shown & { page: number }) {
  const client = useApolloClient();
  const variables = { ...shown.question, page };
  const { data, error, refetch } = useQuery(LinksPageQuery, { variables });
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' && message.type === 'SharedLink'),
    () => client.query({ query: LinksPageQuery, variables, fetchPolicy: 'network-only' }),
  );
  // Renders rows during scrolling, not before.
  const items = useDeferredValue(data?.sharedLinks?.items, undefined);
  useEffect(() => onFound(page, items?.length ?? 0), [page, items, onFound]);
  if (items !== undefined) return <Rows page={page} items={items} {...shown} />;
  return (
    <Placeholder count={count} rowHeight={rowHeight}>
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
      <td colSpan={7} style={{ height: Math.round((rowHeight ?? 64) * count) }}>
        {children}
      </td>
    </tr>
  );
}

function Rows({
  page,
  items,
  question,
  selection: { chosen, tick },
  onMeasured,
}: Omit<Shown, 'onFound'> & { page: number; items: readonly LinkItemFragment[] }) {
  const first = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    const height = first.current?.parentElement?.offsetHeight;
    if (height !== undefined && items.length > 0) onMeasured(height / items.length);
  }, [items.length, onMeasured]);
  return items.map((link, index) => (
    <ListRow
      key={link.id}
      place={(page - 1) * pageSize + index + 1}
      link={link}
      question={question}
      isChosen={chosen.has(link.id)}
      onTick={tick}
      rowRef={index === 0 ? first : undefined}
    />
  ));
}
