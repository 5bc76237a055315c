import { tracedMeta } from '../observability/tracing.ts';
import type { Jobs, NewJob } from '../store/jobs-port.ts';
import { teamOf, type Call } from './call.ts';
import type { ServiceContext } from './context.ts';

/** Of a job that is due later the cause is no use in a trace; and one that adds itself again must not grow one for ever. */
const FOLLOWS_MS = 60_000;

/** The jobs of a service, as its commands, policies and resolvers use them. */
export function contextJobs(
  jobs: Jobs,
  call: Call,
  onJobAdded: () => void,
): ServiceContext['jobs'] {
  return {
    add: async (job: NewJob) => {
      const isSoon = new Date(job.dueAt).getTime() < Date.now() + FOLLOWS_MS;
      const isNew = await jobs.add({
        ...job,
        dueAt: moment(job.dueAt),
        ...(isSoon && tracedMeta()),
      });
      onJobAdded();
      return isNew;
    },
    get: (kind, key) => jobs.get(kind, key),
    reschedule: async (kind, key, dueAt) => {
      const isThere = await jobs.reschedule(kind, key, moment(dueAt));
      onJobAdded();
      return isThere;
    },
    cancel: (kind, key) => jobs.cancel(kind, key),
    listBySubject: (subjectId) => jobs.listBySubject(subjectId),
    countWaiting: (kind) =>
      jobs.count(kind, 'waiting', { teamId: teamOf(call), withTeamless: false }),
    countAhead: async ({ kind, dueAt }) => {
      const counts = [jobs.count(kind, 'running'), jobs.countDueBefore(kind, dueAt)];
      return (await Promise.all(counts)).reduce((sum, each) => sum + each, 0);
    },
  };
}

/** Due times are compared as texts, so they have one format. @throws RangeError for an invalid time */
function moment(at: string): string {
  return new Date(at).toISOString();
}
