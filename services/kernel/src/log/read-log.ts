import { PARTITIONS, type Log, type LogRecord } from './port.ts';

/** Offsets of a partition: from the first up to and without the second. */
export interface Stretch {
  topic: string;
  partition: number;
  from: number;
  to: number;
}

/**
 * Reads stretches of the log once, each in order; stretches beside each other.
 * @param onRecords may fail: then reading ends
 */
export async function readLog(
  log: Log,
  stretches: readonly Stretch[],
  onRecords: (stretch: Stretch, records: readonly LogRecord[]) => void | Promise<void>,
): Promise<void> {
  const left = new Map(
    stretches
      .filter(({ from, to }) => from < to)
      .map((stretch) => [`${stretch.topic}/${stretch.partition}`, stretch]),
  );
  if (left.size === 0) return;
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  const reached = new Map([...left].map(([place, { from }]) => [place, from]));
  const subscription = await log.subscribe({
    consumer: 'read-once',
    isPrivate: true,
    topics: [...new Set([...left.values()].map(({ topic }) => topic))],
    start: async (topic, partition) =>
      reached.get(`${topic}/${partition}`) ?? log.endOffset(topic, partition),
    async onBatch(topic, partition, records) {
      const place = `${topic}/${partition}`;
      const stretch = left.get(place);
      if (!stretch) return;
      try {
        await onRecords(
          stretch,
          records.filter(({ offset }) => offset < stretch.to),
        );
      } catch (error) {
        left.clear();
        return reject(error);
      }
      const next = (records.at(-1)?.offset ?? 0) + 1;
      reached.set(place, next);
      if (next >= stretch.to) left.delete(place);
      if (left.size === 0) resolve();
    },
    async onSkipped(topic, partition, nextOffset) {
      const place = `${topic}/${partition}`;
      reached.set(place, nextOffset);
      if (nextOffset >= (left.get(place)?.to ?? 0)) left.delete(place);
      if (left.size === 0) resolve();
    },
    onError: () => {}, // The log tries again by itself.
  });
  try {
    await done;
  } finally {
    await subscription.stop();
  }
}

/** Every partition of these topics, from its first offset to its end. */
export async function wholeOf(log: Log, topics: readonly string[]): Promise<Stretch[]> {
  const places = topics.flatMap((topic) =>
    Array.from({ length: PARTITIONS }, (_, partition) => ({ topic, partition })),
  );
  return Promise.all(
    places.map(async ({ topic, partition }) => ({
      topic,
      partition,
      from: 0,
      to: await log.endOffset(topic, partition),
    })),
  );
}
