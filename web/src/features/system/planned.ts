import type { OperationsFragment } from '../../gql/graphql.ts';

/** So many of each kind are listed, those that are due first: where all of them are due, the others may be, too. */
const listed = 50;

/** Of the jobs that wait, those whose time has not come. */
export function plannedOf(
  { jobs, jobCounts }: Pick<OperationsFragment, 'jobs' | 'jobCounts'>,
  kind: string,
  now: number,
): number {
  const waiting = jobCounts.find((each) => each.kind === kind)?.waiting ?? 0;
  const due = jobs.filter(
    (job) => job.kind === kind && job.status === 'waiting' && Date.parse(job.dueAt) <= now,
  ).length;
  return due >= listed ? 0 : Math.max(0, waiting - due);
}
