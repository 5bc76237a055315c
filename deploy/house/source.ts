import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, visitorKeys, type Comment } from 'oxc-parser';
import { importsOf, type Import } from './imports.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const parts = ['schemas', 'services', 'gateway', 'bff', 'web', 'deploy', 'bench'];
const isInstalledOrBuilt = /node_modules|(^|\/)(dist|gql|samples|data)\//;
/** `.gitattributes` lists what `npm run codegen` writes. */
const generatedFiles = readFileSync(join(root, '.gitattributes'), 'utf8')
  .split('\n')
  .flatMap((line) => (/ linguist-generated$/.test(line) ? [line.split(' ')[0] ?? ''] : []));
const isGenerated = (path: string) => generatedFiles.some((glob) => matchesGlob(path, glob));
export const isSpec = (path: string) => /\.(spec|contract)\.tsx?$|(^|\/)testing\//.test(path);

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
  imports: Import[];
  program: Node;
}

/** Files of all kinds from the root of the repository, but nothing that is installed or built, and no samples. */
const filePaths = () =>
  parts
    .flatMap((part) =>
      readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${part}/${file}`,
      ),
    )
    .filter((path) => !isInstalledOrBuilt.test(path))
    .sort();

/** TypeScript, specs and generated files too. */
export const sourcePaths = () => filePaths().filter((path) => /\.tsx?$/.test(path));

/** Catalogues of recipients' languages. */
const isForeign = (path: string) => /\/texts\/(?!en\b)[a-z]{2}\.ts$/.test(path);

/** What people wrote in English: code, styles, schemas and documents. */
export const englishPaths = () =>
  ['README.md', 'docker-compose.yml', ...filePaths()].filter(
    (path) =>
      /\.([jt]sx?|mjs|css|md|graphql|html|ya?ml|sh)$/.test(path) &&
      !isGenerated(path) &&
      !isForeign(path),
  );

/** Catalogues of texts are as long as what they say. */
const isCatalogue = (path: string) => /\/texts\/[a-z]{2}\.ts$/.test(path);

/** Files of hand-written code, without specs and catalogues. @throws Error for a file that cannot be parsed */
export function sourceFiles(): SourceFile[] {
  return sourcePaths()
    .filter((path) => !isGenerated(path) && !isSpec(path) && !isCatalogue(path))
    .map(parsedFile);
}

/** @throws Error for a file that cannot be parsed */
export const parsedFile = (path: string): SourceFile =>
  parsed(path, readFileSync(join(root, path), 'utf8'));

/** @throws Error for a text that cannot be parsed */
export function parsed(path: string, text: string): SourceFile {
  const result = parseSync(path, text);
  const { program, comments, errors } = result;
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const lines = text.split('\n').length - 1;
  const imports = importsOf(path, text, result);
  return { path, text, lines, comments, imports, program: program as unknown as Node };
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
