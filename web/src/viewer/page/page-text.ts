import type { Access } from '../access.ts';
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
    if (response?.ok) return response.json();
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
