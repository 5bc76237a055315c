import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './event-stream.module.css';
import { streamPath } from './read-events.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

/** A curl command that continues from this cursor. */
export function Curl({ after, types }: { after: string | null; types: readonly string[] }) {
  const command = `curl -N "${window.location.origin}${streamPath({ after, types })}" -H "authorization: Bearer $TOKEN" -H "accept: text/event-stream"`;
  return (
    <Section title={texts.consumeFromCode}>
      <p className={styles['words']}>
        {rich(texts.curlExplained, {
          accept: <code>accept</code>,
          token: <code>$TOKEN</code>,
          login: <code>POST /login</code>,
          deviceName: <code>device_name</code>,
          events: <a href="/api/asyncapi.json">{texts.asyncapiJson}</a>,
          api: <a href="/api/openapi.json">{texts.openapiJson}</a>,
        })}
      </p>
      <div className={styles['command']}>
        <code>{command}</code>
        <CopyButton text={command} label={texts.copyTheCommand} />
      </div>
    </Section>
  );
}
