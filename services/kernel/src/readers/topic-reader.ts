import type { Log, LogRecord, RunningSubscription } from '../log/port.ts';
import { SHARED, type Journals } from '../store/journals-port.ts';
import { CatchUp } from './catch-up.ts';
import { Lane } from './lane.ts';
import { typeOf, type TopicMember } from './member.ts';
import { SharedPosition } from './shared-position.ts';

/** How long a batch waits for a member that is slow before the others go on without it. */
const PATIENCE_MS = 200;
/** Members that are no further apart than this are read for together. */
const NEAR = 4_096;
/** A checkpoint that no member needs is written at most this often, */
const IDLE_MS = 1_000;
/** and, where no other process waits for it, only once so many records would be read again. */
const IDLE_RECORDS = 512;
/** After a subscription could not be made. */
const AGAIN_MS = 1_000;

export interface ReaderRuntime {
  service: string;
  log: Log;
  journals: Journals;
  onError(error: unknown, what: string): void;
}

/** One partition as this process reads it. */
interface Place {
  topic: string;
  partition: number;
  /** Everything before it was handed to the lanes. */
  read: number;
  lanes: Lane[];
  shared: SharedPosition;
  /** Of releases with other members. */
  earlier: readonly SharedPosition[];
  /** A batch waits for its lanes, so that each of them need not write by itself. */
  isUnderWay: boolean;
  writtenAt: number;
  timer: NodeJS.Timeout | null;
  /** Writing and changing the lanes take turns. */
  turn: Promise<void>;
}

/**
 * Reads one topic for all policies and projections of a service. They share a checkpoint: one that is slow, new or
 * behind is read for alone until it has caught up.
 */
export class TopicReader {
  /** `reader <topic> <hash of its members>`: releases with other members read side by side, each for its own. */
  readonly name: string;
  readonly topic: string;
  readonly #runtime: ReaderRuntime;
  readonly #types: ReadonlySet<string>;
  readonly #members = new Set<TopicMember>();
  readonly #places = new Map<number, Place>();
  readonly #behind = new Map<TopicMember, Lane[]>();
  readonly #catchUps = new Set<CatchUp>();
  #earlier: Promise<string[]> | null = null;
  #subscription: RunningSubscription | null = null;
  #isStopped = false;

  constructor(runtime: ReaderRuntime, topic: string, hash: string, types: ReadonlySet<string>) {
    this.#runtime = runtime;
    this.topic = topic;
    this.name = `${SHARED}${topic} ${hash}`;
    this.#types = types;
  }

