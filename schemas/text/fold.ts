/** A text as it is compared in searches and sorted by: without accents, in lower case, single spaces. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/**
 * For a field of `texts` that a search matches by `{ prefix: fold(search) }`: the text from each of its words on,
 * so that "solar ro" finds "The solar roof".
 */
export function searchTerms(text: string): string[] {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words
    .slice(0, MOST_TERMS)
    .map((_, index) => words.slice(index).join(' ').slice(0, LONGEST_TERM));
}

/** What to look for in search terms; null where the text has no letter or digit. */
export function searchPrefix(search: string): string | null {
  return (
    fold(search)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .join(' ')
      .slice(0, LONGEST_TERM) || null
  );
}

/** A name in an address: folded letters and digits joined by dashes; `fallback` where there are none. */
export function slugOf(name: string, fallback: string): string {
  return (
    fold(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .join('-')
      .slice(0, LONGEST_TERM)
      .replace(/-$/, '') || fallback
  );
}

const MOST_TERMS = 40;
const LONGEST_TERM = 80;
