/** 1 is true size: 96 CSS pixels per inch. `fit` fits the page or its width into the room. */
export type Zoom = 'fit' | number;

const smallestZoom = 0.25;
const largestZoom = 4;
const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4];
const pixelsPerPoint = 96 / 72;

export interface Size {
  width: number;
  height: number;
}

/** Points to CSS pixels at true size. */
export function trueSize(page: Size): Size {
  return { width: page.width * pixelsPerPoint, height: page.height * pixelsPerPoint };
}

export function clampZoom(scale: number): number {
  return Math.min(Math.max(scale, smallestZoom), largestZoom);
}

/** The next step up or down; the current zoom may lie between steps. */
export function stepZoom(scale: number, direction: 1 | -1): number {
  const next =
    direction === 1
      ? steps.find((step) => step > scale * 1.01)
      : steps.findLast((step) => step < scale * 0.99);
  // A fitting page outside the steps keeps its size.
  return next ?? (direction === 1 ? Math.max(scale, largestZoom) : Math.min(scale, smallestZoom));
}

/** Whether a picture is too coarse for its size on the screen. */
export function needsSharpening(
  cssWidth: number,
  devicePixelRatio: number,
  pictureWidth: number,
): boolean {
  return cssWidth * devicePixelRatio > pictureWidth * 1.1;
}
