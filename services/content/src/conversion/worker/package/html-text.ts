/** What a page says, for search and its card. Nothing of it runs. */
export interface HtmlText {
  title: string;
  /** The lines of its text. */
  lines: string[];
}

const MOST_CHARACTERS = 100_000;
/** Their content is no text. */
const skipped = new Set(['script', 'style', 'template', 'noscript', 'svg', 'title', 'head']);
const blocks =
  /^\/?(p|div|h[1-6]|li|ul|ol|dl|dt|dd|tr|td|th|table|section|article|header|footer|nav|main|aside|br|hr|figure|figcaption|blockquote|pre|button|option)$/;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  euro: '€',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
};

/** Looks at each byte once, whatever the page is. */
export function textOfHtml(bytes: Buffer): HtmlText {
  const html = decoded(bytes);
  const found = { title: '', text: '' };
  let skipping: string | null = null;
  for (let at = 0; at < html.length && found.text.length < MOST_CHARACTERS;) {
    const open = html.indexOf('<', at);
    const words = html.slice(at, open < 0 ? html.length : open);
    if (skipping === 'title') found.title += words;
    if (skipping === null || skipping === 'head') found.text += skipping === null ? words : '';
    if (open < 0) break;
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      if (end < 0) break;
      at = end + 3;
      continue;
    }
    const end = html.indexOf('>', open);
    if (end < 0) break;
    const tag = /^\/?[a-z][a-z\d:-]*/i.exec(html.slice(open + 1, Math.min(end, open + 40)))?.[0];
    const name = tag?.toLowerCase() ?? '';
    const isClosed = html[end - 1] === '/';
    if (skipping !== null) {
      if (name === `/${skipping}`) skipping = null;
      else if (skipping === 'head' && skipped.has(name) && !isClosed) skipping = name;
      else if (skipping === 'head' && name === 'body') skipping = null;
    } else if (skipped.has(name) && !isClosed) skipping = name;
    else if (blocks.test(name)) found.text += '\n';
    at = end + 1;
  }
  return { title: oneLine(found.title).slice(0, 200), lines: linesOf(found.text) };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '');
}

function oneLine(text: string): string {
  return entities(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function entities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (all, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(String(hex), 16) : null;
      if (code === null) return named[String(name)] ?? String(all);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
    },
  );
}

/** By its byte order mark, or as it says itself. */
export function decoded(bytes: Buffer): string {
  const said = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{1,40})/i.exec(
    bytes.toString('latin1', 0, 4096),
  )?.[1];
  const mark = bytes.toString('hex', 0, 2);
  const label = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : (said ?? 'utf-8');
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}
