/** The name that was probably meant: at most a third of it differs. */
export function nearest(name: string, known: readonly string[]): string | null {
  const [first] = ranked(name, known);
  return first && first[1] <= Math.max(1, Math.floor(first[0].length / 3)) ? first[0] : null;
}

/** The most similar names first. */
export function near(name: string, known: readonly string[], count: number): string[] {
  return ranked(name, known)
    .slice(0, count)
    .map(([each]) => each);
}

function ranked(name: string, known: readonly string[]): (readonly [string, number])[] {
  const compared = name.slice(0, 100); // Comparing takes its length times that of each known name.
  return known
    .map((each) => [each, distance(compared, each)] as const)
    .toSorted(([, one], [, other]) => one - other);
}

/** Levenshtein distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let n = 1; n <= one.length; n++) {
    const next = [n];
    let [left, diagonal] = [n, n - 1];
    for (const [m, above] of row.slice(1).entries()) {
      left = Math.min(above + 1, left + 1, diagonal + (one[n - 1] === other[m] ? 0 : 1));
      diagonal = above;
      next.push(left);
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
