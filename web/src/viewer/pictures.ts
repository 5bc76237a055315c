import type { Access } from './access.ts';
import { pagePath } from './navigation.ts';

interface Picture {
  readonly page: number;
  readonly element: HTMLImageElement;
  /** Resolves when the picture is there; never when the link is closed. */
  readonly isReady: Promise<void>;
}

export interface Pictures {
  /** The picture of a page, fetched once and kept for a while: the server lets no cache keep it. */
  get(page: number, priority?: 'high' | 'low'): Picture;
}

const waits = [300, 1_000, 2_000, 4_000, 8_000];
const kinds = {
  /** A few large ones, at once. */
  pictures: { kept: 12, loading: 'eager' },
  /** All the small ones, each when it comes into sight. */
  thumbnails: { kept: 1_000, loading: 'lazy' },
  /** The large ones once more, for paper. */
  sheets: { kept: 10_000, loading: 'eager' },
} as const;

/** Page pictures with their retries. A refused one asks for the link again, so that a link taken away is noticed here too. */
export function createPictures(access: Access, kind: keyof typeof kinds): Pictures {
  const pictures = new Map<number, Picture>();
  return {
    get(page, priority = 'high') {
      const picture = pictures.get(page) ?? load(access, kind, page, priority);
      pictures.delete(page); // The map's order is the order of use: the first one is the longest unused.
      pictures.set(page, picture);
      if (priority === 'high') picture.element.fetchPriority = 'high';
      const [oldest] = pictures.keys();
      if (pictures.size > kinds[kind].kept && oldest !== undefined) pictures.delete(oldest);
      return picture;
    },
  };
}

function load(
  access: Access,
  kind: keyof typeof kinds,
  page: number,
  priority: 'high' | 'low',
): Picture {
  const file = `${kind === 'sheets' ? 'pictures' : kind}/${pagePath(page)}.jpg`;
  const element = new Image();
  element.alt = '';
  element.loading = kinds[kind].loading;
  element.draggable = false;
  element.fetchPriority = priority;
  const size = access.link().pages[page - 1];
  if (size) [element.width, element.height] = [Math.round(size.width), Math.round(size.height)];
  const isReady = new Promise<void>((resolve) => {
    let attempt = 0;
    const tryAgain = async () => {
      if ((await access.renew(element.src)) === 'closed') return;
      setTimeout(
        () => (element.src = access.urlOf(file)),
        waits[Math.min(attempt++, waits.length - 1)],
      );
    };
    // What lies underneath is better than the browser's broken picture.
    const setBroken = (isBroken: boolean) => element.classList.toggle('is-broken', isBroken);
    element.addEventListener('load', () => {
      setBroken(false);
      resolve();
    });
    element.addEventListener('error', () => {
      setBroken(true);
      void tryAgain();
    });
    element.src = access.urlOf(file);
  });
  return { page, element, isReady };
}
