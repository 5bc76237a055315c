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
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** Rows at once. */
const step = 100;

const statuses = { connecting: texts.connecting, open: texts.live, cut: texts.reconnecting };

/** Every event of the team as it arrives, for debugging integrations. */
export function EventStreamPage() {
  const { can } = useViewer();
  return (
    <Page title={texts.eventStream}>
      {can('can_export_data') ? (
        <EventStream />
      ) : (
        <>
          <PageHead title={texts.eventStream} />
          <EmptyState level="h2" title={texts.youCantExportData}>
            {texts.askForPermission}
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
      <PageHead title={texts.eventStream}>
        <span className={styles['status']} data-look={status} role="status">
          {isPaused
            ? heldBack > 0
              ? texts.pausedHeldBack({ heldBack })
              : texts.paused
            : statuses[status]}
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
          {isPaused ? texts.resume : texts.pause}
        </Button>
      </PageHead>
      <div className={styles['tools']}>
        <Segments
          label={texts.fromWhen}
          value={from ?? 'start'}
          onChange={(value) => change('from', value === 'start' ? 'start' : null)}
          options={[
            { value: 'end', label: common.new },
            { value: 'start', label: texts.all },
          ]}
        />
        <TypeFilter
          chosen={types}
          onChange={(chosen) => change('type', chosen.length === 0 ? null : chosen.join(','))}
        />
      </div>
      {problem === null ? null : (
        <Note isBad title={texts.theEventStreamStopped} onRetry={retry}>
          {problem.fields['type']?.[0] ?? problem.message}
        </Note>
      )}
      {events.length === 0 && problem === null ? (
        <EmptyState
          level="h2"
          title={status === 'cut' ? texts.theServerDidNotAnswer : texts.noNewEvents}
        >
          {status === 'cut' ? texts.itReconnectsByItself : texts.eventsAppearHere}
        </EmptyState>
      ) : null}
      {events.length === 0 ? null : (
        <ol className={styles['events']} aria-label={texts.eventsNewestFirst}>
          {events.slice(0, shown).map((event) => (
            <li key={event.cursor}>
              <EventRow event={event} about={nameOf(event)} />
            </li>
          ))}
        </ol>
      )}
      {events.length > shown ? (
        <Button mt={16} onClick={() => setShown(shown + step)}>
          {common.showMore}
        </Button>
      ) : null}
      <Curl after={cursor ?? from} types={types} />
    </>
  );
}
