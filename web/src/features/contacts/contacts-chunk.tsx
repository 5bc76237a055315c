import { useApolloClient, useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import {
  Chunk,
  ChunkPlaceholder,
  UnreadNote,
  useChunkItems,
  useRowHeight,
  type ChunkRoom,
} from '../../shared/list/chunk-parts.tsx';
import type { ContactRowFragment } from '../../gql/graphql.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { chunkSize } from './chunks.ts';
import { ContactRow } from './contact-row.tsx';
import { ContactsPageQuery } from './contacts.graphql.ts';
import styles from './contacts.module.css';
import type { Question } from './use-contact-filters.ts';

type Measure = { onMeasured: (rowHeight: number) => void };
type ContactsChunkProps = ChunkRoom &
  Measure & {
    page: number;
    question: Question;
    /** The page query brings the first chunk. */ known: readonly ContactRowFragment[] | undefined;
  };

export function ContactsChunk({ known, page, question, onMeasured, ...room }: ContactsChunkProps) {
  return (
    <Chunk
      known={known}
      placeholder={<Placeholder {...room} />}
      rows={(items) => <Rows items={items} onMeasured={onMeasured} />}
    >
      <FetchedRows page={page} question={question} onMeasured={onMeasured} {...room} />
    </Chunk>
  );
}

function FetchedRows({
  page,
  question,
  onMeasured,
  ...room
}: ChunkRoom & Measure & { page: number; question: Question }) {
  const client = useApolloClient();
  const variables = { ...question, page, pageSize: chunkSize };
  const { data, error, refetch } = useQuery(ContactsPageQuery, { variables });
  const items = useChunkItems(data?.contacts?.items, page);
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

function Placeholder(props: ChunkRoom & { children?: ReactNode }) {
  const { count, rowHeight, children } = props;
  return (
    <ChunkPlaceholder {...{ count, rowHeight }} columns={6} className={styles['kept']}>
      {children}
    </ChunkPlaceholder>
  );
}

/** The server sorts by when the last view began; this column says when it ended, or that it goes on. */
function lastSeenFirst(items: readonly ContactRowFragment[]) {
  const seen = ({ lastSession }: ContactRowFragment) =>
    lastSession === null ? 0 : lastSession.isLive ? Infinity : Date.parse(lastSession.lastSeenAt);
  return items.toSorted((one, other) => {
    const [first, second] = [seen(one), seen(other)];
    return first === second ? 0 : second - first;
  });
}

function Rows({ items, onMeasured }: Measure & { items: readonly ContactRowFragment[] }) {
  const first = useRowHeight(items.length, onMeasured);
  return lastSeenFirst(items).map((contact, index) => (
    <ContactRow key={contact.id} contact={contact} rowRef={index === 0 ? first : undefined} />
  ));
}
