import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { locale } from '../../ui/format/locale.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import styles from './event-stream.module.css';
import type { FeedEvent } from './read-events.ts';
import { texts } from './texts.ts';

const time = (at: string) =>
  new Date(at).toLocaleTimeString(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
const day = (at: string) =>
  new Date(at).toLocaleDateString(locale, { day: 'numeric', month: 'short' });

/** One event in a line; it opens to the full event. */
export function EventRow({ event, about }: { event: FeedEvent; about: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const json = isOpen ? JSON.stringify(event, null, 2) : '';
  return (
    <>
      <button
        type="button"
        className={styles['event']}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconChevronRight className="icon" aria-hidden="true" />
        <time dateTime={event.time} title={event.time}>
          <span>{day(event.time)}</span> {time(event.time)}
        </time>
        <b>{event.type}</b>
        <small className="cut" title={about} dir="auto">
          {about}
        </small>
      </button>
      {isOpen ? (
        <div className={styles['json']}>
          <pre tabIndex={0} aria-label={texts.eventAsJson({ type: event.type })}>
            {json}
          </pre>
          <CopyButton text={json} label={texts.copyAsJson} />
        </div>
      ) : null}
    </>
  );
}
