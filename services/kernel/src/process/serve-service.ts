import type { Settings } from '../engines/settings.ts';
import type { Logger } from '../observability/logger.ts';
import type { RunningService } from '../service/running-service.ts';
import { ProofVerifier } from './claims-proof.ts';
import type { JSONWebKeySet } from 'jose';
import { sendJson, startInternalServer, type InternalServer } from './internal-server.ts';
import { PublishedKeys } from './published-keys.ts';
import { needed } from './process-settings.ts';
import { serveGraph } from './serve-graph.ts';

/**
 * Serves a running service's part of the graph to the other processes, with its health and metrics.
 * @param ownKeys of the service that signs claims: it publishes them and does not ask for them
 */
export async function serveService(
  service: RunningService,
  settings: Settings,
  logger: Logger,
  ownKeys?: () => Promise<JSONWebKeySet>,
): Promise<InternalServer> {
  const keys = new PublishedKeys(ownKeys ?? new URL(needed(settings, 'LECTERN_JWKS_URL')));
  const { subgraph } = service;
  const graph = await serveGraph(
    { schema: await subgraph.schema(), execute: (call) => subgraph.execute(call) },
    {
      verifier: new ProofVerifier(keys),
      logger,
      isExplorable: settings.NODE_ENV === 'development',
    },
  );
  const server = await startInternalServer(settings, {
    logger,
    problem: () => (service.isReady ? null : 'The database takes no writes.'),
    routes: {
      '/graphql': (req, res) => graph.serve(req, res),
      ...(ownKeys && {
        '/.well-known/jwks.json': async (_req, res) => sendJson(res, 200, await ownKeys()),
      }),
    },
  });
  return {
    port: server.port,
    async stop() {
      await server.stop();
      await graph.stop();
    },
  };
}
