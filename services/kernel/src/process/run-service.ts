import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '../engines/settings.ts';
import type { Engines } from '../engines/engines.ts';
import type { ServiceDefinition } from '../service/service.ts';
import { startServices, type StartOptions } from '../service/start-services.ts';
import { ProofVerifier } from './claims-proof.ts';
import { startInternalServer, type Serve } from './internal-server.ts';
import { engineSettings } from './process-settings.ts';
import { runProcess } from './run-process.ts';
import { serveGraph } from './serve-graph.ts';

export interface ServiceProcess extends Pick<StartOptions, 'does' | 'runsJob'> {
  /** Further settings that it reads. */
  settings?: readonly (keyof Settings)[];
  /** What it serves to other processes beside its part of the graph, by path. */
  routes?: (engines: Engines) => Readonly<Record<string, Serve>>;
  name?: string;
}

/** Runs a service as a process of its own. */
export function runService(
  definition: ServiceDefinition,
  { settings: further = [], routes, name = definition.name, ...options }: ServiceProcess = {},
): Promise<void> {
  return runProcess(name, [...engineSettings, ...further], async (settings, logger) => {
    const running = await startServices([definition], settings, logger, {
      ...options,
      copiesFeed: false,
    });
    const [service] = running.services;
    const { engines } = running.engines;
    const subgraph = service!.subgraph;
    const graph = await serveGraph(
      { schema: await subgraph.schema(), execute: (call) => subgraph.execute(call) },
      {
        verifier: new ProofVerifier(new URL(settings.LECTERN_JWKS_URL!)),
        logger,
        isExplorable: settings.NODE_ENV === 'development',
      },
    );
    const server = await startInternalServer(settings, {
      logger,
      problem: () => (service!.isReady ? null : 'The database takes no writes.'),
      routes: {
        ...routes?.(engines),
        '/graphql': (req: IncomingMessage, res: ServerResponse) => graph.serve(req, res),
      },
    });
    return {
      async stop() {
        await Promise.all([server.stop(), service!.stopWork()]);
        await graph.stop();
        await running.stop();
      },
      failed: running.engines.diskFailed,
    };
  });
}
