import { lookup as lookUp } from 'node:dns';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestTls } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Settings } from '../engines/settings.ts';
import { checkAddress, publicOnly } from './addresses.ts';
import { OutboundError } from './outbound-error.ts';

export interface OutboundOptions {
  settings: Pick<Settings, 'LECTERN_OUTBOUND_HOSTS'>;
  /** The only origin that may be called, also by redirect; any where it is missing. */
  origin?: string;
  /** Origins that may be in a private network, beside those of `LECTERN_OUTBOUND_HOSTS`. */
  trustedOrigins?: readonly string[];
  schemes?: readonly string[];
  /** How many redirects a GET or HEAD may follow; each is checked like the first URL. */
  redirects?: number;
  /** Until the last byte of the answer is read. */
  timeoutMs?: number;
  /** Of the answer's body. */
  maxBytes?: number;
  /** DNS look-up. */
  resolve?: typeof lookUp;
}

export type OutboundFetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/**
 * `fetch` for URLs that customers give. It connects only to public addresses, unless the operator trusts the origin, and
 * to the very address that was checked. The body of the answer is a stream: reading it throws when it is too long or slow.
 * @throws OutboundError
 */
export function outboundFetch({
  settings,
  origin,
  trustedOrigins = [],
  schemes = ['https:', 'http:'],
  redirects = 0,
  timeoutMs = 10_000,
  maxBytes = 1_000_000,
  resolve = lookUp,
}: OutboundOptions): OutboundFetch {
  const trusted = new Set([...(settings.LECTERN_OUTBOUND_HOSTS ?? []), ...trustedOrigins]);

  function check(url: URL): LookupFunction {
    if (!schemes.includes(url.protocol)) throw refused(`${url.protocol} is not called`);
    if (url.username || url.password) throw refused('The URL contains a user name or password');
    if (origin !== undefined && url.origin !== origin)
      throw new OutboundError('OTHER_ORIGIN', `${url.origin} is not ${origin}`);
    if (trusted.has(url.origin)) return resolve as LookupFunction;
    checkAddress(url);
    return publicOnly(resolve);
  }

  return async (to, init = {}) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    const first = URL.parse(to);
    if (!first) throw refused('This is no URL');
    let url = first;
    let lookup = check(url);
    const request = requestOf(url, init);
    const { method } = request;
    let headers = Object.fromEntries(request.headers);
    const body = Buffer.from(await request.arrayBuffer());
    const mayFollow = method === 'GET' || method === 'HEAD';

    for (let left = mayFollow ? redirects : 0; ; left--) {
      const answer = await send(url, { method, headers, lookup, signal }, body);
      const status = answer.statusCode ?? 0;
      if (status < 300 || status >= 400 || status === 304) return toResponse(answer, maxBytes, url);
      answer.destroy();
      const { location } = answer.headers;
      if (left === 0 || location === undefined || !URL.canParse(location, url))
        throw new OutboundError('REDIRECTED', `It redirects to ${location ?? 'nowhere'}`);
      const next = new URL(location, url);
      if (url.protocol === 'https:' && next.protocol !== 'https:')
        throw new OutboundError('REDIRECTED', `It redirects to ${next.origin} without TLS`);
      // Any header may be a secret of the first origin.
      if (next.origin !== url.origin) headers = pick(headers, 'accept', 'user-agent');
      url = next;
      lookup = check(url);
    }
  };
}

function requestOf(url: URL, init: RequestInit): Request {
  try {
    return new Request(url, init);
  } catch (cause) {
    throw new OutboundError('NOT_ALLOWED', 'The request is malformed', { cause });
  }
}

function pick(headers: Record<string, string>, ...names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}

/** A new connection each time, so that every look-up is checked. */
function send(
  url: URL,
  options: {
    method: string;
    headers: Record<string, string>;
    lookup: LookupFunction;
    signal: AbortSignal;
  },
  body: Buffer,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestTls : requestPlain)(
      url,
      { ...options, agent: false },
      resolve,
    );
    const fail = (cause: unknown) => reject(asOutboundError(cause));
    request.on('error', fail);
    request.on('close', () => fail(new Error('It gave no answer'))); // For example after a protocol upgrade.
    request.end(body);
  });
}

function toResponse(answer: IncomingMessage, maxBytes: number, { href }: URL): Response {
  const status = answer.statusCode ?? 0;
  const hasBody = ![204, 205, 304].includes(status);
  if (status < 200 || status > 599) {
    answer.destroy();
    throw new OutboundError('UNREACHABLE', `It answered with the status ${status}`);
  }
  if (!hasBody) answer.resume();
  const body = hasBody ? limited(answer, maxBytes) : null;
  const response = new Response(body, { status, headers: headersOf(answer) });
  // Of the last redirect, as fetch says it.
  return Object.defineProperty(response, 'url', { value: href });
}

/** Ending the loop early closes the connection, also before it began. */
function limited(answer: IncomingMessage, maxBytes: number): AsyncIterable<Buffer> {
  const parts = partsOf(answer, maxBytes);
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => parts.next(),
      return: () => {
        answer.destroy();
        return parts.return(undefined);
      },
    }),
  };
}

async function* partsOf(answer: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > maxBytes)
        throw new OutboundError('TOO_LARGE', `The answer is longer than ${maxBytes} bytes`);
      yield part;
    }
  } catch (error) {
    throw asOutboundError(error);
  }
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
}

function refused(why: string): OutboundError {
  return new OutboundError('NOT_ALLOWED', why);
}

function asOutboundError(cause: unknown): OutboundError {
  return cause instanceof OutboundError
    ? cause
    : new OutboundError('UNREACHABLE', 'It gave no answer', { cause });
}
