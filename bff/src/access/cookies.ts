import type { IncomingMessage, ServerResponse } from 'node:http';
import { headerOf } from '../http/header.ts';

const YEAR_MS = 365 * 86_400_000;
const SSO_STATE_MS = 10 * 60_000;
const SIGNED_IN = 'in';

/** Names and attributes of our cookies: prefixed and Secure where the console is served over https. */
export class Cookies {
  readonly #isSecure: boolean;

  constructor(consoleUrl: string) {
    this.#isSecure = consoleUrl.startsWith('https:');
  }

  /** Holds the sign-in token; no script can read it. */
  signIn(req: IncomingMessage): string | null {
    return read(req, this.#name('lectern'));
  }

  setSignIn(res: ServerResponse, token: string, expiresAt: string | null): void {
    this.#set(res, 'lectern', token, { isReadable: false, expiresAt });
  }

  /** Read by our pages and sent back in a header. */
  csrf(req: IncomingMessage): string | null {
    return read(req, this.#name('lectern_csrf'));
  }

  setCsrf(res: ServerResponse, token: string): void {
    this.#set(res, 'lectern_csrf', token, { isReadable: true, expiresAt: null });
  }

  /** The state of a single sign-on, until the browser is back from the provider; no script can read it. */
  singleSignOn(req: IncomingMessage): { state: string | null; wasSignedIn: boolean } {
    const [state = null, by] = read(req, this.#name('lectern_sso'))?.split('.') ?? [];
    return { state, wasSignedIn: by === SIGNED_IN };
  }

  /** @param state null: it is over @param wasSignedIn the caller was signed in when it began */
  setSingleSignOn(res: ServerResponse, state: string | null, wasSignedIn = false): void {
    this.#set(
      res,
      'lectern_sso',
      state === null ? '' : wasSignedIn ? `${state}.${SIGNED_IN}` : state,
      {
        isReadable: false,
        expiresAt: new Date(state === null ? 0 : Date.now() + SSO_STATE_MS).toISOString(),
      },
    );
  }

  clearSignIn(res: ServerResponse): void {
    this.#set(res, 'lectern', '', { isReadable: false, expiresAt: new Date(0).toISOString() });
  }

  /**
   * Says who signed in here before. It survives signing out, so that guesses from other browsers do not lock its user
   * out.
   */
  knownBrowser(req: IncomingMessage): string | null {
    return read(req, this.#name('lectern_known'));
  }

  setKnownBrowser(res: ServerResponse, text: string): void {
    this.#set(res, 'lectern_known', text, {
      isReadable: false,
      expiresAt: new Date(Date.now() + YEAR_MS).toISOString(),
    });
  }

  /** During an impersonation: the impersonator's own token, and when its cookie expires. */
  own(req: IncomingMessage): { token: string; expiresAt: string | null } | null {
    const [token = '', until = ''] = read(req, this.#name('lectern_own'))?.split('.') ?? [];
    if (token === '') return null;
    return {
      token,
      expiresAt: /^\d{1,13}$/.test(until) ? new Date(Number(until)).toISOString() : null,
    };
  }

  setOwn(res: ServerResponse, token: string, expiresAt: string | null): void {
    this.#set(res, 'lectern_own', `${token}.${expiresAt === null ? '' : Date.parse(expiresAt)}`, {
      isReadable: false,
      expiresAt,
    });
  }

  clearOwn(res: ServerResponse): void {
    this.#set(res, 'lectern_own', '', { isReadable: false, expiresAt: new Date(0).toISOString() });
  }

  #name(name: string): string {
    return this.#isSecure ? `__Host-${name}` : name;
  }

  /** @param expiresAt null: until the browser is closed. */
  #set(
    res: ServerResponse,
    name: string,
    value: string,
    { isReadable, expiresAt }: { isReadable: boolean; expiresAt: string | null },
  ): void {
    const attributes = ['Path=/', 'SameSite=Lax'];
    if (!isReadable) attributes.push('HttpOnly');
    if (this.#isSecure) attributes.push('Secure');
    if (expiresAt) attributes.push(`Expires=${new Date(expiresAt).toUTCString()}`);
    res.appendHeader('set-cookie', `${this.#name(name)}=${value}; ${attributes.join('; ')}`);
  }
}

/** The first cookie of that name; ours have no characters that need quoting. */
function read(req: IncomingMessage, name: string): string | null {
  if (headerOf(req, 'cookie') === undefined) return null;
  for (const pair of (req.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null;
  }
  return null;
}
