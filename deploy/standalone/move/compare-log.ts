import { topics } from '@lectern/schemas/events/catalogue.ts';
import type { LogRecord } from '@lectern/kernel/log/port.ts';
import { readLog, wholeOf, type Stretch } from '@lectern/kernel/log/read-log.ts';
import { ComparedPartition } from './compared-partition.ts';
import type { Source } from './source.ts';
import { topicNames, type Target } from './target.ts';

const swept = new Set(topics.filter(({ isPings }) => isPings).map(({ name }) => name));

/** Offsets of the embedded log in that of the cluster. */
export type PlaceThere = (topic: string, partition: number, offset: number) => number;

/**
 * Compares every partition of the log, event by event.
 * @param places offsets of the embedded log, by topic and partition, whose places in the cluster are wanted
 */
export async function compareLog(
  { facts }: Source,
  { log }: Target,
  places: ReadonlyMap<string, readonly number[]>,
): Promise<{ problems: string[]; events: number; placeThere: PlaceThere }> {
  const stretches = await wholeOf(log, topicNames);
  const nameOf = ({ topic, partition }: Pick<Stretch, 'topic' | 'partition'>) =>
    `${topic}/${partition}`;
  const compared = new Map(
    stretches.map((stretch) => [
      nameOf(stretch),
      new ComparedPartition(
        facts.recordsOf(stretch.topic, stretch.partition),
        places.get(nameOf(stretch)) ?? [],
        swept.has(stretch.topic),
      ),
    ]),
  );
  await readLog(log, stretches, (stretch, records: readonly LogRecord[]) =>
    compared.get(nameOf(stretch))?.take(records),
  );
  const problems: string[] = [];
  for (const stretch of stretches) {
    const problem = compared.get(nameOf(stretch))?.end(stretch.to);
    if (problem) problems.push(`${nameOf(stretch)}: ${problem}`);
  }
  return {
    problems,
    events: [...compared.values()].reduce((sum, { same }) => sum + same, 0),
    placeThere: (topic, partition, offset) =>
      compared.get(nameOf({ topic, partition }))?.placeOf(offset) ?? 0,
  };
}
