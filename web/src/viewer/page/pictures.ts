import type { Access } from '../access.ts';
import { smallScreen } from '@lectern/schemas/files/screen-sizes.ts';
import { pageFile, type PageFolder } from '@lectern/schemas/files/file-keys.ts';

interface Picture {
  readonly page: number;
  readonly element: HTMLImageElement;
  /** Resolves with the picture; never if the link is closed. */
  readonly isReady: Promise<void>;
  isLoaded(): boolean;
  drop(): void;
}

export interface Pictures {
  /** A page's picture, loaded once and kept for a while: the server forbids caching. */
  get(page: number, priority?: 'high' | 'low'): Picture;
  /**
   * Keeps the picture of a page that is shown, and aborts those on their way that are neither shown
   * nor near. Returns the release.
   */
  hold(page: number): () => void;
}

/** Pages that are prefetched around the one shown. */
const nearby = 2;
const waits = [300, 1_000, 2_000, 4_000, 8_000];
const kinds = {
  /** A few large ones, at once. */
  pictures: { kept: 12, loading: 'eager' },
  /** All thumbnails, when they become visible. */
  thumbnails: { kept: 1_000, loading: 'lazy' },
  /** The large ones again, for printing. */
  sheets: { kept: 10_000, loading: 'eager' },
} as const;

/**
 * Page pictures with retries. A refusal requests the link again, so a revoked link closes here
 * too.
 */
export function createPictures(access: Access, kind: keyof typeof kinds): Pictures {
  const pictures = new Map<number, Picture>();
  const held: number[] = [];
  const isNear = (page: number) => held.some((shown) => Math.abs(shown - page) <= nearby);
  return {
    get(page, priority = 'high') {
      const picture = pictures.get(page) ?? load(access, kind, page, priority);
      pictures.delete(page); // The map is in order of use: the first entry is the oldest.
      pictures.set(page, picture);
      if (priority === 'high') picture.element.fetchPriority = 'high';
      if (pictures.size > kinds[kind].kept) {
        const oldest = [...pictures.keys()].find((key) => !held.includes(key));
        if (oldest !== undefined) pictures.delete(oldest);
      }
      return picture;
    },
    hold(page) {
      held.push(page);
      for (const [key, picture] of pictures) {
        if (picture.isLoaded() || isNear(key)) continue;
        picture.drop();
        pictures.delete(key);
      }
      return () => void held.splice(held.indexOf(page), 1);
    },
  };
}

function folderOf(kind: keyof typeof kinds): PageFolder {
  if (kind === 'thumbnails') return kind;
  return kind === 'pictures' && usesSmallPictures() ? 'small' : 'large';
}

export function usesSmallPictures(): boolean {
  return matchMedia(smallScreen).matches;
}

function load(
  access: Access,
  kind: keyof typeof kinds,
  page: number,
  priority: 'high' | 'low',
): Picture {
  const file = pageFile(folderOf(kind), page);
  const element = new Image();
  element.alt = '';
  element.loading = kinds[kind].loading;
  element.draggable = false;
  element.fetchPriority = priority;
  const size = access.link().pages[page - 1];
  if (size) [element.width, element.height] = [Math.round(size.width), Math.round(size.height)];
  let [isLoaded, isDropped] = [false, false];
  const isReady = new Promise<void>((resolve) => {
    let attempt = 0;
    const tryAgain = async () => {
      if ((await access.renew(element.src)) === 'closed') return;
      setTimeout(
        () => {
          if (!isDropped) element.src = access.urlOf(file);
        },
        waits[Math.min(attempt++, waits.length - 1)],
      );
    };
    // The thumbnail underneath is better than a broken image.
    const setBroken = (isBroken: boolean) => element.classList.toggle('is-broken', isBroken);
    element.addEventListener('load', () => {
      isLoaded = true;
      access.noteArrival();
      setBroken(false);
      resolve();
    });
    element.addEventListener('error', () => {
      setBroken(true);
      if (!isDropped) void tryAgain();
    });
    element.src = access.urlOf(file);
  });
  return {
    page,
    element,
    isReady,
    isLoaded: () => isLoaded,
    drop() {
      isDropped = true;
      element.removeAttribute('src');
    },
  };
}
