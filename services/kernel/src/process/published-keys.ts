import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

const ANSWER_MS = 5_000;
const TRIES = 3;
const AGAIN_MS = 200;
/** Keys are asked for again this often, and at once for one that is not known: copies may just have begun to sign with it. */
const STALE_MS = 5 * 60_000;
const UNKNOWN_MS = 1_000;

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })) });

/** The keys that sign claims, as their owner publishes them. Known keys stay valid while their owner does not answer. */
export class PublishedKeys {
  readonly #load: () => Promise<JSONWebKeySet>;
  #set: ReturnType<typeof createLocalJWKSet> | null = null;
  #loadedAt = -Infinity;
  #loading: Promise<void> | null = null;

  /** @param keys where they are published, or how they are made */
  constructor(keys: URL | (() => Promise<JSONWebKeySet>)) {
    this.#load = keys instanceof URL ? () => fetched(keys) : keys;
  }

  /** As `jwtVerify` takes it. @throws JWKSNoMatchingKey; other errors where no keys are known and their owner does not answer */
  readonly find: JWTVerifyGetKey = async (header, token) => {
    if (!this.#set) await this.#renew();
    else if (this.#age > STALE_MS) this.#renew().catch(() => {}); // Those that are known go on meanwhile.
    try {
      return await this.#found(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || this.#age < UNKNOWN_MS) throw error;
      await this.#renew();
      return this.#found(header, token);
    }
  };

  get #age(): number {
    return performance.now() - this.#loadedAt;
  }

  #found(...given: Parameters<JWTVerifyGetKey>): ReturnType<ReturnType<typeof createLocalJWKSet>> {
    if (!this.#set) throw new Error('There are no keys yet');
    return this.#set(...given);
  }

  #renew(): Promise<void> {
    return (this.#loading ??= this.#load()
      .then((keys) => {
        this.#set = createLocalJWKSet(keys);
        this.#loadedAt = performance.now();
      })
      .finally(() => (this.#loading = null)));
  }
}

async function fetched(url: URL): Promise<JSONWebKeySet> {
  for (let tries = 1; ; tries++) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
      if (!answer.ok) throw new Error(`${url.pathname} was answered ${answer.status}`);
      return keySet.parse(await answer.json());
    } catch (error) {
      if (tries === TRIES) throw error;
      await pause(AGAIN_MS * tries);
    }
  }
}
