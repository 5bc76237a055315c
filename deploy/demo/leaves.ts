import { rgb } from '@cantoo/pdf-lib';
import { gray, ink, pale, white, type Sheet } from './sheet.ts';

/** A page of a sales document. */
export type Leaf =
  | { kind: 'cover'; title: string; line: string }
  | { kind: 'contents' }
  | { kind: 'words'; title: string; lead: string; points: readonly string[] }
  | {
      kind: 'bars';
      title: string;
      lead: string;
      bars: readonly (readonly [label: string, before: number, after: number])[];
      unit: string;
    }
  | {
      kind: 'curve';
      title: string;
      lead: string;
      values: readonly number[];
      labels: readonly [first: string, last: string];
    }
  | { kind: 'table'; title: string; lead: string; rows: readonly (readonly string[])[] }
  | { kind: 'figure'; title: string; figure: string; lead: string }
  | { kind: 'quote'; words: string; who: string }
  | { kind: 'steps'; title: string; steps: readonly (readonly [step: string, what: string])[] }
  | { kind: 'end'; title: string; line: string; link: string };

/** The page's name in the contents. */
export function headingOf(leaf: Leaf): string {
  if (leaf.kind === 'contents') return 'Contents';
  return leaf.kind === 'quote'
    ? `What ${leaf.who.slice(leaf.who.lastIndexOf(',') + 1).trim()} says`
    : leaf.title;
}

export function draw(sheet: Sheet, leaf: Leaf): void {
  switch (leaf.kind) {
    case 'cover':
      return cover(sheet, leaf.title, leaf.line);
    case 'contents':
      heading(sheet, 'Contents'); // `makePdf` adds its lines once all pages are there.
      return;
    case 'words':
      return words(sheet, leaf);
    case 'bars':
      return bars(sheet, leaf);
    case 'curve':
      return curve(sheet, leaf);
    case 'table':
      return table(sheet, leaf);
    case 'figure':
      return figure(sheet, leaf);
    case 'quote':
      return quote(sheet, leaf);
    case 'steps':
      return steps(sheet, leaf);
    case 'end':
      return end(sheet, leaf);
  }
}

/** @returns the height below it */
function heading(sheet: Sheet, title: string, lead = ''): number {
  const { margin, accent, isPaper } = sheet;
  sheet.box(margin, isPaper ? 64 : 44, 44, 4, accent);
  const below = sheet.text(title, margin, isPaper ? 80 : 58, {
    size: isPaper ? 24 : 34,
    font: 'serif',
  });
  return lead
    ? sheet.text(lead, margin, below + 6, { size: isPaper ? 12 : 17, color: gray }) + 18
    : below + 18;
}

function cover(sheet: Sheet, title: string, line: string): void {
  const { width, height, margin, accent } = sheet;
  sheet.box(0, 0, width, height, ink);
  for (let ring = 6; ring > 0; ring--)
    sheet.page.drawCircle({
      x: width - margin,
      y: margin,
      size: ring * 54,
      borderColor: accent,
      borderWidth: 3,
      opacity: 0,
      borderOpacity: 0.25 + ring * 0.1,
    });
  sheet.say('HALDEN INSTRUMENTS', margin, margin, {
    size: 12,
    color: rgb(0.75, 0.77, 0.8),
    font: 'bold',
  });
  const below = sheet.text(title, margin, height * 0.3, {
    size: sheet.isPaper ? 38 : 50,
    color: white,
    font: 'serif',
    width: width * 0.72,
  });
  sheet.text(line, margin, below + 14, {
    size: 17,
    color: rgb(0.8, 0.82, 0.85),
    width: width * 0.6,
  });
}

function words(sheet: Sheet, { title, lead, points }: Extract<Leaf, { kind: 'words' }>): void {
  let top = heading(sheet, title, lead) + 6;
  const size = sheet.isPaper ? 13 : 19;
  for (const point of points) {
    sheet.dot(sheet.margin + 5, top + size * 0.62, 4, sheet.accent);
    top =
      sheet.text(point, sheet.margin + 24, top, { size, width: sheet.innerWidth - 24 }) +
      size * 0.7;
  }
}

function bars(
  sheet: Sheet,
  { title, lead, bars: all, unit }: Extract<Leaf, { kind: 'bars' }>,
): void {
  const top = heading(sheet, title, lead);
  const bottom = sheet.isPaper ? Math.min(top + 330, sheet.height - 110) : sheet.height - 92;
  const most = Math.max(...all.flatMap(([, before, after]) => [before, after]));
  const step = sheet.innerWidth / all.length;
  const tall = (value: number) => (value / most) * (bottom - top - 26);
  all.forEach(([label, before, after], index) => {
    const x = sheet.margin + index * step;
    const wide = Math.min(38, step * 0.34);
    sheet.box(x, bottom - tall(before), wide, tall(before), pale);
    sheet.box(x + wide + 4, bottom - tall(after), wide, tall(after), sheet.accent);
    sheet.say(String(before), x + 3, bottom - tall(before) - 16, { size: 11, color: gray });
    sheet.say(String(after), x + wide + 7, bottom - tall(after) - 16, { size: 11, font: 'bold' });
    sheet.text(label, x, bottom + 8, { size: 11, color: gray, width: step - 6 });
  });
  sheet.box(sheet.margin, bottom, sheet.innerWidth, 1, gray);
  sheet.say(`Light: before. Color: after. ${unit}`, sheet.margin, bottom + 42, {
    size: 11,
    color: gray,
  });
}

