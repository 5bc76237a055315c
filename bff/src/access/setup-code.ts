import { isLoopback } from '@lectern/kernel/open-engines.ts';
import { randomInt, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

// Without those that are easily taken for one another.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Whoever makes the first administrator must be at the machine or read its log (DESIGN §7). One code a process; the
 * log shows it at start.
 */
export class SetupCode {
  readonly text = Array.from({ length: 12 }, (_, at) => (at > 0 && at % 4 === 0 ? '-' : '') + letters[randomInt(letters.length)]).join('');

  readonly #isForThisMachine: boolean;

  /** @param consoleUrl where everybody finds the console: one that is not this machine's has something in front of it */
  constructor(consoleUrl: string) {
    this.#isForThisMachine = isLoopback(new URL(consoleUrl).hostname);
  }

  /** Not when peer, Host and the console's address are this machine and nobody stands between. */
  isRequired(req: IncomingMessage): boolean {
    const peer = (req.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    const host = URL.canParse(`http://${req.headers.host}`) ? new URL(`http://${req.headers.host}`).hostname : '';
    const isDirect = forwarding.every((name) => req.headers[name] === undefined);
    return !(this.#isForThisMachine && (isLoopback(peer) || peer === '::1') && isLoopback(host) && isDirect);
  }

  isRight(given: string | undefined): boolean {
    const [a, b] = [Buffer.from(this.text), Buffer.from((given ?? '').trim().toUpperCase())];
    return a.length === b.length && timingSafeEqual(a, b);
  }
}
