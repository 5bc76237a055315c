import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PublicApi } from '../standalone/public-api.ts';

/** Visitors are told apart by their browser: who opens a link again soon only reloads it, which does not count. */
export const browserOf = (visitor: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.${visitor}`;
const AGAIN_MS = 100;
const PINGS = 10;
const PING_MS = 300;

interface Reading {
  hitUuid: string;
  /** Of its session; 0 until a ping was acknowledged. */
  elapsedMs: number;
}

/**
 * Readers who open a link again and again, and a salesperson who makes links, until they are stopped. Whatever fails is
 * tried again, as viewers and native clients do; each opening is another visitor's. Keeps what was acknowledged.
 */
export class Traffic {
  readonly readings: Reading[] = [];
  /** Ids of links, by the key with which they were made. */
  readonly links = new Map<string, string>();
  /** Openings that were tried, acknowledged or not. */
  tried = 0;
  /** The longest time that one reader waited for a page. */
  longestWaitMs = 0;
  readonly #url: string;
  readonly #api: PublicApi;
  readonly #presentationId: string;
  readonly #token: string;
  readonly #stopping = new AbortController();
  readonly #people: Promise<void>[];

  constructor(
    url: string,
    {
      api,
      presentationId,
      token,
      readers,
    }: { api: PublicApi; presentationId: string; token: string; readers: number },
  ) {
    this.#url = url;
    this.#api = api;
    this.#presentationId = presentationId;
    this.#token = token;
    this.#people = [
      ...Array.from({ length: readers }, () => this.#repeat(() => this.#read())),
      this.#repeat(() => this.#share()),
    ];
  }

  /** Lets everybody finish what they have begun. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#people);
  }

  async #repeat(act: () => Promise<void>): Promise<void> {
    while (!this.#stopping.signal.aborted) await act();
  }

  async #read(): Promise<void> {
    const askedAt = performance.now();
    const { hit_uuid: hitUuid } = await this.#until<{ hit_uuid: string }>(() => {
      this.tried++;
      return this.#call('GET', `/api/public/shared-links/${this.#token}`, undefined, {
        'user-agent': browserOf(this.tried),
      });
    });
    this.longestWaitMs = Math.max(this.longestWaitMs, performance.now() - askedAt);
    const reading: Reading = { hitUuid, elapsedMs: 0 };
    this.readings.push(reading);
    const { id } = await this.#until<{ id: string }>(() =>
      this.#call('POST', '/api/sessions', { hit_uuid: hitUuid }),
    );
    const startedAt = performance.now();
    for (let ping = 0; ping < PINGS; ping++) {
      await pause(PING_MS);
      const elapsedMs = Math.round(performance.now() - startedAt);
      const meta = { currentPage: 1 };
      await this.#until(() =>
        this.#call('PUT', `/api/sessions/${id}/ping`, { elapsed_ms: elapsedMs, meta }),
      );
      reading.elapsedMs = elapsedMs;
    }
  }

  async #share(): Promise<void> {
    const key = randomUUID();
    const { id } = await this.#until<{ id: string }>(() =>
      this.#call(
        'POST',
        `/api/presentations/${this.#presentationId}/share`,
        { name: key },
        { authorization: this.#api.authorization, 'idempotency-key': key },
      ),
    );
    this.links.set(key, id);
    await pause(PING_MS);
  }

  /** Tries again until it succeeds. @throws Error for an answer that repeating does not change */
  async #until<Answer>(call: () => Promise<Answer | null>): Promise<Answer> {
    for (;;) {
      const answer = await call();
      if (answer !== null) return answer;
      await pause(AGAIN_MS);
    }
  }

  /** @returns what was answered; null where it was not, or not now */
  async #call<Answer>(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer | null> {
    const answer = await fetch(this.#url + path, {
      method,
      headers: { 'user-agent': browserOf(0), 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null);
    if (!answer) return null;
    const text = await answer.text().catch(() => null);
    if (text === null || answer.status >= 500 || answer.status === 429) return null;
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    const { data }: { data: Answer } = JSON.parse(text || '{"data":{}}');
    return data;
  }
}
