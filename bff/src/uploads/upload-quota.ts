import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { EdgeError } from '../http/edge-error.ts';

const UPLOADS_AN_HOUR = 600;
/** How many uploads of the largest size a person may announce per day. */
export const LARGEST_A_DAY = 50;

/**
 * Limits the uploads that a person begins, finished or not: an abandoned one takes space for a day. Counted in this
 * process.
 */
export class UploadQuota {
  readonly #uploads = new RateLimiterMemory({
    points: UPLOADS_AN_HOUR,
    duration: 3_600,
    keyPrefix: 'uploads',
  });
  readonly #bytes: RateLimiterMemory;

  /** @param largest bytes of the largest upload */
  constructor(largest: number) {
    this.#bytes = new RateLimiterMemory({
      points: largest * LARGEST_A_DAY,
      duration: 24 * 3_600,
      keyPrefix: 'bytes',
    });
  }

  /** @throws EdgeError TOO_MANY_REQUESTS */
  async count(userId: string, bytes: number): Promise<void> {
    try {
      await this.#uploads.consume(userId);
      await this.#bytes.consume(userId, bytes);
    } catch (error) {
      const retryAfter = error instanceof RateLimiterRes ? error.msBeforeNext / 1000 : 1;
      throw new EdgeError(
        'TOO_MANY_REQUESTS',
        'You have uploaded a great deal. Please go on later.',
        { retryAfter },
      );
    }
  }
}
