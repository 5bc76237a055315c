import { RateLimiterRes } from 'rate-limiter-flexible';

/** What a limiter throws as an answer: 0 if the call may go on. @throws what went wrong */
export async function secondsToWait(consumed: Promise<RateLimiterRes>): Promise<number> {
  try {
    await consumed;
    return 0;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return Math.max(reason.msBeforeNext, 1) / 1000;
  }
}
