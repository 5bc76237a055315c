import {
  getDocument,
  GlobalWorkerOptions,
  VerbosityLevel,
  version,
  type PDFDocumentProxy,
} from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Larger canvases stay blank on phones. */
const maxPixels = 4096 * 4096;
/** Fonts, character maps and decoders of pdf.js, copied beside our own files by the build. */
const data = new URL(`${import.meta.env.BASE_URL}assets/pdfjs-${version}/`, location.href).href;

let opened: { url: string; document: Promise<PDFDocumentProxy> } | null = null;

/**
 * Draws a page from the PDF itself, so many device pixels wide. Only the ranges of the file that the page needs are
 * fetched. Rejects when anything is wrong with it or `signal` says nobody waits: the picture underneath is good enough.
 */
export async function drawPage(
  url: string,
  pageNumber: number,
  width: number,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const page = await (await documentAt(url)).getPage(pageNumber);
  signal.throwIfAborted();
  const natural = page.getViewport({ scale: 1 });
  const scale = Math.min(
    width / natural.width,
    Math.sqrt(maxPixels / (natural.width * natural.height)),
  );
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const task = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => task.cancel());
  await task.promise;
  return canvas;
}

function documentAt(url: string): Promise<PDFDocumentProxy> {
  if (opened?.url === url) return opened.document;
  void opened?.document.then((old) => old.loadingTask.destroy()).catch(() => undefined);
  const settings = {
    rangeChunkSize: 262_144,
    disableAutoFetch: true,
    disableStream: true,
    verbosity: VerbosityLevel.ERRORS,
    // Fonts that a file does not bring along: ours, as in the picture, and not what this system has instead.
    useSystemFonts: false,
  };
  const files = {
    cMapUrl: `${data}cmaps/`,
    iccUrl: `${data}iccs/`,
    standardFontDataUrl: `${data}standard_fonts/`,
    wasmUrl: `${data}wasm/`,
  };
  const document = getDocument({ url, ...settings, ...files }).promise;
  opened = { url, document };
  // A refused address is tried again with the next grant, not remembered.
  document.catch(() => (opened = opened?.document === document ? null : opened));
  return document;
}
