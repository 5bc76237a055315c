import { offsetAfter, type LogRecord } from '../log/port.ts';
import type { Lane } from './lane.ts';
import { typeOf, type TopicMember } from './member.ts';
import type { SharedPosition } from './shared-position.ts';

/** How long a batch waits for a slow member before the others go on without it. */
const PATIENCE_MS = 200;
/** A checkpoint that no member needs is written at most this often, */
const IDLE_MS = 1_000;
/** and, where no other process waits for it, only after this many records. */
const IDLE_RECORDS = 512;

interface PlaceOptions {
  topic: string;
  partition: number;
  /** The checkpoint, loaded. */
  shared: SharedPosition;
  /** Those of releases with other members, loaded. */
  earlier: readonly SharedPosition[];
  /** Whether other processes wait for the checkpoint. */
  isWaitedFor: boolean;
  onError(error: unknown): void;
}

/** One partition as this process reads it for the members of a reader. */
export class Place {
  readonly topic: string;
  readonly partition: number;
  readonly shared: SharedPosition;
  readonly #options: PlaceOptions;
  /** Everything before it was handed to the lanes. */
  #read = 0;
  #lanes: readonly Lane[] = [];
  /** A batch is in its lanes: no lane needs a checkpoint of its own meanwhile. */
  #isUnderWay = false;
  #isStopped = false;
  #writtenAt = performance.now();
  #timer: NodeJS.Timeout | null = null;
  #turn: Promise<void> = Promise.resolve();

  constructor(options: PlaceOptions) {
    this.topic = options.topic;
    this.partition = options.partition;
    this.shared = options.shared;
    this.#options = options;
  }

  get read(): number {
    return this.#read;
  }

  get lanes(): readonly Lane[] {
    return this.#lanes;
  }

  laneOf(member: TopicMember): Lane | undefined {
    return this.#lanes.find((lane) => lane.member === member);
  }

  /** A member's position by the checkpoints of this and earlier releases. */
  claimOf(consumer: string): number {
    const positions = [this.shared, ...this.#options.earlier];
    return Math.max(...positions.map((position) => position.claimOf(consumer)));
  }

  add(lane: Lane): void {
    this.#lanes = [...this.#lanes, lane];
  }

  remove(lane: Lane): void {
    this.#lanes = this.#lanes.filter((each) => each !== lane);
  }

  /** Nothing before the offset is left for lanes that are not behind it. */
  moveTo(nextOffset: number): void {
    this.#read = Math.max(this.#read, nextOffset);
    for (const lane of this.#lanes) lane.offer([], nextOffset);
  }

  /** Resolves when the lanes have taken the records, or when the others should not wait any longer. */
  async hand(records: readonly LogRecord[]): Promise<void> {
    const nextOffset = offsetAfter(records);
    this.#read = Math.max(this.#read, nextOffset);
    this.#isUnderWay = true;
    try {
      const byType = Map.groupBy(records, typeOf);
      const busy = this.#lanes.flatMap((lane) => {
        lane.offer(wantedBy(lane.member, byType, records), nextOffset);
        return lane.isBusy && !lane.isGathering && !lane.isApart ? [lane.idle()] : [];
      });
      if (!(await within(PATIENCE_MS, busy)))
        for (const lane of this.#lanes) if (lane.isBusy && !lane.isGathering) lane.isSlow = true;
    } finally {
      this.#isUnderWay = false;
    }
    await this.checkpoint();
  }

  /** At once after a policy has reacted: only the checkpoint records that. */
  async checkpoint(): Promise<void> {
    if (this.#isUnderWay) return;
    const isNeeded = this.#lanes.some(
      ({ hasTaken, isBusy, member }) => hasTaken && !isBusy && !member.hasJournal,
    );
    if (isNeeded) return this.write();
    if (this.#options.isWaitedFor) return this.#writeLater();
    const unwritten = this.#read - this.shared.offset;
    if (unwritten >= IDLE_RECORDS && performance.now() - this.#writtenAt >= IDLE_MS)
      await this.write();
  }

  /** @throws JournalLost when another process has written meanwhile */
  write(): Promise<void> {
    return this.inTurn(async () => {
      this.#writtenAt = performance.now();
      const together = this.#lanes.filter((lane) => !lane.isApart);
      const reached = Math.min(this.#read, ...together.map(({ position }) => position));
      await this.shared.write(reached, this.#lanes);
      for (const lane of this.#lanes)
        if (!lane.isBusy && (lane.isApart || lane.position <= this.shared.offset))
          lane.hasTaken = false;
    });
  }

  /** Writing and adding lanes take turns. */
  inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => {}); // The caller whose turn it was gets the error.
    return turn;
  }

  /** Tries once more what waits in the lanes, and leaves it. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await Promise.all(this.#lanes.map((lane) => lane.stop()));
  }

  #writeLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.write().catch((error: unknown) => {
        this.#options.onError(error);
        if (!this.#isStopped) this.#writeLater(); // Others wait for it.
      });
    }, IDLE_MS).unref();
  }
}

function wantedBy(
  { types }: TopicMember,
  byType: ReadonlyMap<string | null, readonly LogRecord[]>,
  records: readonly LogRecord[],
): readonly LogRecord[] {
  const present = [...byType.keys()].filter((type) => type === null || types.has(type));
  if (present.length === 0) return [];
  if (present.length === byType.size) return records;
  return records.filter((record) => present.includes(typeOf(record)));
}

/** Whether all finished in time. */
async function within(ms: number, work: readonly Promise<void>[]): Promise<boolean> {
  if (work.length === 0) return true;
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, ms, false);
  const inTime = await Promise.race([Promise.all(work).then(() => true), late]);
  clearTimeout(timer);
  return inTime;
}
