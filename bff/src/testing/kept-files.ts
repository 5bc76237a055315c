import { until } from '@lectern/kernel/testing/until.ts';
import type { RunningEdge } from './start-edge.ts';

/** How many blobs a team's files are, once nothing is being made of what was uploaded before. */
export async function keptFiles(edge: RunningEdge, teamId: string): Promise<number> {
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

/** How many there are right now, of uploads that are under way as well where the prefix is a team's. */
export async function countBlobs({ lectern }: RunningEdge, prefix: string): Promise<number> {
  let count = 0;
  for await (const _ of lectern.engines.engines.blobs.list(prefix)) count++;
  return count;
}
