import { setTimeout as pause } from 'node:timers/promises';
import { PARTITIONS, type Log } from '../log/port.ts';
import type { ProjectionRunner } from './runner.ts';

/** Whoever has come so near to the end may serve. */
const NEAR_MS = 500;

/** Ends of the log that concern a projection. */
export type TopicEnds = readonly { topic: string; partition: number; end: number }[];

export async function topicEnds({ topics }: ProjectionRunner, log: Log): Promise<TopicEnds> {
  const places = topics.flatMap((topic) =>
    Array.from({ length: PARTITIONS }, (_, partition) => ({ topic, partition })),
  );
  return Promise.all(
    places.map(async (place) => ({
      ...place,
      end: await log.endOffset(place.topic, place.partition),
    })),
  );
}

export async function isBeyond(runner: ProjectionRunner, ends: TopicEnds): Promise<boolean> {
  for (const { topic, partition, end } of ends) {
    if (!(await runner.hasReached(topic, partition, end))) return false;
  }
  return true;
}

/** Resolves once the rows are beyond these ends. @throws AbortError when the signal comes first */
export async function reach(
  runner: ProjectionRunner,
  ends: TopicEnds,
  signal: AbortSignal,
): Promise<void> {
  while (!(await isBeyond(runner, ends))) await pause(10, undefined, { signal });
}

/** To the end, with its lists, and to what the end is then. @throws AbortError when the signal comes first */
export async function complete(
  runner: ProjectionRunner,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  await reachEnd(runner, log, signal);
  if (await runner.finish()) await reachEnd(runner, log, signal);
}

/** The end goes on while it is pursued, so the last one is good enough once it took no time to reach. */
async function reachEnd(runner: ProjectionRunner, log: Log, signal: AbortSignal): Promise<void> {
  for (;;) {
    const startedAt = performance.now();
    await reach(runner, await topicEnds(runner, log), signal);
    if (performance.now() - startedAt < NEAR_MS) return;
  }
}
