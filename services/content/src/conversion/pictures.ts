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
