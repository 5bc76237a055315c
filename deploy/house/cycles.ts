import type { SourceFile } from './source.ts';

/** Groups of files that import each other, types included: the strongly connected components of the import graph. */
export function importCycles(files: readonly Pick<SourceFile, 'path' | 'imports'>[]): string[][] {
  const known = new Set(files.map(({ path }) => path));
  const edges = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.flatMap(({ to, kind }) => (kind !== 'dynamic' && known.has(to) ? [to] : [])),
    ]),
  );
  return stronglyConnected(edges);
}

/** Tarjan's algorithm. */
function stronglyConnected(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (node: string) => {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    stack.push(node);
    let lowest = own;
    for (const next of edges.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) lowest = Math.min(lowest, low.get(next) ?? lowest);
    }
    low.set(node, lowest);
    if (lowest !== own) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) found.push(group.sort());
  };
  for (const node of edges.keys()) if (!index.has(node)) visit(node);
  return found.sort((one, other) => other.length - one.length);
}
