import type { Access } from './access.ts';
import { pagePath } from './navigation.ts';

export interface TextRun {
  text: string;
  /** Points from the left and the top of the page. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PageText {
  width: number;
  height: number;
  runs: TextRun[];
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
    if (response?.status === 403 && !isRetry && (await access.renew(url)) === 'renewed') return load(page, true);
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

/** Whether a run starts a new line: it lies lower, or it goes back to the left. */
export function startsLine(run: TextRun, before: TextRun | undefined): boolean {
  if (!before) return false;
  return Math.abs(run.y + run.height / 2 - (before.y + before.height / 2)) > Math.max(run.height, before.height) / 2 || run.x + run.width < before.x;
}
