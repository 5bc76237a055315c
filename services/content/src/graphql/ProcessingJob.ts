import type { Job } from '@lectern/kernel/store/jobs-port.ts';
import { readProgress } from '../jobs/processing-report.ts';

export const ProcessingJob = {
  id: ({ kind, key }: Job) => `${kind}/${key}`,
  /** 0 to 1; null where nothing is known yet. */
  progress({ status, progress }: Job): number | null {
    if (status === 'finished') return 1;
    const { pagesDone, pageCount } = readProgress(progress) ?? { pagesDone: 0, pageCount: null };
    return pageCount ? pagesDone / pageCount : null;
  },
};
