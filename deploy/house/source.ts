import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, visitorKeys, type Comment } from 'oxc-parser';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const parts = ['schemas', 'services', 'gateway', 'bff', 'web', 'deploy', 'bench'];
const isLeftOut = /node_modules|(^|\/)(dist|gql|samples|data)\/|(generated|graph-types)\.ts$/;
const isSpec = /\.(spec|contract)\.tsx?$|(^|\/)testing\//;

/** A node of the syntax tree, as far as it is looked at here. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** A file of hand-written TypeScript, parsed. */
export interface SourceFile {
  path: string;
  text: string;
  lines: number;
  comments: Comment[];
  program: Node;
}

/** Paths from the root of the repository, without generated files, samples and specs. */
function handWritten(): string[] {
  return parts
    .flatMap((part) =>
      readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${part}/${file}`,
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !isLeftOut.test(path) && !isSpec.test(path))
    .sort();
}

/** @throws Error for a file that cannot be parsed */
export function sourceFiles(): SourceFile[] {
  return handWritten().map((path) => parsed(path, readFileSync(join(root, path), 'utf8')));
}

/** @throws Error for a text that cannot be parsed */
export function parsed(path: string, text: string): SourceFile {
  const { program, comments, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const lines = text.split('\n').length - 1;
  return { path, text, lines, comments, program: program as unknown as Node };
}

/** Calls `look` for every node below, parents first. */
export function walk(node: Node, look: (node: Node, parent: Node | null) => void): void {
  const visit = (each: Node, parent: Node | null) => {
    look(each, parent);
    for (const key of visitorKeys[each.type] ?? []) {
      const child = each[key];
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one, each);
    }
  };
  visit(node, null);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The line of a place in a text, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1))
    line++;
  return line;
}

/** Entries of each folder that holds source files, specs included; what is generated or built does not count. */
export function folderSizes(): Map<string, number> {
  const sizes = new Map<string, number>();
  const count = (folder: string) => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(
      ({ name }) => !/^(node_modules|dist|gql|samples|data)$/.test(name),
    );
    if (entries.some(({ name }) => /\.tsx?$/.test(name))) sizes.set(folder, entries.length);
    for (const entry of entries) if (entry.isDirectory()) count(`${folder}/${entry.name}`);
  };
  for (const part of parts) count(part);
  return sizes;
}
