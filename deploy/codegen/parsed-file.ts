import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, type Comment, type Expression, type Program } from 'oxc-parser';
import { root } from './files.ts';

/** A file of TypeScript, as far as docstrings need it. */
export interface File {
  path: string;
  text: string;
  comments: readonly Comment[];
}

/** A constant at the top of a file. */
export interface Declaration {
  name: string;
  text: string | null;
  value: Expression;
  file: File;
}

/** The name that a file gives to something of another file. */
export interface Imported {
  path: string;
  name: string;
}

/** @param path from the root of the repository */
export function parseFile(path: string) {
  const text = readFileSync(join(root, path), 'utf8');
  const { program, comments } = parseSync(path, text);
  return {
    path,
    declarations: declarationsIn(program, { path, text, comments }),
    imports: importsIn(program, path),
  };
}

function declarationsIn({ body }: Program, file: File): Map<string, Declaration> {
  return new Map(
    body.flatMap((statement) => {
      const declaration =
        statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declaration?.type !== 'VariableDeclaration') return [];
      const text = textBefore(statement.start, file);
      return declaration.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' && init
          ? [[id.name, { name: id.name, text, value: init, file }] as const]
          : [],
      );
    }),
  );
}

function importsIn({ body }: Program, from: string): Map<string, Imported> {
  return new Map(
    body.flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration') return [];
      const path = posix.join(posix.dirname(from), statement.source.value);
      return statement.specifiers.flatMap((each) =>
        each.type === 'ImportSpecifier' && each.imported.type === 'Identifier'
          ? [[each.local.name, { path, name: each.imported.name }] as const]
          : [],
      );
    }),
  );
}

/** The docstring that ends right before a place: without stars, in one line, up to its first tag. */
export function textBefore(start: number, { text, comments }: File): string | null {
  const comment = comments.findLast(({ end }) => end <= start);
  if (comment?.type !== 'Block' || !comment.value.startsWith('*')) return null;
  if (text.slice(comment.end, start).trim() !== '') return null;
  return plainText(comment.value.replaceAll(/^\s*\*+/gm, ' '));
}

/** Of a docstring, what readers of the API can follow: no tags, and no places in other documents. */
export function plainText(docstring: string): string {
  return docstring
    .replace(/(^|\s)@(param|returns|throws)\b[\s\S]*$/, '')
    .replaceAll(/\s*\((?:ADR|content|accounts)\b[^)]*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
