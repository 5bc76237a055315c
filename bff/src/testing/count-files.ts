import { until } from '@lectern/kernel/testing/until.ts';
import type { RunningEdge } from './start-edge.ts';

/** Counts a team's blobs after all uploads have been processed. */
export async function countFiles(edge: RunningEdge, teamId: string): Promise<number> {
  const { jobs } = edge.lectern.services.find(
    ({ definition }) => definition.name === 'content',
  )!.store;
  await until(
    async () =>
      (await jobs.count('process-presentation', 'waiting')) +
        (await jobs.count('process-presentation', 'running')) ===
      0,
    'nothing is being made',
  );
  return countBlobs(edge, `${teamId}/files/`);
}

/** Counts them now, unfinished uploads included for a team's prefix. */
export async function countBlobs({ lectern }: RunningEdge, prefix: string): Promise<number> {
  let count = 0;
  for await (const _ of lectern.engines.engines.blobs.list(prefix)) count++;
  return count;
}
