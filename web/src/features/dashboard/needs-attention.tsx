import { locale } from '../../ui/format/locale.ts';
import { IconAlertTriangle, IconClock, IconMessageQuestion } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { countLabel } from '../../ui/format/count-label.ts';
import styles from './dashboard.module.css';
import { NeedsAttentionQuery } from './dashboard.graphql.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

const soonMs = 7 * 86_400_000;
const attentionKinds: readonly string[] = ['ACCESS_ASKED', 'UPLOAD_FAILED'];

/** Links that end soon, failed files, and access requests. */
export function NeedsAttention() {
  const soon = new Date(new Date().setHours(24, 0, 0, 0) + soonMs).toISOString();
  const {
    data: {
      sharedLinks: { total, items },
      notifications,
    },
    refetch,
  } = usePageQuery(NeedsAttentionQuery, { soon });
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' &&
        ['SharedLink', texts.notification, common.presentation].includes(message.type)),
    refetch,
  );
  const notices = notifications.items.filter(({ kind }) => attentionKinds.includes(kind));
  const [first] = items;
  const count = notices.length + (total > 0 ? 1 : 0);
  return (
    <section aria-labelledby="needs-attention">
      <div className={styles['feedHead']}>
        <h2 id="needs-attention">{texts.needsAttention}</h2>
        <span>{count === 0 ? '' : count}</span>
      </div>
      {count === 0 ? (
        <p className="dim">{texts.nothingToDo}</p>
      ) : (
        <ul className={styles['needs']}>
          {first === undefined ? null : (
            <Notice
              icon={<IconClock className="icon" aria-hidden="true" />}
              to={total === 1 ? `/links/${first.id}` : '/links?order=soonest'}
              act={texts.review}
              title={
                total === 1
                  ? texts.expiresSoon({ name: first.name ?? first.presentationName ?? texts.aLink })
                  : texts.linksExpireSoon({ total: countLabel(total) })
              }
            >
              {`${total === 1 ? '' : `${first.name ?? first.presentationName ?? texts.theFirst}: `}${new Date(first.expiresAt ?? soon).toLocaleString(locale, { weekday: 'long', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })}`}
            </Notice>
          )}
          {notices.map(({ id, kind, title, message, presentation, sharedLink }) => (
            <Notice
              key={id}
              title={title}
              act={kind === 'ACCESS_ASKED' ? texts.review : common.open}
              to={
                kind === 'ACCESS_ASKED' && sharedLink !== null
                  ? `/links/${sharedLink.id}`
                  : `/content/${presentation?.id ?? ''}`
              }
              icon={
                kind === 'ACCESS_ASKED' ? (
                  <IconMessageQuestion className="icon" aria-hidden="true" />
                ) : (
                  <IconAlertTriangle className="icon" data-bad aria-hidden="true" />
                )
              }
            >
              {message}
            </Notice>
          ))}
        </ul>
      )}
    </section>
  );
}

function Notice({
  icon,
  title,
  children,
  to,
  act,
}: {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  to: string;
  act: string;
}) {
  return (
    <li>
      {icon}
      <span>
        {title}
        <small>{children}</small>
      </span>
      <Link to={to} aria-label={`${act}: ${title}`}>
        {act}
      </Link>
    </li>
  );
}
