import { lookup as lookUp } from 'node:dns';
import { request as askPlainly, type IncomingMessage } from 'node:http';
import { request as askByTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { DomainError } from '@lectern/kernel/errors.ts';
import { isPublic } from '@lectern/kernel/network/network.ts';
import type { Settings } from '@lectern/kernel/engines/settings.ts';
import { isOperatorHost } from './hosts.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_000_000;

/** No answer; an answer of another server; or removed by the operator. */
export type Unreachable = 'UNREACHABLE' | 'MISTAKEN' | 'NOT_ALLOWED';

export class ProviderUnreachable extends DomainError {
  readonly refusal: Unreachable;

  constructor(cause: unknown, refusal: Unreachable = 'UNREACHABLE') {
    super('UNAVAILABLE', 'The identity provider did not answer.', undefined, 5);
    this.cause = cause;
    this.refusal = refusal;
  }
}

type ProviderFetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/**
 * Fetches only from this origin, without redirects. The host must have a public address, unless the
 * operator added it (`LECTERN_SIGN_ON_HOSTS`).
 * @param resolve DNS look-up
 */
export function fetchFrom(
  origin: string,
  settings: Settings,
  resolve: typeof lookUp = lookUp,
): ProviderFetch {
  const isOwn = isOperatorHost(origin, settings);
  const lookup = isOwn ? resolve : publicOnly(resolve);
  return async (url, init = {}) => {
    const to = new URL(url);
    if (to.origin !== origin)
      throw new ProviderUnreachable(new Error(`${to.origin} is not of this provider`), 'MISTAKEN');
    try {
      // IP addresses are not looked up.
      const host = to.hostname.replace(/^\[|\]$/g, '');
      if (!isOwn && isIP(host) !== 0 && !isPublic(host))
        throw new Error(`${host} is no public address`);
      const request = new Request(to, init);
      const body = Buffer.from(await request.arrayBuffer());
      const answer = await sendRequest(
        to,
        {
          method: request.method,
          headers: Object.fromEntries(request.headers),
          lookup: lookup as LookupFunction,
        },
        body,
      );
      const status = answer.statusCode ?? 0;
      if (status >= 300 && status < 400)
        throw new ProviderUnreachable(
          new Error(`It leads on to ${answer.headers.location ?? 'nowhere'}`),
          'MISTAKEN',
        );
      const text = await readBody(answer);
      return new Response(status === 204 || status === 205 ? null : text, {
        status,
        headers: headersOf(answer),
      });
    } catch (error) {
      throw error instanceof ProviderUnreachable ? error : new ProviderUnreachable(error);
    }
  };
}

/**
 * Connects to the address that was checked here, so that DNS rebinding cannot reach our network.
 */
export function publicOnly(resolve: typeof lookUp): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first, ...others] = error ? [] : addresses.filter(({ address }) => isPublic(address));
      if (!first) callback(error ?? new Error(`${hostname} is at no public address`), '', 0);
      else if (options.all) callback(null, [first, ...others]);
      else callback(null, first.address, first.family);
    });
  };
}

/** A new connection each time, so that every look-up is checked. */
function sendRequest(
  url: URL,
  options: { method: string; headers: Record<string, string>; lookup: LookupFunction },
  body: Buffer,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const request = (url.protocol === 'https:' ? askByTls : askPlainly)(
      url,
      { ...options, agent: false, signal },
      resolve,
    );
    request.on('error', reject);
    request.on('close', () => reject(new Error('It gave no answer'))); // For example after a protocol upgrade.
    request.end(body);
  });
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at]!, rawHeaders[at + 1]!);
  return headers;
}

async function readBody(answer: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new Error('The answer is too long'); // Leaving the loop closes the connection.
    parts.push(part);
  }
  return Uint8Array.from(Buffer.concat(parts));
}
