import type { Job } from '../store/jobs-port.ts';

/** Enough for all slow jobs at once; a job that another process ends is never forgotten here. */
const MOST = 1_000;

/** How long a slow job may run before it yields. Doubled each time, so that the longest job ends, too. */
export class TimeSlices {
  readonly #factors = new Map<string, number>();

  of({ kind, key }: Job, afterMs: number): number {
    return afterMs * (this.#factors.get(`${kind}/${key}`) ?? 1);
  }

  double({ kind, key }: Job): void {
    if (this.#factors.size >= MOST) this.#factors.clear();
    this.#factors.set(`${kind}/${key}`, (this.#factors.get(`${kind}/${key}`) ?? 1) * 2);
  }

  forget({ kind, key }: Job): void {
    this.#factors.delete(`${kind}/${key}`);
  }
}