function curve(
  sheet: Sheet,
  { title, lead, values, labels }: Extract<Leaf, { kind: 'curve' }>,
): void {
  const top = heading(sheet, title, lead);
  const bottom = sheet.isPaper ? Math.min(top + 300, sheet.height - 110) : sheet.height - 84;
  const [most, least] = [Math.max(...values), Math.min(0, ...values)];
  const at = (value: number, index: number): [number, number] => [
    sheet.margin + (index / (values.length - 1)) * sheet.innerWidth,
    bottom - ((value - least) / (most - least)) * (bottom - top - 10),
  ];
  for (let row = 0; row <= 4; row++)
    sheet.box(sheet.margin, bottom - (row / 4) * (bottom - top - 10), sheet.innerWidth, 0.7, pale);
  const points = values.map(at);
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (from) sheet.line(from, to, sheet.accent, 3);
  }
  const last = points.at(-1);
  if (last) sheet.dot(...last, 6, sheet.accent);
  sheet.say(labels[0], sheet.margin, bottom + 8, { size: 11, color: gray });
  sheet.say(labels[1], sheet.width - sheet.margin - 64, bottom + 8, { size: 11, color: gray });
}

function table(sheet: Sheet, { title, lead, rows }: Extract<Leaf, { kind: 'table' }>): void {
  const top = heading(sheet, title, lead);
  const size = sheet.isPaper ? 11 : 15;
  const tall = Math.min(size * 2.6, (sheet.height - top - 70) / rows.length);
  const columns = rows[0]?.length ?? 1;
  const first = columns > 2 ? 0.34 : 0.4;
  rows.forEach((row, index) => {
    const y = top + index * tall;
    if (index % 2 === 1) sheet.box(sheet.margin, y, sheet.innerWidth, tall, pale);
    if (index === 0) sheet.box(sheet.margin, y + tall - 1.5, sheet.innerWidth, 1.5, sheet.accent);
    row.forEach((cell, column) => {
      const x =
        sheet.margin +
        10 +
        (column === 0
          ? 0
          : sheet.innerWidth * (first + ((column - 1) * (1 - first)) / (columns - 1)));
      sheet.say(cell, x, y + (tall - size) / 2 - 1, {
        size,
        font: index === 0 || column === 0 ? 'bold' : 'plain',
      });
    });
  });
}

function figure(
  sheet: Sheet,
  { title, figure: number, lead }: Extract<Leaf, { kind: 'figure' }>,
): void {
  const top = heading(sheet, title, '');
  sheet.say(number, sheet.margin, top + 20, {
    size: sheet.isPaper ? 84 : 130,
    color: sheet.accent,
    font: 'serif',
  });
  sheet.text(lead, sheet.margin, top + (sheet.isPaper ? 140 : 200), {
    size: sheet.isPaper ? 14 : 21,
    color: ink,
    width: sheet.innerWidth * 0.8,
  });
}

function quote(sheet: Sheet, { words: said, who }: Extract<Leaf, { kind: 'quote' }>): void {
  sheet.box(0, 0, sheet.width, sheet.height, sheet.accent);
  const below = sheet.text(`“${said}”`, sheet.margin, sheet.height * 0.28, {
    size: sheet.isPaper ? 26 : 38,
    color: white,
    font: 'serif',
  });
  sheet.text(who, sheet.margin, below + 20, { size: 16, color: white });
}

function steps(sheet: Sheet, { title, steps: all }: Extract<Leaf, { kind: 'steps' }>): void {
  let top = heading(sheet, title, '');
  const tall = Math.min(92, (sheet.height - top - 60) / all.length);
  all.forEach(([step, what], index) => {
    sheet.dot(sheet.margin + 16, top + 18, 16, sheet.accent);
    sheet.say(String(index + 1), sheet.margin + 12, top + 10, {
      size: 15,
      color: white,
      font: 'bold',
    });
    if (index < all.length - 1) sheet.box(sheet.margin + 15.5, top + 34, 1, tall - 34, pale);
    sheet.say(step, sheet.margin + 48, top + 2, { size: sheet.isPaper ? 14 : 19, font: 'bold' });
    sheet.text(what, sheet.margin + 48, top + (sheet.isPaper ? 22 : 29), {
      size: sheet.isPaper ? 11 : 15,
      color: gray,
      width: sheet.innerWidth - 48,
    });
    top += tall;
  });
}

function end(sheet: Sheet, { title, line, link }: Extract<Leaf, { kind: 'end' }>): void {
  const { margin, height, width } = sheet;
  sheet.box(0, 0, width, height, ink);
  const below = sheet.text(title, margin, height * 0.3, {
    size: sheet.isPaper ? 34 : 48,
    color: white,
    font: 'serif',
  });
  const next =
    sheet.text(line, margin, below + 10, {
      size: 17,
      color: rgb(0.8, 0.82, 0.85),
      width: sheet.innerWidth * 0.8,
    }) + 26;
  sheet.box(margin, next, 230, 48, sheet.accent);
  sheet.say('Book a site walk', margin + 44, next + 14, { size: 17, color: white, font: 'bold' });
  sheet.link(margin, next, 230, 48, link);
}
