import {
  type Color,
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFPage,
  type PDFRef,
  PDFString,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';

/**
 * A sales deck for tests and the demo: 16:9 slides with text, charts, an outline and a link, no two of them alike.
 * The same input gives the same slides. `title` may use the letters of Western Europe.
 */
export async function aPdf({
  pages = 10,
  title = 'Northwind: the case for solar roofs',
} = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  const entries: Entry[] = [];
  for (let number = 1; number <= pages; number++) {
    const draw =
      number === 1
        ? titleSlide
        : number === pages
          ? closingSlide
          : middle[(number - 2) % middle.length]!;
    const slide: Slide = {
      page: document.addPage([width, height]),
      ...fonts,
      number,
      pages,
      title,
      accent: accents[Math.floor((number - 2) / middle.length) % accents.length] ?? accents[0]!,
    };
    entries.push({ title: draw(slide), page: slide.page.ref });
  }
  addOutline(document, entries);
  return await document.save();
}

const width = 960;
const height = 540;
const ink = rgb(0.11, 0.13, 0.2);
const gray = rgb(0.45, 0.48, 0.55);
const pale = rgb(0.94, 0.95, 0.97);
const white = rgb(1, 1, 1);
const accents = [
  rgb(0.31, 0.27, 0.9),
  rgb(0.02, 0.53, 0.47),
  rgb(0.85, 0.33, 0.16),
  rgb(0.1, 0.45, 0.82),
  rgb(0.68, 0.2, 0.56),
];

type Slide = {
  page: PDFPage;
  plain: PDFFont;
  bold: PDFFont;
  number: number;
  pages: number;
  title: string;
  accent: Color;
};
type Entry = { title: string; page: PDFRef };
/** Draws a slide and returns its heading. */
type Draw = (slide: Slide) => string;

const titleSlide: Draw = (slide) => {
  const { page, bold, title } = slide;
  box(slide, 0, 0, width, height, ink);
  for (let ring = 5; ring > 0; ring--)
    page.drawCircle({ x: 800, y: 410, size: ring * 62, color: accents[ring - 1]!, opacity: 0.35 });
  page.drawCircle({ x: 800, y: 410, size: 46, color: rgb(1, 0.8, 0.25) });
  box(slide, 64, 350, 72, 6, rgb(1, 0.8, 0.25));
  page.drawText(title, {
    x: 64,
    y: 290,
    size: 46,
    font: bold,
    color: white,
    maxWidth: 560,
    lineHeight: 54,
  });
  say(slide, 'A proposal for your team', 64, 84, 18, rgb(0.78, 0.8, 0.88));
  say(slide, `${slide.pages} pages`, 64, 56, 13, rgb(0.6, 0.63, 0.72));
  return title;
};

const agenda: Draw = (slide) => {
  const topics = [
    'Where you are today',
    'What changes',
    'The numbers',
    'How we start',
    'What it costs',
  ];
  topics.forEach((topic, index) => {
    const y = 360 - index * 62;
    slide.page.drawCircle({ x: 84, y: y + 7, size: 19, color: slide.accent });
    say(slide, String(index + 1), 79, y + 1, 17, white, slide.bold);
    say(slide, topic, 124, y, 22, ink);
  });
  return framed(slide, 'What we will talk about');
};

const barChart: Draw = (slide) => {
  box(slide, 64, 100, 832, 2, pale);
  ['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6'].forEach((quarter, index) => {
    const value = 60 + ((index * 37 + slide.number * 53) % 190);
    const x = 90 + index * 136;
    box(slide, x, 102, 36, value * 0.6, pale);
    box(slide, x + 40, 102, 44, value, slide.accent);
    say(slide, `${value}k`, x + 42, 110 + value, 14, ink, slide.bold);
    say(slide, quarter, x + 32, 78, 14, gray);
  });
  return framed(slide, 'Savings by quarter');
};

const bigNumber: Draw = (slide) => {
  const share = 20 + ((slide.number * 17) % 60);
  say(slide, `${share}%`, 64, 210, 150, slide.accent, slide.bold);
  say(slide, 'less spent on energy in the first year,', 500, 300, 21, ink);
  say(slide, 'measured over forty buildings like yours', 500, 268, 21, ink);
  box(slide, 64, 130, 832, 22, pale);
  box(slide, 64, 130, (832 * share) / 100, 22, slide.accent);
  return framed(slide, 'One figure to remember');
};

const columns: Draw = (slide) => {
  const steps = [
    [
      'Plan',
      'We look at your roofs',
      'and your contracts,',
      'and answer within',
      'three working days.',
    ],
    [
      'Install',
      'Our own people come,',
      'on the days you choose.',
      'Your doors stay open',
      'the whole time.',
    ],
    [
      'Run',
      'You see every hour',
      'of every roof. We come',
      'before anything breaks,',
      'and pay if it does.',
    ],
  ];
  steps.forEach(([step, ...lines], index) => {
    const x = 64 + index * 284;
    box(slide, x, 96, 264, 300, pale);
    box(slide, x, 390, 264, 6, slide.accent);
    say(slide, `${index + 1}. ${step}`, x + 24, 340, 26, ink, slide.bold);
    lines.forEach((line, row) => say(slide, line, x + 24, 290 - row * 28, 17, gray));
  });
  return framed(slide, 'Three steps, one team');
};

const table: Draw = (slide) => {
  const rows = [
    ['', 'Today', 'With us'],
    ['Price per kWh', '0.31', '0.14'],
    ['Contract', '1 year', '10 years'],
    ['Service', 'by mail', 'on site'],
    ['Outages a year', String(3 + (slide.number % 5)), '0'],
  ];
  rows.forEach((row, index) => {
    const y = 372 - index * 62;
    if (index % 2) box(slide, 64, y - 22, 832, 62, pale);
    row.forEach((cell, column) =>
      say(
        slide,
        cell,
        88 + column * 290,
        y,
        19,
        column === 2 ? slide.accent : ink,
        index === 0 || column === 2 ? slide.bold : slide.plain,
      ),
    );
  });
  return framed(slide, 'Side by side');
};

const timeline: Draw = (slide) => {
  box(slide, 64, 248, 832, 4, pale);
  ['January', 'March', 'May', 'July', 'September'].forEach((month, index) => {
    const x = 96 + index * 190;
    slide.page.drawCircle({
      x,
      y: 250,
      size: 16,
      color: index <= slide.number % 5 ? slide.accent : gray,
    });
    say(slide, month, x - 30, 296, 17, ink, slide.bold);
    say(slide, `Milestone ${index + 1}`, x - 36, 196, 14, gray);
  });
  return framed(slide, 'From signature to sun');
};

const quote: Draw = (slide) => {
  box(slide, 0, 0, width, height, slide.accent);
  slide.page.drawText('"We stopped talking about energy prices. That says it all."', {
    x: 96,
    y: 330,
    size: 42,
    font: slide.bold,
    color: white,
    maxWidth: 760,
    lineHeight: 54,
  });
  say(slide, `Head of Facilities, customer no. ${slide.number * 7}`, 96, 130, 18, white);
  say(slide, `${slide.number} / ${slide.pages}`, 864, 28, 12, white);
  return 'What customers say';
};

const closingSlide: Draw = (slide) => {
  box(slide, 0, 0, width, height, ink);
  say(slide, 'Shall we begin?', 64, 300, 60, white, slide.bold);
  box(slide, 64, 190, 250, 56, rgb(1, 0.8, 0.25));
  say(slide, 'Book a visit', 128, 211, 20, ink, slide.bold);
  const { context } = slide.page.doc;
  const uri = { Type: 'Action', S: 'URI', URI: PDFString.of('https://example.com/visit') };
  const link = context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [64, 190, 314, 246],
    Border: [0, 0, 0],
    A: uri,
  });
  slide.page.node.set(PDFName.of('Annots'), context.obj([context.register(link)]));
  say(slide, `${slide.number} / ${slide.pages}`, 864, 28, 12, gray);
  return 'Shall we begin?';
};

