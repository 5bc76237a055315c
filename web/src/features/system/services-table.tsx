import { locale } from '../../ui/format/locale.ts';
import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { OperationsFragment } from '../../gql/graphql.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './system.module.css';
import { plannedOf } from './planned.ts';
import type { Operating } from './use-operate.ts';
import { jobLabel } from './labels.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

type Props = { services: readonly OperationsFragment[]; operating: Operating };
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Services with their readers and jobs. */
export function ServicesTable({ services, operating }: Props) {
  return (
    <Section title={texts.services} hint={texts.refreshedEvery4S}>
      <ul className={styles['services']}>
        {services.map((service) => (
          <li key={service.service}>
            <Service {...service} operating={operating} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Service({
  service,
  readers,
  jobCounts,
  jobs,
  operating,
}: OperationsFragment & { operating: Operating }) {
  const now = Date.now();
  const plannedIn = (kind: string) => plannedOf({ jobs, jobCounts }, kind, now);
  const planned = sum(jobCounts.map(({ kind }) => plannedIn(kind)));
  const behind = sum(readers.map(({ lag }) => lag));
  const [running, waiting, failed] = [
    sum(jobCounts.map((each) => each.running)),
    sum(jobCounts.map((each) => each.waiting)),
    sum(jobCounts.map((each) => each.failed)),
  ];
  const rebuilding = readers.filter(({ isRebuilding }) => isRebuilding).length;
  return (
    <details>
      <summary>
        <IconChevronRight className="icon" aria-hidden="true" />
        <b>{jobLabel(service)}</b>
        <span
          className={styles['pill']}
          data-look={failed > 0 ? 'failed' : behind > 0 || rebuilding > 0 ? 'busy' : 'well'}
        >
          {failed > 0
            ? texts.jobsFailed({ count: failed })
            : rebuilding > 0
              ? texts.rebuilding
              : behind > 0
                ? texts.behindSomeTime({ behind: behind.toLocaleString(locale) })
                : texts.upToDate}
        </span>
        <span className={styles['dim']}>{jobWords({ running, waiting, planned, failed: 0 })}</span>
      </summary>
      {readers.length === 0 ? null : (
        <ul className={styles['readers']}>
          {readers.map((reader) => (
            <li key={reader.name}>
              <Reader {...reader} service={service} operating={operating} />
            </li>
          ))}
        </ul>
      )}
      <ul className={styles['kinds']} aria-label={texts.jobsOf({ service })}>
        {jobCounts.map(({ kind, ...counts }) => (
          <li key={kind}>
            <span>{jobLabel(kind)}</span>
            <small>
              {jobWords({ ...counts, planned: plannedIn(kind) })}
              {counts.waitingSince == null || counts.waiting === plannedIn(kind) ? null : (
                <>
                  {' · '}
                  {rich(texts.oldestWhen, { when: <Ago at={counts.waitingSince} /> })}
                </>
              )}
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** “2 running · 1 scheduled”; what is zero is left out. */
function jobWords({
  running,
  waiting,
  planned,
  failed,
}: {
  running: number;
  waiting: number;
  planned: number;
  failed: number;
}): string {
  const words = [
    [running, 'running'],
    [waiting - planned, 'waiting'],
    [planned, 'scheduled'],
    [failed, 'failed'],
  ] as const;
  return (
    words
      .filter(([count]) => count > 0)
      .map(([count, word]) => `${count.toLocaleString(locale)} ${word}`)
      .join(' · ') || texts.idle
  );
}

type ReaderProps = OperationsFragment['readers'][number] & {
  service: string;
  operating: Operating;
};

function Reader({
  name,
  isProjection,
  lag,
  isRebuilding,
  completeUntil,
  service,
  operating: { busyId, operate },
}: ReaderProps) {
  return (
    <>
      <span className={styles['reader']}>
        <b>{name}</b>
        <small>{isProjection ? texts.projection : texts.policy}</small>
      </span>
      <span className={styles['lag']} data-behind={lag > 0 || undefined}>
        {lag === 0
          ? completeUntil == null
            ? texts.upToDateText
            : rich(texts.asOf, { when: <Ago at={completeUntil} /> })
          : texts.behindBy({ time: lag.toLocaleString(locale) })}
      </span>
      {isProjection ? (
        <Button
          size="xs"
          loading={busyId === name}
          disabled={isRebuilding}
          aria-label={texts.rebuildNamed({ name })}
          onClick={() => void operate(service, 'REBUILD', name, texts.rebuildingModel({ name }))}
        >
          {isRebuilding ? texts.rebuildingText : texts.rebuild}
        </Button>
      ) : (
        <span />
      )}
    </>
  );
}
