import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import type { ContentItemFragment, PresentationStatus } from '../../gql/graphql.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { Note } from '../../ui/note.tsx';
import { ContentChunkQuery } from './content.graphql.ts';
import { pageSize, type Look } from './content-list.tsx';
import styles from './content.module.css';
import { PresentationCard } from './presentation-card.tsx';
import { PresentationRow } from './presentation-row.tsx';
import { useNearness } from './use-nearness.ts';

export type ChunkFilters = { search: string | null; status: PresentationStatus | null };

type ContentChunkProps = {
  look: Look; page: number; count: number; filters: ChunkFilters;
  /** The first chunk comes with the page. */
  known: readonly ContentItemFragment[] | undefined;
  /** Pixels that one item took where it was last measured: what a chunk not yet loaded keeps free. */
  itemHeight: number | null; onMeasured: (itemHeight: number) => void;
};

export function ContentChunk({ look, page, count, filters, known, itemHeight, onMeasured }: ContentChunkProps) {
  const { ref, element, isNear } = useNearness<HTMLElement>(known !== undefined);
  const client = useApolloClient();
  const variables = { ...filters, page, pageSize };
  const isAsked = isNear && known === undefined;
  const { data, error, refetch } = useQuery(ContentChunkQuery, { variables, skip: !isAsked });
  useRefetchOn((message) => isAsked && message.kind === 'changed' && message.type === 'Presentation', () => (isAsked ? client.query({ query: ContentChunkQuery, variables, fetchPolicy: 'network-only' }) : Promise.resolve()));
  const items = known ?? data?.presentations?.items;
  const isShown = isNear && items !== undefined;

  useEffect(() => {
    if (isShown && element.current !== null) onMeasured(element.current.offsetHeight / count);
  }, [isShown, look, count, onMeasured, element]);

  const placeholder = { height: Math.round((itemHeight ?? (look === 'rows' ? 48 : 56)) * count) };
  const failed = error !== undefined && items === undefined ? <Note title="These could not be read" isBad onRetry={() => void refetch()}>{error.message}</Note> : null;
  if (look === 'grid') {
    return <div ref={ref as never} className={isShown ? styles['grid'] : styles['waiting']} style={isShown ? undefined : placeholder}>{isShown ? items.map((item) => <PresentationCard key={item.id} item={item} />) : failed}</div>;
  }
  return (
    <tbody ref={ref as never}>
      {isShown ? items.map((item) => <PresentationRow key={item.id} item={item} />) : <tr className={styles['waiting']}><td colSpan={7} style={placeholder}>{failed}</td></tr>}
    </tbody>
  );
}
