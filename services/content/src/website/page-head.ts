/** What a web page says of itself in its head. */
export interface PageHead {
  title: string | null;
  description: string | null;
  /** As an address that its own page may have written relative to itself. */
  image: string | null;
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** @param html the beginning of a page */
export function headOf(html: string): PageHead {
  const metas = new Map<string, string>();
  for (const [tag] of html.matchAll(/<meta\s[^<>]{1,4000}>/gi)) {
    const name = attribute(tag, 'property') ?? attribute(tag, 'name');
    const content = attribute(tag, 'content');
    const key = name?.toLowerCase();
    if (key !== undefined && content !== null && !metas.has(key)) metas.set(key, content);
  }
  const first = (...names: string[]) =>
    names.map((name) => plain(metas.get(name) ?? '')).find((text) => text !== '') ?? null;
  const title = /<title[^<>]{0,200}>([^<]{0,4000})/i.exec(html)?.[1] ?? '';
  return {
    title: first('og:title', 'twitter:title') ?? (plain(title) || null),
    description: first('og:description', 'description', 'twitter:description'),
    image: first('og:image:secure_url', 'og:image', 'twitter:image'),
  };
}

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    tag,
  );
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : null;
}

/** One line of text, at most 2,000 characters. */
function plain(text: string): string {
  return text
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, entity: string) => {
      if (!entity.startsWith('#')) return named[entity.toLowerCase()] ?? whole;
      const isHex = /^#x/i.test(entity);
      const code = Number.parseInt(entity.slice(isHex ? 2 : 1), isHex ? 16 : 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .toWellFormed()
    .replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, 2_000);
}
