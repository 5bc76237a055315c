import type { Refusal } from './failure.ts';
import { pagePath } from './navigation.ts';
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

/** After more failures than this nothing more is reported (accounts §9). */
const mostFailures = 5;
const mostWaitingEvents = 200;

interface ViewerEvent {
  event_at_ms: number;
  category: string;
  action: string;
  path: string;
  meta: { elapsed_ms: number; currentPage: number };
  data?: Record<string, unknown>;
}

/** What goes with an event; without a path it is of the present page. */
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
  /** The reader leaves: sends what is waiting and ends the session, with requests that outlive the page. */
  end(): void;
  /** Stops without a word: the link is gone. */
  stop(): void;
}

interface Options {
  hitUuid: string;
  pageCount: number;
  /** The link was taken away. */
  onGone(refusal: Refusal): void;
  /** Whether the last call reached the server. */
  onConnection(isOnline: boolean): void;
  /** There is a session on the server. */
  onStarted?(): void;
  page?: number;
  pingEveryMs?: number;
  /** The reader does not want it told: time is counted for their own eyes, and nothing is sent. */
  isSilent?: boolean;
}

/**
 * Reports one viewing: a session at once, then the time on the visible clock every 5 s, page changes and visibility as
 * they happen. A lost connection and a 503 only delay it; other refusals count, and more than five in a row end it.
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

  /** Sends one report; true once the server has dealt with it, be it with a refusal. */
  async function send(method: 'POST' | 'PUT', path: string, body: object): Promise<boolean> {
    let response: Response;
    try {
      // keepalive: whatever is on its way when the reader leaves still arrives.
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
    else if (response.status !== 503 && ++failures > mostFailures) leave();
    if (response.ok && path === '') {
      sessionId = await idOf(response);
      if (sessionId !== null) onStarted?.();
    }
    return response.status < 500 && response.status !== 429;
  }

  /** One call at a time: first the session, then what happened, in its order, then the ping. What fails waits for the next beat. */
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
    // The moment, in microseconds, is part of the event's identity: two at the same one would count as one.
    lastEventAt = Math.max(lastEventAt + 1, Date.now() * 1000);
    if (waiting.length === mostWaitingEvents) waiting.shift();
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
