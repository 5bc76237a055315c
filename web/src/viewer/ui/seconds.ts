import { useEffect, useState } from 'preact/hooks';

/** Seconds until a moment of `performance.now()`, updated every second; 0 afterward. */
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

/** As on a clock: 0:24, 5:59:00. */
export function clockTime(seconds: number): string {
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  const rest = twoDigits(seconds % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${twoDigits(minutes % 60)}:${rest}`;
}
