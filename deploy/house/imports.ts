import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ParseResult } from 'oxc-parser';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Import {
  /** A file of ours as its path from the root; otherwise `node:…` or a package. */
  to: string;
  /** Loaded with the file, for its types only, or by a call of `import()`. */
  kind: 'value' | 'type' | 'dynamic';
}

/** Everything that a file imports or re-exports. */
export function importsOf(path: string, text: string, { module }: ParseResult): Import[] {
  const found: Import[] = [];
  const add = (name: string, kind: Import['kind']) =>
    void found.push({ to: resolved(path, name), kind });
  const kindAt = (start: number) =>
    /^\w+ type\b/.test(text.slice(start, start + 12)) ? 'type' : 'value';
  for (const { start, moduleRequest } of module.staticImports)
    add(moduleRequest.value, kindAt(start));
  for (const { start, entries } of module.staticExports)
    for (const { moduleRequest } of entries)
      if (moduleRequest) add(moduleRequest.value, kindAt(start));
  for (const { moduleRequest } of module.dynamicImports) {
    const [, name] =
      /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
    if (name !== undefined) add(name, 'dynamic');
  }
  return found;
}

/** `@lectern/content/tag/label.ts` is `services/content/src/tag/label.ts`. */
function resolved(from: string, name: string): string {
  if (name.startsWith('.')) return join(from, '..', name);
  const [, part, rest] = /^@lectern\/([^/]+)\/(.+)$/.exec(name) ?? [];
  return part === undefined ? name : `${folderOf(part)}/${rest}`;
}

const folders = new Map<string, string>();

/** Where the exports of one of our packages begin. */
function folderOf(part: string): string {
  const known = folders.get(part);
  if (known !== undefined) return known;
  const candidates = [`services/${part}/src`, `${part}/src`];
  const folder = candidates.find((each) => existsSync(join(root, each))) ?? part;
  folders.set(part, folder);
  return folder;
}
