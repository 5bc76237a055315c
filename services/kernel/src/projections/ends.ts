import { PARTITIONS, type Log } from '../log/port.ts';
import type { ProjectionRunner } from './runner.ts';

/** Ends of the log that concern a projection. */
export type Ends = readonly { topic: string; partition: number; end: number }[];

export async function endsOf({ topics }: ProjectionRunner, log: Log): Promise<Ends> {
  const places = topics.flatMap((topic) => Array.from({ length: PARTITIONS }, (_, partition) => ({ topic, partition })));
  return Promise.all(places.map(async (place) => ({ ...place, end: await log.endOffset(place.topic, place.partition) })));
}

export async function isBeyond(runner: ProjectionRunner, ends: Ends): Promise<boolean> {
  for (const { topic, partition, end } of ends) {
    if (!(await runner.hasReached(topic, partition, end))) return false;
  }
  return true;
}
