import type { Box } from '../navigation/layout.ts';
import { between, boxOf, type PageText } from '../page/page-text.ts';
import { fold } from './fold.ts';

/** A match; it may span several runs. */
export interface Match {
  page: number;
  stretches: { run: number; start: number; end: number }[];
  box: Box;
}

/** All matches on a page, ignoring case, accents, line ends, and hyphens at line ends. */
export function findInPage(text: PageText, page: number, query: string): Match[] {
  const needle = fold(query.trim().replace(/\s+/g, ' '));
  if (needle === '') return [];
  const joined = joinedTextOf(text);
  const found = placesOf(joined, needle);
  // “well-/known” is “well-known” as well as “wellknown”.
  if (joined.hasJoints && needle.includes('-'))
    found.push(...placesOf(flatten(text, true), needle));
  const inOrder = found.toSorted((one, other) => one.run - other.run || one.index - other.index);
  const isNew = ({ run, index }: Place, at: number) =>
    inOrder[at - 1]?.run !== run || inOrder[at - 1]?.index !== index;
  return inOrder.filter(isNew).map(({ origins }) => {
    const stretches = stretchesOf(origins);
    const { run, start, end } = stretches[0] ?? { run: 0, start: 0, end: 0 };
    return { page, stretches, box: boxOf(text, run, start, end) };
  });
}

interface Origin {
  run: number;
  /** -1 for a space between two runs. */
  index: number;
}

interface Flat {
  characters: string;
  origins: Origin[];
  hasJoints: boolean;
}

interface Place extends Origin {
  origins: Origin[];
}

function placesOf({ characters, origins }: Flat, needle: string): Place[] {
  const found: Place[] = [];
  for (
    let at = characters.indexOf(needle);
    at !== -1;
    at = characters.indexOf(needle, at + needle.length)
  ) {
    const letters = origins.slice(at, at + needle.length);
    if (letters[0]) found.push({ ...letters[0], origins: letters });
  }
  return found;
}

const joinedTexts = new WeakMap<PageText, Flat>();

/** Made once: each letter typed searches all pages again. */
function joinedTextOf(text: PageText): Flat {
  const joined = joinedTexts.get(text) ?? flatten(text, false);
  joinedTexts.set(text, joined);
  return joined;
}

function flatten(text: PageText, keepsHyphens: boolean): Flat {
  const origins: Origin[] = [];
  let characters = '';
  let hasJoints = false;
  const add = (folded: string, run: number, index: number) => {
    for (const character of folded) {
      if (character === ' ' && (characters === '' || characters.endsWith(' '))) continue;
      characters += character;
      for (let unit = 0; unit < character.length; unit += 1) origins.push({ run, index });
    }
  };
  text.runs.forEach((run, number) => {
    const separator = between(text.runs[number - 1], run);
    const isJoint =
      separator === '\n' &&
      /\p{L}-$/u.test(characters.slice(-2)) &&
      /^\p{Ll}/u.test(run.text.trimStart());
    if (isJoint) {
      hasJoints = true;
      if (!keepsHyphens) {
        characters = characters.slice(0, -1);
        origins.pop();
      }
    } else if (separator !== '') add(' ', number, -1);
    for (let index = 0; index < run.text.length; index += 1) {
      const character = run.text.charAt(index);
      add(/\s/.test(character) ? ' ' : fold(character), number, index);
    }
  });
  return { characters, origins, hasJoints };
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
