import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { problemOf } from '../../../edge/problem.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../../realtime/use-realtime.ts';
import { Ago } from '../../../ui/format/ago.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { Section } from '../../../ui/section.tsx';
import { LinkAsOfQuery, LinkHistoryQuery } from './link-page.graphql.ts';
import { LinkAsOf } from './link-as-of.tsx';
import styles from './link-page.module.css';
import type { ShownLink } from './shown-link.ts';
import { locale } from '../../../ui/format/locale.ts';

/** The link's history, newest first, with links to earlier states. */
export function LinkHistory({ link: { id, createdAt } }: { link: ShownLink }) {
  const { data, refetch } = usePageQuery(LinkHistoryQuery, { id });
  useRefetchOn(
    (message) => message.kind === 'changed' && message.type === 'SharedLink' && message.id === id,
    refetch,
  );
  const [at, setAt] = useState<string | null>(null);
  const changes = (data.sharedLink?.history ?? []).toReversed();
  return (
    <Section
      title="History"
      hint={changes.length.toLocaleString(locale)}
      aside={
        <label className={styles['moment']}>
          As of
          <input
            type="datetime-local"
            min={localOf(createdAt)}
            max={localOf(new Date().toISOString())}
            value={at === null ? '' : localOf(at)}
            onChange={({ currentTarget: { value } }) =>
              setAt(value === '' ? null : new Date(value).toISOString())
            }
          />
        </label>
      }
    >
      {at === null ? null : <AsOf id={id} at={at} onClose={() => setAt(null)} />}
      <ol className={styles['history']}>
        {changes.map((change) => (
          <li key={change.id}>
            <Ago at={change.at} />
            <div>
              <p>
                <b>{change.summary}</b>{' '}
                <span className="dim">
                  {change.actor === null
                    ? null
                    : (change.actor.name ?? change.actor.email ?? 'a former member')}
                </span>
              </p>
              {change.fields.length === 0 ? null : (
                <dl>
                  {change.fields.map((field) => (
                    <div key={field.name}>
                      <dt>{field.name}</dt>
                      <dd>
                        <del>{field.before ?? '(empty)'}</del> <ins>{field.after ?? '(empty)'}</ins>
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
            <Button
              size="xs"
              variant="subtle"
              aria-label={`View this version: ${change.summary}`}
              onClick={() => setAt(change.at)}
            >
              View this version
            </Button>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Local time in the date input's format. */
function localOf(at: string): string {
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

function AsOf({ id, at, onClose }: { id: string; at: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(LinkAsOfQuery, {
    variables: { id, at },
    fetchPolicy: 'no-cache',
  });
  const when = new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  if (error !== undefined && data === undefined)
    return (
      <Note isBad title="How it was could not be read" onRetry={() => void refetch()}>
        {problemOf(error).message}
      </Note>
    );
  if (data === undefined)
    return (
      <p className="dim" role="status">
        Looking back …
      </p>
    );
  if (data.sharedLink == null)
    return (
      <Note
        title={`There was no such link on ${when}`}
        action={
          <Button size="xs" onClick={onClose}>
            Back to now
          </Button>
        }
      />
    );
  return <LinkAsOf link={data.sharedLink} when={when} onClose={onClose} />;
}