  async start(): Promise<void> {
    this.#subscription = await this.#runtime.log.subscribe({
      consumer: `${this.#runtime.service}.${this.name.replaceAll(' ', '-')}`,
      topics: [this.topic],
      types: this.#types,
      start: (_topic, partition) => this.#begin(partition),
      onBatch: (_topic, partition, records) => this.#onBatch(this.#places.get(partition)!, records),
      onSkipped: async (_topic, partition, nextOffset) =>
        this.#moveTo(this.#places.get(partition)!, nextOffset),
      onError: (error) => this.#runtime.onError(error, this.name),
    });
  }

  async attach(member: TopicMember): Promise<void> {
    this.#members.add(member);
    for (const place of this.#places.values()) await this.#attachTo(place, member);
  }

  /** What the member has taken is written, and it is handed nothing more. */
  async detach(member: TopicMember): Promise<void> {
    this.#members.delete(member);
    const alone = [...this.#catchUps].filter((catchUp) => catchUp.member === member);
    await Promise.all(alone.map((catchUp) => catchUp.stop()));
    for (const place of this.#places.values()) {
      const lane = place.lanes.find((each) => each.member === member);
      if (!lane) continue;
      await lane.stop();
      await this.#write(place).catch(() => {}); // It takes again what it has taken since.
      place.lanes = place.lanes.filter((each) => each !== lane);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#subscription?.stop();
    await Promise.all([...this.#catchUps].map((catchUp) => catchUp.stop()));
    for (const place of this.#places.values()) {
      await Promise.all(place.lanes.map((lane) => lane.stop()));
      await this.#write(place).catch(() => {});
      if (place.timer) clearTimeout(place.timer);
    }
  }

  laneOf(member: TopicMember, partition: number): Lane | undefined {
    return this.#places.get(partition)?.lanes.find((lane) => lane.member === member);
  }

  /** To where the member has come by the shared checkpoint, whichever process wrote it. */
  async writtenFor(consumer: string, partition: number): Promise<number> {
    const shared = [this.#sharedOf(partition), ...(await this.#earlierOf(partition))];
    return Math.max(...(await Promise.all(shared.map((each) => each.writtenFor(consumer)))));
  }

  async #begin(partition: number): Promise<number> {
    const before = this.#places.get(partition);
    if (before?.timer) clearTimeout(before.timer);
    const place: Place = {
      topic: this.topic,
      partition,
      read: 0,
      lanes: [],
      shared: this.#sharedOf(partition),
      earlier: await this.#earlierOf(partition),
      isUnderWay: false,
      writtenAt: performance.now(),
      timer: null,
      turn: Promise.resolve(),
    };
    for (const position of [place.shared, ...place.earlier]) await position.load();
    // Those of before finish what they are at: it changes nothing to take it twice.
    for (const lane of before?.lanes ?? []) void lane.stop();
    const lanes = await Promise.all(
      [...this.#members].map((member) => this.#laneOf(place, member)),
    );
    const furthest = Math.max(place.shared.offset, ...lanes.map(({ position }) => position));
    const near = lanes.map(({ position }) => position).filter((at) => at >= furthest - NEAR);
    place.read = Math.min(furthest, ...near);
    this.#places.set(partition, place);
    for (const lane of lanes) this.#join(place, lane);
    for (const member of this.#members) await this.#attachTo(place, member); // Who came meanwhile.
    await this.#write(place);
    return place.read;
  }

  async #onBatch(place: Place, records: readonly LogRecord[]): Promise<void> {
    const nextOffset = records.at(-1)!.offset + 1;
    place.read = Math.max(place.read, nextOffset);
    place.isUnderWay = true;
    try {
      const byType = Map.groupBy(records, typeOf);
      const busy = place.lanes.flatMap((lane) => {
        lane.offer(wantedBy(lane.member, byType, records), nextOffset);
        return lane.isBusy && !lane.isGathering && !lane.isApart ? [lane.idle()] : [];
      });
      if (!(await within(PATIENCE_MS, busy)))
        for (const lane of place.lanes) if (lane.isBusy && !lane.isGathering) lane.isSlow = true;
    } finally {
      place.isUnderWay = false;
    }
    await this.#checkpoint(place);
  }

  #moveTo(place: Place, nextOffset: number): void {
    place.read = Math.max(place.read, nextOffset);
    for (const lane of place.lanes) lane.offer([], nextOffset);
  }

  /** At once where a policy has reacted, for nothing else tells that it has. */
  async #checkpoint(place: Place): Promise<void> {
    const isNeeded = place.lanes.some(
      ({ hasTaken, isBusy, member }) => hasTaken && !isBusy && !member.hasJournal,
    );
    if (isNeeded) return this.#write(place);
    if (this.#runtime.journals.isShared) return this.#writeLater(place);
    const unwritten = place.read - place.shared.offset;
    if (unwritten >= IDLE_RECORDS && performance.now() - place.writtenAt >= IDLE_MS)
      await this.#write(place);
  }

  #writeLater(place: Place): void {
    place.timer ??= setTimeout(() => {
      place.timer = null;
      this.#write(place).catch((error: unknown) => this.#runtime.onError(error, this.name));
    }, IDLE_MS).unref();
  }

  #write(place: Place): Promise<void> {
    return inTurn(place, async () => {
      place.writtenAt = performance.now();
      const together = place.lanes.filter((lane) => !lane.isApart);
      const reached = Math.min(place.read, ...together.map(({ position }) => position));
      await place.shared.write(reached, place.lanes);
      for (const lane of place.lanes)
        if (!lane.isBusy && (lane.isApart || lane.position <= place.shared.offset))
          lane.hasTaken = false;
    });
  }

  async #laneOf(place: Place, member: TopicMember): Promise<Lane> {
    const { topic, partition } = place;
    const own = await member.begin(topic, partition);
    const claims = [place.shared, ...place.earlier].map((position) =>
      position.claimOf(member.consumer),
    );
    const lane = new Lane(member, place, 0, (idle) => this.#onIdle(place, idle));
    lane.moveTo(Math.max(own, ...claims));
    return lane;
  }

  #join(place: Place, lane: Lane): void {
    place.lanes = [...place.lanes, lane];
    if (lane.position >= place.read) return;
    lane.isAlone = true;
    this.#readAlone(lane);
  }

  #onIdle(place: Place, lane: Lane): void {
    if (this.#isStopped || !this.#isHere(lane)) return;
    if (lane.isAlone && !this.#hasCaughtUp(place, lane)) this.#readAlone(lane);
    if (place.isUnderWay) return;
    this.#checkpoint(place).catch((error: unknown) => this.#runtime.onError(error, this.name));
  }

  /** Partitions that are found to be behind at the same time are read by one subscription. */
  #readAlone(lane: Lane): void {
    const together = this.#behind.get(lane.member);
    if (together) return void together.push(lane);
    const lanes = [lane];
    this.#behind.set(lane.member, lanes);
    setImmediate(() => {
      this.#behind.delete(lane.member);
      const still = lanes.filter((each) => this.#isHere(each));
      if (this.#isStopped || still.length === 0) return;
      const { log, service } = this.#runtime;
      const onEnd = () => this.#catchUps.delete(catchUp);
      const catchUp: CatchUp = new CatchUp(log, service, still, onEnd, (each) => {
        const place = this.#places.get(each.partition)!;
        const isDone = !this.#isHere(each) || this.#hasCaughtUp(place, each);
        if (!isDone || each.hasTaken)
          this.#checkpoint(place).catch((error: unknown) => each.member.onError(error));
        return isDone;
      });
      this.#catchUps.add(catchUp);
      catchUp.started.catch((error: unknown) => {
        lane.member.onError(error);
        this.#catchUps.delete(catchUp);
        const again = () => still.forEach((each) => this.#isHere(each) && this.#readAlone(each));
        setTimeout(again, AGAIN_MS).unref();
      });
    });
  }

  #attachTo(place: Place, member: TopicMember): Promise<void> {
    return inTurn(place, async () => {
      if (place.lanes.some((lane) => lane.member === member)) return;
      this.#join(place, await this.#laneOf(place, member));
    });
  }

  /** It goes on with the others from here. */
  #hasCaughtUp(place: Place, lane: Lane): boolean {
    if (lane.position < place.read) return false;
    lane.isAlone = false;
    return true;
  }

  #isHere(lane: Lane): boolean {
    return this.#places.get(lane.partition)?.lanes.includes(lane) ?? false;
  }

  #sharedOf(partition: number): SharedPosition {
    return new SharedPosition(this.#runtime.journals, this.name, this.topic, partition);
  }

  async #earlierOf(partition: number): Promise<SharedPosition[]> {
    const { journals } = this.#runtime;
    const names = await this.#earlierNames();
    return names.map((name) => new SharedPosition(journals, name, this.topic, partition));
  }

  /** Of releases with other members. */
  #earlierNames(): Promise<string[]> {
    return (this.#earlier ??= this.#runtime.journals.consumers().then((consumers) => {
      const names = consumers
        .filter((consumer) => consumer.startsWith(`${SHARED}${this.topic} `))
        .map((consumer) => consumer.slice(0, consumer.lastIndexOf(' ')));
      return [...new Set(names)].filter((name) => name !== this.name);
    }));
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

function inTurn(place: Place, work: () => Promise<void>): Promise<void> {
  const turn = place.turn.then(work);
  place.turn = turn.catch(() => {}); // Whose turn it was gets the error.
  return turn;
}

/** Whether all were over within that time. */
async function within(ms: number, work: readonly Promise<void>[]): Promise<boolean> {
  if (work.length === 0) return true;
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, ms, false);
  const inTime = await Promise.race([Promise.all(work).then(() => true), late]);
  clearTimeout(timer);
  return inTime;
}
