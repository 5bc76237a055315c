import { z } from 'zod';
import type { JobRun } from '@lectern/kernel/jobs/job-kind.ts';
import type { ProcessPresentation } from './process-presentation.ts';

const progress = z.object({ pagesDone: z.number(), pageCount: z.number().nullable(), hasFirstPage: z.boolean() });
/** How far the making of pages has come, as it lies in the row of the job. */
export type ProcessingProgress = z.output<typeof progress>;

export function readProgress(stored: Record<string, unknown> | null): ProcessingProgress | null {
  return progress.safeParse(stored).data ?? null;
}

const PAUSE_MS = 250;

/** Tells the row of the job and the pages that are watched how far it is, at most every 250 ms; the end is told by the event. */
export class ProcessingReport {
  readonly #run: JobRun<ProcessPresentation>;
  readonly #onTold: () => void;
  readonly #progress: ProcessingProgress = { pagesDone: 0, pageCount: null, hasFirstPage: false };
  #nextAt = 0;

  /** @param onTold called as often as is told: a good moment to look whether the work is still wanted */
  constructor(run: JobRun<ProcessPresentation>, onTold: () => void) {
    this.#run = run;
    this.#onTold = onTold;
  }

  opened(pageCount: number | null): void {
    this.#progress.pageCount = pageCount;
    this.#tell();
  }

  stored(page: number): void {
    this.#progress.pagesDone++;
    if (page === 1) this.#progress.hasFirstPage = true;
    this.#tell();
  }

  #tell(): void {
    const now = performance.now();
    if (now < this.#nextAt) return;
    this.#nextAt = now + PAUSE_MS;
    const { context, job, data } = this.#run;
    this.#run.progress({ ...this.#progress });
    if (job.teamId) context.engines.realtime.publish({ kind: 'changed', teamId: job.teamId, type: 'Presentation', id: data.presentationId, version: 0 });
    this.#onTold();
  }
}
