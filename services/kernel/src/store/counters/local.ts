import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Counters, Limiter } from './port.ts';
import { secondsToWait } from './seconds-to-wait.ts';

/** Counts in this process: exactly, and until it ends. */
export function openLocalCounters(): Counters {
  const limiters = new Map<string, Limiter>();
  return {
    limiter({ name, points, duration }) {
      let limiter = limiters.get(name);
      if (!limiter) {
        const memory = new RateLimiterMemory({ points, duration });
        limiter = {
          consume: (key, consumed = 1) => secondsToWait(memory.consume(key, consumed)),
          consumed: async (key) => (await memory.get(key))?.consumedPoints ?? 0,
          giveBack: async (key) => void (await memory.reward(key)),
        };
        limiters.set(name, limiter);
      }
      return limiter;
    },
    close: async () => limiters.clear(),
  };
}
