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
/** Fonts, character maps and decoders of pdf.js, copied by the build. */
const data = new URL(`${import.meta.env.BASE_URL}assets/pdfjs-${version}/`, location.href).href;

let opened: { url: string; document: Promise<PDFDocumentProxy> } | null = null;

/**
 * Renders a page from the PDF at a width in device pixels, with range requests. Rejects on any
 * error or abort: the picture underneath is good enough.
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
  // Releases the page's decoded pictures and fonts.
  await task.promise.finally(() => page.cleanup());
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
    // Missing fonts use ours, like the pictures, not the system's.
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
  // Drops the failed document, so the next grant can retry.
  document.catch(() => (opened = opened?.document === document ? null : opened));
  return document;
}
