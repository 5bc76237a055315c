import type { Secrets } from '@lectern/kernel/keys/secrets.ts';
import { createHmac, randomBytes } from 'node:crypto';
import { isSameText } from '@lectern/kernel/keys/is-same-text.ts';
import type { IncomingMessage } from 'node:http';
import type { Hosts } from './hosts.ts';
import { EdgeError } from '../../http/edge-error.ts';
import { problems } from '../../http/problems.ts';

interface CsrfEvidence {
  cookie: string | null;
  sent: string | null;
  signIn: string | null;
  protocol?: 'http' | 'https' | null;
}

/**
 * Shows that a call came from a page of ours: a signed text in a readable cookie, which our pages send back in a
 * header. It is bound to the sign-in, so that a text planted before signing in is worth nothing afterward.
 */
export class Csrf {
  readonly #keys: readonly [Buffer, ...Buffer[]];
  readonly #consoleUrl: URL;
  readonly #contentHost: string;
  readonly #hosts: Pick<Hosts, 'has'>;

  constructor(
    secrets: Secrets,
    urls: { console: string; content: string },
    hosts: Pick<Hosts, 'has'>,
  ) {
    this.#hosts = hosts;
    this.#keys = secrets.keys('csrf');
    this.#consoleUrl = new URL(urls.console);
    this.#contentHost = new URL(urls.content).hostname;
  }

  /** @param signIn the browser's sign-in token, if it has one */
  mint(signIn: string | null): string {
    const nonce = randomBytes(16).toString('base64url');
    return `${nonce}.${mac(this.#keys[0], nonce, signIn)}`;
  }

  isValid(text: string | null, signIn: string | null): boolean {
    const [nonce = '', given = ''] = (text ?? '').split('.');
    return this.#keys.some((key) => isSameText(mac(key, nonce, signIn), given));
  }

  /** @throws EdgeError CSRF */
  check(req: IncomingMessage, { cookie, sent, signIn, protocol = null }: CsrfEvidence): void {
    const site = req.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw refused();
    if (
      req.headers.origin !== undefined &&
      !this.#isOwnOrigin(req.headers.origin, req.headers.host, protocol)
    )
      throw refused();
    if (!sent || !cookie || !isSameText(sent, cookie) || !this.isValid(cookie, signIn))
      throw refused();
  }

  /** The console's, or that of the address under which this was called; never the host of customers' files. */
  #isOwnOrigin(
    origin: string,
    host: string | undefined,
    protocol: 'http' | 'https' | null,
  ): boolean {
    if (origin === this.#consoleUrl.origin) return true;
    if (!URL.canParse(origin)) return false;
    const url = new URL(origin);
    if (protocol !== null && url.protocol !== `${protocol}:`) return false;
    return url.host === host && this.#hosts.has(host) && url.hostname !== this.#contentHost;
  }
}

function mac(key: Buffer, nonce: string, signIn: string | null): string {
  return createHmac('sha256', key)
    .update(`${nonce}.${signIn ?? ''}`)
    .digest('base64url');
}

function refused(): EdgeError {
  return new EdgeError('CSRF', problems.pageOutOfDate);
}
