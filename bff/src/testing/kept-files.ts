import { until } from '@lectern/kernel/testing/until.ts';
import type { RunningEdge } from './start-edge.ts';

/** How many blobs a team's files are, once nothing is being made of what was uploaded before. */
export async function keptFiles({ lectern }: RunningEdge, teamId: string): Promise<number> {
  const { jobs } = lectern.services.find(({ definition }) => definition.name === 'content')!.store;
  await until(async () => (await jobs.count('process-presentation', 'waiting')) + (await jobs.count('process-presentation', 'running')) === 0, 'nothing is being made');
  let count = 0;
  for await (const _ of lectern.engines.engines.blobs.list(`${teamId}/files/`)) count++;
  return count;
}
