import { lookup as lookUp } from 'node:dns';
import { request as askPlainly, type IncomingMessage } from 'node:http';
import { request as askByTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { DomainError } from '@lectern/kernel/errors.ts';
import { isPublic } from '@lectern/kernel/network.ts';
import type { Settings } from '@lectern/kernel/settings.ts';
import { isOperatorHost } from './hosts.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_000_000;

/** Nothing answers; what answers is not the provider of this address; or the operator has taken the address away. */
export type Unreachable = 'UNREACHABLE' | 'MISTAKEN' | 'NOT_ALLOWED';

/** For a provider that does not answer, or with something else than it should. */
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
 * Asks a provider, and nobody else: what it says of itself, or a redirect, leads to no other origin than this one. Its
 * name leads to machines of the public internet, unless the operator has added it (`LECTERN_SIGN_ON_HOSTS`).
 * @param resolve how names are looked up
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
      // An address is looked up by nobody.
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
 * A look-up for one connection, which then goes to what was looked at here: whatever the name leads to a moment later
 * (DNS rebinding), nobody is sent into our own network.
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

/** Each on a connection of its own: so each is looked up. */
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
    request.on('close', () => reject(new Error('It gave no answer'))); // As for one that asks for another protocol.
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
    if (bytes > MAX_BYTES) throw new Error('The answer is too long'); // Leaving the loop ends the connection.
    parts.push(part);
  }
  return Uint8Array.from(Buffer.concat(parts));
}
