import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './event-stream.module.css';
import { streamPath } from './read-events.ts';

/** A curl command that continues from this cursor. */
export function Curl({ after, types }: { after: string | null; types: readonly string[] }) {
  const command = `curl -N "${window.location.origin}${streamPath({ after, types })}" -H "authorization: Bearer $TOKEN" -H "accept: text/event-stream"`;
  return (
    <Section title="Consume from code">
      <p className={styles['words']}>
        Continues after the last event on this page. Without <code>accept</code> you get lines of
        JSON up to now. Get <code>$TOKEN</code> from <code>POST /login</code> with a{' '}
        <code>device_name</code>. Events are described in{' '}
        <a href="/api/asyncapi.json">asyncapi.json</a>, the API in{' '}
        <a href="/api/openapi.json">openapi.json</a>.
      </p>
      <div className={styles['command']}>
        <code>{command}</code>
        <CopyButton text={command} label="Copy the command" />
      </div>
    </Section>
  );
}
