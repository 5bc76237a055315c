import type { Job } from '@lectern/kernel/store/jobs-port.ts';
import { readProgress } from '../jobs/processing-report.ts';
import type { ProcessingJobResolvers } from './generated.ts';

export type ProcessingJobParent = Job;

export const ProcessingJob = {
  id: ({ kind, key }) => `${kind}/${key}`,
  /** 0 to 1; null if nothing is known yet. */
  progress({ status, progress }) {
    if (status === 'finished') return 1;
    const { pagesDone, pageCount } = readProgress(progress) ?? { pagesDone: 0, pageCount: null };
    return pageCount ? pagesDone / pageCount : null;
  },
} satisfies ProcessingJobResolvers;
