import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { EdgeError, toEdgeError } from './edge-error.ts';
import { JsonText } from './json-text.ts';

const DRAIN_MS = 10_000;

export const dataHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

export function sendJson(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  if (status === 204) {
    res.writeHead(204, { ...dataHeaders, ...headers }).end();
    return;
  }
  sendText(res, status, textOf(body), headers);
}

export function textOf(body: unknown): string {
  return body instanceof JsonText ? body.text : JSON.stringify(body);
}

/** @param location a whole address, or a path of the host that was asked */
export function redirect(res: ServerResponse, status: 301 | 302, location: string): void {
  res.writeHead(status, { ...dataHeaders, location, 'content-length': 0 }).end();
}

/** @param text JSON */
export function sendText(
  res: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, {
    ...dataHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  res.end(text);
}

/**
 * Sends an error and logs our own faults, except those that were logged where they happened. An answer that has begun is
 * cut.
 */
export function sendError(
  req: IncomingMessage,
  res: ServerResponse,
  thrown: unknown,
  logger: Logger,
  correlationId: string,
  headers: Record<string, string> = {},
): void {
  const error: EdgeError = toEdgeError(thrown);
  const isOurs = error.code === 'INTERNAL' || (error.status >= 500 && error !== thrown);
  if (isOurs && error.cause !== undefined) {
    logger[error.code === 'INTERNAL' ? 'error' : 'warn'](
      { err: error.cause, correlationId, method: req.method, path: req.url?.split('?', 1)[0] },
      'a request failed',
    );
  }
  if (res.headersSent) {
    res.destroy();
    return;
  }
  sendJson(res, error.status, error.body, { ...error.headers, ...headers });
  if (!req.complete && !req.destroyed) drainBody(req);
}

/**
 * A client that is still sending would not read the answer if we closed the connection, so the rest of its body is read
 * and dropped for a while.
 */
export function drainBody(req: IncomingMessage): void {
  const cut = setTimeout(() => req.socket.destroy(), DRAIN_MS).unref();
  req.once('close', () => clearTimeout(cut));
  req.resume();
}
