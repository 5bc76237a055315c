import { startGraph, type Graph } from '@lectern/gateway/graph.ts';
import { openLocalCounters } from '@lectern/kernel/store/counters/local.ts';
import { composedSdl } from '@lectern/kernel/graphql/sdl.ts';
import { startBff, type BffOptions, type RunningBff } from '../start-bff.ts';
import type { RunningEdge } from './start-edge.ts';

export interface RunningCopy {
  bff: RunningBff;
  url: string;
  stop(): Promise<void>;
}

/** Another graph over the same services. */
export function graphOf({ lectern }: RunningEdge): Graph {
  return startGraph({
    apiSdl: composedSdl('api'),
    supergraphSdl: composedSdl('supergraph'),
    subgraphs: lectern.services.map(({ subgraph }) => subgraph),
    onUnexpectedError: (error) => {
      throw error;
    },
  });
}

/**
 * Another edge over the same services, without the first one's caches. One that has limits of its own counts alone.
 * @param settings that differ
 */
export async function startCopy(
  edge: RunningEdge,
  {
    limits,
    connections,
    settings = {},
  }: Pick<BffOptions, 'limits' | 'connections'> & {
    settings?: Partial<BffOptions['engines']['settings']>;
  } = {},
): Promise<RunningCopy> {
  const { engines } = edge.lectern.engines;
  const graph = graphOf(edge);
  const copy = await startBff({
    engines: {
      ...engines,
      settings: { ...engines.settings, ...settings },
      urls: { ...engines.urls },
      ...(limits && { counters: openLocalCounters() }),
    },
    graph,
    ...(limits && { limits }),
    ...(connections && { connections }),
  });
  return {
    bff: copy,
    url: copy.urls.console,
    async stop() {
      await copy.stop();
      await graph.stop();
    },
  };
}
