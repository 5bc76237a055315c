import { Tooltip } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { locale } from './locale.ts';
import { texts } from './texts.ts';

const day = 86_400_000;
const startOfDay = (at: number) => new Date(at).setHours(0, 0, 0, 0);

/** “just now”, “18 min ago”, “3 h ago”, “yesterday”, “Tuesday”, “12 Oct”, “12 Oct 2025”. */
export function timeAgo(at: Date, now: number): string {
  const passed = now - at.getTime();
  if (passed < 60_000) return texts.justNow;
  if (passed < 3_600_000) return texts.minutesAgo({ minutes: Math.floor(passed / 60_000) });
  const days = Math.round((startOfDay(now) - startOfDay(at.getTime())) / day);
  if (days === 0) return texts.hoursAgo({ hours: Math.floor(passed / 3_600_000) });
  if (days === 1) return texts.yesterdayInSentence;
  if (days < 7) return at.toLocaleDateString(locale, { weekday: 'long' });
  const isThisYear = at.getFullYear() === new Date(now).getFullYear();
  return at.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all times on the page. */
function everyHalfMinute(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, 30_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** A relative time; the tooltip has local time and UTC. */
export function Ago({ at }: { at: string }) {
  useSyncExternalStore(everyHalfMinute, () => now);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const date = new Date(at);
  const time = (
    <time dateTime={at} onPointerEnter={() => setIsPointedAt(true)}>
      {timeAgo(date, Date.now())}
    </time>
  );
  if (!isPointedAt) return time;
  const local = date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Tooltip
      label={
        <>
          {local}
          <br />
          {texts.inUtc({ date: date.toISOString().slice(0, 16).replace('T', ' ') })}
        </>
      }
    >
      {time}
    </Tooltip>
  );
}
