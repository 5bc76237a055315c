import { z } from 'zod';
import type { JobRun } from '@lectern/kernel/jobs/job-kind.ts';

const progress = z.object({
  pagesDone: z.number(),
  pageCount: z.number().nullable(),
  hasFirstPage: z.boolean(),
  /** An Office file is turned into a PDF first. */
  isConverting: z.boolean().default(false),
  /** How much of a file that is fetched has arrived; null when that is not known, or nothing is fetched. */
  percentFetched: z.number().nullable().default(null),
  /** What the server lacks. */
  waitsFor: z.string().nullable().default(null),
});
/** Progress of making pages, as stored with the job. */
export type ProcessingProgress = z.output<typeof progress>;

export const noProgress: ProcessingProgress = {
  pagesDone: 0,
  pageCount: null,
  hasFirstPage: false,
  isConverting: false,
  percentFetched: null,
  waitsFor: null,
};

export function readProgress(stored: Record<string, unknown> | null): ProcessingProgress | null {
  return progress.safeParse(stored).data ?? null;
}

/** Longer than the job's row takes to be written, so that a page that refetches sees the progress. */
const PAUSE_MS = 300;

/** Writes progress to the job's row and, a little later, announces it to open pages. */
export class ProcessingReport {
  readonly #run: JobRun<{ presentationId: string }>;
  readonly #progress: ProcessingProgress = { ...noProgress };
  #timer: NodeJS.Timeout | null = null;

  constructor(run: JobRun<{ presentationId: string }>) {
    this.#run = run;
  }

  converting(): void {
    this.#progress.isConverting = true;
    this.#announce();
  }

  fetched(percent: number | null): void {
    if (this.#progress.percentFetched === percent) return;
    this.#progress.percentFetched = percent;
    this.#announce();
  }

  opened(pageCount: number | null): void {
    const { pageCount: before, isConverting } = this.#progress;
    if (before === pageCount && !isConverting) return;
    this.#progress.isConverting = false;
    this.#progress.pageCount = pageCount;
    this.#announce();
  }

  stored(page: number): void {
    this.#progress.pagesDone++;
    if (page === 1) this.#progress.hasFirstPage = true;
    this.#announce();
  }

  /** An event announces the end. */
  end(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }

  #announce(): void {
    this.#run.progress({ ...this.#progress });
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      const { context, job, data } = this.#run;
      if (job.teamId)
        context.engines.realtime.publish({
          kind: 'changed',
          teamId: job.teamId,
          type: 'Presentation',
          id: data.presentationId,
          version: 0,
        });
    }, PAUSE_MS);
  }
}
