import type { Access } from '../access.ts';
import type { Box } from '../navigation/layout.ts';
import { pagePath } from '../navigation/navigation.ts';

export interface TextRun {
  text: string;
  /** Points from the left and top of the page. */
  x: number;
  y: number;
  width: number;
  height: number;
  /**
   * Left edge and width of each word. Missing for single words, other writing directions, and
   * older conversions.
   */
  words?: number[];
}

/** A link on a page, to a URL or another page. Points, like text. */
export type PageLink = Omit<TextRun, 'text' | 'words'> & ({ uri: string } | { page: number });

/** A part of a tagged page: a block for screen readers, or the index of a run. */
export type PagePart = TextBlock | number;
interface TextBlock {
  kind: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'paragraph' | 'list' | 'item' | 'figure';
  alt?: string;
  parts: PagePart[];
}

/** An entry of the table of contents. */
export interface OutlineEntry {
  title: string;
  /** Null for entries without a target. */
  page: number | null;
  children: OutlineEntry[];
}

export interface PageText {
  width: number;
  height: number;
  runs: TextRun[];
  /** Missing in conversions older than links. */
  links?: PageLink[];
  /** Only of tagged documents. Names each run once, in order. */
  structure?: PagePart[];
  /** Only with the first page. */
  outline?: OutlineEntry[];
}

export interface PageTexts {
  /** A page's text, loaded once; null if unavailable. */
  get(page: number): Promise<PageText | null>;
}

export function createPageTexts(access: Access): PageTexts {
  const texts = new Map<number, Promise<PageText | null>>();
  async function load(page: number, isRetry = false): Promise<PageText | null> {
    const url = access.urlOf(`text/${pagePath(page)}.json`);
    const response = await fetch(url, { credentials: 'omit' }).catch(() => null);
    if (response?.ok) {
      access.noteArrival();
      return response.json();
    }
    if (response?.status === 404) return { width: 1, height: 1, runs: [] };
    // Only a refusal needs a fresh grant; reading works without text.
    if (response?.status === 403 && !isRetry && (await access.renew(url)) === 'renewed')
      return load(page, true);
    return null;
  }
  return {
    get(page) {
      const text = texts.get(page) ?? load(page).catch(() => null);
      texts.set(page, text);
      void text.then((loaded) => loaded ?? texts.delete(page));
      return text;
    },
  };
}

/** The separator between two runs: a line end, a gap, or nothing, as before a superscript. */
export function between(before: TextRun | undefined, run: TextRun): '\n' | ' ' | '' {
  if (!before) return '';
  const height = Math.min(before.height, run.height);
  const overlap =
    Math.min(before.y + before.height, run.y + run.height) - Math.max(before.y, run.y);
  const gap = Math.max(run.x - (before.x + before.width), before.x - (run.x + run.width));
  if (overlap <= height / 2 || gap < -height / 2 || run.x + run.width < before.x) return '\n';
  return gap > height * 0.1 ? ' ' : '';
}

/** The left edge of a letter in a run, by its word's place and the letters before it. */
export function edgeAt(
  { text, words = [], x, width }: TextRun,
  index: number,
  widthOf: (text: string) => number = ({ length }) => length,
): number {
  if (words.length === 0) return x + (width * widthOf(text.slice(0, index))) / (widthOf(text) || 1);
  const number = text.slice(0, index).split(' ').length - 1;
  const offset = text.slice(text.lastIndexOf(' ', index - 1) + 1, index);
  const [left = x, wide = 0] = words.slice(2 * number, 2 * number + 2);
  return offset === ''
    ? left
    : left + (wide * widthOf(offset)) / (widthOf(text.split(' ')[number] ?? '') || 1);
}

export function boxOf(
  { runs, width, height }: PageText,
  at: number,
  start: number,
  end: number,
): Box {
  const run = runs[at];
  if (!run) return { left: 0, top: 0, width: 0, height: 0 };
  const [left, right] = [edgeAt(run, start), edgeAt(run, end)];
  return {
    left: left / width,
    top: run.y / height,
    width: (right - left) / width,
    height: run.height / height,
  };
}
