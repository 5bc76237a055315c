/**
 * The version of what draws the pages of a PDF. Raise it when pages come out better than before: those drawn by an older
 * one are drawn again in the background (policies/redraw-pages-when-drawn-by-older-renderer.ts).
 * 1: @hyzyla/pdfium, without form fields. 2: @embedpdf/pdfium 2.15.1.
 */
export const RENDERER = 2;
