import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, walk, type SourceFile } from './source.ts';

/** Groups of files that import each other, types included: the strongly connected components of the import graph. */
export function importCycles(files: readonly SourceFile[]): string[][] {
  const known = new Set(files.map(({ path }) => path));
  const imports = new Map(
    files.map((file) => [file.path, importsOf(file).filter((path) => known.has(path))]),
  );
  return stronglyConnected(imports);
}

function importsOf({ path, program }: SourceFile): string[] {
  const found: string[] = [];
  walk(program, (node) => {
    if (!/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) return;
    const source = node['source'];
    if (isLiteral(source)) found.push(fileOf(path, source.value));
  });
  return found;
}

const isLiteral = (source: unknown): source is { value: string } =>
  typeof source === 'object' && source !== null && 'value' in source;

/** `@lectern/content/label/label.ts` is `services/content/src/label/label.ts`. */
function fileOf(from: string, what: string): string {
  if (what.startsWith('.')) return join(from, '..', what);
  const [, name, rest = ''] = /^@lectern\/([^/]+)\/(.+)$/.exec(what) ?? [];
  const folders = [`services/${name}/src`, `${name}/src`, `${name}`];
  const folder = folders.find((each) => existsSync(join(root, each)));
  return folder === undefined ? what : `${folder}/${rest}`;
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
