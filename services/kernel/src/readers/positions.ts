import type { JournalBatch, JournalHead, JournalKey, Journals } from '../store/journals-port.ts';

/** A position without another write is written at most this often, */
const IDLE_MS = 1_000;
/** and, where no other process waits for it, only after this many records. */
const IDLE_RECORDS = 512;
const LOOK_MS = 25;

/**
 * One reader's position in each partition: its journal, and what it has passed since without a write. Changes of a partition
 * happen one after the other; waiting callers are woken.
 */
export class Positions {
  readonly #reader: { readonly consumer: string };
  readonly #journals: Journals;
  /** The journal may hold more than this process has written. */
  readonly #onTakenOver: (head: JournalHead) => void;
  /** By topic and partition, as everything here. */
  readonly #heads = new Map<string, JournalHead>();
  readonly #passed = new Map<string, number>();
  readonly #noted = new Map<string, number>();
  readonly #writtenAt = new Map<string, number>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #waiting = new Set<() => void>();

  constructor(
    reader: { readonly consumer: string },
    journals: Journals,
    onTakenOver: (head: JournalHead) => void = () => {},
  ) {
    this.#reader = reader;
    this.#journals = journals;
    this.#onTakenOver = onTakenOver;
  }

  inTurn<Result>(topic: string, partition: number, work: () => Promise<Result>): Promise<Result> {
    const place = `${topic}/${partition}`;
    const turn = (this.#turns.get(place) ?? Promise.resolve()).then(work);
    this.#turns.set(
      place,
      turn.catch(() => {}),
    ); // The caller whose turn it was gets the error.
    return turn;
  }

  /** Reading begins here: unwritten progress is read again. */
  async begin(topic: string, partition: number): Promise<JournalHead> {
    const place = `${topic}/${partition}`;
    this.#passed.delete(place);
    this.#stopTimer(place);
    const head = await this.takeOver(topic, partition);
    this.#advance(place, head);
    return head;
  }

  async head(topic: string, partition: number): Promise<JournalHead> {
    return this.#heads.get(`${topic}/${partition}`) ?? (await this.takeOver(topic, partition));
  }

  async takeOver(topic: string, partition: number): Promise<JournalHead> {
    const head = await this.#journals.takeOver(this.#key(topic, partition));
    this.#onTakenOver(head);
    return head;
  }

  /** @throws JournalLost when another process has written since this head */
  async commit(
    topic: string,
    partition: number,
    head: JournalHead,
    batch: JournalBatch,
  ): Promise<void> {
    const place = `${topic}/${partition}`;
    try {
      const next = await this.#journals.commit(this.#key(topic, partition), head.sequence, batch);
      this.#advance(place, next);
      if (next.nextOffset >= (this.#passed.get(place) ?? 0)) this.#stopTimer(place);
    } catch (error) {
      this.#heads.delete(place);
      throw error;
    }
  }

  /** In turn: everything before the offset is done without a write. */
  async pass(topic: string, partition: number, nextOffset: number): Promise<void> {
    const place = `${topic}/${partition}`;
    if (nextOffset <= this.reached(topic, partition)) return;
    this.#passed.set(place, nextOffset);
    this.wake();
    const unwritten = nextOffset - (this.#heads.get(place)?.nextOffset ?? 0);
    const idleMs = performance.now() - (this.#writtenAt.get(place) ?? 0);
    if (this.#journals.isShared) this.#writeLater(topic, partition);
    else if (unwritten >= IDLE_RECORDS && idleMs >= IDLE_MS) await this.#write(topic, partition);
  }

  /** Another source says that everything before the offset is done. */
  note(topic: string, partition: number, offset: number): void {
    if (offset <= this.reached(topic, partition)) return;
    this.#noted.set(`${topic}/${partition}`, offset);
    this.wake();
  }

  /** Writes unwritten progress, so that a restart continues from there; after a failure records are read again. */
  async writePassed(): Promise<void> {
    for (const place of this.#passed.keys()) {
      const [topic = '', number] = place.split('/');
      const partition = Number(number);
      await this.inTurn(topic, partition, () => this.#write(topic, partition)).catch(() => {});
    }
  }

  /** As far as this process knows: the journal may be further. */
  reached(topic: string, partition: number): number {
    const place = `${topic}/${partition}`;
    return Math.max(
      this.#heads.get(place)?.nextOffset ?? 0,
      this.#passed.get(place) ?? 0,
      this.#noted.get(place) ?? 0,
    );
  }

  /** Whether everything before the offset is done, by any process. */
  async isBeyond(topic: string, partition: number, offset: number): Promise<boolean> {
    if (offset <= this.reached(topic, partition)) return true;
    const isWritten = await this.#journals.isWritten(this.#key(topic, partition), offset);
    if (isWritten) this.note(topic, partition, offset);
    return isWritten;
  }

  /** How many records it is behind an offset. */
  async lagBehind(topic: string, partition: number, offset: number): Promise<number> {
    if (this.reached(topic, partition) >= offset) return 0;
    const { nextOffset } = await this.#journals.head(this.#key(topic, partition));
    return Math.max(0, offset - Math.max(nextOffset, this.reached(topic, partition)));
  }

  /** Resolves after progress here, or after a while, when another process may have made some. */
  moved(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, LOOK_MS);
      signal.addEventListener('abort', done);
      this.#waiting.add(done);
    });
  }

  wake(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  stop(): void {
    for (const place of this.#timers.keys()) this.#stopTimer(place);
  }

  #advance(place: string, head: JournalHead): void {
    this.#heads.set(place, head);
    this.#writtenAt.set(place, performance.now());
    this.wake();
  }

  #writeLater(topic: string, partition: number): void {
    const place = `${topic}/${partition}`;
    if (this.#timers.has(place)) return;
    const timer = setTimeout(() => {
      this.#timers.delete(place);
      // After a failure the next write includes it.
      this.inTurn(topic, partition, () => this.#write(topic, partition)).catch(() => {});
    }, IDLE_MS);
    this.#timers.set(place, timer.unref());
  }

  async #write(topic: string, partition: number): Promise<void> {
    const nextOffset = this.#passed.get(`${topic}/${partition}`) ?? 0;
    const head = await this.head(topic, partition);
    if (nextOffset > head.nextOffset)
      await this.commit(topic, partition, head, { nextOffset, rows: [], streams: [] });
  }

  #stopTimer(place: string): void {
    clearTimeout(this.#timers.get(place));
    this.#timers.delete(place);
  }

  #key(topic: string, partition: number): JournalKey {
    return { consumer: this.#reader.consumer, topic, partition };
  }
}
