import { execute, type DocumentNode, type ExecutionResult, type GraphQLError, type GraphQLSchema } from 'graphql';
import type { Claims } from '../access/claims.ts';
import type { Resolvers } from '../service/service.ts';
import type { Idempotency } from '../store/commits-port.ts';
import { enforceAllow, type RuledContext } from './allow.ts';
import { DateTime } from './date-time.ts';
import { DocumentCache } from './document-cache.ts';
import { federatedSchema, type TypeResolvers } from './federated-schema.ts';
import { toGraphProblem } from './problem.ts';
import type { Reads } from './reads.ts';

/** Who calls and why: the same for every document that one request needs. */
export interface GraphRequest {
  claims: Claims;
  correlationId: string;
  idempotency: Idempotency | null;
  /** Where the call came from, as the edge saw it. */
  address?: string;
  /** Is told what is read for it, where somebody wants to know how long an answer stands. */
  reads?: Reads;
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

export interface Subgraph {
  name: string;
  schema: GraphQLSchema;
  execute(call: GraphCall): Promise<GraphAnswer>;
}

/**
 * A service's part of the graph, ready to answer in this process, its rules enforced.
 * @throws Error where a rule or a resolver is missing (see `enforceAllow`)
 */
export function buildSubgraph({ name, typeDefs, resolvers, createContext, onUnexpectedError }: {
  name: string;
  typeDefs: DocumentNode;
  resolvers: Resolvers;
  createContext(request: GraphRequest): RuledContext;
  /** Told about every error that is our own fault; the caller only hears that something went wrong. */
  onUnexpectedError(error: unknown, request: GraphRequest): void;
}): Subgraph {
  const schema = federatedSchema(typeDefs, enforceAllow(typeDefs, resolvers) as Record<string, TypeResolvers>, [DateTime]);
  const documents = new DocumentCache(schema);
  const contexts = new WeakMap<GraphRequest, RuledContext>();

  function contextOf(request: GraphRequest): RuledContext {
    let context = contexts.get(request);
    if (!context) contexts.set(request, (context = createContext(request)));
    return context;
  }

  return {
    name,
    schema,
    async execute({ document, variables, operationName, request }) {
      const checked = documents.get(document);
      if (checked.errors) return { data: null, errors: checked.errors };
      const answer: ExecutionResult = await execute({
        schema,
        document: checked.document,
        variableValues: variables,
        operationName,
        contextValue: contextOf(request),
      });
      const report = (error: unknown) => onUnexpectedError(error, request);
      return { data: answer.data ?? null, errors: (answer.errors ?? []).map((error) => toGraphProblem(error, report)) };
    },
  };
}
