import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { OperationsFragment } from '../../gql/graphql.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { Section } from '../../ui/section.tsx';
import table from '../../ui/table.module.css';
import { DiscardDialog, type Discarded } from './discard-dialog.tsx';
import styles from './system.module.css';
import type { Operating } from './use-operate.ts';
import { jobLabel } from './labels.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type ParkedEvent = OperationsFragment['parkedEvents'][number] & { service: string };

type Props = { services: readonly OperationsFragment[]; operating: Operating };

/** Failed jobs and parked events: nothing happens until an operator acts. */
export function NeedsAction({ services, operating: { busyId, operate } }: Props) {
  const [discarded, setDiscarded] = useState<Discarded | null>(null);
  const jobs = services.flatMap(({ service, jobs: all }) =>
    all.filter(({ status }) => status === 'failed').map((job) => ({ ...job, service })),
  );
  const parked = services.flatMap(({ service, parkedEvents }) =>
    parkedEvents.map((event) => ({ ...event, service })),
  );
  const total = jobs.length + parked.length;
  return (
    <Section title={texts.needsAction} hint={total === 0 ? undefined : total}>
      {total === 0 ? (
        <p className={styles['well']}>
          <IconCheck className="icon" aria-hidden="true" />
          {texts.nothingFailed}
        </p>
      ) : (
        <table className={`${table['table']} ${table['tall']}`}>
          <colgroup>
            <col />
            <col className={table['medium']} style={{ width: 120 }} />
            <col style={{ width: 220 }} />
          </colgroup>
          <NeedsActionHead />
          <tbody>
            {jobs.map(({ id, service, kind, failure, attempts, startedAt, dueAt }) => (
              <JobRow
                key={id}
                id={id}
                kind={kind}
                failure={failure}
                attempts={attempts}
                service={service}
                startedAt={startedAt}
                dueAt={dueAt}
                busyId={busyId}
                operate={operate}
              />
            ))}
            {parked.map((event) => (
              <ParkedRow
                key={event.id}
                event={event}
                setDiscarded={setDiscarded}
                busyId={busyId}
                operate={operate}
              />
            ))}
          </tbody>
        </table>
      )}
      <DiscardDialog
        event={discarded}
        onClose={() => setDiscarded(null)}
        onDiscard={({ service, id, type }) =>
          operate(service, 'DISCARD_PARKED', id, texts.discardedNamed({ type }))
        }
      />
    </Section>
  );
}

type ParkedRowProps = {
  event: ParkedEvent;
  setDiscarded: (event: Discarded) => void;
  busyId: string | null;
  operate: Operating['operate'];
};

function ParkedRow({ event, setDiscarded, busyId, operate }: ParkedRowProps) {
  return (
    <tr>
      <td>
        <div className={styles['what']}>
          <b>{event.type}</b>
          <small>
            {texts.parkedBy({ reason: event.reason, reader: event.reader, service: event.service })}
          </small>
        </div>
      </td>
      <td className={table['medium']}>
        <Ago at={event.parkedAt} />
      </td>
      <td>
        <div className={styles['actions']}>
          <Button size="xs" onClick={() => setDiscarded(event)}>
            {texts.discard}
          </Button>
          <Button
            size="xs"
            loading={busyId === event.id}
            onClick={() =>
              void operate(
                event.service,
                'REPLAY_PARKED',
                event.id,
                texts.retriedNamed({ reader: event.reader }),
              )
            }
          >
            {texts.replay}
          </Button>
        </div>
      </td>
    </tr>
  );
}

type JobRowProps = {
  id: string;
  kind: string;
  failure: string | null | undefined;
  attempts: number;
  service: string;
  startedAt: string | null | undefined;
  dueAt: string;
  busyId: string | null;
  operate: Operating['operate'];
};

function JobRow({
  id,
  kind,
  failure,
  attempts,
  service,
  startedAt,
  dueAt,
  busyId,
  operate,
}: JobRowProps) {
  return (
    <tr>
      <td>
        <div className={styles['what']}>
          <b>{jobLabel(kind)}</b>
          <small>
            {failure ?? texts.itFailed} {texts.triesCount({ count: attempts, service })}
          </small>
        </div>
      </td>
      <td className={table['medium']}>
        <Ago at={startedAt ?? dueAt} />
      </td>
      <td>
        <div className={styles['actions']}>
          <Button
            size="xs"
            loading={busyId === id}
            onClick={() =>
              void operate(service, 'RETRY_JOB', id, texts.restartedNamed({ kind: jobLabel(kind) }))
            }
          >
            {common.tryAgain}
          </Button>
        </div>
      </td>
    </tr>
  );
}

function NeedsActionHead() {
  return (
    <thead>
      <tr>
        <th scope="col">{texts.problem}</th>
        <th scope="col" className={table['medium']}>
          {texts.since}
        </th>
        <th scope="col">
          <span className="sr">{texts.whatToDo}</span>
        </th>
      </tr>
    </thead>
  );
}
