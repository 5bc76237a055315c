import { useApolloClient } from '@apollo/client/react';
import { AttentionStrip } from '../../shared/attention-strip/attention-strip.tsx';
import { liveSentence } from '../../shared/attention-strip/sentence.ts';
import type { LinkItemFragment } from '../../gql/graphql.ts';
import { pagesIn, picturesOf } from '../../shared/presentation/page-urls.ts';
import { useLiveRefetch } from '../../realtime/use-live-refetch.ts';
import { liveReadersOf } from '../../shared/readers/live-readers.ts';
import { viewsInLabel } from '../../shared/readers/visits.ts';
import { StripNote } from '../../shared/readers/strip-note.tsx';
import { timeAgo, Ago } from '../../ui/format/ago.tsx';
import { LiveBadge } from '../../ui/live-badge.tsx';
import table from '../../ui/table.module.css';
import { LinkFiguresQuery } from './list/links.graphql.ts';
import styles from './list/links.module.css';
import type { Question } from './list/use-link-filters.ts';
import { texts } from './texts.ts';

type Read = {
  analytics: Omit<NonNullable<LinkItemFragment['analytics']>, '__typename' | 'viewsByDay'> | null;
};
type Link = Pick<LinkItemFragment, 'id' | 'presentation' | 'analytics'>;

/** The link's strip; during a reading its figures refetch alone, without the list. */
export function LinkStrip({
  link: { id, presentation, analytics },
  question: { filter, timeZone },
}: {
  link: Link;
  question: Pick<Question, 'filter' | 'timeZone'>;
}) {
  const client = useApolloClient();
  useLiveRefetch(presentation.id, {
    isLive: (analytics?.liveSessions.length ?? 0) > 0,
    onReconnect: false,
    refetch: () =>
      client.query({
        query: LinkFiguresQuery,
        variables: { id, filter: filter ?? null, timeZone },
        fetchPolicy: 'network-only',
      }),
  });
  return <ReadStrip presentation={presentation} analytics={analytics} />;
}

export function ReadStrip({
  presentation,
  analytics,
}: Read & { presentation: Pick<Link['presentation'], 'id' | 'pageCount' | 'thumbnailUrl'> }) {
  if (analytics === null) return <small className="dim">{texts.figuresNotAvailableRightNow}</small>;
  if (presentation.pageCount == null || presentation.pageCount === 0)
    return <small className="dim">{texts.noPagesToShow}</small>;
  const times = analytics.pages.map(({ page, timeMs }) => ({
    page,
    timeMs: timeMs / Math.max(1, analytics.fileViews),
  }));
  const { livePages, elsewhere } = liveReadersOf(analytics);
  const pictureOf = picturesOf(presentation, analytics.fileId);
  return (
    <>
      <AttentionStrip
        attention={{ pageCount: pagesIn(presentation, analytics), times, livePages }}
        {...(pictureOf === undefined ? {} : { pictureOf })}
      />
      <StripNote figures={analytics} elsewhere={elsewhere} />
    </>
  );
}

/** “now” or how long ago someone last read it. */
export function LastViewed({ link: { analytics } }: { link: Read }) {
  if (analytics === null) return <span className="dim">–</span>;
  const { livePages, elsewhere } = liveReadersOf(analytics);
  const readers = analytics.liveSessions.length;
  if (readers > 0)
    return (
      <LiveBadge>
        <span title={liveSentence(livePages, readers, elsewhere)}>{texts.now}</span>
      </LiveBadge>
    );
  return analytics.lastViewedAt === null ? (
    <span className="dim">{texts.never}</span>
  ) : (
    <Ago at={analytics.lastViewedAt} />
  );
}

/** “10 views, yesterday”: where there is no room for columns. */
export function ReadLabel({ link }: { link: Read }) {
  return (
    <small className={`${table['onlySmall']} ${styles['readWords']}`}>{readLabel(link)}</small>
  );
}

function readLabel({ analytics }: Read): string {
  if (analytics === null) return texts.figuresNotAvailableRightNow;
  const last =
    analytics.liveSessions.length > 0
      ? texts.beingReadNow
      : analytics.lastViewedAt === null
        ? null
        : timeAgo(new Date(analytics.lastViewedAt), Date.now());
  return analytics.views === 0
    ? texts.notViewedYet
    : [viewsInLabel(analytics.views), last].filter((word) => word !== null).join(', ');
}