const middle: readonly Draw[] = [agenda, barChart, columns, bigNumber, table, quote, timeline];

function framed(slide: Slide, heading: string): string {
  say(slide, heading, 64, 450, 36, ink, slide.bold);
  box(slide, 64, 434, 56, 5, slide.accent);
  say(slide, slide.title, 64, 28, 12, gray);
  say(slide, `${slide.number} / ${slide.pages}`, 864, 28, 12, gray);
  return heading;
}

function say(
  { page, plain }: Slide,
  text: string,
  x: number,
  y: number,
  size: number,
  color: Color,
  font = plain,
): void {
  page.drawText(text, { x, y, size, font, color });
}

function box(
  { page }: Slide,
  x: number,
  y: number,
  boxWidth: number,
  boxHeight: number,
  color: Color,
): void {
  page.drawRectangle({ x, y, width: boxWidth, height: boxHeight, color });
}

/** The table of contents; the library has no call for it. */
function addOutline({ context, catalog }: PDFDocument, entries: readonly Entry[]): void {
  const root = context.nextRef();
  const refs = entries.map(() => context.nextRef());
  entries.forEach(({ title, page }, index) => {
    const around = {
      ...(index > 0 && { Prev: refs[index - 1]! }),
      ...(index < refs.length - 1 && { Next: refs[index + 1]! }),
    };
    context.assign(
      refs[index]!,
      context.obj({ Title: PDFString.of(title), Parent: root, Dest: [page, 'Fit'], ...around }),
    );
  });
  context.assign(
    root,
    context.obj({ Type: 'Outlines', First: refs[0]!, Last: refs.at(-1)!, Count: refs.length }),
  );
  catalog.set(PDFName.of('Outlines'), root);
}
