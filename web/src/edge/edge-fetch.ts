import { reportReached, reportUnreachable } from './connection.ts';
import { Problem, unreachable, type Fields } from './problem.ts';
import { texts } from './texts.ts';

/** Absolute, because tests have no base for paths. */
export const edgeUrl = (path: string) => new URL(path, window.location.origin).href;

/** The CSRF token; the server sets it in a readable cookie with every page. */
export function csrfToken(): string {
  const pair = document.cookie
    .split('; ')
    .find((each) => each.startsWith('lectern_csrf=') || each.startsWith('__Host-lectern_csrf='));
  return pair === undefined ? '' : decodeURIComponent(pair.slice(pair.indexOf('=') + 1));
}

/** Fetches a page only for its cookie, when the token is missing or stale. */
export async function renewToken() {
  await fetch(edgeUrl('/login'), {
    headers: { accept: 'text/html' },
    credentials: 'same-origin',
    cache: 'no-store',
  });
}

async function bodyOf(response: Response) {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** What an answer may hold when the call failed. GraphQL has a list of errors. */
export type ErrorBody = { message?: string; code?: string; errors?: Fields };

/** A REST error of the edge: `{ message, code, errors? }`. */
export function problemFrom(
  status: number,
  body: ErrorBody | null,
  retryAfter: string | null = null,
): Problem {
  const { message, code, errors, ...details } = body ?? {};
  const fields = message ?? (status >= 500 ? texts.serverFailed : texts.thisWasRefused);
  return new Problem(code ?? (status >= 500 ? 'UNAVAILABLE' : 'INVALID'), fields, {
    fields: errors ?? {},
    retryAfter: retryAfter === null ? null : Number(retryAfter),
    details,
  });
}

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  json?: unknown;
  /** Instead of JSON, with a file. */ form?: FormData;
  signal?: AbortSignal;
  /** The server runs a call with the same key once. */ idempotencyKey?: string;
};

async function callOnce(
  path: string,
  { method = 'GET', json, form, signal, idempotencyKey }: Call,
) {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (method !== 'GET') headers['x-csrf-token'] = csrfToken();
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  if (json !== undefined) headers['content-type'] = 'application/json';
  try {
    const response = await fetch(edgeUrl(path), {
      method,
      headers,
      credentials: 'same-origin',
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(form === undefined ? {} : { body: form }),
      ...(signal === undefined ? {} : { signal }),
    });
    const body = await bodyOf(response);
    reportReached();
    return { response, body };
  } catch (error) {
    if (signal?.aborted) throw error;
    reportUnreachable();
    throw unreachable();
  }
}

/**
 * Calls the edge with the CSRF token and renews a refused token once.
 * @throws Problem for any status from 400 on
 */
export async function callEdge<T>(path: string, call: Call = {}): Promise<T> {
  let { response, body } = await callOnce(path, call);
  if (response.status === 403 && body?.code === 'CSRF') {
    await renewToken();
    ({ response, body } = await callOnce(path, call));
  }
  if (!response.ok && !hasErrors(body))
    throw problemFrom(response.status, body, response.headers.get('retry-after'));
  return body;
}

/** GraphQL reports errors in the body with any status. */
const hasErrors = (body: { errors?: unknown } | null) => Array.isArray(body?.errors);
