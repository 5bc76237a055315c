import { walk, type SourceFile } from './source.ts';

/** Shorter repetitions are cheaper than what would replace them. */
const MOST_LINES = 6;

const leftOut = new Set(['ImportDeclaration', 'TemplateLiteral']);

interface Line {
  path: string;
  /** From 1. */
  number: number;
  text: string;
}

/**
 * Where more than six lines of code stand a second time. Imports, comments, texts such as GraphQL
 * documents, and lines without a word do not count.
 */
export function duplicates(files: readonly SourceFile[]): string[] {
  const lines = files.flatMap(codeLines);
  const firstAt = new Map<string, number>();
  const found: string[] = [];
  for (let at = 0; at + MOST_LINES < lines.length; at++) {
    const window = windowAt(lines, at);
    if (window === null) continue;
    const before = firstAt.get(window);
    if (before === undefined) {
      firstAt.set(window, at);
      continue;
    }
    const length = repeatedLines(lines, before, at);
    if (length <= MOST_LINES) continue; // It overlaps itself.
    found.push(`${placeOf(lines[before])} and ${placeOf(lines[at])} (${length} lines)`);
    at += length - 1;
  }
  return found;
}

/** The text of seven lines of one file. */
function windowAt(lines: readonly Line[], at: number): string | null {
  const window = lines.slice(at, at + MOST_LINES + 1);
  if (window[0]?.path !== window.at(-1)?.path) return null;
  return window.map(({ text }) => text).join('\n');
}

function repeatedLines(lines: readonly Line[], before: number, at: number): number {
  let length = 0;
  while (before + length < at) {
    const [one, other] = [lines[before + length], lines[at + length]];
    const isSame =
      one?.text === other?.text &&
      one?.path === lines[before]?.path &&
      other?.path === lines[at]?.path;
    if (!isSame) break;
    length++;
  }
  return length;
}

const placeOf = (line: Line | undefined) => `${line?.path}:${line?.number}`;

function codeLines({ path, text, comments, program }: SourceFile): Line[] {
  const left: { start: number; end: number }[] = [...comments];
  walk(program, ({ type, start, end }) => {
    if (leftOut.has(type)) left.push({ start, end });
  });
  let code = text;
  for (const { start, end } of left) {
    const blank = text.slice(start, end).replaceAll(/[^\n]/g, ' ');
    code = code.slice(0, start) + blank + code.slice(end);
  }
  return code
    .split('\n')
    .map((line, index) => ({ path, number: index + 1, text: line.trim() }))
    .filter((line) => /\w/.test(line.text));
}
