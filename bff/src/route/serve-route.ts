import { ruleNamed } from '@lectern/kernel/access/rules.ts';
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
import { readJson } from '../http/body.ts';
import { Call } from '../http/call.ts';
import { ConstantAnswer } from '../http/constant-answer.ts';
import { EdgeError, notFound } from '../http/edge-error.ts';
import { measure } from '../http/request-metrics.ts';
import { JsonText } from '../http/json-text.ts';
import { sendError, sendJson, textOf } from '../http/send.ts';
import { idempotencyOf } from './idempotency-key.ts';
import { commonParameters, isOpen, splitParameters } from './query.ts';
import type { Route } from './route.ts';

/** Answers a call of a route, whose parameters the router has found in its path. */
export type Serve = (
  call: Call,
  given: { params: unknown; query: Readonly<Record<string, unknown>> },
) => Promise<void>;

/** A route as Express calls it. */
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

/** A route as the metrics call it. */
export function routeName({ method, path }: Route): string {
  return `${method} ${path}`;
}

/**
 * The one implementation of a route, for Express and for the fast lane: who calls, whether they may, what they bring,
 * what comes of it. In this order, so that a 422 tells a caller nothing that a 403 would have kept from them.
 */
export function serving(edge: Edge, route: Route): Serve {
  const constant = route.isConstant ? new ConstantAnswer() : null;
  const { schemas } = route;
  const isOpenToAll = isOpen(route.access);
  const name = routeName(route);
  return async (call, { params, query }) => {
    const { req, res } = call;
    try {
      if (!isOpenToAll) await admit(call, route);
      if (route.limit) await edge.limiters.count(route.limit, call);
      const form = route.form && isForm(req) ? route.form : null;
      const isStreamed =
        form !== null || (schemas.body === null && route.consumes !== 'application/json');
      const json = isStreamed || !schemas.body ? undefined : await readJson(req, route.bodyLimit);
      if (!isStreamed) checkPage(call, route, json);
      if (route.method !== 'GET' && !isOpenToAll)
        call.idempotency = await idempotencyOf(call, name, [req.url, json ?? null]);
      const run = () =>
        (form ?? route.run)({
          params: schemas.params ? checkParams(schemas.params, params) : undefined,
          query: schemas.query ? checkQuery(route, schemas.query, query) : undefined,
          body: schemas.body && !isStreamed ? check(schemas.body, withoutToken(json)) : undefined,
          call,
        });
      if (constant)
        return await constant.send(req, res, async () =>
          textOf(checkAnswer(edge, route, await run())),
        );
      const answer = await run();
      if (edge.stopping.aborted) res.shouldKeepAlive = false; // The last on its connection.
      if (!res.headersSent && !res.writableEnded)
        sendJson(res, route.status, checkAnswer(edge, route, answer), call.headers);
    } catch (error) {
      if (edge.stopping.aborted) res.shouldKeepAlive = false;
      sendError(req, res, error, edge.engines.logger, call.correlationId, call.headers);
    }
  };
}

async function admit(call: Call, { access }: Route): Promise<void> {
  if (access === 'visit') return;
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
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    throw new EdgeError('INVALID', 'The given data was invalid.', {
      fields: named(fieldsOf(parsed.error), given),
    });
  return parsed.data;
}

/** Of a form that comes under the key `data` (accounts §7), or could, fields are called as the form calls them, and as the graph would. */
function named(fields: Record<string, string[]>, given: unknown): Record<string, string[]> {
  if (!isRecord(given) || (Object.hasOwn(given, 'data') && Object.keys(given).length > 1))
    return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, messages]) => [name.replace(/^data\./, ''), messages]),
  );
}

/** What campaigns and providers add to a public link is dropped. */
function checkQuery(
  route: Route,
  schema: z.ZodType,
  query: Readonly<Record<string, unknown>>,
): unknown {
  if (isOpen(route.access)) return check(schema, query);
  const { declared, added } = splitParameters(schema, query);
  check(commonParameters, added);
  return check(schema, declared);
}

/** What cannot be an id is an unknown one; of a few names, those that there are are told. */
function checkParams<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw first?.code === 'invalid_value' ? new EdgeError('NOT_FOUND', first.message) : notFound();
}

/** In production an answer is sent as it is; elsewhere it has to be what the description promises. */
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
