import {
  drawnSize,
  partArea,
  partGrid,
  partPath,
  partWidths,
} from '@lectern/schemas/files/page-parts.ts';
import type { Access } from '../access.ts';

/** A part may be drawn a little smaller than it is shown: the next width would be half as many pixels more. */
const nearlyEnough = 0.95;
/** The memory of each is 4 MB. */
const mostKept = 32;
const waits = [1_000, 3_000];

interface PartsOptions {
  access: Access;
  page: number;
  /** Width of the whole page on the screen, in device pixels. */
  pixels: number;
  signal: AbortSignal;
}

/**
 * Lays the parts of a page that are on the screen over its picture, drawn by the server; others
 * follow when they are scrolled into view. What was shown before stays below until then.
 */
export function showParts(place: HTMLElement, options: PartsOptions): void {
  const { access, page, pixels, signal } = options;
  const width = partWidths.find((each) => each >= pixels * nearlyEnough) ?? partWidths.at(-1);
  const size = access.link().pages[page - 1];
  if (!size || !width) return;
  const layer = place.querySelector<HTMLElement>(`[data-width="${width}"]`) ?? emptyLayer();
  if (!layer.firstChild) addParts(layer, page, size, width);
  place.append(layer);

  const inView = new Set<HTMLElement>();
  const load = async (part: HTMLElement) => {
    const canvas = await fetchPart(access, part.dataset['path'] ?? '', signal);
    if (!canvas) return;
    part.replaceChildren(canvas);
    dropFar(layer, inView);
  };
  const observer = new IntersectionObserver(async (changes) => {
    for (const { target, isIntersecting } of changes)
      if (target instanceof HTMLElement) inView[isIntersecting ? 'add' : 'delete'](target);
    const missing = changes.flatMap(({ target, isIntersecting }) =>
      isIntersecting && target instanceof HTMLElement && !target.firstChild ? [target] : [],
    );
    await Promise.all(missing.map(load));
    const isWhole = [...inView].every((part) => part.firstChild);
    if (isWhole && !signal.aborted) place.replaceChildren(layer);
  });
  for (const part of layer.children) observer.observe(part);
  signal.addEventListener('abort', () => observer.disconnect());

  function emptyLayer(): HTMLElement {
    const element = document.createElement('div');
    element.dataset['width'] = `${width}`;
    return element;
  }
}

function addParts(
  layer: HTMLElement,
  page: number,
  size: { width: number; height: number },
  width: number,
): void {
  const whole = drawnSize(size, width);
  const { columns, rows } = partGrid(whole);
  const share = (length: number, of: number) => `${(length / of) * 100}%`;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const area = partArea(whole, { column, row });
      const part = document.createElement('div');
      part.className = 'page-part';
      part.dataset['path'] = partPath(page, width, { column, row });
      Object.assign(part.style, {
        left: share(area.left, whole.width),
        top: share(area.top, whole.height),
        width: share(area.width, whole.width),
        height: share(area.height, whole.height),
      });
      layer.append(part);
    }
}

/** Empties parts that are not on the screen, where there are too many. */
function dropFar(layer: HTMLElement, inView: ReadonlySet<HTMLElement>): void {
  const drawn = [...layer.querySelectorAll<HTMLElement>('.page-part:not(:empty)')];
  const far = drawn.filter((part) => !inView.has(part));
  for (const part of far.slice(0, Math.max(0, drawn.length - mostKept))) part.replaceChildren();
}

/** Null where it cannot be had: the picture below is coarse, but whole. */
async function fetchPart(
  access: Access,
  path: string,
  signal: AbortSignal,
  tries = 0,
): Promise<HTMLCanvasElement | null> {
  const url = access.urlOf(path);
  const response = await fetch(url, { credentials: 'omit', signal }).catch(() => null);
  if (response?.ok) {
    access.noteArrival();
    return canvasOf(
      await response
        .blob()
        .then(createImageBitmap)
        .catch(() => null),
      signal,
    );
  }
  const wait = waits[tries];
  if (wait === undefined || signal.aborted || response?.status === 404) return null;
  if (response?.status === 403 && (await access.renew(url)) !== 'renewed') return null;
  if (response?.status !== 403) await new Promise((resolve) => setTimeout(resolve, wait));
  return signal.aborted ? null : fetchPart(access, path, signal, tries + 1);
}

function canvasOf(picture: ImageBitmap | null, signal: AbortSignal): HTMLCanvasElement | null {
  if (!picture || signal.aborted) return null;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
  return canvas;
}
