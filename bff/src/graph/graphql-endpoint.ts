import { parseWithinLimits } from '@lectern/kernel/graphql/document-limits.ts';
import { fromOutside, traced } from '@lectern/kernel/observability/tracing.ts';
import { readFileSync } from 'node:fs';
import type { Request, Response } from 'express';
import { GraphQLError, parse, type DocumentNode } from 'graphql';
import { z } from 'zod';
import { forgetOldest } from '../collections.ts';
import { authenticate, checkCsrf, needsCsrf } from '../access/authenticate.ts';
import type { Edge } from '../edge.ts';
import { readJson } from '../http/body.ts';
import { Call } from '../http/call.ts';
import { EdgeError, fromGraph } from '../http/edge-error.ts';
import { sendError, sendJson } from '../http/send.ts';
import { idempotencyOf } from '../route/idempotency-key.ts';
import { isMutation, rootFieldsOf, ruleOfField } from './rules-of-graph.ts';
import { problems } from '../http/problems.ts';

const file = new URL('../../../web/src/gql/persisted-documents.json', import.meta.url);
const KNOWN_TEXTS = 500;

const body = z.strictObject({
  documentId: z.string().max(200).optional(),
  query: z.string().optional(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
  extensions: z.unknown().optional(),
});

/**
 * The graph for the console: persisted documents by hash, and in production no others. Errors are part of
 * the answer, with the kernel's codes. It is 200, or 503 and 507 with Retry-After where our own fault left nothing of
 * it.
 */
export function graphqlEndpoint(edge: Edge): (req: Request, res: Response) => Promise<void> {
  const documents = new Documents(edge.isProduction);
  const answer = async (req: Request, res: Response) => {
    const call = new Call(edge, req, res);
    try {
      edge.callsAtOnce.checkTurn();
      const parsed = body.safeParse(await readJson(req));
      if (!parsed.success) throw new EdgeError('INVALID', problems.graphQuestionInvalid);
      const { documentId, query, variables, operationName } = parsed.data;
      await authenticate(call);
      if (needsCsrf(call)) checkCsrf(call);
      const document = documents.find(documentId, query);
      call.idempotency = await idempotencyOf(call, `graphql ${documentId ?? 'query'}`, parsed.data);
      const { data, errors } = await edge.callsAtOnce.run(call.claims, () =>
        edge.graph.execute({
          document,
          isOurs: documentId !== undefined,
          variables: variables ?? {},
          operationName: operationName ?? undefined,
          request: call.request,
        }),
      );
      if (isMutation(document)) edge.forgetAccess();
      const reported = errors.map(({ message, path, extensions }) => ({
        message,
        ...(path && { path }),
        extensions,
      }));
      const fault = faultLeavingNothing(errors, data);
      sendJson(
        res,
        fault?.status ?? 200,
        reported.length > 0 ? { errors: reported, data } : { data },
        fault?.headers,
      );
    } catch (error) {
      if (!(error instanceof GraphQLError))
        return sendError(req, res, error, edge.engines.logger, call.correlationId);
      sendJson(res, 200, { errors: [{ message: error.message, extensions: error.extensions }] });
    }
  };
  return (req, res) => traced('POST /graphql', fromOutside(req), () => answer(req, res));
}

/** The error for which no field of an answer was made; null if any was. */
function faultLeavingNothing(
  errors: readonly GraphQLError[],
  data: Record<string, unknown> | null,
): EdgeError | null {
  if (Object.values(data ?? {}).some((field) => field !== null)) return null;
  return errors.map(fromGraph).find(({ status }) => status === 503 || status === 507) ?? null;
}

class Documents {
  readonly #trusted = new Map<string, string>();
  readonly #texts = new Map<string, DocumentNode>();
  readonly #isClosed: boolean;

  constructor(isClosed: boolean) {
    this.#isClosed = isClosed;
    for (const [hash, text] of Object.entries(readTrusted()))
      this.#trusted.set(hash.replace(/^sha256:/, ''), text);
  }

  /** @throws EdgeError, GraphQLError INVALID */
  find(hash: string | undefined, text: string | undefined): DocumentNode {
    if (hash !== undefined) {
      const trusted = this.#trusted.get(hash.replace(/^sha256:/, ''));
      if (trusted === undefined)
        throw new GraphQLError(problems.pageVersionOutOfDate, {
          extensions: { code: 'INVALID' },
        });
      return this.#known(trusted, (each) => parse(each, { noLocation: true }));
    }
    if (text === undefined) throw new EdgeError('INVALID', problems.graphQuestionInvalid);
    if (this.#isClosed)
      throw new GraphQLError(problems.documentUnknown, {
        extensions: { code: 'FORBIDDEN' },
      });
    return this.#known(text, parseWithinLimits);
  }

  #known(text: string, read: (text: string) => DocumentNode): DocumentNode {
    let document = this.#texts.get(text);
    if (!document) {
      document = read(text);
      assertAnsweredHere(document);
      this.#texts.set(text, document);
      forgetOldest(this.#texts, KNOWN_TEXTS);
    }
    return document;
  }
}

const ofCookies = new Set([
  'Mutation.signOut',
  'Mutation.startImpersonation',
  'Mutation.endImpersonation',
]);

/**
 * Public fields have REST calls, which handle cookies, codes and limits; so do those that start or end a browser's
 * sign-in.
 * @throws GraphQLError FORBIDDEN
 */
function assertAnsweredHere(document: DocumentNode): void {
  const field = rootFieldsOf(document).find(
    (each) => ruleOfField(each) === 'public' || ofCookies.has(each),
  );
  if (field)
    throw new GraphQLError(`${field} has a call of its own.`, {
      extensions: { code: 'FORBIDDEN' },
    });
}

function readTrusted(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}
