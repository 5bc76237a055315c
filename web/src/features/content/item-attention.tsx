import { useApolloClient } from '@apollo/client/react';
import { AttentionStrip, PagelessStrip } from '../../attention-strip/attention-strip.tsx';
import { liveSentence } from '../../attention-strip/sentence.ts';
import type { ContentItemFragment } from '../../gql/graphql.ts';
import { pageUrl } from '../../presentation/page-urls.ts';
import { useLiveRefetch } from '../../realtime/use-live-refetch.ts';
import { Ago } from '../../ui/ago.tsx';
import { Live } from '../../ui/lamp.tsx';
import { ContentItemAttentionQuery } from './content.graphql.ts';

const livePagesOf = ({ analytics }: ContentItemFragment) => (analytics?.liveSessions ?? []).flatMap(({ currentPage }) => currentPage ?? []);

/** The item's strip; while somebody reads, it alone is asked again, not the list. */
export function ItemStrip({ item }: { item: ContentItemFragment }) {
  const client = useApolloClient();
  const readers = item.analytics?.liveSessions.length ?? 0;
  useLiveRefetch(item.id, { isLive: readers > 0, onReconnect: false, refetch: () => client.query({ query: ContentItemAttentionQuery, variables: { id: item.id }, fetchPolicy: 'network-only' }) });
  if (item.processing.status === 'FAILED') return <PagelessStrip state="failed" />;
  if (item.processing.status !== 'PROCESSED') return <PagelessStrip state="waiting" />;
  if (item.pageCount == null || item.pageCount === 0) return <small className="dim" style={{ lineHeight: '24px' }}>Download only, no pages</small>;
  if (item.analytics === null) return <small className="dim" style={{ lineHeight: '24px' }}>Figures do not answer right now</small>;
  const times = item.analytics.pages.map(({ page, averageTimeMs }) => ({ page, timeMs: averageTimeMs }));
  const pictureOf = pageUrl(item.thumbnailUrl);
  return <AttentionStrip attention={{ pageCount: item.pageCount, times, livePages: livePagesOf(item) }} {...(pictureOf === undefined ? {} : { pictureOf })} />;
}

/** “now” with the lamp, or how long ago. */
export function LastViewed({ item }: { item: ContentItemFragment }) {
  const readers = item.analytics?.liveSessions.length ?? 0;
  if (readers > 0) return <Live><span title={liveSentence(livePagesOf(item), readers)}>now</span></Live>;
  if (item.analytics?.lastViewedAt == null) return <span className="dim">{item.analytics === null ? '–' : 'never'}</span>;
  return <Ago at={item.analytics.lastViewedAt} />;
}
