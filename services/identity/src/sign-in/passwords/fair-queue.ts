import { DomainError } from '@lectern/kernel/errors.ts';
import { problems } from '../../problems.ts';

/** Who work is done for. */
export interface Sender {
  /** Shares are by it: an address, or the account of a known one. */
  name: string;
  /** A signed-in person, or a browser or place that signed in before: goes before strangers. */
  isKnown: boolean;
}

interface Waiting {
  sender: Sender;
  start(): void;
  refuse(error: DomainError): void;
}

/** After so long a sender's share counts half. */
const HALF_LIFE_MS = 10 * 60_000;
const MOST_SENDERS = 10_000;

/**
 * Runs `atOnce` pieces of work side by side and queues up to `waiting` more. Known senders go first; after them those
 * who had least lately, so that those who send the most wait the longest and are the first to be refused.
 */
export class FairQueue {
  readonly #atOnce: number;
  readonly #most: number;
  readonly #waiting: Waiting[] = [];
  /** The longest unserved first. */
  readonly #shares = new Map<string, { count: number; at: number }>();
  #running = 0;

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce;
    this.#most = waiting;
  }

  /** @throws DomainError UNAVAILABLE if too many wait who go first */
  async run<Result>(sender: Sender, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(sender);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#startNext();
    }
  }

  #turn(sender: Sender): Promise<void> {
    return new Promise((start, refuse) => {
      this.#waiting.push({ sender, start, refuse });
      this.#startNext();
      if (this.#waiting.length > this.#most) this.#refuseOne();
    });
  }

  #startNext(): void {
    if (this.#running >= this.#atOnce) return;
    const [next] = this.#inOrder();
    if (!next) return;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    this.#running += 1;
    this.#countShare(next.sender.name);
    next.start();
  }

  #inOrder(): Waiting[] {
    const now = performance.now();
    return this.#waiting
      .map((each) => ({ each, share: this.#shareOf(each.sender.name, now) }))
      .toSorted(
        (a, b) =>
          Number(b.each.sender.isKnown) - Number(a.each.sender.isKnown) || a.share - b.share,
      )
      .map(({ each }) => each);
  }

  /** Of those who go last, the sender with the most waiting loses the newest. */
  #refuseOne(): void {
    const countOf = ({ sender }: Waiting) =>
      this.#waiting.filter((each) => each.sender.name === sender.name).length;
    const strangers = this.#waiting.filter(({ sender }) => !sender.isKnown);
    const candidates = strangers.length > 0 ? strangers : this.#waiting;
    const most = Math.max(...candidates.map(countOf));
    const refused = candidates.findLast((each) => countOf(each) === most);
    if (!refused) return;
    this.#waiting.splice(this.#waiting.indexOf(refused), 1);
    refused.refuse(new DomainError('UNAVAILABLE', problems.tooManySignIns, undefined, 2));
  }

  #shareOf(name: string, now: number): number {
    const share = this.#shares.get(name);
    return share ? share.count * 0.5 ** ((now - share.at) / HALF_LIFE_MS) : 0;
  }

  #countShare(name: string): void {
    const now = performance.now();
    const count = this.#shareOf(name, now) + 1;
    this.#shares.delete(name);
    this.#shares.set(name, { count, at: now });
    for (const oldest of this.#shares.keys()) {
      if (this.#shares.size <= MOST_SENDERS) return;
      this.#shares.delete(oldest);
    }
  }
}
