import type { OperationsFragment } from '../../gql/graphql.ts';

/** The jobs per kind are limited, due ones first: if all are due, further ones may be too. */
const listed = 50;

/** Waiting jobs that are not due yet. */
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
