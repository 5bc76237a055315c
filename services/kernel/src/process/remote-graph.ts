import { getOperationAST, GraphQLError, parse, print, type DocumentNode } from 'graphql';
import { Agent, request as send, errors } from 'undici';
import { z } from 'zod';
import { federatedSchema } from '../graphql/federated-schema.ts';
import { loadOnce } from '../graphql/load-once.ts';
import { sdlOf } from '../graphql/sdl.ts';
import type { GraphAnswer, GraphCall, GraphRequest, Subgraph } from '../graphql/subgraph.ts';
import { traceHeader } from '../observability/tracing.ts';
import { headersOf } from './call-headers.ts';

const CONNECT_MS = 1_000;
/** The longest that a call may take. */
const ANSWER_MS = 30_000;
/** Shorter than the server's, so that no call goes out on a connection that is about to be closed. */
const IDLE_MS = 4_000;
const CONNECTIONS = 64;

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).optional(),
        extensions: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .optional(),
});

/** Part of the graph in another process. */
export interface RemoteGraph {
  execute(call: GraphCall): Promise<GraphAnswer>;
  stop(): Promise<void>;
}

/**
 * Calls the graph of another process over connections that stay open. Never throws: a process that cannot be reached is
 * an error UNAVAILABLE of the answer. What it has not received, and every query, is sent once more, since another copy may
 * have taken over.
 * @param edgeProof the proof that travels with a call; null for a stranger's
 * @param onError gets what went wrong with a call
 */
export function remoteGraph(
  name: string,
  origin: string,
  edgeProof: (request: GraphRequest) => Promise<string | null>,
  onError: (error: unknown) => void,
): RemoteGraph {
  const agent = new Agent({
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_MS },
    headersTimeout: ANSWER_MS,
    bodyTimeout: ANSWER_MS,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS, // Whatever the server announces.
  });

  async function post(call: GraphCall, text: string): Promise<GraphAnswer> {
    const { variables, operationName, request } = call;
    const { statusCode, body } = await send(`${origin}/graphql`, {
      method: 'POST',
      dispatcher: agent,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...headersOf(request, await edgeProof(request)),
        ...traceHeader(),
      },
      body: JSON.stringify({ query: text, variables, operationName }),
    });
    const answered = answerSchema.safeParse(parsed(await body.text()));
    const { data, errors = [] } = answered.data ?? {};
    if (data === undefined && errors.length === 0)
      throw new NotAnswered(`A proxy before ${name} answered ${statusCode}`);
    const unbelieved = errors.find(isUnbelieved);
    if (unbelieved) throw new Error(`${name}: ${unbelieved.message}`);
    return {
      data: data ?? null,
      errors: errors.map(
        ({ message, path, extensions }) =>
          new GraphQLError(message, { path: path ?? null, extensions: extensions ?? null }),
      ),
    };
  }

  return {
    async execute(call) {
      const text = textOf(call.document);
      try {
        return await post(call, text).catch((error: unknown) => {
          if (isUnsent(error) || (isBroken(error) && isQuery(call))) return post(call, text);
          throw error;
        });
      } catch (error) {
        onError(error);
        return {
          data: null,
          errors: [
            new GraphQLError(`${name} cannot be reached at the moment. Please try again.`, {
              extensions: { code: 'UNAVAILABLE', retryAfter: 1 },
            }),
          ],
        };
      }
    },
    stop: () => agent.close(),
  };
}

/** A service's part of the graph in another process; its schema is the one in this release. */
export function remoteSubgraph(name: string, graph: RemoteGraph): Subgraph {
  const schema = loadOnce(async () =>
    federatedSchema(parse(sdlOf(name), { noLocation: true }), {}, []),
  );
  return { name, schema, execute: (call) => graph.execute(call) };
}

const texts = new WeakMap<DocumentNode, string>();

function textOf(document: string | DocumentNode): string {
  if (typeof document === 'string') return document;
  let text = texts.get(document);
  if (text === undefined) texts.set(document, (text = print(document)));
  return text;
}

function isQuery({ document, operationName }: GraphCall): boolean {
  if (typeof document === 'string') return !/^\s*mutation\b/.test(document);
  return getOperationAST(document, operationName)?.operation === 'query';
}

const codeOf = (error: object | undefined) =>
  error !== undefined && 'code' in error ? String(error.code) : '';

/** The proofs of a call are ours: one that is not believed is no fault of the caller. */
function isUnbelieved({ path, extensions }: { path?: unknown; extensions?: object | undefined }) {
  return path === undefined && codeOf(extensions) === 'UNAUTHENTICATED';
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

/** A proxy in between has lost the process that it had sent the call to. */
class NotAnswered extends Error {}

const unreachable = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** No process has received the call. */
function isUnsent(error: unknown): boolean {
  return (
    error instanceof errors.ConnectTimeoutError ||
    (error instanceof Error && unreachable.has(codeOf(error)))
  );
}

function isBroken(error: unknown): boolean {
  if (error instanceof NotAnswered) return true;
  return (
    error instanceof errors.SocketError ||
    (error instanceof Error && ['ECONNRESET', 'EPIPE'].includes(codeOf(error)))
  );
}
