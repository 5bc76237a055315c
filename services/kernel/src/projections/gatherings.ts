import type { LogRecord } from '../log/port.ts';
import type { BatchLimits } from './batch-limits.ts';
import type { Batch } from './batch.ts';
import { Gathering } from './gathering.ts';
import type { Heads } from './heads.ts';
import type { ProjectionRunner } from './runner.ts';

/** What gathers of each partition before it is written; where that fails, it is read again from its head. */
export class Gatherings {
  readonly #runner: Pick<ProjectionRunner, 'consumer' | 'projection'>;
  readonly #heads: Heads;
  readonly #limits: BatchLimits;
  readonly #newBatch: () => Batch;
  /** By topic and partition, as everything here. */
  readonly #underWay = new Map<string, Gathering>();
  /** Where a gathering was not written: what follows it waits until it is read again. */
  readonly #lost = new Set<string>();
  /** Where to go on in small batches for once. */
  readonly #tooLarge = new Set<string>();

  constructor(
    runner: Pick<ProjectionRunner, 'consumer' | 'projection'>,
    heads: Heads,
    limits: BatchLimits,
    newBatch: () => Batch,
  ) {
    this.#runner = runner;
    this.#heads = heads;
    this.#limits = limits;
    this.#newBatch = newBatch;
  }

  /** For how long events gather there, in milliseconds; undefined where they are to be written at once. */
  patience(topic: string, partition: number): number | undefined {
    return this.#tooLarge.has(`${topic}/${partition}`)
      ? undefined
      : this.#runner.projection.gatherMs;
  }

  /** It is read from its head on. */
  begin(topic: string, partition: number): void {
    this.#lost.delete(`${topic}/${partition}`);
  }

  /** What was too large is written in parts: from here on events gather as before. */
  resume(topic: string, partition: number): void {
    this.#tooLarge.delete(`${topic}/${partition}`);
  }

  /** To where events have gathered that are not in the rows yet; null where there are none. */
  reachedTo(topic: string, partition: number): number | null {
    return this.#underWay.get(`${topic}/${partition}`)?.nextOffset ?? null;
  }

  /** To be called in turn. @returns what settles with the write that they become part of */
  async add(
    topic: string,
    partition: number,
    records: readonly LogRecord[],
    gatherMs: number,
  ): Promise<{ written: Promise<void> }> {
    const place = `${topic}/${partition}`;
    if (this.#lost.has(place))
      throw new Error(`${this.#runner.consumer}: what was gathered of ${place} is read again`);
    let gathering = this.#underWay.get(place);
    if (!gathering) {
      const { nextOffset } = await this.#heads.head(topic, partition);
      gathering = new Gathering(
        { topic, partition, batch: this.#newBatch(), nextOffset },
        gatherMs,
        (due) => void this.#writeInTurn(due),
      );
      this.#underWay.set(place, gathering);
    }
    const { batch, nextOffset } = gathering;
    try {
      await batch.prepare(
        records[0]!.offset >= nextOffset
          ? records
          : records.filter(({ offset }) => offset >= nextOffset),
      );
    } catch (error) {
      await this.#end(gathering, () => Promise.reject(error));
      throw error;
    }
    gathering.nextOffset = Math.max(nextOffset, records.at(-1)!.offset + 1);
    if (this.#limits.isFull(batch.rows)) await this.#write(gathering);
    return gathering;
  }

  /** Writes what has gathered there, if it goes as far as the offset. */
  async writeUpTo(topic: string, partition: number, offset: number): Promise<void> {
    const gathering = this.#underWay.get(`${topic}/${partition}`);
    if (gathering && gathering.nextOffset >= offset) await this.#writeInTurn(gathering);
  }

  /** For whoever changes rows beside what is read: to be called in turn. */
  async writeFirst(topic: string, partition: number): Promise<void> {
    const gathering = this.#underWay.get(`${topic}/${partition}`);
    if (gathering) await this.#write(gathering);
  }

  async writeAll(): Promise<void> {
    for (const gathering of this.#underWay.values()) await this.#writeInTurn(gathering);
  }

  #writeInTurn(gathering: Gathering): Promise<void> {
    return this.#heads.inTurn(gathering.topic, gathering.partition, () => this.#write(gathering));
  }

  /** Never rejects: whoever fed it hears of it by `written`. */
  async #write(gathering: Gathering): Promise<void> {
    const { topic, partition, batch, nextOffset } = gathering;
    await this.#end(gathering, async () => {
      if (this.#limits.isTooLarge(batch.rows)) {
        this.#tooLarge.add(`${topic}/${partition}`);
        throw new Error(
          `${this.#runner.consumer}: too much was gathered of ${topic}/${partition}; it is read again in parts`,
        );
      }
      if (batch.isEmpty) return this.#heads.pass(topic, partition, nextOffset);
      await this.#heads.commit(topic, partition, await this.#heads.head(topic, partition), {
        nextOffset,
        ...batch.result(),
      });
      batch.rows.remember();
      batch.rows.announce();
    });
  }

  async #end(gathering: Gathering, write: () => Promise<void>): Promise<void> {
    const place = `${gathering.topic}/${gathering.partition}`;
    if (this.#underWay.get(place) !== gathering) return; // It has ended before.
    this.#underWay.delete(place);
    await gathering.end(async () => {
      try {
        await write();
      } catch (error) {
        this.#lost.add(place);
        throw error;
      }
    });
  }
}
