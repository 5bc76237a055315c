import { setTimeout as pause } from 'node:timers/promises';
import { PARTITIONS, type Log } from '../log/port.ts';

/** A generation this close to the end of the log may serve. */
const NEAR_MS = 500;

/** What turns the log into rows, as far as its progress matters. */
export interface LogFollower {
  readonly topics: readonly string[];
  hasReached(topic: string, partition: number, offset: number): Promise<boolean>;
  /** Makes its lists. @returns whether there was something to do */
  finish(): Promise<boolean>;
}

/** Ends of the log that concern a projection. */
export type TopicEnds = readonly { topic: string; partition: number; end: number }[];

export async function topicEnds(
  { topics }: Pick<LogFollower, 'topics'>,
  log: Log,
): Promise<TopicEnds> {
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

export async function isBeyond(
  runner: Pick<LogFollower, 'hasReached'>,
  ends: TopicEnds,
): Promise<boolean> {
  for (const { topic, partition, end } of ends) {
    if (!(await runner.hasReached(topic, partition, end))) return false;
  }
  return true;
}

/** Resolves once the rows are beyond these ends. @throws AbortError when the signal comes first */
export async function reach(
  runner: LogFollower,
  ends: TopicEnds,
  signal: AbortSignal,
): Promise<void> {
  while (!(await isBeyond(runner, ends))) await pause(10, undefined, { signal });
}

/** Resolves once it has reached the end, has its lists, and has reached the end again. @throws AbortError when the signal comes first */
export async function complete(runner: LogFollower, log: Log, signal: AbortSignal): Promise<void> {
  await reachEnd(runner, log, signal);
  if (await runner.finish()) await reachEnd(runner, log, signal);
}

/** The end moves on meanwhile: an end that took hardly any time to reach is good enough. */
async function reachEnd(runner: LogFollower, log: Log, signal: AbortSignal): Promise<void> {
  for (;;) {
    const startedAt = performance.now();
    await reach(runner, await topicEnds(runner, log), signal);
    if (performance.now() - startedAt < NEAR_MS) return;
  }
}

/** Null where the log does not answer in time. */
export async function endOffsetUnless(
  log: Log,
  { topic, partition }: { topic: string; partition: number },
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<number | null> {
  const tooLate = new Promise<null>((resolve) =>
    signal.addEventListener('abort', () => resolve(null), { once: true }),
  );
  const end = log.endOffset(topic, partition).catch((error: unknown) => {
    onError(error);
    return null;
  });
  return Promise.race([end, tooLate]);
}
