import { useApolloClient, useQuery } from '@apollo/client/react';
import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { ChunkPlaceholder, UnreadNote, useRowHeight } from '../../../shared/list/chunk-parts.tsx';
import type { LinkItemFragment } from '../../../gql/graphql.ts';
import { useRefetchOn } from '../../../realtime/use-realtime.ts';
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
      <UnreadNote error={error} refetch={refetch} />
    </Placeholder>
  );
}

function Placeholder(props: PlaceholderProps & { children?: ReactNode }) {
  const { count, rowHeight, children } = props;
  return (
    <ChunkPlaceholder {...{ count, rowHeight }} columns={7} className={styles['kept']}>
      {children}
    </ChunkPlaceholder>
  );
}

function Rows({
  page,
  items,
  question,
  selection: { chosen, tick },
  onMeasured,
}: Omit<Shown, 'onFound'> & { page: number; items: readonly LinkItemFragment[] }) {
  const first = useRowHeight(items.length, onMeasured);
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
