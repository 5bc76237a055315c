import { ruleNamed } from '@lectern/schemas/access/rules.ts';
import { fromOutside, traced } from '@lectern/kernel/observability/tracing.ts';
import { fieldsOf } from '@lectern/kernel/graphql/problem.ts';
import type { Request, Response } from 'express';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import {
  authenticate,
  checkCsrf,
  forbidden,
  needsCsrf,
  unauthenticated,
} from '../access/authenticate.ts';
import type { Edge } from '../edge.ts';
import { Call } from '../http/call.ts';
import { ConstantAnswer } from '../http/constant-answer.ts';
import { EdgeError, notFound } from '../http/edge-error.ts';
import { readInput } from '../http/read-input.ts';
import { measure } from '../http/request-metrics.ts';
import { JsonText } from '../http/json-text.ts';
import { sendError, sendJson, textOf } from '../http/send.ts';
import { idempotencyOf } from './idempotency-key.ts';
import { isOpen } from './access.ts';
import type { Route } from './route.ts';
import { tolerate } from './tolerant-reader.ts';
import { problems } from '../http/problems.ts';

/** Answers a call of a route; the router has found its parameters. */
export type Serve = (
  call: Call,
  given: { params: unknown; query: Readonly<Record<string, unknown>> },
) => Promise<void>;

export function serveRoute(
  edge: Edge,
  route: Route,
): (req: Request, res: Response) => Promise<void> {
  const serve = serving(edge, route);
  return (req, res) => {
    if (!route.produces.startsWith('text/event-stream')) measure(routeName(route), res);
    return serve(new Call(edge, req, res), req);
  };
}

export function routeName({ method, path }: Route): string {
  return `${method} ${path}`;
}

/**
 * The implementation of all routes, for Express and the fast lane: authenticate, authorize, parse, run, answer.
 * Authorization goes before parsing, so that a 422 reveals nothing that a 403 would hide.
 */
export function serving(edge: Edge, route: Route): Serve {
  const constant = route.isConstant ? new ConstantAnswer() : null;
  const { schemas } = route;
  const isOpenToAll = isOpen(route.access);
  const name = routeName(route);
  const serve: Serve = async (call, { params, query }) => {
    const { req, res } = call;
    try {
      if (!isOpenToAll) await authorize(call, route);
      if (route.limit) await edge.limiters.count(route.limit, call);
      const form = route.form && isForm(req) ? route.form : null;
      const isStreamed =
        form !== null || (schemas.body === null && route.consumes !== 'application/json');
      const json =
        isStreamed || !schemas.body
          ? undefined
          : await readInput(req, { limit: route.bodyLimit, takesText: route.access === 'visit' });
      if (!isStreamed) checkPage(call, route, json);
      if (route.method !== 'GET' && !isOpenToAll)
        call.idempotency = await idempotencyOf(call, name, [req.url, json ?? null]);
      const run = () =>
        (form ?? route.run)({
          params: schemas.params ? checkParams(schemas.params, params) : undefined,
          query: schemas.query ? check(schemas.query, query) : undefined,
          body: schemas.body && !isStreamed ? check(schemas.body, withoutToken(json)) : undefined,
          call,
        });
      if (constant)
        return await constant.send(req, res, async () =>
          textOf(checkAnswer(edge, route, await run())),
        );
      const answer = await (route.isStream || form
        ? run()
        : edge.callsAtOnce.run(call.claims, run));
      if (edge.stopping.aborted) res.shouldKeepAlive = false; // Ends the connection.
      if (!res.headersSent && !res.writableEnded)
        sendJson(res, route.status, checkAnswer(edge, route, answer), call.headers);
    } catch (error) {
      if (edge.stopping.aborted) res.shouldKeepAlive = false;
      sendError(req, res, error, edge.engines.logger, call.correlationId, call.headers);
    }
  };
  // A stream lasts as long as its reader stays.
  if (route.isStream) return serve;
  return (call, given) => traced(name, fromOutside(call.req), () => serve(call, given));
}

async function authorize(call: Call, { access }: Route): Promise<void> {
  if (access === 'visit') return;
  call.edge.callsAtOnce.checkTurn();
  await authenticate(call);
  for (const rule of access) {
    if (ruleNamed(rule).who(call.claims)) continue;
    throw call.claims.kind === 'anonymous' ? unauthenticated() : forbidden(call.claims);
  }
}

function checkPage(call: Call, { csrf }: Route, json: unknown): void {
  const sent = isRecord(json) && typeof json['_token'] === 'string' ? json['_token'] : null;
  call.formToken = sent;
  if (csrf === 'browser' || (csrf === 'cookie' && needsCsrf(call))) checkCsrf(call, sent);
}

function withoutToken(json: unknown): unknown {
  if (!isRecord(json) || !Object.hasOwn(json, '_token')) return json ?? {};
  const { _token, ...rest } = json;
  return rest;
}

function check<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(tolerate(schema, given));
  if (!parsed.success)
    throw new EdgeError('INVALID', problems.dataInvalid, {
      fields: named(fieldsOf(parsed.error), given),
    });
  return parsed.data;
}

/**
 * Fields of a form that may come under the key `data` (accounts §7) are named as the form names them, like errors of
 * the graph.
 */
function named(fields: Record<string, string[]>, given: unknown): Record<string, string[]> {
  if (!isRecord(given) || (Object.hasOwn(given, 'data') && Object.keys(given).length > 1))
    return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, messages]) => [name.replace(/^data\./, ''), messages]),
  );
}

/** A malformed id is an unknown one; for a fixed set of names the error lists them. */
function checkParams<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw first?.code === 'invalid_value' ? new EdgeError('NOT_FOUND', first.message) : notFound();
}

/** Outside production an answer must match its description. */
function checkAnswer(edge: Edge, { schemas: { answer: schema } }: Route, answer: unknown): unknown {
  if (!schema || edge.isProduction) return answer;
  if (!(answer instanceof JsonText)) return schema.parse(answer);
  schema.parse(JSON.parse(answer.text));
  return answer;
}

function isForm(req: IncomingMessage): boolean {
  return /^multipart\/form-data\s*;/i.test(req.headers['content-type'] ?? '');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
