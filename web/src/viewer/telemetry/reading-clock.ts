/** After this long without input nobody counts as reading. */
export const idleAfterMs = 75_000;
/** After this long without input the viewer asks whether the reader is still there. */
export const awayAfterMs = 5 * 60_000;

/**
 * How long the reader has seen each page. Pure: every function takes the moment, in milliseconds of a monotonic clock (`performance.now()`), and returns a new clock.
 */
export interface ReadingClock {
  readonly page: number;
  readonly isVisible: boolean;
  /** False on the end card. */
  readonly isPageShown: boolean;
  /** What was counted up to `since`. */
  readonly countedMs: number;
  readonly since: number;
  readonly lastInputAt: number;
  /** Elapsed time at which the present page was turned to. */
  readonly pageSinceMs: number;
  /** Time of each page up to the last turn. */
  readonly pageMs: Readonly<Record<number, number>>;
}

export function startClock(now: number, isVisible: boolean, page = 1): ReadingClock {
  return {
    page,
    isVisible,
    isPageShown: true,
    countedMs: 0,
    since: now,
    lastInputAt: now,
    pageSinceMs: 0,
    pageMs: {},
  };
}

/** Cumulative milliseconds with a page shown and visible and the reader there: the axis of everything that is reported. */
export function elapsedMs(clock: ReadingClock, now: number): number {
  if (!clock.isVisible || !clock.isPageShown) return clock.countedMs;
  // Cuts at the end of the idle time, even if this runs late: timers sleep in background tabs.
  const until = Math.min(now, clock.lastInputAt + idleAfterMs);
  return clock.countedMs + Math.max(0, until - clock.since);
}

export function isIdle(clock: ReadingClock, now: number): boolean {
  return clock.isVisible && clock.isPageShown && now - clock.lastInputAt >= idleAfterMs;
}

export function isAway(clock: ReadingClock, now: number): boolean {
  return isIdle(clock, now) && now - clock.lastInputAt >= awayAfterMs;
}

/** Visible or hidden; coming back counts as input. */
export function setVisibility(clock: ReadingClock, isVisible: boolean, now: number): ReadingClock {
  if (isVisible === clock.isVisible) return clock;
  const counted = { ...clock, isVisible, countedMs: elapsedMs(clock, now), since: now };
  return isVisible ? { ...counted, lastInputAt: now } : counted;
}

/** Whether a page is shown, and not the end card. Coming back counts as input. */
export function setPageShown(clock: ReadingClock, isPageShown: boolean, now: number): ReadingClock {
  if (isPageShown === clock.isPageShown) return clock;
  const counted = { ...clock, isPageShown, countedMs: elapsedMs(clock, now), since: now };
  return isPageShown ? { ...counted, lastInputAt: now } : counted;
}

export function noteInput(clock: ReadingClock, now: number): ReadingClock {
  return { ...clock, countedMs: elapsedMs(clock, now), since: now, lastInputAt: now };
}

export function turnPage(clock: ReadingClock, page: number, now: number): ReadingClock {
  if (page === clock.page) return clock;
  return { ...clock, page, pageSinceMs: elapsedMs(clock, now), pageMs: readingTimes(clock, now) };
}

/** Time of each page so far, the present one included. */
export function readingTimes(clock: ReadingClock, now: number): Record<number, number> {
  const before = clock.pageMs[clock.page] ?? 0;
  return { ...clock.pageMs, [clock.page]: before + elapsedMs(clock, now) - clock.pageSinceMs };
}
