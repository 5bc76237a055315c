import { Button, Switch } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { use } from 'react';
import { Link, useNavigate } from 'react-router';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { LiveBadge } from '../../../ui/live-badge.tsx';
import { LinkDialogsContext } from '../actions/link-dialogs.tsx';
import { LinkMenu } from '../actions/link-menu.tsx';
import { LinkBadges } from '../link-badges.tsx';
import styles from './link-page.module.css';
import { notSeenYet } from '../not-seen-yet.tsx';
import type { ShownLink } from './shown-link.ts';
import { useLinkActions } from '../actions/use-link-actions.tsx';
import {
  expiryLabel,
  recipientsLabel,
  linkName,
  recipientName,
  whyCannotReopen,
} from '../labels.ts';
import { locale } from '../../../ui/format/locale.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** Name, presentation, recipients, URL and restrictions of the link. */
export function LinkHeader({ link }: { link: ShownLink }) {
  const { turn } = useLinkActions();
  const { open } = use(LinkDialogsContext);
  const navigate = useNavigate();
  const {
    url,
    presentation,
    presentationName,
    recipients,
    userName,
    createdAt,
    status,
    analytics,
  } = link;
  const end =
    status === 'ACTIVE' && presentation.status !== 'ACTIVE' ? notSeenYet : expiryLabel(link);
  const stuck = whyCannotReopen(link);
  return (
    <header className={styles['header']}>
      <div>
        <h1 title={linkName(link)} dir="auto">
          <span>{linkName(link)}</span>
          {(analytics?.liveSessions.length ?? 0) > 0 ? (
            <LiveBadge>{texts.beingReadNow}</LiveBadge>
          ) : null}
        </h1>
        <p className={styles['address']}>
          <a href={url} target="_blank" rel="noreferrer" title={url}>
            {url.replace(/^https?:\/\//, '')}
          </a>
          <CopyButton text={url} label={common.copyLink} />
          <Link
            to={`/content/${presentation.id}`}
            className={styles['of']}
            title={presentationName ?? presentation.name}
            dir="auto"
          >
            {presentationName ?? presentation.name}
          </Link>
        </p>
        <p className={styles['meta']}>
          <span title={recipients.map(recipientName).join(', ')} dir="auto">
            {recipientsLabel(recipients)}
          </span>
          <LinkBadges link={{ ...link, expiresAt: null }} isText />
          {end === null ? null : <span>{end}</span>}
          <span>
            {texts.madeBy({
              name: userName ?? texts.aFormerMember,
              date: new Date(createdAt).toLocaleDateString(locale, { dateStyle: 'medium' }),
            })}
          </span>
        </p>
      </div>
      <div className={styles['acts']}>
        <span title={stuck}>
          <Switch
            label={common.on}
            labelPosition="left"
            checked={status === 'ACTIVE'}
            disabled={stuck !== undefined}
            onChange={({ currentTarget }) => void turn(link, currentTarget.checked)}
          />
        </span>
        <Button
          leftSection={<IconSettings aria-hidden="true" />}
          onClick={() => open('settings', link)}
        >
          {common.settings}
        </Button>
        <LinkMenu link={link} onDeleted={() => void navigate('/links')} />
      </div>
    </header>
  );
}
