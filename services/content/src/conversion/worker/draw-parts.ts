import { FileRefused } from '../file-refused.ts';
import type { PartsTask, WorkerMessage } from '../messages.ts';
import { partIn } from '../page-paths.ts';
import { openPage, openPdf, renderArea } from '../pdfium/pdfium.ts';
import { browserPicture } from './browser-picture.ts';

/**
 * Draws parts of a page in the order in which they are wanted.
 * @param file its descriptor
 * @throws FileRefused
 */
export async function drawParts(
  file: number,
  { page, whole, parts }: PartsTask,
  send: (message: WorkerMessage) => Promise<void>,
): Promise<void> {
  const pdf = await openPdf(file);
  if (page > pdf.api.FPDF_GetPageCount(pdf.doc)) throw new FileRefused('damaged', 'No such page');
  const open = openPage(pdf, page - 1);
  for (const { column, row, ...area } of parts) {
    const data = renderArea(open, whole, area);
    const { width, height } = area;
    await browserPicture({ data, width, height }).toFile(partIn('', { column, row }));
    await send({ type: 'part', column, row });
  }
}
