import { offsetAfter, type Log, type RunningSubscription } from '../log/port.ts';
import { isWanted, type TopicMember } from './member.ts';
import type { Lane } from './lane.ts';

/** Reads some partitions of a topic for one member, from where it is, until it has caught up. */
export class CatchUp {
  readonly member: TopicMember;
  readonly #lanes: Map<number, Lane>;
  readonly #onEnd: () => void;
  readonly started: Promise<RunningSubscription>;
  #stopped: Promise<void> | null = null;

  /** @param hasCaughtUp called after each step: whether the others read on with it from there */
  constructor(
    log: Log,
    service: string,
    lanes: readonly Lane[],
    onEnd: () => void,
    hasCaughtUp: (lane: Lane) => boolean,
  ) {
    const [first] = lanes;
    if (!first) throw new Error('Nothing to catch up with');
    const { member, topic } = first;
    this.member = member;
    this.#onEnd = onEnd;
    this.#lanes = new Map(lanes.map((lane) => [lane.partition, lane]));
    const step = (partition: number, nextOffset: number) => {
      const lane = this.#lanes.get(partition);
      if (!lane) return;
      lane.moveTo(nextOffset);
      if (!hasCaughtUp(lane)) return;
      this.#lanes.delete(partition);
      if (this.#lanes.size === 0) setImmediate(() => void this.stop());
    };
    this.started = log.subscribe({
      consumer: `${service}.${member.consumer}`,
      isPrivate: true,
      topics: [topic],
      partitions: new Set(this.#lanes.keys()),
      types: member.types,
      ...(member.hasJournal && { takesLargeBatches: true }),
      start: async (_topic, partition) => {
        await member.begin(topic, partition);
        return this.#lanes.get(partition)?.position ?? log.endOffset(topic, partition);
      },
      onBatch: async (_topic, partition, records) => {
        const lane = this.#lanes.get(partition);
        if (!lane) return;
        const wanted = records.filter(
          (record) => record.offset >= lane.position && isWanted(record, member.types),
        );
        if (wanted.length > 0) await member.take(topic, partition, wanted);
        if (wanted.length > 0) lane.hasTaken = true;
        step(partition, offsetAfter(records));
      },
      onSkipped: async (_topic, partition, nextOffset) => step(partition, nextOffset),
      onError: (error) => member.onError(error),
    });
  }

  stop(): Promise<void> {
    this.#lanes.clear();
    return (this.#stopped ??= this.started
      .then((subscription) => subscription.stop())
      .catch(() => {}) // Reported by the code that started it.
      .finally(() => this.#onEnd()));
  }
}
