/** Size of the pictures of pages, and the quality of those in JPEG. */
export const pictureWidth = 1280;
export const pictureMaximumHeight = 2560; // Only pages more than twice as high as wide get narrower pictures.
export const pictureQuality = 85;
/** For phones. */
export const smallWidth = 768;
export const smallMaximumHeight = 1536;
export const thumbnail = { width: 320, height: 640, fit: 'inside' } as const;
export const thumbnailQuality = 70;

/** For the copy of a PDF made of pictures: sharp when zoomed to twice the width of most screens. */
export const copyWidth = 2560;
export const copyMaximumHeight = 5120;
export const copyQuality = 80;

type Size = { width: number; height: number };

/** A page's picture in pixels: of the given width, unless that makes it too high. */
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
