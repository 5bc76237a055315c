import type { Counters, Limiter } from '@lectern/kernel/store/counters/port.ts';
import { EdgeError } from '../http/edge-error.ts';
import { problems } from '../http/problems.ts';

const UPLOADS_AN_HOUR = 600;
/** How many uploads of the largest size a person may announce per day. */
export const LARGEST_A_DAY = 50;

/** Limits the uploads that a person begins, finished or not: an abandoned one takes space for a day. */
export class UploadQuota {
  readonly #uploads: Limiter;
  readonly #bytes: Limiter;

  /** @param largest bytes of the largest upload */
  constructor(counters: Counters, largest: number) {
    this.#uploads = counters.limiter({
      name: 'uploads',
      points: UPLOADS_AN_HOUR,
      duration: 3_600,
      precision: 'exact',
    });
    this.#bytes = counters.limiter({
      name: 'uploaded bytes',
      points: largest * LARGEST_A_DAY,
      duration: 24 * 3_600,
      precision: 'exact',
    });
  }

  /** @throws EdgeError TOO_MANY_REQUESTS @throws DomainError UNAVAILABLE */
  async count(userId: string, bytes: number): Promise<void> {
    const retryAfter =
      (await this.#uploads.consume(userId)) || (await this.#bytes.consume(userId, bytes));
    if (retryAfter > 0)
      throw new EdgeError('TOO_MANY_REQUESTS', problems.uploadQuotaReached, { retryAfter });
  }
}
