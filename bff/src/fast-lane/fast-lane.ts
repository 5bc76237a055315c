import { newId } from '@lectern/kernel/ids.ts';
import { fieldsOf } from '@lectern/kernel/graphql/problem.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { Edge } from '../edge.ts';
import { readJson } from '../http/body.ts';
import { EdgeError } from '../http/edge-error.ts';
import { record } from '../http/request-metrics.ts';
import { dataHeaders, sendError } from '../http/send.ts';
import { asAscii, openLink } from '../links/open-link.ts';
import { eventBody, pingBody, plainPing } from '../telemetry/report-bodies.ts';
import { ping, recordEvent } from '../telemetry/reports.ts';

const BODY_LIMIT = 16 * 1024;
const sessions = '/api/sessions/';
const links = '/api/public/shared-links/';
const plainToken = /^[\w-]{1,100}$/;

/** `json` is ASCII. */
type Answer = { status: number; json: string };
/** The route as it is declared, for the metrics, and what it answers. */
type Answering = { route: string; answer: Promise<Answer> };

/**
 * The three calls that come in crowds, ahead of Express: pings, viewer events, and the public link. They do what their
 * routes do, with a quarter of the work around it (DESIGN §5). What looks unusual is left to the routes.
 * @returns whether it answers
 */
export function fastLane(edge: Edge): (req: IncomingMessage, res: ServerResponse) => boolean {
  return (req, res) => {
    const startedAt = performance.now();
    const answering = answerTo(edge, req);
    if (!answering) return false;
    answering.answer.then(
      ({ status, json }) => {
        if (edge.stopping.aborted) res.shouldKeepAlive = false; // The last on its connection.
        send(res, status, json);
        record(answering.route, status, startedAt);
      },
      (error: unknown) => {
        if (edge.stopping.aborted) res.shouldKeepAlive = false;
        sendError(req, res, error, edge.engines.logger, newId());
        record(answering.route, res.statusCode, startedAt);
      },
    );
    return true;
  };
}

function answerTo(edge: Edge, req: IncomingMessage): Answering | null {
  const url = req.url ?? '';
  if (req.method === 'GET')
    return url.startsWith(links) ? openPublicLink(edge, req, url.slice(links.length)) : null;
  if (!url.startsWith(sessions)) return null;
  const slash = url.indexOf('/', sessions.length);
  const id = url.slice(sessions.length, slash);
  const rest = url.slice(slash);
  if (id.includes('%')) return null;
  if (req.method === 'PUT' && rest === '/ping')
    return { route: 'PUT /api/sessions/:id/ping', answer: answerPing(edge, req, id) };
  if (req.method === 'POST' && rest === '/events')
    return { route: 'POST /api/sessions/:id/events', answer: answerEvent(edge, req, id) };
  return null;
}

async function answerPing(edge: Edge, req: IncomingMessage, id: string): Promise<Answer> {
  const body = await readJson(req, BODY_LIMIT);
  const { elapsedMs } = await ping(edge, id, plainPing(body) ?? check(pingBody, body));
  return { status: 200, json: `{"data":{"id":"${id}","elapsed_ms":${elapsedMs}}}` };
}

async function answerEvent(edge: Edge, req: IncomingMessage, id: string): Promise<Answer> {
  const eventId = await recordEvent(edge, id, check(eventBody, await readJson(req, BODY_LIMIT)));
  return { status: 201, json: asAscii(JSON.stringify({ data: { id: eventId } })) };
}

/** Null for an address that takes more reading than this. */
function openPublicLink(edge: Edge, req: IncomingMessage, rest: string): Answering | null {
  const [token = '', query] = rest.split('?', 2);
  if (!plainToken.test(token)) return null;
  const hitUuid =
    query === undefined ? null : (/^hit_uuid=([\w.-]{1,400})$/.exec(query)?.[1] ?? null);
  if (query && hitUuid === null) return null;
  const { authorization, cookie, userAgent } = whoAsks(req);
  if (authorization || (cookie && edge.cookies.signIn(req))) return null; // Who that is takes more asking.
  const by = {
    address: edge.callers.addressOf(req),
    isAtThisMachine: edge.callers.isAtThisMachine(req),
    userAgent: userAgent?.slice(0, 500) ?? null,
  };
  const answer = openLink(edge, token, hitUuid, by).then(({ json }) => ({ status: 200, json }));
  return { route: 'GET /api/public/shared-links/:token', answer };
}

/** Headers as they came: the object that node:http makes of them for whoever asks costs as much as the visit. */
function whoAsks({ rawHeaders }: IncomingMessage): {
  authorization?: string;
  cookie?: string;
  userAgent?: string;
} {
  const found: ReturnType<typeof whoAsks> = {};
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name, value] = [rawHeaders[at]!, rawHeaders[at + 1]!];
    if (name.length === 13 && name.toLowerCase() === 'authorization') found.authorization ??= value;
    else if (name.length === 6 && name.toLowerCase() === 'cookie') found.cookie ??= value;
    else if (name.length === 10 && name.toLowerCase() === 'user-agent') found.userAgent ??= value;
  }
  return found;
}

function check<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given ?? {});
  if (!parsed.success)
    throw new EdgeError('INVALID', 'The given data was invalid.', {
      fields: fieldsOf(parsed.error),
    });
  return parsed.data;
}

const fixedHeaders = Object.entries({
  ...dataHeaders,
  'content-type': 'application/json; charset=utf-8',
}).flat();
/** Behind the fixed headers stands the length, the only one that differs; each head is written before the next is begun. */
const headers = [...fixedHeaders, 'content-length', ''];

function send(res: ServerResponse, status: number, json: string): void {
  // One string, head and all, that nobody has to look through for what is not ASCII.
  headers[headers.length - 1] = String(json.length);
  res.writeHead(status, headers);
  res.end(json, 'latin1');
}
