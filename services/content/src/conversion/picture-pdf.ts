import { open, type FileHandle } from 'node:fs/promises';

/** A JPEG to put on a page. */
export interface PagePicture {
  bytes: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
  /** 1: shades of gray, 3: colors. */
  channels: number;
}

const CATALOG = 1;
const PAGE_TREE = 2;

/**
 * Writes a PDF whose pages are one picture each: no text, scripts, attachments or metadata. Pages are written as they
 * come, so only one is in memory.
 */
export class PicturePdf {
  readonly #file: FileHandle;
  /** Byte offset of each object; an object's number is its index plus one. */
  readonly #offsets: number[] = [0, 0];
  readonly #pages: number[] = [];
  #length = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async create(file: string): Promise<PicturePdf> {
    const pdf = new PicturePdf(await open(file, 'w'));
    await pdf.#write(latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'));
    return pdf;
  }

  /** @param size of the page, in points */
  async addPage(
    { bytes, width, height, channels }: PagePicture,
    size: { width: number; height: number },
  ): Promise<void> {
    const [pageWidth, pageHeight] = [size.width, size.height].map((length) =>
      String(Math.round(length * 100) / 100),
    );
    const colors = channels === 1 ? '/DeviceGray' : '/DeviceRGB';
    const picture = await this.#addStream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${colors} /BitsPerComponent 8 /Filter /DCTDecode`,
      bytes,
    );
    const content = await this.#addStream(
      '',
      latin1(`q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /Picture Do Q`),
    );
    const page = `<< /Type /Page /Parent ${PAGE_TREE} 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /XObject << /Picture ${picture} 0 R >> >> /Contents ${content} 0 R >>`;
    this.#pages.push(await this.#addObject(latin1(page)));
  }

  /** Resolves when the file is complete. */
  async end(): Promise<void> {
    const kids = this.#pages.map((page) => `${page} 0 R`).join(' ');
    await this.#writeObject(CATALOG, latin1(`<< /Type /Catalog /Pages ${PAGE_TREE} 0 R >>`));
    await this.#writeObject(
      PAGE_TREE,
      latin1(`<< /Type /Pages /Kids [${kids}] /Count ${this.#pages.length} >>`),
    );
    const startOfTable = this.#length;
    const size = this.#offsets.length + 1;
    const table = this.#offsets
      .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
      .join('');
    await this.#write(
      latin1(
        `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root ${CATALOG} 0 R >>\nstartxref\n${startOfTable}\n%%EOF\n`,
      ),
    );
    await this.#file.close();
  }

  #addStream(dictionary: string, bytes: Uint8Array): Promise<number> {
    return this.#addObject(
      Buffer.concat([
        latin1(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
        bytes,
        latin1('\nendstream'),
      ]),
    );
  }

  async #addObject(body: Buffer): Promise<number> {
    const number = this.#offsets.push(0);
    await this.#writeObject(number, body);
    return number;
  }

  async #writeObject(number: number, body: Buffer): Promise<void> {
    this.#offsets[number - 1] = this.#length;
    await this.#write(Buffer.concat([latin1(`${number} 0 obj\n`), body, latin1('\nendobj\n')]));
  }

  async #write(bytes: Buffer): Promise<void> {
    this.#length += bytes.length;
    for (let written = 0; written < bytes.length;)
      written += (await this.#file.write(bytes, written)).bytesWritten;
  }
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');
