/** A JPEG as it lies in a PDF: its bytes, and what they show. */
export interface PdfPicture {
  bytes: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
  /** 1: shades of grey, 3: colours. */
  channels: number;
}

/** A PDF with one page of this size, in points, and the picture over all of it. Its bytes are those of the JPEG and little else. */
export function onePagePdf({ bytes, width, height, channels }: PdfPicture, page: { width: number; height: number }): Buffer {
  const [pageWidth, pageHeight] = [page.width, page.height].map((length) => String(Math.round(length * 100) / 100));
  const drawing = `q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /Picture Do Q`;
  const colours = channels === 1 ? '/DeviceGray' : '/DeviceRGB';
  const objects: Buffer[] = [
    text('<< /Type /Catalog /Pages 2 0 R >>'),
    text('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    text(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /XObject << /Picture 5 0 R >> >> /Contents 4 0 R >>`),
    stream(`<< /Length ${drawing.length} >>`, text(drawing)),
    stream(`<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${colours} /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>`, bytes),
  ];
  const parts: Uint8Array[] = [text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')];
  let length = parts[0]!.length;
  const offsets = objects.map((object, index) => {
    const offset = length;
    const numbered = [text(`${index + 1} 0 obj\n`), object, text('\nendobj\n')];
    parts.push(...numbered);
    length += numbered.reduce((sum, part) => sum + part.length, 0);
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(text(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`));
  return Buffer.concat(parts);
}

function stream(dictionary: string, bytes: Uint8Array): Buffer {
  return Buffer.concat([text(`${dictionary}\nstream\n`), bytes, text('\nendstream')]);
}

const text = (latin1: string) => Buffer.from(latin1, 'latin1');
