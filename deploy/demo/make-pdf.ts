import { rgb } from '@cantoo/pdf-lib';
import { draw, headingOf, type Leaf } from './leaves.ts';
import { addOutline, addSheet, gray, startDocument, type Shape } from './sheet.ts';

export interface DemoDocument {
  /** Identifies it in the demo, even after a rename. */
  key: string;
  title: string;
  shape: Shape;
  accent: readonly [red: number, green: number, blue: number];
  leaves: readonly Leaf[];
}

/** Uses only letters of Western Europe, which every viewer's built-in fonts have. */
export async function makePdf({ title, shape, accent, leaves }: DemoDocument): Promise<Uint8Array> {
  const { document, fonts } = await startDocument(title);
  const drawn = leaves.map((leaf) => {
    const sheet = addSheet(document, fonts, shape, rgb(...accent));
    draw(sheet, leaf);
    return { sheet, leaf };
  });
  const chapters = drawn.map(({ sheet, leaf }) => ({
    title: headingOf(leaf),
    page: sheet.page.ref,
  }));
  drawn.forEach(({ sheet, leaf: { kind } }, index) => {
    if (kind !== 'cover' && kind !== 'end' && kind !== 'quote') {
      sheet.say(title, sheet.margin, sheet.height - 34, { size: 10, color: gray });
      sheet.say(
        `${index + 1} / ${leaves.length}`,
        sheet.width - sheet.margin - 40,
        sheet.height - 34,
        { size: 10, color: gray },
      );
    }
    if (kind !== 'contents') return;
    const lines = chapters.flatMap((chapter, number) =>
      number > index ? [{ ...chapter, number: number + 1 }] : [],
    );
    const [top, columns] = [sheet.isPaper ? 140 : 128, sheet.isPaper ? 1 : 2];
    const rows = Math.ceil(lines.length / columns);
    const tall = Math.min(26, (sheet.height - top - 56) / rows);
    lines.forEach((line, place) => {
      const x = sheet.margin + Math.floor(place / rows) * (sheet.innerWidth / columns);
      const y = top + (place % rows) * tall;
      const size = Math.min(14, tall * 0.62);
      sheet.say(String(line.number), x, y, { size, color: gray });
      sheet.say(line.title, x + 30, y, { size });
      sheet.link(x, y - 2, sheet.innerWidth / columns - 20, tall, line.page);
    });
  });
  addOutline(document, chapters);
  return document.save();
}
