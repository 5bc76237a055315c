import { createHash } from 'node:crypto';
import { newId } from '@lectern/kernel/ids.ts';
import type { Blobs } from '@lectern/kernel/blobs/port.ts';
import { originalKey } from '@lectern/schemas/files/file-keys.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** The page of a website, in points: a slide. */
const page = { width: 960, height: 540 };
const margin = 80;

/**
 * The file of a presentation that is a website (content §1, external URL): a PDF of one page with a link to it. Its
 * pages, views and clicks are made and counted like those of an uploaded file. Nothing is fetched from the website.
 * @param externalUrl checked: http or https
 */
export async function websiteFile(
  externalUrl: string,
  { teamId, blobs }: { teamId: string; blobs: Blobs },
): Promise<UploadedFile> {
  const { host, href } = new URL(externalUrl);
  const bytes = await websitePage(host, href);
  const fileId = newId();
  const blobKey = originalKey(teamId, fileId);
  await blobs.put(blobKey, bytes, 'application/pdf');
  return {
    presentationType: 'URL',
    title: host,
    file: {
      fileId,
      blobKey,
      name: `${host}.pdf`,
      size: bytes.length,
      digest: createHash('sha256').update(bytes).digest('hex'),
      mimeType: 'application/pdf',
      extension: 'pdf',
    },
  };
}

/** `host` and `href` are ASCII: the URL parser encodes everything else. */
async function websitePage(host: string, href: string): Promise<Buffer> {
  // Loaded here, because few installations need it at their start.
  const { PDFDocument, PDFHexString, PDFName, StandardFonts, rgb } =
    await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  const sheet = pdf.addPage([page.width, page.height]);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const widest = page.width - 2 * margin;
  const fitted = (text: string, font: typeof bold, largest: number) =>
    Math.min(largest, (largest * widest) / font.widthOfTextAtSize(text, largest));
  const shown = href.length > 140 ? `${href.slice(0, 139)}...` : href;
  const size = fitted(host, bold, 48);
  sheet.drawText(host, {
    x: margin,
    y: page.height / 2,
    size,
    font: bold,
    color: rgb(0.1, 0.12, 0.16),
  });
  sheet.drawText(shown, {
    x: margin,
    y: page.height / 2 - 44,
    size: fitted(shown, plain, 20),
    font: plain,
    color: rgb(0.1, 0.35, 0.8),
  });
  const link = pdf.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [0, 0, page.width, page.height],
    Border: [0, 0, 0],
    A: { Type: 'Action', S: 'URI', URI: PDFHexString.of(Buffer.from(href).toString('hex')) },
  });
  sheet.node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(link)]));
  return Buffer.from(await pdf.save());
}
