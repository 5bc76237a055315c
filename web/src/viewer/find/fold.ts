/** Accents and vowel points: Latin, Greek, Cyrillic, Hebrew, Arabic. In other scripts marks are letters. */
const accents = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u0655\u0670]/g;
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const isAscii = /^[\x20-\x7e]*$/;
const alike: [RegExp, string][] = [
  [/[‘’‚‛′]/g, "'"],
  [/[“”„‟″]/g, '"'],
  [/[‐‑‒–—−]/g, '-'],
  [/ß/g, 'ss'],
  [/ø/g, 'o'],
  [/ł/g, 'l'],
];

/** Text as find compares it: without case, accents and ligatures. May be shorter or longer. */
export function fold(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase();
  let folded = text
    .normalize('NFKD')
    .replace(accents, '')
    .replace(invisible, '')
    .normalize('NFC')
    .toLowerCase();
  for (const [letters, plain] of alike) folded = folded.replace(letters, plain);
  return folded;
}
