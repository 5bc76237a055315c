import { ruleNamed } from '@lectern/kernel/access/rules.ts';
import { fieldsOf } from '@lectern/kernel/graphql/problem.ts';
import type { Request, Response } from 'express';
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
import { asText, sendError, sendJson, sendText } from '../http/send.ts';
import { idempotencyOf } from './idempotency-key.ts';
import { askedOf, habitsOf } from './query.ts';
import type { Route } from './route.ts';

/**
 * Answers a call of a route: who calls, whether they may, what they bring, what comes of it. In this order, so that
 * nobody learns from a 422 what a 403 would have kept from them.
 */
export function serveRoute(
  edge: Edge,
  route: Route,
): (req: Request, res: Response) => Promise<void> {
  const name = `${route.method} ${route.path}`;
  const constant = route.isConstant ? new ConstantAnswer() : null;
  return async (req, res) => {
    const call = new Call(edge, req, res);
    if (!route.produces.startsWith('text/event-stream')) measure(name, res);
    try {
      await admit(call, route);
      if (route.limit) await edge.limiters.count(route.limit, call);
      const form = route.form && isForm(req) ? route.form : null;
      const isStreamed =
        form !== null || (route.schemas.body === null && route.consumes !== 'application/json');
      const json = isStreamed ? undefined : await readGiven(call, route);
      if (!isStreamed) checkPage(call, route, json);
      if (route.method !== 'GET')
        call.idempotency = await idempotencyOf(call, name, [req.originalUrl, json ?? null]);
      const run = () =>
        (form ?? route.run)({
          params: route.schemas.params ? checkParams(route.schemas.params, req.params) : undefined,
          query: route.schemas.query ? checkQuery(route, route.schemas.query, req) : undefined,
          body:
            route.schemas.body && !isStreamed
              ? check(route.schemas.body, withoutToken(json))
              : undefined,
          call,
        });
      const textOf = async () => asText(checkAnswer(edge, route, await run()));
      if (constant) return await constant.send(req, res, textOf);
      if (route.isKept)
        return sendText(
          res,
          route.status,
          await edge.kept.answer(call, `${name} ${req.originalUrl}`, textOf),
        );
      const answer = await run();
      if (!res.headersSent && !res.writableEnded)
        sendJson(res, route.status, checkAnswer(edge, route, answer));
    } catch (error) {
      sendError(req, res, error, edge.engines.logger, call.correlationId);
    }
  };
}

async function admit(call: Call, { access }: Route): Promise<void> {
  if (access === 'visit' || access.every((rule) => rule === 'public')) return; // Nobody in particular.
  await authenticate(call);
  for (const rule of access) {
    if (ruleNamed(rule).who(call.claims)) continue;
    throw call.claims.kind === 'anonymous' ? unauthenticated() : forbidden(call.claims);
  }
}

function readGiven({ req }: Call, { schemas, bodyLimit }: Route): Promise<unknown> {
  return schemas.body ? readJson(req, bodyLimit) : Promise.resolve(undefined);
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

function checkQuery(route: Route, schema: z.ZodType, { query }: Request): unknown {
  const { asked, added } = askedOf(schema, query);
  check(habitsOf(route), added);
  return check(schema, asked);
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
  return schema && !edge.isProduction ? schema.parse(answer) : answer;
}

function isForm(req: Request): boolean {
  return /^multipart\/form-data\s*;/i.test(req.headers['content-type'] ?? '');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
