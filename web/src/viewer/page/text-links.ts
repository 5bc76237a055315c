import { between, edgeAt, type PageLink, type PageText } from './page-text.ts';

const url = /(?:https?:\/\/|\bwww\.)[^\s<>"“”„]+/giu;
const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/giu;

/** URLs and email addresses in a page's text that are not links of the document already. */
export function textLinks(text: PageText): PageLink[] {
  return linesOf(text).flatMap(({ line, places }) =>
    [...targetsIn(line)].flatMap(({ uri, start, end }) => {
      const boxes = boxesOf(text, places.slice(start, end));
      const isLinked = boxes.some((box) => (text.links ?? []).some((link) => isInside(box, link)));
      return isLinked ? [] : boxes.map((box) => ({ ...box, uri }));
    }),
  );
}

type Rectangle = Pick<PageLink, 'x' | 'y' | 'width' | 'height'>;
type TextTarget = { uri: string; start: number; end: number };

function* targetsIn(line: string): Generator<TextTarget> {
  const taken: TextTarget[] = [];
  for (const { 0: matched, index } of line.matchAll(url)) {
    const words = withoutPunctuation(matched);
    const uri = /^www\./i.test(words) ? `https://${words}` : words;
    if (!URL.canParse(uri) || !/\.|localhost/.test(new URL(uri).hostname)) continue;
    const target = { uri, start: index, end: index + words.length };
    taken.push(target);
    yield target;
  }
  for (const { 0: words, index } of line.matchAll(email)) {
    const isPartOfUrl = taken.some(({ start, end }) => index >= start && index < end);
    if (!isPartOfUrl) yield { uri: `mailto:${words}`, start: index, end: index + words.length };
  }
}

/** Without the sentence's punctuation, and a bracket that closes outside. */
function withoutPunctuation(words: string): string {
  let end = words.length;
  for (; end > 0; end -= 1) {
    const last = words.charAt(end - 1);
    const count = (bracket: string) => words.slice(0, end).split(bracket).length;
    const isOuterBracket = last === ')' && count(')') > count('(');
    if (!isOuterBracket && !/[.,;:!?'’»\]}…]/.test(last)) break;
  }
  return words.slice(0, end);
}

interface Line {
  line: string;
  places: ({ run: number; index: number } | null)[];
}

function linesOf({ runs }: PageText): Line[] {
  const lines: Line[] = [];
  runs.forEach((run, number) => {
    const separator = number === 0 ? '\n' : between(runs[number - 1], run);
    const before = separator === '\n' ? undefined : lines.at(-1);
    const last = before ?? { line: '', places: [] };
    if (!before) lines.push(last);
    if (separator === ' ') {
      last.line += ' ';
      last.places.push(null);
    }
    last.line += run.text;
    for (let index = 0; index < run.text.length; index += 1)
      last.places.push({ run: number, index });
  });
  return lines;
}

function boxesOf({ runs }: PageText, places: Line['places']): Rectangle[] {
  const byRun = new Map<number, number[]>();
  for (const place of places)
    if (place) byRun.set(place.run, [...(byRun.get(place.run) ?? []), place.index]);
  return [...byRun].flatMap(([number, letters]) => {
    const run = runs[number];
    const [first, last] = [letters[0], letters.at(-1)];
    if (!run || first === undefined || last === undefined) return [];
    const x = edgeAt(run, first);
    return [{ x, y: run.y, width: edgeAt(run, last + 1) - x, height: run.height }];
  });
}

function isInside(box: Rectangle, link: Rectangle): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x >= link.x && x <= link.x + link.width && y >= link.y && y <= link.y + link.height;
}
