import { pagePath } from '../navigation/navigation.ts';
import {
  elapsedMs,
  isAway,
  isIdle,
  noteInput,
  readingTimes,
  setPageShown,
  setVisibility,
  startClock,
  turnPage,
} from './reading-clock.ts';
import { SessionReports, type SessionReportsOptions } from './session-reports.ts';

/** Details of an event; the path defaults to the current page. */
interface Details {
  path?: string;
  data?: Record<string, unknown>;
}

export type RecordEvent = (category: string, action: string, details?: Details) => void;

export interface Telemetry {
  turnPage(page: number): void;
  record: RecordEvent;
  setVisible(isVisible: boolean): void;
  /** The end card is not a page: the clock stops and pings say paused. */
  setPageShown(isPageShown: boolean): void;
  noteInput(): void;
  isAway(): boolean;
  readingTimes(): Record<number, number>;
  /** The reader leaves: sends pending events and ends the session. */
  end(): void;
  /** Stops silently: the link is gone. */
  stop(): void;
}

type Reporting = 'hitUuid' | 'onGone' | 'onConnection' | 'onStarted';

interface Options extends Pick<SessionReportsOptions, Reporting> {
  pageCount: number;
  page?: number;
  /** Of page changes: Video where the pages are parts of a film or sound. */
  category?: 'PDF' | 'Video';
  pingEveryMs?: number;
  /** The reader refused consent: counts time locally and sends nothing. */
  isSilent?: boolean;
}

/** Reports one viewing: the session, pings, page changes and visibility. */
export function startTelemetry({
  pageCount,
  page = 1,
  category = 'PDF',
  pingEveryMs = 5_000,
  isSilent = false,
  ...options
}: Options): Telemetry {
  const now = () => performance.now();
  let clock = startClock(now(), document.visibilityState === 'visible', page);
  let lastEventAt = 0;
  const elapsed = () => Math.round(elapsedMs(clock, now()));
  const reports = new SessionReports({
    ...options,
    pingEveryMs,
    isSilent,
    isVisible: () => clock.isVisible,
    meta: () => ({
      currentPage: clock.page,
      pageCount,
      timestamp: Date.now(),
      elapsed_ms: elapsed(),
      paused: !clock.isVisible || !clock.isPageShown || isIdle(clock, now()),
      visibility: clock.isVisible ? 'visible' : 'hidden',
      hasFocus: document.hasFocus(),
    }),
  });

  function record(category: string, action: string, details: Details = {}): void {
    // The timestamp in microseconds is part of the event's identity: equal ones would merge.
    lastEventAt = Math.max(lastEventAt + 1, Date.now() * 1000);
    reports.add({
      event_at_ms: lastEventAt,
      category,
      action,
      path: pagePath(clock.page),
      meta: { elapsed_ms: elapsed(), currentPage: clock.page },
      ...details,
    });
  }

  record(category, 'change_page');
  return {
    turnPage(page) {
      if (page === clock.page) return;
      clock = turnPage(clock, page, now());
      record(category, 'change_page');
    },
    record,
    setVisible(isVisible) {
      if (isVisible === clock.isVisible) return;
      clock = setVisibility(clock, isVisible, now());
      record('visibility', isVisible ? 'visible' : 'hidden');
      reports.ping();
    },
    setPageShown(isPageShown) {
      if (isPageShown === clock.isPageShown) return;
      clock = setPageShown(clock, isPageShown, now());
      reports.ping();
    },
    noteInput() {
      clock = noteInput(clock, now());
    },
    isAway: () => isAway(clock, now()),
    readingTimes: () => readingTimes(clock, now()),
    end: () => reports.end(),
    stop: () => reports.stop(),
  };
}
