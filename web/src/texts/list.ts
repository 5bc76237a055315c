import { locale } from '../ui/format/locale.ts';

/** “files, folders and links”, or “… or links”. */
export function listText(words: readonly string[], type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(locale, { type }).format(words);
}
