import { PresentationCreated, PresentationRevised } from '@lectern/schemas/events/content.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { releaseDateJob } from '../jobs/announce-release-dates.ts';

/** The job of a date that was moved remains and does nothing; a date that is set again is scheduled again. */
export const scheduleReleaseDatesWhenSet = policy({
  name: 'schedule-release-dates-when-set',
  on: [PresentationCreated, PresentationRevised],
  fromStart: true,
  async react({ data: { presentationId, releaseAt, expiresAt }, meta: { teamId } }, context) {
    if (teamId === null) return;
    for (const [type, date] of [
      ['AnnounceRelease', releaseAt],
      ['AnnounceExpiry', expiresAt],
    ] as const) {
      if (!date) continue;
      const job = releaseDateJob(teamId, { presentationId, type }, date);
      if (!(await context.jobs.add(job)))
        await context.jobs.reschedule(job.kind, job.key, job.dueAt);
    }
  },
});
