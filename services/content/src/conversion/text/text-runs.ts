/** An area of a page, in points (1/72 inch) from the top left corner of the page as shown. */
export type Box = { x: number; y: number; width: number; height: number };

/** Damaged files place things nowhere. */
export const isPlaced = ({ x, y, width, height }: Box) => Number.isFinite(x + y + width + height);

/**
 * `words`: the left edge and width of each word in turn, in points; missing for one word, and for words that do not go
 * from left to right. Fonts differ within a line, so this cannot be computed from the whole.
 */
export type TextRun = Box & { text: string; words?: number[] };

/**
 * One character as PDFium found it, in reading order. `size`: of its font as drawn, in points; boxes differ with the
 * font. `isLevel`: it reads horizontally, not up or down.
 */
export type Character = Box & { text: string; size: number; isLevel: boolean } & InBlock;

/** Of a tagged PDF: in which block of the page (page-structure.ts), so that no run crosses its end. */
export type InBlock = { block?: number | undefined };

type OpenRun = Box & { text: string; size: number; words: Box[]; isLevel: boolean } & InBlock;

/** Neighbors whose sizes differ more are two texts, such as a figure and its caption. A raised 2 is not. */
const mostSizes = 1.6;
/** How many runs back a text may continue: some files draw two texts letter by letter in turn. */
const openRuns = 8;

/**
 * Joins characters to runs that the viewer lays over the picture of the page: one per line, or per part of a line with a
 * wide gap (a table, two columns) or another size.
 */
export function textRuns(characters: readonly Character[]): (TextRun & InBlock)[] {
  const runs: OpenRun[] = [];
  let run: OpenRun | undefined;
  let isBroken = false; // By a line break, since the last character of `run`.
  let isSpaced = false; // By a space.
  for (const character of characters) {
    if (character.text === '\r' || character.text === '\n') isBroken = true;
    // A space may have no box: PDFium adds those it sees between words.
    else if (character.text.trim() === '') isSpaced = true;
    else {
      if (run && !isBroken && continues(run, character)) extend(run, character, isSpaced);
      else {
        // When letters were placed one by one, their order and line breaks mean nothing.
        run = runs.slice(-openRuns).findLast((earlier) => follows(earlier, character));
        if (run) extend(run, character, gapOf(run, character) > character.size * 0.15);
        else runs.push((run = openRun(character)));
      }
      [isBroken, isSpaced] = [false, false];
    }
  }
  return runs.map(({ text, words, isLevel, block, ...box }) => ({
    text: text.toWellFormed(),
    ...rounded(box),
    ...(block !== undefined && { block }),
    ...(isLevel &&
      words.length > 1 &&
      areInOrder(words) && { words: words.map(rounded).flatMap(({ x, width }) => [x, width]) }),
  }));
}

/** The text of a page as a person would copy it. */
export function plainText(characters: readonly Character[]): string {
  return characters
    .map(({ text }) => text)
    .join('')
    .replace(/\r\n?/g, '\n')
    .trim()
    .toWellFormed();
}

function areInOrder(words: readonly Box[]): boolean {
  return words.every(({ x }, index) => x > (words[index - 1]?.x ?? Number.NEGATIVE_INFINITY));
}

function openRun({ text, size, isLevel, block, ...box }: Character): OpenRun {
  return { text, ...box, size, isLevel, words: [box], ...(block !== undefined && { block }) };
}

function continues(run: OpenRun, next: Character): boolean {
  if (run.block !== next.block) return false;
  if (!next.isLevel) return true; // For turned text, PDFium decides where a line ends.
  return (
    isOnLine(run, next) &&
    isOfSize(run, next, mostSizes) &&
    gapOf(run, next) < Math.min(run.size, next.size)
  );
}

/** Begins where the run ends, whatever came between them. */
function follows(run: OpenRun, next: Character): boolean {
  const gap = next.x - (run.x + run.width);
  return (
    next.isLevel &&
    run.block === next.block &&
    isOnLine(run, next) &&
    isOfSize(run, next, 1.1) &&
    gap > -0.2 * next.size &&
    gap < 0.4 * next.size
  );
}

function isOnLine(run: Box, next: Box): boolean {
  const overlap = Math.min(run.y + run.height, next.y + next.height) - Math.max(run.y, next.y);
  return overlap > Math.min(run.height, next.height) / 2;
}

function isOfSize(run: OpenRun, next: Character, most: number): boolean {
  return Math.max(run.size, next.size) <= most * Math.min(run.size, next.size);
}

function gapOf(run: Box, next: Box): number {
  return Math.max(next.x - (run.x + run.width), run.x - (next.x + next.width));
}

function extend(
  run: OpenRun,
  { text, size, isLevel, block: _, ...box }: Character,
  isSpaced: boolean,
): void {
  run.text += (isSpaced ? ' ' : '') + text;
  widen(run, box);
  const word = run.words.at(-1);
  if (isSpaced || !word) run.words.push(box);
  else widen(word, box);
  run.size = Math.max(run.size, size);
  run.isLevel &&= isLevel;
}

/** Makes room for another box. */
function widen(box: Box, more: Box): void {
  const right = Math.max(box.x + box.width, more.x + more.width);
  const bottom = Math.max(box.y + box.height, more.y + more.height);
  box.x = Math.min(box.x, more.x);
  box.y = Math.min(box.y, more.y);
  box.width = right - box.x;
  box.height = bottom - box.y;
}

/** To a hundredth of a point. */
export function rounded(box: Box): Box {
  const round = (points: number): number => Math.round(points * 100) / 100;
  return { x: round(box.x), y: round(box.y), width: round(box.width), height: round(box.height) };
}
