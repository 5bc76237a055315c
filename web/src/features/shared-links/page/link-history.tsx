import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { problemOf } from '../../../edge/problem.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../../realtime/use-realtime.ts';
import { MomentPicker } from '../../../shared/as-of/moment-picker.tsx';
import {
  asLabel,
  ChangedFields,
  HistoryDays,
  HistoryEntry,
} from '../../../shared/history/history-days.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { Section } from '../../../ui/section.tsx';
import { LinkAsOfQuery, LinkHistoryQuery } from './link-page.graphql.ts';
import { LinkAsOf } from './link-as-of.tsx';
import type { ShownLink } from './shown-link.ts';
import { locale } from '../../../ui/format/locale.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

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
      title={common.history}
      hint={changes.length.toLocaleString(locale)}
      aside={<MomentPicker key={at} at={at} earliest={createdAt} onGo={setAt} />}
    >
      {at === null ? null : <AsOf id={id} at={at} onClose={() => setAt(null)} />}
      <HistoryDays items={changes} keyOf={({ id: changeId }) => changeId}>
        {({ at: changedAt, actor, summary, fields }) => (
          <HistoryEntry
            at={changedAt}
            actor={actor}
            actions={
              <Button
                size="xs"
                variant="subtle"
                aria-label={texts.viewThisVersion({ summary: asLabel(summary) })}
                onClick={() => setAt(changedAt)}
              >
                {common.viewThisVersion}
              </Button>
            }
          >
            <p>
              <b>
                {actor === null ? 'Lectern' : (actor.name ?? actor.email ?? common.formerMember)}
              </b>{' '}
              <span aria-hidden="true">·</span> {asLabel(summary)}
            </p>
            <ChangedFields
              fields={fields.map(({ name, before, after }) => ({
                label: name,
                before: before ?? null,
                after: after ?? null,
              }))}
            />
          </HistoryEntry>
        )}
      </HistoryDays>
    </Section>
  );
}

function AsOf({ id, at, onClose }: { id: string; at: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(LinkAsOfQuery, {
    variables: { id, at },
    fetchPolicy: 'no-cache',
  });
  const when = new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  if (error !== undefined && data === undefined)
    return (
      <Note isBad title={texts.couldntLoadThisVersion} onRetry={() => void refetch()}>
        {problemOf(error).message}
      </Note>
    );
  if (data === undefined)
    return (
      <p className="dim" role="status">
        {texts.loading}
      </p>
    );
  if (data.sharedLink == null)
    return (
      <Note
        title={texts.thisLinkDidNotExist({ when })}
        action={
          <Button size="xs" onClick={onClose}>
            {texts.backToNow}
          </Button>
        }
      />
    );
  return <LinkAsOf link={data.sharedLink} when={when} onClose={onClose} />;
}
