/** What the script in a package's pages tells. Anything else may post the same: it is a reader's own report, no more. */
export type FrameMessage =
  | { type: 'page'; path: string }
  | { type: 'link'; url: string }
  | { type: 'input' };

const longest = 2_000;
/** More links than this in a minute are no reader's. */
const mostLinks = 30;

/** Null for what is not from the frame, or not ours. */
export function messageIn(
  event: MessageEvent,
  frame: HTMLIFrameElement | null,
): FrameMessage | null {
  // A sandboxed frame has no origin; other windows have one.
  if (!frame || event.source !== frame.contentWindow || event.origin !== 'null') return null;
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null) return null;
  const told = new Map<string, unknown>(Object.entries(data));
  const [type, path, url] = ['type', 'path', 'url'].map((name) => told.get(name));
  if (told.get('lectern') !== 1) return null;
  if (type === 'input') return { type };
  if (type === 'page') return isText(path) ? { type, path: decoded(path) } : null;
  if (type !== 'link' || !isText(url)) return null;
  return /^(https?:\/\/|mailto:|tel:)/i.test(url) ? { type, url } : null;
}

/** Lets through as many links as a person follows. */
export function linkLimit(now: () => number = () => performance.now()): () => boolean {
  let since = now();
  let count = 0;
  return () => {
    if (now() - since > 60_000) [since, count] = [now(), 0];
    return ++count <= mostLinks;
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longest;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return '';
  }
}
