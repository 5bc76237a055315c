import { join } from 'node:path';
import { serviceNames } from '@lectern/schemas/service-names.ts';
import { walk, type SourceFile } from './source.ts';

const workspaces: [prefix: string, folder: string][] = [
  ...[...serviceNames, 'kernel'].map((name): [string, string] => [
    `@lectern/${name}/`,
    `services/${name}/src/`,
  ]),
  ['@lectern/gateway/', 'gateway/src/'],
  ['@lectern/bff/', 'bff/src/'],
  ['@lectern/schemas/', 'schemas/'],
  ['@lectern/deploy/', 'deploy/'],
];

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
    const source = node['source'] as { value: string } | null;
    if (source) found.push(fileOf(path, source.value));
  });
  return found;
}

function fileOf(from: string, what: string): string {
  if (what.startsWith('.')) return join(from, '..', what);
  const [prefix = '', folder = ''] = workspaces.find(([name]) => what.startsWith(name)) ?? [];
  return folder + what.slice(prefix.length);
}

/** Tarjan's algorithm. */
function stronglyConnected(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (node: string) => {
    index.set(node, index.size);
    low.set(node, index.get(node)!);
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node)!, low.get(next)!));
    }
    if (low.get(node) !== index.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) found.push(group.sort());
  };
  for (const node of edges.keys()) if (!index.has(node)) visit(node);
  return found.sort((one, other) => other.length - one.length);
}
