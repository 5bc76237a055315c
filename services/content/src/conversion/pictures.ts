/** How large and how good the pictures of pages are (JPEG), whatever they are made of. */
export const pictureWidth = 1280;
export const pictureMaximumHeight = 2560; // Only pages longer than two squares get narrower pictures.
export const pictureQuality = 85;
export const thumbnail = { width: 320, height: 640, fit: 'inside' } as const;
export const thumbnailQuality = 80;
