import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { Page, PageHead } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { RowSkeletons } from '../../ui/states/skeleton.tsx';
import { dayLabel } from '../../ui/format/day-label.ts';
import { NotificationList } from './notification-list.tsx';
import styles from './notifications.module.css';
import { useNotifications } from './use-notifications.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

const pageSize = 50;

/** All notifications, by day. */
export function NotificationsPage() {
  const head = <PageHead title={common.notifications} />;
  return (
    <Page title={common.notifications}>
      <Boundary what={texts.theNotificationsText} head={head} loading={<RowSkeletons count={6} />}>
        <Days />
      </Boundary>
    </Page>
  );
}

function Days() {
  const [params] = useSearchParams();
  const after = params.get('after');
  const feed = useNotifications(pageSize, after);
  const { items } = feed;
  const announcements = after === null ? feed.announcements : [];
  const days = Map.groupBy(items, ({ changedAt }) => new Date(changedAt).toDateString());
  return (
    <>
      <PageHead title={common.notifications}>
        <Button component={Link} to="/profile#notifications">
          {common.settings}
        </Button>
        {feed.isAnyUnread ? (
          <Button onClick={() => void feed.markAllRead()}>{texts.markAllRead}</Button>
        ) : null}
      </PageHead>
      {items.length + announcements.length === 0 ? (
        <EmptyState level="h2" title={texts.noNotificationsYet}>
          {texts.notificationsAppearHere}
        </EmptyState>
      ) : null}
      <div className={styles['days']}>
        {announcements.length === 0 ? null : (
          <Section title={texts.announcements}>
            <NotificationList items={[]} announcements={announcements} feed={feed} />
          </Section>
        )}
        {[...days].map(([day, ofDay]) => (
          <Section key={day} title={dayLabel(new Date(day), new Date())}>
            <NotificationList items={ofDay} announcements={[]} feed={feed} />
          </Section>
        ))}
        <nav className={styles['pages']} aria-label={common.pages}>
          {after === null ? null : (
            <Button component={Link} to="/notifications">
              {texts.newest}
            </Button>
          )}
          {feed.endCursor === null ? null : (
            <Button component={Link} to={`/notifications?after=${feed.endCursor}`}>
              {texts.older}
            </Button>
          )}
        </nav>
      </div>
    </>
  );
}
