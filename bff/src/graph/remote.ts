import type { DocumentExecutor } from '@lectern/gateway/document-router.ts';
import { startGraph, type Graph } from '@lectern/gateway/graph.ts';
import type { Engines } from '@lectern/kernel/engines/engines.ts';
import type { GraphAnswer, Subgraph } from '@lectern/kernel/graphql/subgraph.ts';
import { composedSdl } from '@lectern/kernel/graphql/sdl.ts';
import { edgeRequest } from '@lectern/kernel/process/edge-request.ts';
import { remoteGraph, remoteSubgraph } from '@lectern/kernel/process/remote-graph.ts';
import { GraphQLError } from 'graphql';
import { ClaimsSource } from '../access/claims-source.ts';
import { EdgeProofs, ProvenCallers } from './proofs.ts';
import { anonymous } from '@lectern/schemas/access/claims.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { problems } from '../http/problems.ts';

/** Services and gateway in other processes, called as the edge. */
export interface RemoteParts {
  subgraphs: readonly Subgraph[];
  joined: DocumentExecutor;
  stop(): Promise<void>;
}

/**
 * The graph where services and gateway are processes of their own: a document that one service can answer goes straight
 * there, any other to the gateway.
 */
export function remoteGraphOf(engines: Engines): Graph {
  const { subgraphs, joined, stop } = connectToGraph(engines);
  const graph = startGraph({
    apiSdl: composedSdl('api'),
    supergraphSdl: composedSdl('supergraph'),
    subgraphs,
    joined,
    onUnexpectedError: (err) => engines.logger.error({ err }, 'the graph failed'),
  });
  const callers = new ProvenCallers(new ClaimsSource(graph));
  return {
    ...graph,
    async execute(call) {
      try {
        const request = await callers.renew(call.request);
        return request === null ? signedOut : await graph.execute({ ...call, request });
      } catch (error) {
        engines.logger.warn({ err: error }, 'nothing says whether a caller is still signed in');
        return refused('UNAVAILABLE', problems.identityUnreachable);
      }
    },
    async stop() {
      await graph.stop();
      await stop();
    },
  };
}

const refused = (code: string, message: string): GraphAnswer => ({
  data: null,
  errors: [
    new GraphQLError(message, {
      path: ['claims'],
      extensions: { code, ...(code === 'UNAVAILABLE' && { retryAfter: 1 }) },
    }),
  ],
});
const signedOut = refused('UNAUTHENTICATED', problems.signInFirst);

export function connectToGraph({ settings, secrets, logger }: Engines): RemoteParts {
  const { LECTERN_SUBGRAPHS: origins, LECTERN_GATEWAY_URL: gatewayUrl } = settings;
  const identity = origins?.['identity'];
  if (!origins || !identity || !gatewayUrl)
    throw new Error('The settings name no services or no gateway');
  const onError = (err: unknown) => logger.warn({ err }, 'the graph cannot be called');
  const stranger = remoteGraph('identity', identity, async () => null, onError);
  const proofs = new EdgeProofs(async () => {
    const { data, errors } = await stranger.execute({
      document: 'query EdgeProof($request: String!) { edgeProof(request: $request) }',
      variables: { request: edgeRequest(secrets) },
      request: { claims: anonymous, correlationId: newId(), idempotency: null },
    });
    const proof = data?.['edgeProof'];
    if (typeof proof === 'string') return proof;
    throw errors[0] ?? new Error('Identity has answered no proof');
  });
  const asEdge = (name: string, origin: string) =>
    remoteGraph(name, origin, () => proofs.current(), onError);
  const services = Object.entries(origins).map(
    ([name, origin]) => [name, asEdge(name, origin)] as const,
  );
  const gateway = asEdge('gateway', new URL(gatewayUrl).origin);
  return {
    subgraphs: services.map(([name, remote]) => remoteSubgraph(name, remote)),
    joined: { name: 'gateway', execute: (call) => gateway.execute(call) },
    async stop() {
      const all = [stranger, gateway, ...services.map(([, remote]) => remote)];
      await Promise.all(all.map((remote) => remote.stop()));
    },
  };
}
