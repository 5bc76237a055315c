import type { Jobs, NewJob } from '../store/jobs-port.ts';
import { teamOf, type Call } from './call.ts';
import type { ServiceContext } from './context.ts';

/** The jobs of a service, as its commands, policies and resolvers use them. */
export function contextJobs(
  jobs: Jobs,
  call: Call,
  onJobAdded: () => void,
): ServiceContext['jobs'] {
  return {
    add: async (job: NewJob) => {
      const isNew = await jobs.add({ ...job, dueAt: moment(job.dueAt) });
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
