import type { Refusal } from '../unavailable/failure.ts';

/** Reporting stops after more failures than this (accounts §9). */
const maxFailures = 5;
const maxWaitingEvents = 200;

export interface ViewerEvent {
  event_at_ms: number;
  category: string;
  action: string;
  path: string;
  meta: { elapsed_ms: number; currentPage: number };
  data?: Record<string, unknown>;
}

/** What the viewer shows at the moment of a report. */
interface Meta extends Record<string, unknown> {
  elapsed_ms: number;
}

export interface SessionReportsOptions {
  hitUuid: string;
  pingEveryMs: number;
  isVisible(): boolean;
  meta(): Meta;
  /** The link was revoked. */
  onGone(refusal: Refusal): void;
  /** Whether the last call reached the server. */
  onConnection(isOnline: boolean): void;
  /** The server has a session. */
  onStarted?(): void;
  /** The reader refused consent: nothing is sent. */
  isSilent: boolean;
}

/**
 * Sends the session, its events and a ping per interval of visible time, one call at a time. Lost
 * connections and 503 only delay it; more than five other refusals in a row end it.
 */
export class SessionReports {
  readonly #options: SessionReportsOptions;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #waiting: ViewerEvent[] = [];
  #sessionId: string | null = null;
  #failures = 0;
  #isOver = false;
  #isBusy = false;
  #isPingDue = false;

  constructor(options: SessionReportsOptions) {
    this.#options = options;
    this.#timer = setInterval(() => options.isVisible() && this.ping(), options.pingEveryMs);
  }

  add(event: ViewerEvent): void {
    if (this.#waiting.length === maxWaitingEvents) this.#waiting.shift();
    this.#waiting.push(event);
    void this.#sendWaiting();
  }

  ping(): void {
    this.#isPingDue = true;
    void this.#sendWaiting();
  }

  /** Sends what waits and ends the session; the requests outlive the page. */
  end(): void {
    if (!this.#isOver && this.#sessionId !== null) {
      const path = `/${this.#sessionId}`;
      const meta = this.#options.meta();
      for (const event of this.#waiting) void this.#send('POST', `${path}/events`, event);
      const body = { ended_at: new Date().toISOString(), elapsed_ms: meta.elapsed_ms, meta };
      void this.#send('PUT', `${path}/end`, body);
    }
    this.stop();
  }

  stop(): void {
    this.#isOver = true;
    clearInterval(this.#timer);
  }

  /** The session first, then events in order, then the ping. Failures wait for the next ping. */
  async #sendWaiting(): Promise<void> {
    if (this.#isOver || this.#isBusy || this.#options.isSilent) return;
    this.#isBusy = true;
    try {
      if (this.#sessionId === null) await this.#start();
      while (this.#sessionId !== null && !this.#isOver)
        if (!(await this.#sendNext(`/${this.#sessionId}`))) return;
    } finally {
      this.#isBusy = false;
    }
  }

  async #start(): Promise<void> {
    const { hitUuid, meta, onStarted } = this.#options;
    const response = await this.#send('POST', '', { hit_uuid: hitUuid, meta: meta() });
    if (this.#isOver || !response?.ok) return;
    this.#sessionId = await idIn(response);
    if (this.#sessionId !== null) onStarted?.();
  }

  /** @returns false when nothing waits, or the next event has to be sent again later */
  async #sendNext(path: string): Promise<boolean> {
    const [event] = this.#waiting;
    if (event) {
      const response = await this.#send('POST', `${path}/events`, event);
      if (response === null || response.status >= 500 || response.status === 429) return false;
      if (this.#waiting[0] === event) this.#waiting.shift();
      return true;
    }
    if (!this.#isPingDue) return false;
    this.#isPingDue = false;
    const meta = this.#options.meta();
    await this.#send('PUT', `${path}/ping`, { elapsed_ms: meta.elapsed_ms, meta });
    return true;
  }

  /** @returns null when the server was not reached */
  async #send(method: 'POST' | 'PUT', path: string, body: object): Promise<Response | null> {
    let response: Response;
    try {
      response = await fetch(`/api/sessions${path}`, {
        method,
        // The request outlives the page.
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        signal: AbortSignal.timeout(15_000),
        body: JSON.stringify(body),
      });
    } catch {
      if (!this.#isOver) this.#options.onConnection(false);
      return null;
    }
    if (!this.#isOver) await this.#heed(response);
    return response;
  }

  async #heed(response: Response): Promise<void> {
    this.#options.onConnection(true);
    if (response.status === 410) {
      const refusal = await refusalIn(response);
      this.stop();
      this.#options.onGone(refusal);
    } else if (response.ok) this.#failures = 0;
    else if (response.status !== 503 && ++this.#failures > maxFailures) this.stop();
  }
}

async function refusalIn(response: Response): Promise<Refusal> {
  const body: Refusal | null = await response.json().catch(() => null);
  return body ?? {};
}

async function idIn(response: Response): Promise<string | null> {
  const body: { data?: { id?: string } } | null = await response.json().catch(() => null);
  return body?.data?.id ?? null;
}
