import { outboundFetch } from '@lectern/kernel/network/outbound-fetch.ts';
import type { Settings } from '@lectern/kernel/engines/settings.ts';
import { canBeFramed } from './framing.ts';
import { headOf, type PageHead } from './page-head.ts';

export interface Website extends PageHead {
  /** After redirects. */
  url: string;
  contentType: string | null;
  canBeFramed: boolean;
}

/** Enough for the head of a page. */
const MOST_BYTES = 512 * 1024;
const TIMEOUT_MS = 8_000;
const REDIRECTS = 5;

interface Options {
  settings: Pick<Settings, 'LECTERN_OUTBOUND_HOSTS'>;
  /** URL of our pages, which would show it in a frame. */
  shownBy: string;
}

/** What the page at a customer's URL says of itself. Only its beginning is read. @throws OutboundError */
export async function readWebsite(url: string, { settings, shownBy }: Options): Promise<Website> {
  const get = outboundFetch({
    settings,
    redirects: REDIRECTS,
    timeoutMs: TIMEOUT_MS,
    maxBytes: 2 * MOST_BYTES,
  });
  const answer = await get(url, {
    headers: { accept: 'text/html,*/*;q=0.5', 'user-agent': 'Lectern (link preview)' },
  });
  const contentType = answer.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  const isPage = contentType === 'text/html' || contentType === 'application/xhtml+xml';
  const bytes = isPage ? await beginningOf(answer) : null;
  if (!isPage) await answer.body?.cancel();
  const head = bytes ? headOf(decode(bytes, answer.headers)) : nothing;
  return {
    title: head.title,
    description: head.description,
    image: absolute(head.image, answer.url),
    url: answer.url,
    contentType: contentType || null,
    canBeFramed: answer.ok && isPage && canBeFramed(answer.headers, answer.url, shownBy),
  };
}

const nothing: PageHead = { title: null, description: null, image: null };

async function beginningOf({ body }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Ending the loop early closes the connection.
  for await (const part of body ?? []) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= MOST_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, MOST_BYTES);
}

function decode(bytes: Buffer, headers: Headers): string {
  const beginning = bytes.toString('latin1', 0, 2_048);
  const charset =
    /charset=["']?([\w-]+)/i.exec(headers.get('content-type') ?? '')?.[1] ??
    /<meta[^>]{0,200}charset=["']?([\w-]+)/i.exec(beginning)?.[1] ??
    'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}

function absolute(image: string | null, page: string): string | null {
  const url = image === null ? null : URL.parse(image, page);
  return url && /^https?:$/.test(url.protocol) && url.href.length <= 2_000 ? url.href : null;
}
