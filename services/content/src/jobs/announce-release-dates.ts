import { z } from 'zod';
import { jobKind } from '@lectern/kernel/jobs/job-kind.ts';
import type { NewJob } from '@lectern/kernel/store/jobs-port.ts';
import { Presentation } from '../presentation/presentation.ts';

const data = z.strictObject({
  presentationId: z.string(),
  type: z.enum(['AnnounceRelease', 'AnnounceExpiry']),
});
export type ReleaseDate = z.output<typeof data>;

export function releaseDateJob(
  teamId: string,
  { presentationId, type }: ReleaseDate,
  date: string,
): NewJob {
  // Not the presentation as subject: its jobs are listed as those that make its pages.
  return {
    kind: 'announce-release-dates',
    key: `${presentationId}/${type}/${date}`,
    teamId,
    subjectId: teamId,
    dueAt: date,
    data: { presentationId, type },
  };
}

/** Announces that a date of a presentation has come. Reads compare the date itself and do not depend on the job. */
export const announceReleaseDates = jobKind<ReleaseDate>({
  kind: 'announce-release-dates',
  data,
  async run({ data: { presentationId, type }, context }) {
    await context.execute(Presentation, presentationId, { type, presentationId });
  },
});
