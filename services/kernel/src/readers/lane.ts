import { setTimeout as pause } from 'node:timers/promises';
import type { LogRecord } from '../log/port.ts';
import type { TopicMember } from './member.ts';

/** A slow member's queue; beyond it records are read again from the log. */
const MOST_WAITING = 8_192;
/** Gathered records are taken early at this number. */
const MOST_GATHERED = 4_096;
const FIRST_PAUSE_MS = 200;
const MAX_PAUSE_MS = 2_000;

/** One member's progress through one partition: it takes its records in order, at its own pace. */
export class Lane {
  readonly member: TopicMember;
  readonly topic: string;
  readonly partition: number;
  /** Read by a subscription of its own until it has caught up with the others. */
  isAlone = false;
  /** The others no longer wait for it. */
  isSlow = false;
  /** Whether it has taken something since the last checkpoint. */
  hasTaken = false;
  readonly #onIdle: (lane: Lane) => void;
  readonly #stopping = new AbortController();
  #position: number;
  /** The position once all that waits is taken. */
  #goal: number;
  #waiting: LogRecord[] = [];
  #work: Promise<void> | null = null;
  #gathering: AbortController | null = null;
  #attempt = Promise.withResolvers<void>();

  /**
   * @param position everything before it is taken
   * @param onIdle nothing waits any more
   */
  constructor(
    member: TopicMember,
    { topic, partition }: { topic: string; partition: number },
    position: number,
    onIdle: (lane: Lane) => void,
  ) {
    this.member = member;
    this.topic = topic;
    this.partition = partition;
    this.#position = position;
    this.#goal = position;
    this.#onIdle = onIdle;
  }

  /** Everything before it is taken, or of other types. */
  get position(): number {
    return this.#position;
  }

  get isBusy(): boolean {
    return this.#work !== null;
  }

  get isGathering(): boolean {
    return this.#gathering !== null;
  }

  /** Whether the shared checkpoint does not wait for it. */
  get isApart(): boolean {
    return this.isAlone || this.isSlow;
  }

  /** @param records those of its types, @param nextOffset behind all that was read */
  offer(records: readonly LogRecord[], nextOffset: number): void {
    if (this.isAlone || this.#stopping.signal.aborted) return;
    const fresh = records.filter(({ offset }) => offset >= this.#goal);
    this.#goal = Math.max(this.#goal, nextOffset);
    if (fresh.length > 0) this.#add(fresh);
    else if (!this.#work) this.moveTo(this.#goal);
  }

  moveTo(position: number): void {
    if (position <= this.#position) return;
    this.#position = position;
    this.#goal = Math.max(this.#goal, position);
    this.member.noteReached(this.topic, this.partition, position);
  }

  /** Takes what has gathered. Resolves after the next attempt, also where it fails. */
  async flush(): Promise<void> {
    this.#gathering?.abort();
    if (this.#work) await Promise.race([this.#work, this.#attempt.promise]);
  }

  /** Resolves when nothing waits. */
  async idle(): Promise<void> {
    await this.#work;
  }

  /** Tries once more what waits, and leaves it. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#gathering?.abort();
    await this.#work;
  }

  #add(records: readonly LogRecord[]): void {
    const waits = this.#work !== null || this.member.flushAfterMs !== undefined;
    for (const record of records) this.#waiting.push(waits ? sealed(record) : record);
    if (this.#waiting.length > MOST_WAITING) {
      this.isAlone = true;
      this.#waiting = [];
    } else if (this.#waiting.length >= MOST_GATHERED) this.#gathering?.abort();
    this.#work ??= this.#run();
  }

  async #run(): Promise<void> {
    try {
      while (this.#waiting.length > 0) {
        await this.#gather();
        const [records, goal] = [this.#waiting, this.#goal];
        this.#waiting = [];
        if (records.length > 0 && !(await this.#take(records))) return;
        // After an overflow the dropped records begin behind these.
        const behind = Math.max(this.#position, (records.at(-1)?.offset ?? -1) + 1);
        this.moveTo(this.isAlone ? behind : goal);
      }
      if (!this.isAlone) this.moveTo(this.#goal);
    } finally {
      // In the same turn as the last look at the queue: later records start another run.
      this.#goal = this.#position;
      this.#work = null;
      this.isSlow = false;
      this.#onIdle(this);
    }
  }

  async #gather(): Promise<void> {
    const { flushAfterMs } = this.member;
    if (flushAfterMs === undefined || this.#waiting.length >= MOST_GATHERED) return;
    this.#gathering = new AbortController();
    const signal = AbortSignal.any([this.#gathering.signal, this.#stopping.signal]);
    await pause(flushAfterMs, undefined, { signal }).catch(() => {});
    this.#gathering = null;
  }

  /** @returns whether they are taken; otherwise it was stopped */
  async #take(records: readonly LogRecord[]): Promise<boolean> {
    const { member, topic, partition } = this;
    for (let failures = 0; ; failures++) {
      try {
        if (failures > 0) await member.begin(topic, partition);
        await member.take(topic, partition, records);
        this.hasTaken = true;
        this.#endAttempt();
        return true;
      } catch (error) {
        if (!this.#stopping.signal.aborted) member.onError(error);
        this.#endAttempt();
      }
      const ms = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
      await pause(ms, undefined, { signal: this.#stopping.signal }).catch(() => {});
      if (this.#stopping.signal.aborted) return false;
    }
  }

  #endAttempt(): void {
    this.#attempt.resolve();
    this.#attempt = Promise.withResolvers();
  }
}

/** Opens records only when they are taken: a person's key may be gone by then. */
function sealed(record: LogRecord): LogRecord {
  if (!record.event?.persons) return record;
  const { event: _, ...rest } = record;
  return rest;
}
