import { useApolloClient } from '@apollo/client/react';
import { useViewer } from '../../../account/viewer.ts';
import { AttentionStrip, PagelessStrip } from '../../../shared/attention-strip/attention-strip.tsx';
import { liveSentence } from '../../../shared/attention-strip/sentence.ts';
import type { ContentItemFragment } from '../../../gql/graphql.ts';
import { pagesIn, picturesOf } from '../../../shared/presentation/page-urls.ts';
import { liveReadersOf } from '../../../shared/readers/live-readers.ts';
import { StripNote } from '../../../shared/readers/strip-note.tsx';
import { useLiveRefetch } from '../../../realtime/use-live-refetch.ts';
import { Ago } from '../../../ui/format/ago.tsx';
import { LiveBadge } from '../../../ui/live-badge.tsx';
import { ContentItemAttentionQuery } from '../content.graphql.ts';
import styles from '../content.module.css';
import { texts } from './texts.ts';

/** The item's strip; during a reading it refetches alone, without the list. */
export function ItemStrip({ item }: { item: ContentItemFragment }) {
  const client = useApolloClient();
  const readers = item.analytics?.liveSessions.length ?? 0;
  useLiveRefetch(item.id, {
    isLive: readers > 0,
    onReconnect: false,
    refetch: () =>
      client.query({
        query: ContentItemAttentionQuery,
        variables: { id: item.id },
        fetchPolicy: 'network-only',
      }),
  });
  if (item.processing.status === 'FAILED') return <PagelessStrip state="failed" />;
  if (item.processing.status !== 'PROCESSED') return <PagelessStrip state="waiting" />;
  if (item.pageCount == null || item.pageCount === 0)
    return (
      <small className="dim" style={{ lineHeight: '24px' }}>
        {texts.downloadOnlyNoPages}
      </small>
    );
  if (item.analytics === null)
    return (
      <small className="dim" style={{ lineHeight: '24px' }}>
        {texts.figuresNotAvailableRightNow}
      </small>
    );
  const times = item.analytics.pages.map(({ page, averageTimeMs }) => ({
    page,
    timeMs: averageTimeMs,
  }));
  const { livePages, elsewhere } = liveReadersOf(item.analytics);
  const pictureOf = picturesOf(item, item.analytics.fileId);
  return (
    <>
      <AttentionStrip
        attention={{ pageCount: pagesIn(item, item.analytics), times, livePages }}
        {...(pictureOf === undefined ? {} : { pictureOf })}
      />
      <StripNote figures={item.analytics} elsewhere={elsewhere} />
    </>
  );
}

/** Members see only their own links, so others may have shared it too. */
function NotViewed({ isOfAll, isText }: { isOfAll: boolean; isText: boolean }) {
  return isOfAll ? (
    <span className="dim">{isText ? texts.neverViewed : texts.never}</span>
  ) : (
    <span className="dim" title={texts.unread}>
      {isText ? texts.neverViewedByYours : texts.neverByYours}
    </span>
  );
}

/** “now” or how long ago; as text where no heading explains it: “viewed 3 h ago”. */
export function LastViewed({
  item,
  isText = false,
}: {
  item: ContentItemFragment;
  isText?: boolean;
}) {
  const { can } = useViewer();
  const { analytics } = item;
  if (analytics === null) return <span className="dim">–</span>;
  const { livePages, elsewhere } = liveReadersOf(analytics);
  const readers = analytics.liveSessions.length;
  if (readers > 0)
    return (
      <LiveBadge>
        <span title={liveSentence(livePages, readers, elsewhere)}>
          {isText ? texts.beingReadNow : texts.now}
        </span>
      </LiveBadge>
    );
  return analytics.lastViewedAt === null ? (
    <NotViewed isOfAll={can('can_edit_events')} isText={isText} />
  ) : (
    <>
      {isText ? <span className={styles['rest']}>{texts.viewed} </span> : null}
      <Ago at={analytics.lastViewedAt} />
    </>
  );
}
