import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useViewer } from '../../account/viewer.ts';
import { Note } from '../../ui/states/note.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Page, PageHead } from '../../ui/page.tsx';
import { Segments } from '../../ui/segments.tsx';
import { useUrlParams } from '../../ui/hooks/use-url-params.ts';
import { Curl } from './curl.tsx';
import { EventRow } from './event-row.tsx';
import styles from './event-stream.module.css';
import { TypeFilter } from './type-filter.tsx';
import { useEventNames } from './use-event-names.ts';
import { useTail } from './use-tail.ts';

/** Rows at once. */
const step = 100;

const statuses = { connecting: 'Connecting', open: 'Live', cut: 'Reconnecting' };

/** Every event of the team as it arrives, for debugging integrations. */
export function EventStreamPage() {
  const { can } = useViewer();
  return (
    <Page title="Event stream">
      {can('can_export_data') ? (
        <EventStream />
      ) : (
        <>
          <PageHead title="Event stream" />
          <EmptyState level="h2" title="You can’t export data">
            An admin can grant the permission on the People page.
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
  const nameOf = useEventNames(events);
  const [shown, setShown] = useState(step);
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
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
      </PageHead>
      <div className={styles['tools']}>
        <Segments
          label="From when"
          value={from ?? 'start'}
          onChange={(value) => change('from', value === 'start' ? 'start' : null)}
          options={[
            { value: 'end', label: 'New' },
            { value: 'start', label: 'All' },
          ]}
        />
        <TypeFilter
          chosen={types}
          onChange={(chosen) => change('type', chosen.length === 0 ? null : chosen.join(','))}
        />
      </div>
      {problem === null ? null : (
        <Note isBad title="The event stream stopped" onRetry={retry}>
          {problem.fields['type']?.[0] ?? problem.message}
        </Note>
      )}
      {events.length === 0 && problem === null ? (
        <EmptyState
          level="h2"
          title={status === 'cut' ? 'The server did not answer' : 'No new events'}
        >
          {status === 'cut'
            ? 'It reconnects by itself.'
            : 'Open a link or change something, and it appears here.'}
        </EmptyState>
      ) : null}
      {events.length === 0 ? null : (
        <ol className={styles['events']} aria-label="Events, newest first">
          {events.slice(0, shown).map((event) => (
            <li key={event.cursor}>
              <EventRow event={event} about={nameOf(event)} />
            </li>
          ))}
        </ol>
      )}
      {events.length > shown ? (
        <Button mt={16} onClick={() => setShown(shown + step)}>
          Show more
        </Button>
      ) : null}
      <Curl after={cursor ?? from} types={types} />
    </>
  );
}
