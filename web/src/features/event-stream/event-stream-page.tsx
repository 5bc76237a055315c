import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useViewer } from '../../account/viewer.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Note } from '../../ui/states/note.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Page, PageHead } from '../../ui/page.tsx';
import { Segments } from '../../ui/segments.tsx';
import { useUrlParams } from '../../ui/hooks/use-url-params.ts';
import { Curl } from './curl.tsx';
import { EventRow } from './event-row.tsx';
import styles from './event-stream.module.css';
import { TypeFilter } from './type-filter.tsx';
import { useTail } from './use-tail.ts';

const statuses = { connecting: 'Connecting', open: 'Listening', cut: 'Cut off, tries again' };

/** Every event of the team as it arrives, for debugging integrations. */
export function EventStreamPage() {
  const { can } = useViewer();
  return (
    <Page title="Event stream">
      <Crumbs above={[]} here="Event stream" />
      {can('can_export_data') ? (
        <EventStream />
      ) : (
        <>
          <PageHead title="Event stream" />
          <EmptyState level="h2" title="You may not export data">
            An administrator can give you the permission, on the page People.
          </EmptyState>
        </>
      )}
    </Page>
  );
}

function EventStream() {
  const { chosen: search, change } = useUrlParams();
  const [isPaused, setIsPaused] = useState(false);
  const types = (search.get('type') ?? '').split(',').filter(Boolean);
  const from = search.get('from') === 'start' ? null : 'end';
  const { events, heldBack, cursor, status, problem, retry } = useTail({ from, types, isPaused });
  return (
    <>
      <PageHead title="Event stream">
        <span className={styles['status']} data-look={status} role="status">
          {isPaused ? `Paused${heldBack > 0 ? `, ${heldBack} held back` : ''}` : statuses[status]}
        </span>
        <Button
          leftSection={
            isPaused ? (
              <IconPlayerPlay aria-hidden="true" />
            ) : (
              <IconPlayerPause aria-hidden="true" />
            )
          }
          onClick={() => setIsPaused(!isPaused)}
        >
          {isPaused ? 'Go on' : 'Pause'}
        </Button>
      </PageHead>
      <div className={styles['tools']}>
        <Segments
          label="From when"
          value={from ?? 'start'}
          onChange={(value) => change('from', value === 'start' ? 'start' : null)}
          options={[
            { value: 'end', label: 'From now on' },
            { value: 'start', label: 'From the beginning' },
          ]}
        />
        <TypeFilter
          chosen={types}
          onChange={(chosen) => change('type', chosen.length === 0 ? null : chosen.join(','))}
        />
      </div>
      {problem === null ? null : (
        <Note isBad title="The event stream was refused" onRetry={retry}>
          {problem.fields['type']?.[0] ?? problem.message}
        </Note>
      )}
      {events.length === 0 && problem === null ? (
        <EmptyState
          level="h2"
          title={status === 'cut' ? 'The server does not answer' : 'Nothing new yet'}
        >
          {status === 'cut'
            ? 'This goes on by itself once it does.'
            : 'Open a link, or change something: it is here within a second. All that was before comes from the beginning.'}
        </EmptyState>
      ) : null}
      {events.length === 0 ? null : (
        <ol className={styles['events']} aria-label="Events, the newest first">
          {events.map((event) => (
            <li key={event.cursor}>
              <EventRow event={event} />
            </li>
          ))}
        </ol>
      )}
      <Curl after={cursor ?? from} types={types} />
    </>
  );
}
