import type { GraphAnswer } from '@lectern/kernel/graphql/subgraph.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { GraphQLError, print, type DocumentNode } from 'graphql';
import { z } from 'zod';

const file = new URL('./known-documents.json', import.meta.url);
const known = new Set(z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))));
const checked = new WeakMap<DocumentNode, boolean>();

/** Whether it is one that the console or the edge of this release sends. */
export function isKnown(document: DocumentNode): boolean {
  let isOurs = checked.get(document);
  if (isOurs === undefined) {
    isOurs = known.has(createHash('sha256').update(print(document)).digest('hex'));
    checked.set(document, isOurs);
  }
  return isOurs;
}

export const unknownDocument: GraphAnswer = {
  data: null,
  errors: [
    new GraphQLError('Only documents known to the server are answered.', {
      extensions: { code: 'FORBIDDEN' },
    }),
  ],
};
