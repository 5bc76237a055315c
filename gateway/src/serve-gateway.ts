import type { Settings } from '@lectern/kernel/engines/settings.ts';
import { composedSdl } from '@lectern/kernel/graphql/sdl.ts';
import type { GraphRequest } from '@lectern/kernel/graphql/subgraph.ts';
import type { Logger } from '@lectern/kernel/observability/logger.ts';
import { ProofVerifier } from '@lectern/kernel/process/claims-proof.ts';
import {
  startInternalServer,
  type InternalServer,
} from '@lectern/kernel/process/internal-server.ts';
import { PublishedKeys } from '@lectern/kernel/process/published-keys.ts';
import { remoteGraph, remoteSubgraph } from '@lectern/kernel/process/remote-graph.ts';
import { needed } from '@lectern/kernel/process/process-settings.ts';
import { serveGraph } from '@lectern/kernel/process/serve-graph.ts';
import { startGateway } from './gateway.ts';
import { SubgraphHealth } from './subgraph-health.ts';

/** Serves the joined graph of services in other processes. Proofs are passed on as they came. */
export async function serveGateway(settings: Settings, logger: Logger): Promise<InternalServer> {
  const origins = needed(settings, 'LECTERN_SUBGRAPHS');
  const passedOn = async ({ edgeProof }: GraphRequest) => edgeProof ?? null;
  const onError = (err: unknown) => logger.warn({ err }, 'a service cannot be called');
  const remotes = Object.entries(origins).map(
    ([name, origin]) => [name, remoteGraph(name, origin, passedOn, onError)] as const,
  );
  const gateway = await startGateway(
    composedSdl('supergraph'),
    remotes.map(([name, remote]) => remoteSubgraph(name, remote)),
  );
  const isExplorable = settings.NODE_ENV === 'development';
  const health = new SubgraphHealth(origins);
  const graph = await serveGraph(
    { schema: gateway.schema, needsValidation: true, execute: (call) => gateway.execute(call) },
    {
      verifier: new ProofVerifier(new PublishedKeys(new URL(needed(settings, 'LECTERN_JWKS_URL')))),
      logger,
      isExplorable,
    },
  );
  const server = await startInternalServer(settings, {
    logger,
    problem: () => health.problem(),
    routes: { '/graphql': (req, res) => graph.serve(req, res) },
  });
  return {
    port: server.port,
    async stop() {
      health.stop();
      await server.stop();
      await graph.stop();
      await gateway.stop();
      await Promise.all(remotes.map(([, remote]) => remote.stop()));
    },
  };
}
