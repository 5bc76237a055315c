import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql';
import type { Claims } from '@lectern/schemas/access/claims.ts';
import { traced } from '../observability/tracing.ts';
import { loadOnce } from './load-once.ts';
import type { Resolvers } from '../service/service.ts';
import type { Idempotency } from '../store/commits-port.ts';
import type { RuledContext } from './allow.ts';

/** Who calls and why: one object for all documents of a request. */
export interface GraphRequest {
  claims: Claims;
  correlationId: string;
  idempotency: Idempotency | null;
  /** Where the call came from, as the edge saw it. */
  address?: string;
  /** Of a call from another process: the proof of the edge that took it from outside, to be passed on. */
  edgeProof?: string;
}

export interface GraphCall {
  document: string | DocumentNode;
  variables?: Readonly<Record<string, unknown>> | undefined;
  operationName?: string | undefined;
  /** Calls that name the same request share one context with its loaders. */
  request: GraphRequest;
}

export interface GraphAnswer {
  data: Record<string, unknown> | null;
  errors: readonly GraphQLError[];
}

/** A service's part of the graph, in this process. Loaded once, with the first question. */
export interface Subgraph {
  name: string;
  /** @throws Error where a rule or a resolver is missing (see `enforceAllow`) */
  schema(): Promise<GraphQLSchema>;
  /** @throws Error likewise */
  execute(call: GraphCall): Promise<GraphAnswer>;
}

/** What a subgraph is made of: its SDL, and its resolvers by type and field. */
export interface SubgraphParts {
  sdl: string;
  resolvers: Resolvers;
}

export function makeSubgraph({
  name,
  load,
  createContext,
  onUnexpectedError,
}: {
  name: string;
  load(): Promise<SubgraphParts>;
  createContext(request: GraphRequest): RuledContext;
  /** Gets every error that is our own fault; the caller only learns that something went wrong. */
  onUnexpectedError(error: unknown, request: GraphRequest): void;
}): Subgraph {
  const executable = loadOnce(async () => {
    const [{ makeExecutable }, { sdl, resolvers }] = await Promise.all([
      import('./executable.ts'),
      load(),
    ]);
    return makeExecutable(sdl, resolvers);
  });
  const contexts = new WeakMap<GraphRequest, RuledContext>();

  function contextOf(request: GraphRequest): RuledContext {
    let context = contexts.get(request);
    if (!context) contexts.set(request, (context = createContext(request)));
    return context;
  }

  return {
    name,
    schema: async () => (await executable()).schema,
    async execute(call) {
      const { execute } = await executable();
      return traced(`graph ${name}`, operationOf(call), () =>
        execute(call, contextOf(call.request), (error) => onUnexpectedError(error, call.request)),
      );
    },
  };
}

function operationOf({ operationName }: GraphCall) {
  return operationName ? { attributes: { 'graphql.operation.name': operationName } } : {};
}
