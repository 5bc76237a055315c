import { posix } from 'node:path';
import type { OutlineEntry } from '../../pdfium/links-and-outline.ts';
import type { Opened } from './opened.ts';
import { decoded, textOfHtml } from './html-text.ts';
import { damaged } from './zip-directory.ts';

const MOST_CHAPTERS = 1000;
const MOST_ENTRIES = 1000;

type Read = (path: string) => Buffer | null;

/** The chapters of a book in their order, with its own table of contents. @throws FileRefused */
export function readEpub(paths: readonly string[], read: Read): Opened {
  const known = new Set(paths);
  const text = (path: string) => {
    const bytes = read(path);
    return bytes ? decoded(bytes) : '';
  };
  const container = tags(text('META-INF/container.xml'), 'rootfile')[0];
  const bookPath = container?.['full-path'];
  if (bookPath === undefined || !known.has(bookPath)) throw damaged('No package document');
  const book = text(bookPath);
  const within = (href: string) => resolved(bookPath, href);
  const items = new Map(tags(book, 'item').map((item) => [item['id'] ?? '', item]));
  const chapters = tags(book, 'itemref')
    .filter(({ linear }) => linear !== 'no')
    .flatMap(({ idref }) => {
      const path = within(items.get(idref ?? '')?.['href'] ?? '');
      return known.has(path) ? [path] : [];
    })
    .slice(0, MOST_CHAPTERS);
  const order = [...new Set(chapters)];
  if (order.length === 0) throw damaged('No chapters');
  const outline = outlineIn(items, book, { within, text, order });
  const titleOf = (page: number) => outline.find((entry) => entry.page === page)?.title;
  const pages = order.map((path, index) => ({
    path,
    title:
      titleOf(index + 1) ?? (textOfHtml(read(path) ?? Buffer.alloc(0)).title || `${index + 1}`),
  }));
  const title = /<dc:title\b[^>]*>([^<]{1,1000})/i.exec(book)?.[1];
  return {
    mainPath: order[0] ?? null,
    pages,
    outline,
    title: title === undefined ? null : wordsIn(title),
  };
}

interface Book {
  within(href: string): string;
  text(path: string): string;
  order: readonly string[];
}

/** From the navigation document of EPUB 3, or the NCX of EPUB 2; without levels. */
function outlineIn(
  items: ReadonlyMap<string, Record<string, string>>,
  book: string,
  { within, text, order }: Book,
): OutlineEntry[] {
  const all = [...items.values()];
  const nav = all.find(({ properties }) => properties?.split(/\s+/).includes('nav'))?.['href'];
  const ncxId = tags(book, 'spine')[0]?.['toc'] ?? '';
  const ncx = (
    items.get(ncxId) ?? all.find((item) => item['media-type'] === 'application/x-dtbncx+xml')
  )?.['href'];
  const source = nav ?? ncx;
  if (source === undefined) return [];
  const path = within(source);
  const found = nav === undefined ? ncxEntries(text(path)) : navEntries(text(path));
  return found.slice(0, MOST_ENTRIES).map(({ title, href }) => {
    const at = order.indexOf(resolved(path, href));
    return { title, page: at < 0 ? null : at + 1, children: [] };
  });
}

interface Entry {
  title: string;
  href: string;
}

function navEntries(document: string): Entry[] {
  const start = document.search(/<nav\b[^>]{0,500}epub:type\s*=\s*["']toc["']/i);
  const from = Math.max(0, start);
  const end = document.indexOf('</nav', from);
  const list = document.slice(from, end < 0 ? document.length : end);
  return list
    .split(/<a\b/i)
    .slice(1)
    .flatMap((link) => {
      const [tag, rest] = splitOnce(link, '>');
      const title = wordsIn(splitOnce(rest ?? '', '</a')[0]);
      const href = attributes(tag)['href'];
      return href && title ? [{ title, href }] : [];
    });
}

function ncxEntries(document: string): Entry[] {
  return document
    .split(/<navPoint\b/i)
    .slice(1)
    .flatMap((point) => {
      const label = splitOnce(point, '<text>')[1];
      const title = wordsIn(splitOnce(label ?? '', '</text')[0]);
      const href = tags(point, 'content')[0]?.['src'];
      return href && title ? [{ title, href }] : [];
    });
}

function splitOnce(text: string, by: string): [string, string?] {
  const at = text.indexOf(by);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + by.length)];
}

const wordsIn = (markup: string) => textOfHtml(Buffer.from(markup)).lines.join(' ').slice(0, 500);

/** The attributes of every tag of a name, whatever its prefix. */
function tags(document: string, name: string): Record<string, string>[] {
  return document
    .split('<')
    .filter((part) => new RegExp(`^([\\w-]{1,20}:)?${name}[\\s/>]`, 'i').test(part))
    .map((part) => attributes(splitOnce(part, '>')[0]));
}

function attributes(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.slice(0, 5000).matchAll(/([\w:-]{1,50})\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, key = '', one, other]) => [key, wordsIn(one ?? other ?? '')],
    ),
  );
}

/** A path within the archive, as a reference in one of its files says. */
function resolved(from: string, href: string): string {
  const [path = ''] = href.split(/[?#]/);
  try {
    return posix.join(posix.dirname(from), decodeURIComponent(path)).normalize('NFC');
  } catch {
    return '';
  }
}
