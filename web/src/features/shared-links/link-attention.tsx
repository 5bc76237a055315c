import { useApolloClient } from '@apollo/client/react';
import { AttentionStrip } from '../../attention-strip/attention-strip.tsx';
import { liveSentence } from '../../attention-strip/sentence.ts';
import type { LinkItemFragment } from '../../gql/graphql.ts';
import { pageUrl } from '../../presentation/page-urls.ts';
import { useLiveRefetch } from '../../realtime/use-live-refetch.ts';
import { viewsInWords } from '../../readers/visits.ts';
import { ago, Ago } from '../../ui/ago.tsx';
import { Live } from '../../ui/lamp.tsx';
import { LinkFiguresQuery } from './links.graphql.ts';
import type { Question } from './use-link-filters.ts';

type Read = Pick<LinkItemFragment, 'id' | 'presentation' | 'analytics'>;

const livePagesOf = ({ analytics }: Read) => (analytics?.liveSessions ?? []).flatMap(({ currentPage }) => currentPage ?? []);

/** The link's strip; while somebody reads, its figures alone are asked again, not the list. */
export function LinkStrip({ link, question: { filter, timeZone } }: { link: Read; question: Pick<Question, 'filter' | 'timeZone'> }) {
  const client = useApolloClient();
  const { id, presentation: { id: presentationId, pageCount, thumbnailUrl }, analytics } = link;
  useLiveRefetch(presentationId, { isLive: (analytics?.liveSessions.length ?? 0) > 0, onReconnect: false, refetch: () => client.query({ query: LinkFiguresQuery, variables: { id, filter: filter ?? null, timeZone }, fetchPolicy: 'network-only' }) });
  if (analytics === null) return <small className="dim">Figures do not answer right now</small>;
  if (pageCount == null || pageCount === 0) return <small className="dim">No pages to show</small>;
  const times = analytics.pages.map(({ page, timeMs }) => ({ page, timeMs: timeMs / Math.max(1, analytics.fileViews) }));
  const pictureOf = pageUrl(thumbnailUrl);
  return <AttentionStrip attention={{ pageCount, times, livePages: livePagesOf(link) }} {...(pictureOf === undefined ? {} : { pictureOf })} />;
}

/** “now” with the lamp, or how long ago. */
export function LastViewed({ link }: { link: Read }) {
  const readers = link.analytics?.liveSessions.length ?? 0;
  if (readers > 0) return <Live><span title={liveSentence(livePagesOf(link), readers)}>now</span></Live>;
  if (link.analytics?.lastViewedAt == null) return <span className="dim">{link.analytics === null ? '–' : 'never'}</span>;
  return <Ago at={link.analytics.lastViewedAt} />;
}

/** “10 views, yesterday”: where there is no room for columns. */
export function readInWords({ analytics }: Pick<Read, 'analytics'>): string {
  if (analytics === null) return 'Figures do not answer right now';
  const last = analytics.liveSessions.length > 0 ? 'being read now' : analytics.lastViewedAt === null ? null : ago(new Date(analytics.lastViewedAt), Date.now());
  return analytics.views === 0 ? 'Not viewed yet' : [viewsInWords(analytics.views), last].filter((word) => word !== null).join(', ');
}
