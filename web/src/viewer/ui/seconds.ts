import { useEffect, useState } from 'preact/hooks';

/** Seconds until a moment of `performance.now()`, updated every second; 0 afterwards. */
export function useSecondsUntil(moment: number): number {
  const [, tick] = useState(0);
  const seconds = Math.max(0, Math.ceil((moment - performance.now()) / 1000));
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [moment, seconds === 0]);
  return seconds;
}

/** As on a clock: 0:24. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
