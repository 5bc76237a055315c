/** Of the pictures of pages in WebP, in pixels; pages more than twice as high as wide have narrower ones. */
export const pictureWidths = { large: 1280, small: 768 } as const;

const conditions = [1, 2, 3].map(
  (density) => `((max-width: ${840 / density}px) and (max-resolution: ${density}dppx))`,
);

/**
 * The media query for screens on which small pictures of pages are sharp: at most 840 of their own pixels wide. Server and
 * viewer must agree, or a picture is loaded twice.
 */
export const smallScreen = `(${conditions.join(' or ')})`;
