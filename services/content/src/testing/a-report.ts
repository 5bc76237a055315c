import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/**
 * A report of upright pages for tests: each with its heading and text down to the foot, the second with a word broken at the
 * end of a line and a URL that is no link of the file.
 */
export async function aReport({ pages = 12 } = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle('Annual report');
  const [plain, bold] = [
    await document.embedFont(StandardFonts.TimesRoman),
    await document.embedFont(StandardFonts.TimesRomanBold),
  ];
  for (let number = 1; number <= pages; number++) {
    const page = document.addPage([595, 842]);
    page.drawText(`Chapter ${number}`, { x: 64, y: 750, size: 24, font: bold });
    const lines = Array.from(
      { length: 40 },
      (_, row) => `Page ${number}, line ${row + 1}: roofs pay for themselves sooner than planned.`,
    );
    if (number === 2)
      lines.splice(
        37,
        3,
        'A naïve reader would com-',
        'pile it again.',
        'See www.example.com/roofs.',
      );
    lines.forEach((text, row) =>
      page.drawText(text, { x: 64, y: 710 - row * 16, size: 11, font: plain }),
    );
  }
  return await document.save();
}
