import { between, type PageText } from '../page/page-text.ts';

/** One place where the words stand; they may run on from one run of text into the next. */
export interface Match {
  page: number;
  stretches: { run: number; start: number; end: number }[];
}

/** Every place on a page where the words stand, whatever their case, and across line ends. */
export function findInPage(text: PageText, page: number, words: string): Match[] {
  const wanted = fold(words.trim().replace(/\s+/g, ' '));
  if (wanted === '') return [];
  const { letters, origins } = flatten(text);
  const matches: Match[] = [];
  for (
    let at = letters.indexOf(wanted);
    at !== -1;
    at = letters.indexOf(wanted, at + wanted.length)
  ) {
    matches.push({ page, stretches: stretchesOf(origins.slice(at, at + wanted.length)) });
  }
  return matches;
}

interface Origin {
  run: number;
  /** -1 for a space that stands between two runs. */
  index: number;
}

/** The page as one line of text, each letter with where it came from. */
function flatten(text: PageText): { letters: string; origins: Origin[] } {
  const origins: Origin[] = [];
  let letters = '';
  const add = (letter: string, run: number, index: number) => {
    if (letter === ' ' && (letters === '' || letters.endsWith(' '))) return;
    letters += letter;
    origins.push({ run, index });
  };
  text.runs.forEach((run, number) => {
    if (between(text.runs[number - 1], run) !== '') add(' ', number, -1);
    for (let index = 0; index < run.text.length; index += 1) {
      const letter = run.text.charAt(index);
      add(/\s/.test(letter) ? ' ' : fold(letter), number, index);
    }
  });
  return { letters, origins };
}

function stretchesOf(origins: Origin[]): Match['stretches'] {
  const stretches: Match['stretches'] = [];
  for (const { run, index } of origins) {
    if (index === -1) continue;
    const last = stretches.at(-1);
    if (last?.run === run) last.end = index + 1;
    else stretches.push({ run, start: index, end: index + 1 });
  }
  return stretches;
}

/** Lower case, letter by letter, so that every letter keeps its place. */
function fold(text: string): string {
  return text.replace(/[^]/g, (letter) =>
    letter.toLowerCase().length === 1 ? letter.toLowerCase() : letter,
  );
}
