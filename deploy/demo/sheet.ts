import {
  type Color,
  PDFArray,
  PDFDict,
  PDFDocument,
  type PDFFont,
  PDFName,
  PDFNumber,
  type PDFPage,
  type PDFRef,
  PDFString,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';

export type Shape = 'slide' | 'paper';
const sizes = { slide: [960, 540], paper: [595, 842] } as const;

export const ink = rgb(0.08, 0.09, 0.12);
export const gray = rgb(0.42, 0.44, 0.48);
export const pale = rgb(0.94, 0.93, 0.9);
export const white = rgb(1, 1, 1);

/** A page being drawn. Heights count from the top. */
export class Sheet {
  readonly page: PDFPage;
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly accent: Color;
  readonly isPaper: boolean;
  readonly #fonts: Fonts;

  constructor(page: PDFPage, fonts: Fonts, shape: Shape, accent: Color) {
    this.page = page;
    [this.width, this.height] = sizes[shape];
    this.isPaper = shape === 'paper';
    this.margin = this.isPaper ? 56 : 64;
    this.accent = accent;
    this.#fonts = fonts;
  }

  get innerWidth(): number {
    return this.width - 2 * this.margin;
  }

  box(x: number, top: number, width: number, height: number, color: Color): void {
    this.page.drawRectangle({ x, y: this.height - top - height, width, height, color });
  }

  line(
    from: readonly [number, number],
    to: readonly [number, number],
    color: Color,
    thickness = 2,
  ): void {
    this.page.drawLine({
      start: { x: from[0], y: this.height - from[1] },
      end: { x: to[0], y: this.height - to[1] },
      color,
      thickness,
    });
  }

  dot(x: number, top: number, size: number, color: Color): void {
    this.page.drawCircle({ x, y: this.height - top, size, color });
  }

  say(
    text: string,
    x: number,
    top: number,
    {
      size = 14,
      color = ink,
      font = 'plain',
    }: { size?: number; color?: Color; font?: keyof Fonts } = {},
  ): void {
    this.page.drawText(text, {
      x,
      y: this.height - top - size,
      size,
      font: this.#fonts[font],
      color,
    });
  }

  /** Breaks lines at words. @returns the height below the text */
  text(
    text: string,
    x: number,
    top: number,
    {
      size = 14,
      color = ink,
      font = 'plain',
      width = this.innerWidth,
    }: { size?: number; color?: Color; font?: keyof Fonts; width?: number } = {},
  ): number {
    const lines: string[] = [''];
    for (const word of text.split(' ')) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      if (this.#fonts[font].widthOfTextAtSize(longer, size) <= width)
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    lines.forEach((line, index) =>
      this.say(line, x, top + index * size * 1.4, { size, color, font }),
    );
    return top + lines.length * size * 1.4;
  }

  /** A link area: to a URL, or to a page of the same document. */
  link(x: number, top: number, width: number, height: number, target: string | PDFRef): void {
    const { context } = this.page.doc;
    const action =
      typeof target === 'string'
        ? { A: context.obj({ Type: 'Action', S: 'URI', URI: PDFString.of(target) }) }
        : { Dest: context.obj([target, 'Fit']) };
    const annotation = context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [x, this.height - top - height, x + width, this.height - top],
      Border: [0, 0, 0],
      ...action,
    });
    const before = this.page.node.lookupMaybe(PDFName.of('Annots'), PDFArray);
    if (before) before.push(context.register(annotation));
    else this.page.node.set(PDFName.of('Annots'), context.obj([context.register(annotation)]));
  }
}

export interface Fonts {
  plain: PDFFont;
  bold: PDFFont;
  serif: PDFFont;
}

export async function startDocument(
  title: string,
): Promise<{ document: PDFDocument; fonts: Fonts }> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setAuthor('Halden Instruments');
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    serif: await document.embedFont(StandardFonts.TimesRomanBold),
  };
  return { document, fonts };
}

export function addSheet(document: PDFDocument, fonts: Fonts, shape: Shape, accent: Color): Sheet {
  return new Sheet(document.addPage([...sizes[shape]]), fonts, shape, accent);
}

export interface Chapter {
  title: string;
  page: PDFRef;
}

/** The outline that viewers show beside the pages; the library has no call for it. */
export function addOutline({ context, catalog }: PDFDocument, chapters: readonly Chapter[]): void {
  const root = context.nextRef();
  const items = chapters.map((chapter) => ({ ...chapter, ref: context.nextRef() }));
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return;
  for (const [index, { title, page, ref }] of items.entries()) {
    const [previous, next] = [items[index - 1], items[index + 1]];
    const item = PDFDict.withContext(context);
    item.set(PDFName.of('Title'), PDFString.of(title));
    item.set(PDFName.of('Parent'), root);
    item.set(PDFName.of('Dest'), context.obj([page, 'Fit']));
    if (previous) item.set(PDFName.of('Prev'), previous.ref);
    if (next) item.set(PDFName.of('Next'), next.ref);
    context.assign(ref, item);
  }
  const top = context.obj({ Type: 'Outlines', First: first.ref, Last: last.ref });
  top.set(PDFName.of('Count'), PDFNumber.of(items.length));
  context.assign(root, top);
  catalog.set(PDFName.of('Outlines'), root);
}
