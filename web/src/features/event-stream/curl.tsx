import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './event-stream.module.css';
import { streamPath } from './read-events.ts';

/** A curl command that continues from this cursor. */
export function Curl({ after, types }: { after: string | null; types: readonly string[] }) {
  const command = `curl -N "${window.location.origin}${streamPath({ after, types })}" -H "authorization: Bearer $TOKEN" -H "accept: text/event-stream"`;
  return (
    <Section title="Go on from here, elsewhere">
      <p className={styles['words']}>
        Reads what comes after the last event on this page. Without <code>accept</code> it answers
        lines of JSON up to now, and ends. <code>$TOKEN</code> is what <code>POST /login</code>{' '}
        answers when it is given a <code>device_name</code>. Every event is described in{' '}
        <a href="/api/asyncapi.json">asyncapi.json</a>, every call of the API in{' '}
        <a href="/api/openapi.json">openapi.json</a>.
      </p>
      <div className={styles['command']}>
        <code>{command}</code>
        <CopyButton text={command} label="Copy the command" />
      </div>
    </Section>
  );
}
