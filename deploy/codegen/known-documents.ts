import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, print, type DocumentNode } from 'graphql';
import { root } from './files.ts';

const consoleFile = 'web/src/gql/persisted-documents.json';

/** Hashes of the documents that the console and the edge send: in production the gateway answers no others. */
export async function knownDocuments(): Promise<string[]> {
  const ofConsole: Record<string, string> = JSON.parse(
    await readFile(join(root, consoleFile), 'utf8'),
  );
  const ofEdge: Record<string, unknown> = await import('@lectern/bff/gql/graphql.ts');
  const documents = [
    ...Object.values(ofConsole).map((text) => parse(text, { noLocation: true })),
    ...Object.values(ofEdge).filter(isDocument),
  ];
  return documents.map((document) => hashOf(print(document))).toSorted();
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function isDocument(value: unknown): value is DocumentNode {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'Document'
  );
}
