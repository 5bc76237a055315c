import type { Secrets } from '@lectern/kernel/keys/secrets.ts';
import { createHmac, hash, randomBytes } from 'node:crypto';
import { isSameText } from '@lectern/kernel/keys/is-same-text.ts';

/** Long enough for a form to be filled in while its answer waits. */
const LIFE_MS = 10 * 60_000;
const MOST_USED = 100_000;

export interface Challenge {
  challenge: string;
  /** How many bits of the hash have to be zero: each doubles the work. */
  difficulty: number;
  expiresAt: string;
}

/**
 * A puzzle that costs a browser a moment, and a program that sends thousands much more: an answer is
 * `<challenge>:<number>` whose SHA-256 begins with `difficulty` zero bits. Challenges are signed, not stored; this
 * process remembers answers until they expire, so that each counts once.
 */
export class ProofOfWork {
  readonly #keys: readonly [Buffer, ...Buffer[]];
  readonly #difficulty: number;
  readonly #used = new Map<string, number>();

  constructor(secrets: Secrets, difficulty: number) {
    this.#keys = secrets.keys('bot check');
    this.#difficulty = difficulty;
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

  /** Whether this answers a valid challenge of ours for the first time. */
  take(answer: string, now = Date.now()): boolean {
    const [, challenge, body = '', id = '', expires = '', difficulty, given = ''] =
      /^(((?:([\w-]{22})\.(\w{1,12})\.(\d{1,2})))\.([\w-]{43})):\d{1,15}$/.exec(answer) ?? [];
    if (!challenge || !this.#keys.some((key) => isSameText(mac(key, body), given))) return false;
    const until = Number.parseInt(expires, 36);
    if (
      until <= now ||
      this.#used.has(id) ||
      zeroBits(hash('sha256', answer, 'buffer')) < Number(difficulty)
    )
      return false;
    this.#remember(id, until, now);
    return true;
  }

  /** In the order of their answers; the oldest go first. */
  #remember(id: string, until: number, now: number): void {
    this.#used.set(id, until);
    for (const [oldest, over] of this.#used) {
      if (over > now && this.#used.size <= MOST_USED) break;
      this.#used.delete(oldest);
    }
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
