import type { Access } from '../access.ts';
import { pagePath } from '../navigation/navigation.ts';

export interface TextRun {
  text: string;
  /** Points from the left and the top of the page. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where each of its words lies: in turn its left edge and its width. Missing where there is one word, where they do not go from left to right, and in what was converted before. */
  words?: number[];
}

/** A place on a page that leads out of the document, or to another of its pages. Points, as for text. */
export type PageLink = Omit<TextRun, 'text' | 'words'> & ({ uri: string } | { page: number });

/** An entry of the document's own table of contents. */
export interface OutlineEntry {
  title: string;
  /** Null where the entry leads nowhere. */
  page: number | null;
  children: OutlineEntry[];
}

export interface PageText {
  width: number;
  height: number;
  runs: TextRun[];
  /** Missing in what was converted before links were. */
  links?: PageLink[];
  /** With the first page. */
  outline?: OutlineEntry[];
}

export interface PageTexts {
  /** The text of a page, fetched once; null where it cannot be had now. */
  get(page: number): Promise<PageText | null>;
}

export function createPageTexts(access: Access): PageTexts {
  const texts = new Map<number, Promise<PageText | null>>();
  async function load(page: number, isRetry = false): Promise<PageText | null> {
    const url = access.urlOf(`text/${pagePath(page)}.json`);
    const response = await fetch(url, { credentials: 'omit' }).catch(() => null);
    if (response?.ok) return (await response.json()) as PageText;
    // Only a refusal is worth a fresh grant; reading goes on without the text.
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

/** What a reader sees between two runs: the end of a line, a gap, or nothing, as before a raised 2. */
export function between(before: TextRun | undefined, run: TextRun): '\n' | ' ' | '' {
  if (!before) return '';
  const height = Math.min(before.height, run.height);
  const overlap =
    Math.min(before.y + before.height, run.y + run.height) - Math.max(before.y, run.y);
  const gap = Math.max(run.x - (before.x + before.width), before.x - (run.x + run.width));
  if (overlap <= height / 2 || gap < -height / 2 || run.x + run.width < before.x) return '\n';
  return gap > height * 0.1 ? ' ' : '';
}
