import { SOMETHING_WENT_WRONG } from '@lectern/kernel/graphql/problem.ts';
import type { GraphAnswer, GraphCall, Subgraph } from '@lectern/kernel/graphql/subgraph.ts';
import { loadOnce } from '@lectern/kernel/graphql/load-once.ts';
import type { DocumentNode } from 'graphql';
import { setImmediate as afterOthers } from 'node:timers/promises';
import type { Gateway } from './gateway.ts';
import type { GraphDocument, DocumentExecutor } from './document-router.ts';

export interface Graph {
  /** The subgraph that executes a document, or `gateway`. */
  executorOf(document: DocumentNode): Promise<string>;
  /** Never throws: errors are in `errors`, each with a code. */
  execute(call: GraphCall & GraphDocument): Promise<GraphAnswer>;
  /** Builds one subgraph's schema after the other, so that the first document need not wait for it. */
  prepare(): Promise<void>;
  /** Loads the gateway before it is needed. */
  warm(): void;
  stop(): Promise<void>;
}

/**
 * One graph, the shortest way: a document that is valid in a single subgraph goes straight there, any other
 * through the gateway. Documents are recognized by identity, so callers parse theirs once. Schemas are loaded with the
 * first document or by `prepare`; the gateway, which takes as long as half a start, with the first document that joins
 * or by `warm`.
 */
export function startGraph({
  apiSdl,
  supergraphSdl,
  subgraphs,
  joined: elsewhere,
  onUnexpectedError,
}: {
  /** The API schema. */
  apiSdl: string;
  supergraphSdl: string;
  subgraphs: readonly Subgraph[];
  /** Where documents that join are executed instead of here: a gateway in another process. */
  joined?: DocumentExecutor;
  onUnexpectedError(error: unknown): void;
}): Graph {
  let gateway: Promise<Gateway> | undefined;
  const join = loadOnce(
    () =>
      (gateway = import('./gateway.ts').then(({ startGateway }) =>
        startGateway(supergraphSdl, subgraphs),
      )),
  );
  const joined: DocumentExecutor = elsewhere ?? {
    name: 'gateway',
    execute: async (call) => (await join()).execute(call),
  };
  const router = loadOnce(async () =>
    (await import('./document-router.ts')).documentRouter({ apiSdl, subgraphs, joined }),
  );
  const executors = new WeakMap<DocumentNode, DocumentExecutor>();
  let preparing: Promise<void> | undefined;
  let isStopping = false;

  async function routeDocument(request: GraphDocument): Promise<DocumentExecutor> {
    const executor = await (await router())(request);
    executors.set(request.document, executor);
    return executor;
  }

  async function prepare(): Promise<void> {
    for (const subgraph of subgraphs) {
      await afterOthers(); // Other calls are answered in between.
      if (isStopping) return;
      await subgraph.schema().catch(onUnexpectedError);
    }
  }

  return {
    executorOf: async (document) => (await routeDocument({ document })).name,
    async execute(call) {
      try {
        return await (executors.get(call.document) ?? (await routeDocument(call))).execute(call);
      } catch (error) {
        onUnexpectedError(error);
        const { GraphQLError } = await import('graphql');
        return {
          data: null,
          errors: [new GraphQLError(SOMETHING_WENT_WRONG, { extensions: { code: 'INTERNAL' } })],
        };
      }
    },
    prepare: () => (preparing ??= prepare()),
    warm: () => void (elsewhere ?? join().catch(onUnexpectedError)),
    async stop() {
      isStopping = true;
      await preparing;
      await (await gateway?.catch(() => null))?.stop();
    },
  };
}
