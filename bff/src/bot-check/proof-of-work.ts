import type { Secrets } from '@lectern/kernel/keys/secrets.ts';
import { createHmac, hash, randomBytes } from 'node:crypto';
import { isSameText } from '@lectern/kernel/keys/is-same-text.ts';
import type { Counters, Limiter } from '@lectern/kernel/store/counters/port.ts';

/** Long enough for a form to be filled in while its answer waits. */
const LIFE_MS = 10 * 60_000;

export interface Challenge {
  challenge: string;
  /** How many bits of the hash have to be zero: each doubles the work. */
  difficulty: number;
  expiresAt: string;
}

/**
 * A puzzle that costs a browser a moment, and a program that sends thousands much more: an answer is
 * `<challenge>:<number>` whose SHA-256 begins with `difficulty` zero bits. Challenges are signed, not stored; answered
 * ones are counted until they expire, so that each is accepted once, whichever copy of the edge gets it.
 */
export class ProofOfWork {
  readonly #keys: readonly [Buffer, ...Buffer[]];
  readonly #difficulty: number;
  readonly #answers: Limiter;

  constructor(secrets: Secrets, difficulty: number, counters: Counters) {
    this.#keys = secrets.keys('bot check');
    this.#difficulty = difficulty;
    this.#answers = counters.limiter({
      name: 'bot check answers',
      points: 1,
      duration: LIFE_MS / 1000,
      precision: 'exact',
    });
  }

  challenge(now = Date.now()): Challenge {
    const expires = now + LIFE_MS;
    const body = `${randomBytes(16).toString('base64url')}.${expires.toString(36)}.${this.#difficulty}`;
    return {
      challenge: `${body}.${mac(this.#keys[0], body)}`,
      difficulty: this.#difficulty,
      expiresAt: new Date(expires).toISOString(),
    };
  }

  /** Whether this answers a valid challenge of ours for the first time. @throws DomainError UNAVAILABLE */
  async take(answer: string, now = Date.now()): Promise<boolean> {
    const [, challenge, body = '', id = '', expires = '', difficulty, given = ''] =
      /^(((?:([\w-]{22})\.(\w{1,12})\.(\d{1,2})))\.([\w-]{43})):\d{1,15}$/.exec(answer) ?? [];
    if (!challenge || !this.#keys.some((key) => isSameText(mac(key, body), given))) return false;
    if (
      Number.parseInt(expires, 36) <= now ||
      zeroBits(hash('sha256', answer, 'buffer')) < Number(difficulty)
    )
      return false;
    return (await this.#answers.consume(id)) === 0;
  }
}

function mac(key: Buffer, body: string): string {
  return createHmac('sha256', key).update(body).digest('base64url');
}

function zeroBits(digest: Buffer): number {
  const zeroBytes = digest.findIndex((byte) => byte !== 0);
  const [byte] = digest.subarray(zeroBytes);
  return byte ? zeroBytes * 8 + Math.clz32(byte) - 24 : digest.length * 8;
}
