import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';

const SIZE = 9;
const LEADING = 10.8;
const WIDTH = 240;
const [TOP, BOTTOM] = [780, 60];
const words =
  'the of a trace compiled loop type values which is in for code dynamic language we each native recorded instructions guard side exit interpreter monitor tree nested outer inner measured against static compiler variables integer representation memory machine register allocation'.split(
    ' ',
  );

/** A paper: A4, two columns of small justified type, a chart on every third column. */
export async function aPaper(pages: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const random = randomFrom(7);
  for (let number = 1; number <= pages; number++) {
    const page = document.addPage([595, 842]);
    for (const [column, x] of [48, 307].entries()) {
      let y = TOP;
      if ((number + column) % 3 === 0) y = drawChart(page, { x, y, random });
      for (; y > BOTTOM; y -= LEADING) drawLine(page, { x, y, font, random });
    }
  }
  return Buffer.from(await document.save());
}

interface Place {
  x: number;
  y: number;
  random: () => number;
}

/** @returns where the text goes on */
function drawChart(page: PDFPage, { x, y, random }: Place): number {
  for (let bar = 0; bar < 14; bar++)
    page.drawRectangle({
      x: x + bar * 17,
      y: y - 130,
      width: 12,
      height: 20 + random() * 90,
      color: rgb(random(), random(), random()),
    });
  return y - 160;
}

function drawLine(page: PDFPage, { x, y, font, random }: Place & { font: PDFFont }): void {
  const line: { word: string; width: number }[] = [];
  let room = WIDTH;
  for (;;) {
    const word = words[Math.floor(random() * words.length)] ?? '';
    const width = font.widthOfTextAtSize(word, SIZE);
    if (width + 2 > room) break;
    line.push({ word, width });
    room -= width + 2;
  }
  const gap = 2 + room / Math.max(1, line.length - 1);
  let left = x;
  for (const { word, width } of line) {
    page.drawText(word, { x: left, y, size: SIZE, font });
    left += width + gap;
  }
}

/** The same numbers in every run, from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}
