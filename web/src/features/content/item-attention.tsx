import { useApolloClient } from '@apollo/client/react';
import { AttentionStrip, PagelessStrip } from '../../attention-strip/attention-strip.tsx';
import { liveSentence } from '../../attention-strip/sentence.ts';
import type { ContentItemFragment } from '../../gql/graphql.ts';
import { pageUrl } from '../../presentation/page-urls.ts';
import { EarlierReaders } from '../../readers/earlier-readers.tsx';
import { liveOn } from '../../readers/live.ts';
import { useLiveRefetch } from '../../realtime/use-live-refetch.ts';
import { Ago } from '../../ui/ago.tsx';
import { Live } from '../../ui/lamp.tsx';
import { ContentItemAttentionQuery } from './content.graphql.ts';

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
  const { livePages, elsewhere } = liveOn(item.analytics);
  const pictureOf = pageUrl(item.thumbnailUrl);
  return <><AttentionStrip attention={{ pageCount: item.pageCount, times, livePages }} {...(pictureOf === undefined ? {} : { pictureOf })} /><EarlierReaders count={elsewhere} /></>;
}

/** “now” with the lamp, or how long ago. */
export function LastViewed({ item }: { item: ContentItemFragment }) {
  const { analytics } = item;
  if (analytics === null) return <span className="dim">–</span>;
  const { livePages, elsewhere } = liveOn(analytics);
  const readers = analytics.liveSessions.length;
  if (readers > 0) return <Live><span title={liveSentence(livePages, readers, elsewhere)}>now</span></Live>;
  return analytics.lastViewedAt === null ? <span className="dim">never</span> : <Ago at={analytics.lastViewedAt} />;
}
