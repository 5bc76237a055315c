import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse, type DocumentNode } from 'graphql';

const { resolve } = createRequire(import.meta.url);
const parsed = new Map<string, DocumentNode>();

/** A part of the graph as `schemas/graphql` has it: for the service that answers it and for whoever asks what it allows, read once. */
export function sdlOf(service: string): DocumentNode {
  let document = parsed.get(service);
  if (!document) parsed.set(service, (document = parse(readFileSync(resolve(`@lectern/schemas/graphql/${service}.graphql`), 'utf8'), { noLocation: true })));
  return document;
}
