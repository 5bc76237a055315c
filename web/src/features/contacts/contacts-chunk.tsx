import { useApolloClient, useQuery } from '@apollo/client/react';
import { useDeferredValue, type ReactNode } from 'react';
import { ChunkPlaceholder, UnreadNote, useRowHeight } from '../../shared/list/chunk-parts.tsx';
import type { ContactRowFragment } from '../../gql/graphql.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { useNearViewport } from '../../ui/hooks/use-near-viewport.ts';
import { chunkSize } from './chunks.ts';
import { ContactRow } from './contact-row.tsx';
import { ContactsPageQuery } from './contacts.graphql.ts';
import styles from './contacts.module.css';
import type { Question } from './use-contact-filters.ts';

type PlaceholderProps = {
  count: number;
  /** Measured height of a row in pixels. */ rowHeight: number | null;
};
type Measure = { onMeasured: (rowHeight: number) => void };
type ContactsChunkProps = PlaceholderProps &
  Measure & {
    page: number;
    question: Question;
    /** The page query brings the first chunk. */ known: readonly ContactRowFragment[] | undefined;
  };

/** A chunk of the list: a placeholder while far away, rows when near. */
export function ContactsChunk({ known, page, question, onMeasured, ...room }: ContactsChunkProps) {
  const { ref, isNear } = useNearViewport(known !== undefined);
  return (
    <tbody ref={ref}>
      {!isNear ? (
        <Placeholder {...room} />
      ) : known !== undefined ? (
        <Rows items={known} onMeasured={onMeasured} />
      ) : (
        <FetchedRows page={page} question={question} onMeasured={onMeasured} {...room} />
      )}
    </tbody>
  );
}

/** Mounts only while near: an idle query would refetch with the others. */
function FetchedRows({
  page,
  question,
  onMeasured,
  ...room
}: PlaceholderProps & Measure & { page: number; question: Question }) {
  const client = useApolloClient();
  const variables = { ...question, page, pageSize: chunkSize };
  const { data, error, refetch } = useQuery(ContactsPageQuery, { variables });
  // Draws rows between frames, so scrolling stays smooth.
  const items = useDeferredValue(data?.contacts?.items ?? null, null);
  // Live readers are in the first chunk, which follows them itself.
  useRefetchOn(
    ({ kind }) => kind === 'reconnected',
    () => client.query({ query: ContactsPageQuery, variables, fetchPolicy: 'network-only' }),
  );
  if (items !== null) return <Rows items={items} onMeasured={onMeasured} />;
  return (
    <Placeholder {...room}>
      <UnreadNote error={error} refetch={refetch} />
    </Placeholder>
  );
}

function Placeholder(props: PlaceholderProps & { children?: ReactNode }) {
  const { count, rowHeight, children } = props;
  return (
    <ChunkPlaceholder {...{ count, rowHeight }} columns={6} className={styles['kept']}>
      {children}
    </ChunkPlaceholder>
  );
}

function Rows({ items, onMeasured }: Measure & { items: readonly ContactRowFragment[] }) {
  const first = useRowHeight(items.length, onMeasured);
  return items.map((contact, index) => (
    <ContactRow key={contact.id} contact={contact} rowRef={index === 0 ? first : undefined} />
  ));
}
