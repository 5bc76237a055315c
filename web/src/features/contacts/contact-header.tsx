import { IconClock, IconHistory, IconMail } from '@tabler/icons-react';
import { readerLabel, isErased, readerName } from '../../shared/readers/reader-name.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { LiveBadge } from '../../ui/live-badge.tsx';
import styles from './contacts.module.css';
import type { ShownContact } from './shown-contact.ts';

export function ContactHeader({ contact }: { contact: ShownContact }) {
  const {
    email,
    firstSeenAt,
    lastSeenAt,
    figures: { liveSessions },
  } = contact;
  const isLive = liveSessions.length > 0;
  return (
    <header className={styles['head']}>
      <Avatar name={readerName({ contact })} isBig isLive={isLive} />
      <div>
        <h1>{readerLabel({ contact })}</h1>
        {isErased(contact) ? (
          <p className="dim">
            This person was erased. Their name and email are gone; page statistics remain.
          </p>
        ) : null}
        <ul aria-label="About the contact">
          {email === null ? null : (
            <li>
              <IconMail className="icon" aria-hidden="true" />
              <a className="act" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
                {contact.name === null ? 'Send email' : email}
              </a>
              {contact.isVerified ? null : <span className="dim">likely, not verified</span>}
            </li>
          )}
          {firstSeenAt === null ? null : (
            <li>
              <IconHistory className="icon" aria-hidden="true" />
              First seen <Ago at={firstSeenAt} />
            </li>
          )}
          <li>
            {isLive ? (
              <LiveBadge>Reading now</LiveBadge>
            ) : (
              <>
                <IconClock className="icon" aria-hidden="true" />
                {lastSeenAt === null ? (
                  'No views yet'
                ) : (
                  <>
                    Last seen <Ago at={lastSeenAt} />
                  </>
                )}
              </>
            )}
          </li>
        </ul>
      </div>
    </header>
  );
}
