/** An area of a page, in points (1/72 inch) from the top left corner of the page as it is shown. */
export type Box = { x: number; y: number; width: number; height: number };

export type TextRun = Box & { text: string };

/** One character as PDFium found it, in reading order. `isLevel`: it reads from left to right or right to left, not up or down. */
export type Character = Box & { text: string; isLevel: boolean };

/**
 * Joins characters to runs that the viewer can lay over the picture of the page: one for each line,
 * and where a line leaves a wide gap (a table, two columns) one for each part of it.
 */
export function textRuns(characters: readonly Character[]): TextRun[] {
  const runs: TextRun[] = [];
  let isNew = true; // The next character begins a run.
  for (const character of characters) {
    const run = runs.at(-1);
    if (character.text === '\r' || character.text === '\n') isNew = true;
    else if (character.text.trim() === '') {
      // A space may have no box of its own: PDFium adds those it sees between words.
      if (run && !isNew) run.text += ' ';
    } else if (run && !isNew && continues(run, character)) extend(run, character);
    else {
      const { text, x, y, width, height } = character;
      runs.push({ text, x, y, width, height });
      isNew = false;
    }
  }
  return runs.map(({ text, ...box }) => ({ text: text.trimEnd().toWellFormed(), ...rounded(box) }));
}

/** The text of a page as a person would copy it. */
export function plainText(characters: readonly Character[]): string {
  return characters.map(({ text }) => text).join('').replace(/\r\n?/g, '\n').trim().toWellFormed();
}

function continues(run: TextRun, next: Character): boolean {
  if (!next.isLevel) return true; // Turned text: its line ends where PDFium says so.
  const overlap = Math.min(run.y + run.height, next.y + next.height) - Math.max(run.y, next.y);
  const gap = Math.max(next.x - (run.x + run.width), run.x - (next.x + next.width));
  return overlap > Math.min(run.height, next.height) / 2 && gap < Math.max(run.height, next.height);
}

function extend(run: TextRun, next: Character): void {
  const right = Math.max(run.x + run.width, next.x + next.width);
  const bottom = Math.max(run.y + run.height, next.y + next.height);
  run.text += next.text;
  run.x = Math.min(run.x, next.x);
  run.y = Math.min(run.y, next.y);
  run.width = right - run.x;
  run.height = bottom - run.y;
}

/** To a hundredth of a point. */
export function rounded(box: Box): Box {
  const round = (points: number): number => Math.round(points * 100) / 100;
  return { x: round(box.x), y: round(box.y), width: round(box.width), height: round(box.height) };
}
