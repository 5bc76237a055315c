import { useApolloClient, useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import {
  Chunk,
  ChunkPlaceholder,
  UnreadNote,
  useChunkItems,
  useRowHeight,
  type ChunkRoom,
} from '../../../shared/list/chunk-parts.tsx';
import type { LinkItemFragment } from '../../../gql/graphql.ts';
import { useRefetchOn } from '../../../realtime/use-realtime.ts';
import { LinksPageQuery } from './links.graphql.ts';
import { ListRow } from './list-row.tsx';
import styles from './links.module.css';
import { pageSize, type Question } from './use-link-filters.ts';
import type { Selection } from './use-selection.ts';

type Shown = {
  question: Question;
  selection: Selection;
  onMeasured: (rowHeight: number) => void;
  onFound: (page: number, rows: number) => void;
};
type LinksChunkProps = ChunkRoom &
  Shown & {
    page: number;
    /** The page query brings the first chunk. */ known: readonly LinkItemFragment[] | undefined;
  };

export function LinksChunk({ known, page, count, rowHeight, ...shown }: LinksChunkProps) {
  const room = { count, rowHeight };
  return (
    <Chunk
      known={known}
      placeholder={<Placeholder {...room} />}
      rows={(items) => <Rows page={page} items={items} {...shown} />}
    >
      <FetchedRows page={page} {...room} {...shown} />
    </Chunk>
  );
}

function FetchedRows({
  page,
  count,
  rowHeight,
  onFound,
  ...shown
}: ChunkRoom & Shown & { page: number }) {
  const client = useApolloClient();
  const variables = { ...shown.question, page };
  const { data, error, refetch } = useQuery(LinksPageQuery, { variables });
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' && message.type === 'SharedLink'),
    () => client.query({ query: LinksPageQuery, variables, fetchPolicy: 'network-only' }),
  );
  const items = useChunkItems(data?.sharedLinks?.items, page, onFound);
  if (items !== null) return <Rows page={page} items={items} {...shown} />;
  return (
    <Placeholder count={count} rowHeight={rowHeight}>
      <UnreadNote error={error} refetch={refetch} />
    </Placeholder>
  );
}

function Placeholder(props: ChunkRoom & { children?: ReactNode }) {
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
      choice={{ isChosen: chosen.has(link.id), onTick: tick }}
      rowRef={index === 0 ? first : undefined}
    />
  ));
}
