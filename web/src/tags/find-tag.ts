const folded = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();

/** Whether a name has all words of the search, whatever their case and accents. */
export function namedLike(search: string): (tag: { name: string }) => boolean {
  const words = folded(search).split(' ').filter(Boolean);
  return ({ name }) => words.every((word) => folded(name).includes(word));
}

/** Whether the server would call it the same name. */
export function isNamed(name: string): (tag: { name: string }) => boolean {
  return (tag) => folded(tag.name) === folded(name);
}
