import { IconClock, IconHistory, IconMail } from '@tabler/icons-react';
import { readerLabel, isErased, readerName } from '../../shared/readers/reader-name.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { LiveBadge } from '../../ui/live-badge.tsx';
import styles from './contacts.module.css';
import type { ShownContact } from './shown-contact.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

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
        {isErased(contact) ? <p className="dim">{texts.personErased}</p> : null}
        <ul aria-label={texts.aboutTheContact}>
          {email === null ? null : (
            <li>
              <IconMail className="icon" aria-hidden="true" />
              <a className="act" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
                {contact.name === null ? texts.sendEmail : email}
              </a>
              {contact.isVerified ? null : <span className="dim">{texts.likelyNotVerified}</span>}
            </li>
          )}
          {firstSeenAt === null ? null : (
            <li>
              <IconHistory className="icon" aria-hidden="true" />
              {rich(texts.firstSeen, { when: <Ago at={firstSeenAt} /> })}
            </li>
          )}
          <li>
            {isLive ? (
              <LiveBadge>{texts.readingNow}</LiveBadge>
            ) : (
              <>
                <IconClock className="icon" aria-hidden="true" />
                {lastSeenAt === null
                  ? texts.noViewsYet
                  : rich(texts.lastSeen, { when: <Ago at={lastSeenAt} /> })}
              </>
            )}
          </li>
        </ul>
      </div>
    </header>
  );
}
