/**
 * The version of the code that draws pages. Raise it when pages get better: older ones are then redrawn in
 * the background (policies/redraw-pages-when-drawn-by-older-renderer.ts).
 * 1: @hyzyla/pdfium, without form fields. 2: @embedpdf/pdfium 2.15.1. 3: with a cleaned copy beside them, and with East
 * Asian text whose font is not embedded. 4: with pictures in WebP, and of images, too. 5: with the structure of tagged PDFs.
 */
export const RENDERER = 5;
