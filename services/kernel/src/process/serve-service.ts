import type { Settings } from '../engines/settings.ts';
import type { Logger } from '../observability/logger.ts';
import type { RunningService } from '../service/running-service.ts';
import { ProofVerifier } from './claims-proof.ts';
import { startInternalServer, type InternalServer, type Serve } from './internal-server.ts';
import { needed } from './process-settings.ts';
import { serveGraph } from './serve-graph.ts';

/** Serves a running service's part of the graph to the other processes, with its health and metrics. */
export async function serveService(
  service: RunningService,
  settings: Settings,
  logger: Logger,
  routes: Readonly<Record<string, Serve>> = {},
): Promise<InternalServer> {
  const { subgraph } = service;
  const graph = await serveGraph(
    { schema: await subgraph.schema(), execute: (call) => subgraph.execute(call) },
    {
      verifier: new ProofVerifier(new URL(needed(settings, 'LECTERN_JWKS_URL'))),
      logger,
      isExplorable: settings.NODE_ENV === 'development',
    },
  );
  const server = await startInternalServer(settings, {
    logger,
    problem: () => (service.isReady ? null : 'The database takes no writes.'),
    routes: { ...routes, '/graphql': (req, res) => graph.serve(req, res) },
  });
  return {
    port: server.port,
    async stop() {
      await server.stop();
      await graph.stop();
    },
  };
}
