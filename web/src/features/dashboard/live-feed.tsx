import { Link } from 'react-router';
import { AttentionStrip } from '../../shared/attention-strip/attention-strip.tsx';
import type { FeedSessionFragment } from '../../gql/graphql.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { readerLabel, readerName } from '../../shared/readers/reader-name.ts';
import { useLivePages } from '../../realtime/use-live-refetch.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { span } from '../../ui/format/duration.ts';
import { LiveDot } from '../../ui/live-badge.tsx';
import styles from './dashboard.module.css';
import { DashboardFeedQuery } from './live-feed.graphql.ts';
import { texts } from './texts.ts';

const startOfToday = () => new Date(new Date().setHours(0, 0, 0, 0)).toISOString();

/** the live readers which page now, and who read today. */
export function LiveFeed() {
  const since = startOfToday();
  const {
    data: { liveSessions, viewerSessions },
    refetch,
  } = usePageQuery(DashboardFeedQuery, { since });
  useLivePages({ isLive: liveSessions.length > 0, refetch });
  const earlier = viewerSessions.items
    .filter(({ isLive }) => !isLive)
    .toSorted((one, other) => Date.parse(other.lastSeenAt) - Date.parse(one.lastSeenAt))
    .slice(0, 5);
  return (
    <>
      <section aria-labelledby="reading-now">
        <div className={styles['feedHead']}>
          {liveSessions.length > 0 ? <LiveDot /> : null}
          <h2 id="reading-now">{texts.readingNow}</h2>
          <span>
            {liveSessions.length === 0 ? '' : texts.peopleCount({ count: liveSessions.length })}
          </span>
        </div>
        {liveSessions.length === 0 ? (
          <p className="dim">{texts.noReadersNow}</p>
        ) : (
          <ul className={styles['feed']} aria-live="polite">
            {liveSessions.slice(0, 5).map((session) => (
              <LiveEntry key={session.id} session={session} />
            ))}
          </ul>
        )}
      </section>
      {earlier.length === 0 ? null : (
        <section aria-labelledby="earlier-today">
          <div className={styles['feedHead']}>
            <h2 id="earlier-today">{texts.earlierToday}</h2>
          </div>
          <ul className={styles['feed']}>
            {earlier.map((session) => (
              <EarlierEntry key={session.id} session={session} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function LiveEntry({ session }: { session: FeedSessionFragment }) {
  const { id, presentation, sharedLink, currentPage, pageCount, pages, elapsedMs } = session;
  const name = readerName(session);
  const all = pageCount ?? presentation.pageCount ?? 0;
  return (
    <li>
      <div className={styles['line']}>
        <Avatar name={name} isLive />
        <p>
          <Link to={`/visits/${id}`}>
            <b>{readerLabel(session)}</b>
          </Link>
          {sharedLink?.name == null ? null : (
            <span className="dim"> {texts.viaLink({ name: sharedLink.name })}</span>
          )}
        </p>
        <span className={styles['for']}>{span(elapsedMs)}</span>
        <q title={presentation.name}>{presentation.name}</q>
      </div>
      <div className={styles['pages']}>
        <AttentionStrip
          height={40}
          attention={{
            pageCount: all,
            times: pages,
            livePages: currentPage === null ? [] : [currentPage],
          }}
          label={texts.readerIsOnPage({
            reader: readerLabel(session),
            page: currentPage ?? '?',
            pages: all,
          })}
        />
        <p>{texts.onPage({ page: currentPage ?? '?', pages: all })}</p>
      </div>
    </li>
  );
}

function EarlierEntry({ session }: { session: FeedSessionFragment }) {
  const { id, presentation, pageCount, pages, pagesRead, elapsedMs, lastSeenAt } = session;
  const name = readerName(session);
  const all = pageCount ?? presentation.pageCount ?? 0;
  const isRead = elapsedMs >= 1_000;
  return (
    <li>
      <div className={styles['line']}>
        <Avatar name={name} />
        <p>
          <Link to={`/visits/${id}`}>
            <b>{readerLabel(session)}</b>
          </Link>{' '}
          {isRead ? texts.read : texts.opened}
        </p>
        <Ago at={lastSeenAt} />
        <q title={presentation.name}>{presentation.name}</q>
      </div>
      <div className={styles['pages']}>
        <AttentionStrip attention={{ pageCount: all, times: pages }} />
        <p>
          {isRead ? (
            <>
              <span>{texts.readOfPages({ read: pagesRead, pages: all })}</span>
              <span>{span(elapsedMs)}</span>
            </>
          ) : (
            <span>{texts.leftRightAway}</span>
          )}
        </p>
      </div>
    </li>
  );
}
