import { languages, type Language } from '@lectern/schemas/text/languages.ts';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Edge } from '../edge.ts';

const dist = new URL('../../../web/dist', import.meta.url);
export const distFolder = fileURLToPath(dist);

const notBuilt =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lectern</title><!--lectern-visit--></head><body>The pages are not built yet.</body></html>';

/** A built page, read again when it was built again. */
export class Page {
  readonly #path: string;
  #read: { text: string; modified: number } | null = null;

  constructor(name: string) {
    this.#path = join(distFolder, name);
  }

  async text(): Promise<string> {
    const modified = await stat(this.#path).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (modified === null) return notBuilt;
    if (this.#read?.modified !== modified)
      this.#read = { text: await readFile(this.#path, 'utf8'), modified };
    return this.#read.text;
  }
}

/** What recipients and mails open is built once for each language: `viewer.html`, `viewer.de.html` and so on. */
export function pagesInLanguages(
  name: 'viewer' | 'mute' | 'form',
): (language: Language) => Promise<string> {
  const pages = new Map<Language, Page>();
  return (language) => {
    const file = language === languages[0] ? `${name}.html` : `${name}.${language}.html`;
    const page = pages.get(language) ?? new Page(file);
    pages.set(language, page);
    return page.text();
  };
}

/** Origins beside ours. */
interface Others {
  /** Of a captcha service. */
  captcha?: readonly string[];
  /** Of what is shown in a frame. */
  frames?: readonly string[];
}

/** What our pages may load: their own scripts, and pictures and bytes from the content origin. */
function pageHeaders(
  { engines }: Edge,
  { captcha = [], frames = [] }: Others,
): Record<string, string> {
  const content = new URL(engines.urls.content).origin;
  const policy = {
    'default-src': "'none'",
    'script-src': ["'self' 'wasm-unsafe-eval'", ...captcha].join(' '),
    'frame-src': [content, ...captcha, ...frames].join(' '),
    'worker-src': "'self' blob:",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data: blob: ${content}`,
    'font-src': "'self' data:",
    'connect-src': [`'self' ${content}`, ...captcha].join(' '),
    'media-src': `'self' ${content}`,
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': Object.entries(policy)
      .map((pair) => pair.join(' '))
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(engines.urls.console.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000',
    }),
  };
}

/** Sends a page of the console, and with it a CSRF token where the browser has none that is good for its sign-in. */
export function sendConsolePage(
  edge: Edge,
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  html: string,
  captcha: readonly string[] = [],
): void {
  edge.graph.warm(); // The page will ask for joined data as soon as it is loaded.
  const signIn = edge.cookies.signIn(req);
  if (!edge.csrf.isValid(edge.cookies.csrf(req), signIn))
    edge.cookies.setCsrf(res, edge.csrf.mint(signIn));
  sendPage(edge, req, res, status, html, { captcha });
}

/** Sends a page without any cookie: recipients get none before they agree to one. */
export function sendPage(
  edge: Edge,
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  html: string,
  others: Others = {},
): void {
  res.writeHead(status, {
    ...pageHeaders(edge, others),
    'content-length': Buffer.byteLength(html),
  });
  res.end(req.method === 'HEAD' ? undefined : html);
}

/** The https URL of a page requested without TLS. Only a proxy can tell. */
export function httpsRedirect({ callers, engines }: Edge, req: IncomingMessage): string | null {
  const { console } = engines.urls;
  return console.startsWith('https:') && callers.protocolOf(req) === 'http'
    ? `${console}${req.url ?? '/'}`
    : null;
}

/** The console's URL of a page requested on the host of customers' files: there those files could reach its cookies. */
export function consoleRedirect({ engines }: Edge, req: IncomingMessage): string | null {
  const host = req.headers.host ?? '';
  if (!URL.canParse(`http://${host}`)) return null;
  const { console, content } = engines.urls;
  const isContentHost = new URL(`http://${host}`).hostname === new URL(content).hostname;
  return isContentHost && new URL(console).hostname !== new URL(content).hostname
    ? `${console}${req.url ?? '/'}`
    : null;
}
