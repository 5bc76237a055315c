import { between, type PageText } from '../page/page-text.ts';

/** A match; it may span several runs. */
export interface Match {
  page: number;
  stretches: { run: number; start: number; end: number }[];
}

/** All matches on a page, ignoring case and line ends. */
export function findInPage(text: PageText, page: number, query: string): Match[] {
  const needle = fold(query.trim().replace(/\s+/g, ' '));
  if (needle === '') return [];
  const { characters, origins } = flatten(text);
  const matches: Match[] = [];
  for (
    let at = characters.indexOf(needle);
    at !== -1;
    at = characters.indexOf(needle, at + needle.length)
  ) {
    matches.push({ page, stretches: stretchesOf(origins.slice(at, at + needle.length)) });
  }
  return matches;
}

interface Origin {
  run: number;
  /** -1 for a space between two runs. */
  index: number;
}

/** The page as one line of text, with the origin of each letter. */
function flatten(text: PageText): { characters: string; origins: Origin[] } {
  const origins: Origin[] = [];
  let characters = '';
  const add = (character: string, run: number, index: number) => {
    if (character === ' ' && (characters === '' || characters.endsWith(' '))) return;
    characters += character;
    origins.push({ run, index });
  };
  text.runs.forEach((run, number) => {
    if (between(text.runs[number - 1], run) !== '') add(' ', number, -1);
    for (let index = 0; index < run.text.length; index += 1) {
      const character = run.text.charAt(index);
      add(/\s/.test(character) ? ' ' : fold(character), number, index);
    }
  });
  return { characters, origins };
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

/** Lower-cases letter by letter, so offsets stay valid. */
function fold(text: string): string {
  return text.replace(/[^]/g, (character) =>
    character.toLowerCase().length === 1 ? character.toLowerCase() : character,
  );
}
