import { useApolloClient, useQuery } from '@apollo/client/react';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import type { ContentItemFragment } from '../../../gql/graphql.ts';
import { useRefetchOn } from '../../../realtime/use-realtime.ts';
import { Note } from '../../../ui/states/note.tsx';
import { useNearViewport } from '../../../ui/hooks/use-near-viewport.ts';
import { UploadingCard, UploadingRow, type UploadingItem } from './uploading-items.tsx';
import { pageSize, type Layout } from '../layout.ts';
import { ContentChunkQuery } from '../content.graphql.ts';
import styles from '../content.module.css';
import { MovedItems } from './moved-items.tsx';
import { PresentationCard } from './presentation-card.tsx';
import { PresentationRow } from './presentation-row.tsx';
import type { Question } from '../use-content-filters.ts';
import { texts } from './texts.ts';

type PlaceholderProps = {
  layout: Layout;
  count: number;
  /** Measured height of an item in pixels. */ itemHeight: number | null;
};
type Measure = { onMeasured: (itemHeight: number) => void };
type Find = { onFound: (page: number, items: number) => void };
type ContentChunkProps = PlaceholderProps &
  Measure &
  Find & {
    page: number;
    question: Question;
    /** The page query brings the first chunk. */
    known: readonly ContentItemFragment[] | undefined;
    uploading: readonly UploadingItem[];
  };

/** A chunk of the list: a placeholder while far away, items when near. */
export function ContentChunk({
  known,
  uploading,
  page,
  question,
  onFound,
  ...room
}: ContentChunkProps) {
  const { ref, isNear } = useNearViewport(known !== undefined);
  const inside = !isNear ? (
    <Placeholder {...room} />
  ) : known !== undefined ? (
    <Items items={known} uploading={uploading} {...room} />
  ) : (
    <FetchedItems page={page} question={question} onFound={onFound} {...room} />
  );
  return room.layout === 'grid' ? <div ref={ref}>{inside}</div> : <tbody ref={ref}>{inside}</tbody>;
}

/** Mounts only while near: an idle query would refetch with the others. */
function FetchedItems({
  page,
  question,
  onFound,
  ...room
}: PlaceholderProps & Measure & Find & { page: number; question: Question }) {
  const client = useApolloClient();
  const variables = { ...question, page, pageSize };
  const { data, error, refetch } = useQuery(ContentChunkQuery, { variables });
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' && message.type === 'Presentation'),
    () => client.query({ query: ContentChunkQuery, variables, fetchPolicy: 'network-only' }),
  );
  // Sixty items at once would drop a frame: they draw during scrolling.
  const items = useDeferredValue(data?.presentations?.items, undefined);
  useEffect(() => onFound(page, items?.length ?? 0), [page, items, onFound]);
  if (items !== undefined) return <Items items={items} uploading={nothingSelected} {...room} />;
  return (
    <Placeholder {...room}>
      {error === undefined ? null : (
        <Note title={texts.theseCouldNotBeRead} isBad onRetry={() => void refetch()}>
          {error.message}
        </Note>
      )}
    </Placeholder>
  );
}

function Placeholder({
  layout,
  count,
  itemHeight,
  children,
}: PlaceholderProps & { children?: ReactNode }) {
  const style = { height: Math.round((itemHeight ?? 48) * count) };
  return layout === 'grid' ? (
    <div className={styles['kept']} style={style}>
      {children}
    </div>
  ) : (
    <tr className={styles['kept']}>
      <td colSpan={7} style={style}>
        {children}
      </td>
    </tr>
  );
}

const nothingSelected: readonly UploadingItem[] = [];

function Items({
  items,
  uploading,
  layout,
  count,
  onMeasured,
}: PlaceholderProps &
  Measure & { items: readonly ContentItemFragment[]; uploading: readonly UploadingItem[] }) {
  const grid = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    const height = (grid.current ?? row.current)?.parentElement?.offsetHeight;
    if (height !== undefined && items.length > 0)
      onMeasured(height / (items.length + uploading.length));
  }, [layout, count, items.length, uploading.length, onMeasured]);
  const ids = [...uploading.map(({ id }) => String(id)), ...items.map(({ id }) => id)];
  if (layout === 'grid')
    return (
      <div ref={grid} className={styles['grid']}>
        <MovedItems ids={ids} container={() => grid.current}>
          {uploading.map((each) => (
            <UploadingCard key={each.id} uploading={each} />
          ))}
          {items.map((item) => (
            <PresentationCard key={item.id} item={item} />
          ))}
        </MovedItems>
      </div>
    );
  return (
    <MovedItems ids={ids} container={() => row.current?.closest('tbody') ?? null}>
      {uploading.map((each) => (
        <UploadingRow key={each.id} uploading={each} />
      ))}
      {items.map((item, index) => (
        <PresentationRow key={item.id} item={item} rowRef={index === 0 ? row : undefined} />
      ))}
    </MovedItems>
  );
}
