import type { Log, RunningSubscription } from '../log/port.ts';
import { SHARED, type Journals } from '../store/journals-port.ts';
import { CatchUp } from './catch-up.ts';
import { Lane } from './lane.ts';
import type { TopicMember } from './member.ts';
import { Place } from './place.ts';
import { SharedPosition } from './shared-position.ts';

/** Members closer than this read together. */
const NEAR = 4_096;
/** Pause after a failed subscription. */
const AGAIN_MS = 1_000;

export interface ReaderRuntime {
  service: string;
  log: Log;
  journals: Journals;
  onError(error: unknown, what: string): void;
}

/**
 * Reads one topic for all policies and projections of a service. They share a checkpoint; a slow, new or late one reads
 * alone until it has caught up.
 */
export class TopicReader {
  /** `reader <topic> <hash of its members>`: releases with other members read side by side, each for its own. */
  readonly name: string;
  readonly topic: string;
  readonly #runtime: ReaderRuntime;
  readonly #types: ReadonlySet<string>;
  readonly #members = new Set<TopicMember>();
  readonly #places = new Map<number, Place>();
  /** Behind, and not reading yet. */
  readonly #behind = new Map<TopicMember, Lane[]>();
  readonly #catchUps = new Set<CatchUp>();
  #earlierNames: Promise<string[]> | null = null;
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
      onBatch: (_topic, partition, records) => this.#begunPlace(partition).hand(records),
      onSkipped: async (_topic, partition, nextOffset) =>
        this.#begunPlace(partition).moveTo(nextOffset),
      onError: (error) => this.#runtime.onError(error, this.name),
    });
  }

  async attach(member: TopicMember): Promise<void> {
    this.#members.add(member);
    for (const place of this.#places.values()) await this.#attachTo(place, member);
  }

  /** Writes what the member has taken, and hands it nothing more. */
  async detach(member: TopicMember): Promise<void> {
    this.#members.delete(member);
    const alone = [...this.#catchUps].filter((catchUp) => catchUp.member === member);
    await Promise.all(alone.map((catchUp) => catchUp.stop()));
    for (const place of this.#places.values()) {
      const lane = place.laneOf(member);
      if (!lane) continue;
      await lane.stop();
      await place.write().catch(() => {}); // It will take some records again.
      place.remove(lane);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#subscription?.stop();
    await Promise.all([...this.#catchUps].map((catchUp) => catchUp.stop()));
    for (const place of this.#places.values()) {
      await place.stop();
      await place.write().catch(() => {}); // Some records will be taken again.
    }
  }

  laneOf(member: TopicMember, partition: number): Lane | undefined {
    return this.#places.get(partition)?.laneOf(member);
  }

  /** The member's position by the shared checkpoints of all processes. */
  async writtenFor(consumer: string, partition: number): Promise<number> {
    const shared = [this.#sharedOf(partition), ...(await this.#earlierOf(partition))];
    return Math.max(...(await Promise.all(shared.map((each) => each.writtenFor(consumer)))));
  }

  async #begin(partition: number): Promise<number> {
    const before = this.#places.get(partition);
    const place = await this.#placeOf(partition);
    void before?.stop(); // It finishes its batch: taking it twice changes nothing.
    const lanes = await Promise.all(
      [...this.#members].map((member) => this.#makeLane(place, member)),
    );
    const positions = lanes.map(({ position }) => position);
    const furthest = Math.max(place.shared.offset, ...positions);
    place.moveTo(Math.min(furthest, ...positions.filter((at) => at >= furthest - NEAR)));
    this.#places.set(partition, place);
    for (const lane of lanes) this.#join(place, lane);
    for (const member of this.#members) await this.#attachTo(place, member); // Members that joined meanwhile.
    await place.write();
    return place.read;
  }

  async #placeOf(partition: number): Promise<Place> {
    const [shared, earlier] = [this.#sharedOf(partition), await this.#earlierOf(partition)];
    for (const position of [shared, ...earlier]) await position.load();
    return new Place({
      topic: this.topic,
      partition,
      shared,
      earlier,
      isWaitedFor: this.#runtime.journals.isShared,
      onError: (error) => this.#runtime.onError(error, this.name),
    });
  }

  #attachTo(place: Place, member: TopicMember): Promise<void> {
    return place.inTurn(async () => {
      if (!place.laneOf(member)) this.#join(place, await this.#makeLane(place, member));
    });
  }

  async #makeLane(place: Place, member: TopicMember): Promise<Lane> {
    const own = await member.begin(place.topic, place.partition);
    const lane = new Lane(member, place, 0, (idle) => this.#onIdle(place, idle));
    lane.moveTo(Math.max(own, place.claimOf(member.consumer)));
    return lane;
  }

  #join(place: Place, lane: Lane): void {
    place.add(lane);
    if (lane.position >= place.read) return;
    lane.isAlone = true;
    this.#readAlone(lane);
  }

  #onIdle(place: Place, lane: Lane): void {
    if (this.#isStopped || !this.#isHere(lane)) return;
    if (lane.isAlone && !this.#hasCaughtUp(lane)) this.#readAlone(lane);
    this.#checkpoint(place);
  }

  /** One subscription for all partitions that fall behind at the same time. */
  #readAlone(lane: Lane): void {
    const together = this.#behind.get(lane.member);
    if (together) return void together.push(lane);
    const lanes = [lane];
    this.#behind.set(lane.member, lanes);
    setImmediate(() => {
      this.#behind.delete(lane.member);
      const still = lanes.filter((each) => this.#isHere(each));
      if (!this.#isStopped && still.length > 0) this.#catchUp(lane.member, still);
    });
  }

  #catchUp(member: TopicMember, lanes: readonly Lane[]): void {
    const { log, service } = this.#runtime;
    const onEnd = () => this.#catchUps.delete(catchUp);
    const catchUp: CatchUp = new CatchUp(log, service, lanes, onEnd, (lane) => {
      if (!this.#isHere(lane)) return true;
      const isDone = this.#hasCaughtUp(lane);
      this.#checkpoint(this.#begunPlace(lane.partition));
      return isDone;
    });
    this.#catchUps.add(catchUp);
    catchUp.started.catch((error: unknown) => {
      member.onError(error);
      onEnd();
      const again = () => lanes.forEach((lane) => this.#isHere(lane) && this.#readAlone(lane));
      setTimeout(again, AGAIN_MS).unref();
    });
  }

  /** Whether it reads with the others from now on. */
  #hasCaughtUp(lane: Lane): boolean {
    if (lane.position < this.#begunPlace(lane.partition).read) return false;
    lane.isAlone = false;
    return true;
  }

  /** @throws Error before the subscription has begun the partition */
  #begunPlace(partition: number): Place {
    const place = this.#places.get(partition);
    if (!place) throw new Error(`${this.name} does not read partition ${partition}`);
    return place;
  }

  #checkpoint(place: Place): void {
    place.checkpoint().catch((error: unknown) => this.#runtime.onError(error, this.name));
  }

  #isHere(lane: Lane): boolean {
    return this.#places.get(lane.partition)?.lanes.includes(lane) ?? false;
  }

  #sharedOf(partition: number): SharedPosition {
    return new SharedPosition(this.#runtime.journals, this.name, this.topic, partition);
  }

  /** Of releases with other members. */
  async #earlierOf(partition: number): Promise<SharedPosition[]> {
    const { journals } = this.#runtime;
    const names = await (this.#earlierNames ??= this.#findEarlier());
    return names.map((name) => new SharedPosition(journals, name, this.topic, partition));
  }

  async #findEarlier(): Promise<string[]> {
    const names = (await this.#runtime.journals.consumers())
      .filter((consumer) => consumer.startsWith(`${SHARED}${this.topic} `))
      .map((consumer) => consumer.slice(0, consumer.lastIndexOf(' ')));
    return [...new Set(names)].filter((name) => name !== this.name);
  }
}
