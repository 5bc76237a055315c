/** How large and how good the pictures of pages are (JPEG), whatever they are made of. */
export const pictureWidth = 1280;
export const pictureMaximumHeight = 2560; // Only pages longer than two squares get narrower pictures.
export const pictureQuality = 85;
export const thumbnail = { width: 320, height: 640, fit: 'inside' } as const;
export const thumbnailQuality = 80;

/** Of the pictures in a PDF's flattened copy: sharp when zoomed to twice the width of most screens. */
export const copyWidth = 2560;
export const copyMaximumHeight = 5120;
export const copyQuality = 80;

type Size = { width: number; height: number };

/** How many pixels a page's picture has: as wide as wanted, unless that makes it too high. */
export function pixelsOf(page: Size, maximumWidth: number, maximumHeight: number): Size {
  const scale = Math.min(maximumWidth / page.width, maximumHeight / page.height);
  return {
    width: Math.max(1, Math.round(page.width * scale)),
    height: Math.max(1, Math.round(page.height * scale)),
  };
}

export function pictureSize(page: Size): Size {
  return pixelsOf(page, pictureWidth, pictureMaximumHeight);
}
