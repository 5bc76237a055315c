import { createHash } from 'node:crypto';
import { topicOf } from '@lectern/schemas/events/catalogue.ts';
import type { EventDefinition } from '@lectern/schemas/events/event.ts';
import type { TopicMember } from './member.ts';
import { TopicReader, type ReaderRuntime } from './topic-reader.ts';

/** A policy or a projection: its name changes whenever it has to read from the beginning. */
export interface Declared {
  name: string;
  on: readonly EventDefinition[];
}

/** The readers of a service: one a topic for all policies and projections. */
export class TopicReaders {
  readonly #readers: ReadonlyMap<string, TopicReader>;

  constructor(runtime: ReaderRuntime, declared: readonly Declared[]) {
    const topics = new Set(declared.flatMap(({ on }) => on.map(topicOf)));
    this.#readers = new Map(
      [...topics].map((topic) => {
        const members = declared.filter(({ on }) => on.some((event) => topicOf(event) === topic));
        const types = new Set(members.flatMap(({ on }) => on.map(({ type }) => type)));
        const names = members.map(({ name }) => name).toSorted();
        const hash = createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 8);
        return [topic, new TopicReader(runtime, topic, hash, types)];
      }),
    );
  }

  /** Whether a journal is one that members here share. */
  isOurs(consumer: string): boolean {
    return [...this.#readers.values()].some(({ name }) => consumer.startsWith(`${name} `));
  }

  async start(): Promise<void> {
    await Promise.all([...this.#readers.values()].map((reader) => reader.start()));
  }

  async attach(member: TopicMember): Promise<void> {
    await Promise.all(this.#of(member).map((reader) => reader.attach(member)));
  }

  async detach(member: TopicMember): Promise<void> {
    await Promise.all(this.#of(member).map((reader) => reader.detach(member)));
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#readers.values()].map((reader) => reader.stop()));
  }

  /** The member takes now what has gathered. */
  async flush(member: TopicMember, topic: string, partition: number): Promise<void> {
    await this.#readers.get(topic)?.laneOf(member, partition)?.flush();
  }

  /** The member's position by the shared checkpoint of all processes. */
  async writtenFor(consumer: string, topic: string, partition: number): Promise<number> {
    return (await this.#readers.get(topic)?.writtenFor(consumer, partition)) ?? 0;
  }

  #of({ topics }: TopicMember): TopicReader[] {
    return topics.map((topic) => {
      const reader = this.#readers.get(topic);
      if (!reader) throw new Error(`No reader of ${topic} was declared`);
      return reader;
    });
  }
}
