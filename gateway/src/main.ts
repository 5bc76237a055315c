// Runs the gateway as a process of its own.
import type { GraphRequest } from '@lectern/kernel/graphql/subgraph.ts';
import { composedSdl } from '@lectern/kernel/graphql/sdl.ts';
import { ProofVerifier } from '@lectern/kernel/process/claims-proof.ts';
import { startInternalServer } from '@lectern/kernel/process/internal-server.ts';
import { remoteGraph, remoteSubgraph } from '@lectern/kernel/process/remote-graph.ts';
import { runProcess } from '@lectern/kernel/process/run-process.ts';
import { serveGraph } from '@lectern/kernel/process/serve-graph.ts';
import { startGateway } from './gateway.ts';
import { SubgraphHealth } from './subgraph-health.ts';

await runProcess('gateway', ['LECTERN_SUBGRAPHS', 'LECTERN_JWKS_URL'], async (settings, logger) => {
  const origins = settings.LECTERN_SUBGRAPHS!;
  const passedOn = async ({ edgeProof }: GraphRequest) => edgeProof ?? null;
  const onError = (err: unknown) => logger.warn({ err }, 'a service cannot be called');
  const remotes = Object.entries(origins).map(
    ([name, origin]) => [name, remoteGraph(name, origin, passedOn, onError)] as const,
  );
  const gateway = await startGateway(
    composedSdl('supergraph'),
    remotes.map(([name, remote]) => remoteSubgraph(name, remote)),
  );
  const health = new SubgraphHealth(origins);
  const graph = await serveGraph(
    { schema: gateway.schema, execute: (call) => gateway.execute(call), isChecked: true },
    {
      verifier: new ProofVerifier(new URL(settings.LECTERN_JWKS_URL!)),
      logger,
      isExplorable: settings.NODE_ENV === 'development',
    },
  );
  const server = await startInternalServer(settings, {
    logger,
    problem: () => health.problem(),
    routes: { '/graphql': (req, res) => graph.serve(req, res) },
  });
  return {
    async stop() {
      health.stop();
      await server.stop();
      await graph.stop();
      await gateway.stop();
      await Promise.all(remotes.map(([, remote]) => remote.stop()));
    },
  };
});
