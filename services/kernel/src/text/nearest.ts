/** The name that was probably meant, where one is near: at most a third of it is otherwise. */
export function nearest(name: string, known: readonly string[]): string | null {
  const [first] = ranked(name, known);
  return first && first[1] <= Math.max(1, Math.floor(first[0].length / 3)) ? first[0] : null;
}

/** The first of them, by how much they are alike. */
export function near(name: string, known: readonly string[], count: number): string[] {
  return ranked(name, known)
    .slice(0, count)
    .map(([each]) => each);
}

function ranked(name: string, known: readonly string[]): (readonly [string, number])[] {
  const told = name.slice(0, 100); // Nobody meant more, and comparing takes its length times that of each.
  return known
    .map((each) => [each, distance(told, each)] as const)
    .toSorted(([, one], [, other]) => one - other);
}

/** How many letters have to be put in, left out or changed. */
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
