import { TableHead } from '../../../shared/list/table-head.tsx';
import type { PresentationFilesQuery } from '../../../gql/graphql.ts';
import { FailureActions } from '../../../shared/presentation/failure-actions.tsx';
import { Ago } from '../../../ui/format/ago.tsx';
import { ProgressRing } from '../../../ui/progress-ring.tsx';
import { Section } from '../../../ui/section.tsx';
import table from '../../../ui/table.module.css';
import styles from '../presentation.module.css';
import type { ShownPresentation } from '../shown-presentation.ts';
import { percent } from '../../../ui/format/percent.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type Job = NonNullable<PresentationFilesQuery['presentation']>['jobs'][number];

/** Unknown kinds and states show their raw name. */
const kinds: Readonly<Record<string, string>> = {
  'process-presentation': texts.pagesAndText,
  'purge-presentation': texts.permanentRemoval,
  'tell-of-release': texts.releaseOnItsDate,
  'tell-of-expiry': texts.expiryOnItsDate,
};
const states: Readonly<Record<string, string>> = {
  waiting: texts.waiting,
  running: texts.inProgress,
  finished: common.done,
  failed: texts.failed,
  parked: texts.stopped,
};
const stateOf = ({ status, progress }: Job) =>
  status.toLowerCase() === 'running' && progress !== null && progress > 0
    ? percent(progress)
    : (states[status.toLowerCase()] ?? status.toLowerCase());
const isFailed = ({ failure, status }: Job) =>
  failure !== null && status.toLowerCase() !== 'finished';

export function JobsSection({
  presentation,
  jobs,
}: {
  presentation: ShownPresentation;
  jobs: readonly Job[];
}) {
  if (jobs.length === 0) return null;
  const newest = jobs.reduce((one, other) => (other.createdAt > one.createdAt ? other : one));
  return (
    <Section title={common.processing}>
      <table className={table['table']}>
        <colgroup>
          <col />
          <col className={table['medium']} style={{ width: 88 }} />
          <col style={{ width: 128 }} />
        </colgroup>
        <TableHead
          columns={[[texts.job], [texts.attempts, 'num', 'medium'], [common.when, 'num']]}
        />
        <tbody>
          {jobs.map((job) => (
            <tr key={job.id}>
              <td>
                <span className={styles['job']}>
                  {job.status.toLowerCase() === 'running' ? (
                    <ProgressRing share={job.progress ?? 0} />
                  ) : null}
                  {kinds[job.kind] ?? job.kind}
                  <span className="dim">{stateOf(job)}</span>
                </span>
                {isFailed(job) ? <p className={styles['failure']}>{job.failure}</p> : null}
                {job === newest && presentation.processing.status === 'FAILED' ? (
                  <FailureActions presentation={presentation} />
                ) : null}
              </td>
              <td className={`${table['num']} ${table['medium']}`}>{job.attempts}</td>
              <td className={table['num']}>
                <Ago at={job.finishedAt ?? job.startedAt ?? job.createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
