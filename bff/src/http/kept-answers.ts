import type { Claims } from '@lectern/kernel/access/claims.ts';
import type { Reads } from '@lectern/kernel/graphql/reads.ts';
import type { Call } from './call.ts';

const MOST_BYTES = 16 * 1024 ** 2;
const MOST_OF_ONE = 2 * 1024 ** 2;

interface Kept {
  claims: Claims;
  reads: Reads;
  /** Null where it failed: whoever waited for it asks again. */
  text: Promise<Buffer | null>;
  bytes: number;
}

/**
 * Answers to questions that are asked again and again, as the text that goes out. One stands as long as nothing of what
 * it was made of has changed, and no longer than the claims that it was made for: a second, so that what only time
 * changes is never later than that (DESIGN §5). Where nobody can tell what has changed, none is kept.
 */
export class KeptAnswers {
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  /** @param question what the caller asks, whole @param make asks the graph as the call, and nobody else */
  async answer(call: Call, question: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const { claims, signIn, reads } = call;
    if (!signIn) return make();
    const key = `${signIn.token} ${question}`;
    const known = this.#kept.get(key);
    if (known?.claims === claims) {
      const text = await known.text;
      if (text && known.reads.stand()) return text;
    }
    const making = make();
    const kept: Kept = { claims, reads, text: making.catch(() => null), bytes: 0 };
    this.#forget(key);
    this.#kept.set(key, kept);
    try {
      const text = await making;
      if (this.#kept.get(key) === kept) this.#keep(key, kept, text.length + key.length);
      return text;
    } catch (error) {
      if (this.#kept.get(key) === kept) this.#forget(key);
      throw error;
    }
  }

  #keep(key: string, kept: Kept, bytes: number): void {
    if (bytes > MOST_OF_ONE || !kept.reads.stand()) return this.#forget(key);
    kept.bytes = bytes;
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= MOST_BYTES) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
