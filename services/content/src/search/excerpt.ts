import { hasWord, type SearchWords } from './search-words.ts';

const LONGEST = 180;
const BEFORE = 60;

export interface ExcerptPart {
  text: string;
  isMatch: boolean;
}

/** The text around the first word that was looked for. */
export function excerptOf(text: string, search: SearchWords): ExcerptPart[] {
  const parts = text.split(/(\s+)/u).map((part): ExcerptPart => ({
    text: part,
    isMatch: hasWord(search, part),
  }));
  const first = Math.max(
    0,
    parts.findIndex(({ isMatch }) => isMatch),
  );
  let start = first;
  for (let length = 0; start > 0 && length < BEFORE; start--)
    length += parts[start - 1]?.text.length ?? 0;
  const shown: ExcerptPart[] = start > 0 ? [{ text: '… ', isMatch: false }] : [];
  let length = 0;
  let end = start;
  for (; end < parts.length && length < LONGEST; end++) {
    const part = parts[end];
    if (!part) break;
    length += part.text.length;
    append(shown, { ...part, text: part.text.slice(0, LONGEST) });
  }
  if (end < parts.length) append(shown, { text: ' …', isMatch: false });
  return shown;
}

/** Neighbors that are both marked, or both not, are one part. */
function append(parts: ExcerptPart[], part: ExcerptPart): void {
  const last = parts.at(-1);
  if (last?.isMatch === part.isMatch) last.text += part.text;
  else parts.push(part);
}
