import type { Refusal } from '../unavailable/failure.ts';
import { pagePath } from '../navigation/navigation.ts';
import {
  elapsedMs,
  isIdle,
  noteInput,
  readingTimes,
  setPageShown,
  setVisibility,
  startClock,
  turnPage,
} from './reading-clock.ts';

/** Reporting stops after more failures than this (accounts §9). */
const maxFailures = 5;
const maxWaitingEvents = 200;

interface ViewerEvent {
  event_at_ms: number;
  category: string;
  action: string;
  path: string;
  meta: { elapsed_ms: number; currentPage: number };
  data?: Record<string, unknown>;
}

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
  /** The end card is no page: while it stands the clock does not run, and pings say that it is paused. */
  setPageShown(isPageShown: boolean): void;
  noteInput(): void;
  isIdle(): boolean;
  readingTimes(): Record<number, number>;
  /** The reader leaves: sends pending events and ends the session with keepalive requests. */
  end(): void;
  /** Stops silently: the link is gone. */
  stop(): void;
}

interface Options {
  hitUuid: string;
  pageCount: number;
  /** The link was revoked. */
  onGone(refusal: Refusal): void;
  /** Whether the last call reached the server. */
  onConnection(isOnline: boolean): void;
  /** The server has a session. */
  onStarted?(): void;
  page?: number;
  pingEveryMs?: number;
  /** The reader refused consent: counts time locally and sends nothing. */
  isSilent?: boolean;
}

/**
 * Reports one viewing: the session, a ping every 5 s of visible time, page changes and
 * visibility. Lost connections and 503 only delay it; more than five other refusals in a row end
 * it.
 */
export function startTelemetry({
  hitUuid,
  pageCount,
  onGone,
  onConnection,
  onStarted,
  page = 1,
  pingEveryMs = 5_000,
  isSilent = false,
}: Options): Telemetry {
  const now = () => performance.now();
  let clock = startClock(now(), document.visibilityState === 'visible', page);
  let sessionId: string | null = null;
  let failures = 0;
  let isOver = false;
  let isBusy = false;
  let isPingDue = false;
  let lastEventAt = 0;
  const waiting: ViewerEvent[] = [];

  const elapsed = () => Math.round(elapsedMs(clock, now()));
  const meta = () => ({
    currentPage: clock.page,
    pageCount,
    timestamp: Date.now(),
    elapsed_ms: elapsed(),
    paused: !clock.isVisible || !clock.isPageShown || isIdle(clock, now()),
    visibility: clock.isVisible ? 'visible' : 'hidden',
    hasFocus: document.hasFocus(),
  });

  /** Sends one report; true once the server has answered, even with a refusal. */
  async function send(method: 'POST' | 'PUT', path: string, body: object): Promise<boolean> {
    let response: Response;
    try {
      // keepalive: requests outlive the page.
      const init = {
        method,
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        signal: AbortSignal.timeout(15_000),
      };
      response = await fetch(`/api/sessions${path}`, { ...init, body: JSON.stringify(body) });
    } catch {
      if (!isOver) onConnection(false);
      return false;
    }
    if (isOver) return true;
    onConnection(true);
    if (response.status === 410) {
      const refusal = await refusalIn(response);
      leave(() => onGone(refusal));
    } else if (response.ok) failures = 0;
    else if (response.status !== 503 && ++failures > maxFailures) leave();
    if (response.ok && path === '') {
      sessionId = await idOf(response);
      if (sessionId !== null) onStarted?.();
    }
    return response.status < 500 && response.status !== 429;
  }

  /**
   * One call at a time: the session, then events in order, then the ping. Failures wait for the
   * next tick.
   */
  async function pump(): Promise<void> {
    if (isOver || isBusy || isSilent) return;
    isBusy = true;
    try {
      if (sessionId === null) await send('POST', '', { hit_uuid: hitUuid, meta: meta() });
      while (sessionId !== null && !isOver) {
        const [event] = waiting;
        if (event) {
          if (!(await send('POST', `/${sessionId}/events`, event))) return;
          if (waiting[0] === event) waiting.shift();
        } else if (isPingDue) {
          isPingDue = false;
          await send('PUT', `/${sessionId}/ping`, { elapsed_ms: elapsed(), meta: meta() });
        } else return;
      }
    } finally {
      isBusy = false;
    }
  }
  function ping(): void {
    isPingDue = true;
    void pump();
  }

  function record(category: string, action: string, details: Details = {}): void {
    // The timestamp in microseconds is part of the event's identity: equal ones would merge.
    lastEventAt = Math.max(lastEventAt + 1, Date.now() * 1000);
    if (waiting.length === maxWaitingEvents) waiting.shift();
    waiting.push({
      event_at_ms: lastEventAt,
      category,
      action,
      path: pagePath(clock.page),
      meta: { elapsed_ms: elapsed(), currentPage: clock.page },
      ...details,
    });
    void pump();
  }

  const timer = setInterval(() => clock.isVisible && ping(), pingEveryMs);
  function leave(then?: () => void): void {
    isOver = true;
    clearInterval(timer);
    then?.();
  }

  record('PDF', 'change_page');
  return {
    turnPage(page) {
      if (page === clock.page) return;
      clock = turnPage(clock, page, now());
      record('PDF', 'change_page');
    },
    record,
    setVisible(isVisible) {
      if (isVisible === clock.isVisible) return;
      clock = setVisibility(clock, isVisible, now());
      record('visibility', isVisible ? 'visible' : 'hidden');
      ping();
    },
    setPageShown(isPageShown) {
      if (isPageShown === clock.isPageShown) return;
      clock = setPageShown(clock, isPageShown, now());
      ping();
    },
    noteInput() {
      clock = noteInput(clock, now());
    },
    isIdle: () => isIdle(clock, now()),
    readingTimes: () => readingTimes(clock, now()),
    end() {
      if (isOver || sessionId === null) return leave();
      for (const event of waiting) void send('POST', `/${sessionId}/events`, event);
      void send('PUT', `/${sessionId}/end`, {
        ended_at: new Date().toISOString(),
        elapsed_ms: elapsed(),
        meta: meta(),
      });
      leave();
    },
    stop: () => leave(),
  };
}

async function refusalIn(response: Response): Promise<Refusal> {
  return ((await response.json().catch(() => null)) as Refusal | null) ?? {};
}

async function idOf(response: Response): Promise<string | null> {
  const body = (await response.json().catch(() => null)) as { data?: { id?: string } } | null;
  return body?.data?.id ?? null;
}
