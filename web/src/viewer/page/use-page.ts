import { pageFile } from '@lectern/schemas/files/file-keys.ts';
import { pictureWidths } from '@lectern/schemas/files/screen-sizes.ts';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Access } from '../access.ts';
import type { PageText, PageTexts } from './page-text.ts';
import { usesSmallPictures, type Pictures } from './pictures.ts';
import { needsSharpening } from '../navigation/zoom.ts';

const settledMs = 250;

interface Shown {
  page: number;
  pageCount: number;
  isCurrent: boolean;
}

/** Shows a page's picture over its thumbnail, then prefetches the neighbors; true once shown. */
export function usePicture(
  place: RefObject<HTMLElement | null>,
  { pictures, thumbnails }: { pictures: Pictures; thumbnails: Pictures },
  { page, pageCount, isCurrent }: Shown,
): boolean {
  const [readyPage, setReadyPage] = useState<number | null>(null);
  useLayoutEffect(() => {
    let isShown = true;
    const release = pictures.hold(page);
    const picture = pictures.get(page, isCurrent ? 'high' : 'low');
    place.current?.replaceChildren(picture.element);
    let preview: HTMLElement | null = null;
    const showPreview = (thumbnail: HTMLImageElement) => {
      if (!isShown || isComplete(picture.element) || preview) return;
      preview = drawPreview(thumbnail);
      if (preview) place.current?.prepend(preview);
    };
    // The first page shall not wait for its thumbnail.
    if (page > 1 && !isComplete(picture.element)) {
      const thumbnail = thumbnails.get(page, 'low');
      thumbnail.element.loading = 'eager';
      showPreview(thumbnail.element);
      void thumbnail.isReady.then(() => showPreview(thumbnail.element));
    }
    void picture.isReady.then(() => {
      if (!isShown) return;
      preview?.remove();
      setReadyPage(page);
      for (const next of [page + 1, page - 1, page + 2])
        if (next >= 1 && next <= pageCount) pictures.get(next, 'low');
    });
    return () => {
      isShown = false;
      release();
    };
  }, [page, pictures]);
  useEffect(() => {
    if (isCurrent) pictures.get(page).element.fetchPriority = 'high';
  }, [page, isCurrent]);
  return readyPage === page;
}

function isComplete({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth > 0;
}

/** A page's text after its picture, and its neighbors' when idle. */
export function usePageText(
  texts: PageTexts,
  page: number,
  pageCount: number,
  isPictureThere: boolean,
): PageText | null {
  const [loaded, setLoaded] = useState<{ page: number; text: PageText | null } | null>(null);
  useEffect(() => {
    if (!isPictureThere) return undefined;
    let isShown = true;
    void texts.get(page).then((text) => {
      if (!isShown) return;
      setLoaded({ page, text });
      for (const next of [page + 1, page - 1])
        if (next >= 1 && next <= pageCount) void texts.get(next);
    });
    return () => {
      isShown = false;
    };
  }, [page, isPictureThere, texts]);
  return loaded?.page === page ? loaded.text : null;
}

interface Sharpening {
  place: RefObject<HTMLElement | null>;
  access: Access;
  page: number;
  /** The page's width on the screen in CSS pixels. */
  width: number;
  pictureWidth: number;
}

/** Renders a sharp version over a coarse picture once nothing moves. */
export function useSharpPage({ place, access, page, width, pictureWidth }: Sharpening): void {
  const drawn = useRef(0);
  useLayoutEffect(() => {
    place.current?.replaceChildren();
    drawn.current = 0;
  }, [page]);
  useEffect(() => {
    const pixels = Math.round(width * devicePixelRatio);
    const isWanted =
      pictureWidth > 0 && needsSharpening(width, devicePixelRatio, pictureWidth) && !savesData();
    if (!isWanted || drawn.current === pixels) return undefined;
    const unwanted = new AbortController();
    const { signal } = unwanted;
    const timer = setTimeout(async () => {
      const { signed_url: url, download_url: downloadUrl, presentation } = access.link();
      const isWithoutFile = downloadUrl === null && presentation.presentation_type === 'PDF';
      try {
        if (isWithoutFile && !isLargeEnough(pixels, pictureWidth)) {
          const { showParts } = await import('./page-parts.ts');
          if (place.current && !signal.aborted)
            showParts(place.current, { access, page, pixels, signal });
          return;
        }
        const sharp = isLargeEnough(pixels, pictureWidth)
          ? await largePicture(access.urlOf(pageFile('large', page)))
          : url && (await (await import('./sharpen.ts')).drawPage(url, page, pixels, signal));
        if (!sharp || signal.aborted) return;
        place.current?.replaceChildren(sharp);
        drawn.current = pixels;
      } catch {
        // The picture stays: coarse, but whole.
      }
    }, settledMs);
    return () => {
      clearTimeout(timer);
      unwanted.abort();
    };
  }, [page, Math.round(width), pictureWidth]);
}

/** On a phone, the picture for larger screens comes sooner than a drawing. */
function isLargeEnough(pixels: number, pictureWidth: number): boolean {
  const { small, large } = pictureWidths;
  return usesSmallPictures() && !needsSharpening(pixels, 1, (pictureWidth * large) / small);
}

async function largePicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.alt = '';
  picture.draggable = false;
  picture.src = url;
  await picture.decode();
  return picture;
}

declare global {
  interface Navigator {
    /** Not in every browser. */
    connection?: { saveData?: boolean };
  }
}

function savesData(): boolean {
  return navigator.connection?.saveData === true;
}

/** Copies without a request: a second <img> would load again, since caching is forbidden. */
function drawPreview(thumbnail: HTMLImageElement): HTMLCanvasElement | null {
  if (!isComplete(thumbnail)) return null;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [thumbnail.naturalWidth, thumbnail.naturalHeight];
  canvas.getContext('2d')?.drawImage(thumbnail, 0, 0);
  return canvas;
}
