import { ApolloServer, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { GatewayInterface } from '@apollo/server-gateway-interface';
import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError, messageOf } from '../errors.ts';
import { SOMETHING_WENT_WRONG } from '../graphql/problem.ts';
import type { GraphAnswer, GraphCall, GraphRequest } from '../graphql/subgraph.ts';
import type { Logger } from '../observability/logger.ts';
import { fromProcess, traced } from '../observability/tracing.ts';
import { requestOf } from './call-headers.ts';
import { InvalidProof, type ProofVerifier } from './claims-proof.ts';
import { readBody } from './read-body.ts';

/** Apollo's own codes for documents that cannot be executed; ours is one. */
const invalid = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
]);

export interface ServedGraph {
  schema: GraphQLSchema;
  execute(call: GraphCall & { document: DocumentNode }): Promise<GraphAnswer>;
  /** Whether Apollo validates documents first; otherwise `execute` does. */
  needsValidation?: boolean;
}

interface Answered {
  status: number;
  headers: Record<string, string>;
  text: string;
}

interface GraphServer {
  serve(req: IncomingMessage, res: ServerResponse): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Serves a part of the graph, or all of it, to the other processes. Callers are whom their proofs say they are; a call
 * without proofs is a stranger's.
 * @param options.isExplorable has introspection and Apollo's sandbox page, for development
 */
export async function serveGraph(
  graph: ServedGraph,
  {
    verifier,
    logger,
    isExplorable,
  }: { verifier: ProofVerifier; logger: Logger; isExplorable: boolean },
): Promise<GraphServer> {
  const server = new ApolloServer<GraphRequest>({
    gateway: gatewayOf(graph, isExplorable),
    dangerouslyDisableValidation: graph.needsValidation !== true,
    introspection: isExplorable,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: withOurCodes,
    logger: {
      debug() {},
      info() {},
      warn: (text) => logger.warn(text),
      error: (text) => logger.error(text),
    },
    plugins: [
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      isExplorable
        ? ApolloServerPluginLandingPageLocalDefault({ embed: false })
        : ApolloServerPluginLandingPageDisabled(),
    ],
  });
  await server.start();

  async function answer(req: IncomingMessage): Promise<Answered> {
    const request = await requestOf(req.headers, verifier);
    const {
      status = 200,
      headers,
      body,
    } = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: req.method ?? 'POST',
        headers: headerMap(req),
        search: new URL(req.url ?? '/', 'http://internal').search,
        body: req.method === 'POST' ? await readJson(req) : undefined,
      },
      context: async () => request,
    });
    return {
      status,
      headers: Object.fromEntries(headers),
      text: body.kind === 'complete' ? body.string : '',
    };
  }

  return {
    async serve(req, res) {
      const answered = await traced('POST /graphql', fromProcess(req), () =>
        answer(req).catch((error: unknown) => refusal(error, logger)),
      );
      res.writeHead(answered.status, answered.headers).end(answered.text);
    },
    stop: () => server.stop(),
  };
}

/** Apollo Server executes through it, so that documents run exactly as they do in one process. */
function gatewayOf({ schema, execute }: ServedGraph, isExplorable: boolean): GatewayInterface {
  return {
    onSchemaLoadOrUpdate(listener) {
      listener({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    load: async () => ({
      executor: async ({ document, request, context }) => {
        const caller = context as GraphRequest;
        // The edge alone knows setup codes, limits and bot checks, also for what is open to everybody.
        if (!isExplorable && caller.edgeProof === undefined && !asksForProof(document))
          return { data: null, errors: [notFromEdge()] };
        const { data, errors } = await execute({
          document,
          variables: request.variables ?? {},
          operationName: request.operationName ?? undefined,
          request: caller,
        });
        return { data, ...(errors.length > 0 && { errors: [...errors] }) };
      },
    }),
    stop: async () => {},
  };
}

/** What an edge asks before it has a proof. */
function asksForProof({ definitions }: DocumentNode): boolean {
  return definitions.every(
    (each) =>
      each.kind === Kind.OPERATION_DEFINITION &&
      each.operation === 'query' &&
      each.selectionSet.selections.every(
        (field) => field.kind === Kind.FIELD && field.name.value === 'edgeProof',
      ),
  );
}

const notFromEdge = () =>
  new GraphQLError('Only the edge of this installation may call here.', {
    extensions: { code: 'UNAUTHENTICATED' },
  });

function withOurCodes({ message, path, extensions }: GraphQLFormattedError): GraphQLFormattedError {
  const given = extensions?.['code'];
  const code = typeof given === 'string' ? given : 'INVALID';
  const { stacktrace: _, ...rest } = extensions ?? {};
  if (code === 'INTERNAL_SERVER_ERROR')
    return { message: SOMETHING_WENT_WRONG, extensions: { code: 'INTERNAL' } };
  return {
    message,
    ...(path && { path }),
    extensions: { ...rest, code: invalid.has(code) ? 'INVALID' : code },
  };
}

function headerMap({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  return map;
}

async function readJson(req: IncomingMessage): Promise<unknown> {
  const text = await readBody(req);
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    throw new DomainError('INVALID', 'This call is not JSON.');
  }
}

const statuses: Partial<Record<string, number>> = {
  INVALID: 400,
  UNAUTHENTICATED: 401,
  TOO_LARGE: 413,
  UNAVAILABLE: 503,
};

function refusal(error: unknown, logger: Logger): Answered {
  if (error instanceof InvalidProof) return refused('UNAUTHENTICATED', error.message);
  if (error instanceof DomainError) return refused(error.code, error.message);
  logger.warn({ err: error }, 'Nothing can say who calls');
  return refused('UNAVAILABLE', `The keys of claims cannot be read: ${messageOf(error)}`, 1);
}

function refused(code: string, message: string, retryAfter?: number): Answered {
  const problem = new GraphQLError(message, {
    extensions: { code, ...(retryAfter !== undefined && { retryAfter }) },
  });
  return {
    status: statuses[code] ?? 400,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    text: JSON.stringify({ data: null, errors: [problem] }),
  };
}
