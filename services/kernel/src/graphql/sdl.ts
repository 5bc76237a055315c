import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** A part of the graph, or all of it joined, as `schemas/graphql` has it. */
export function sdlOf(name: string): string {
  return readFileSync(resolve(`@lectern/schemas/graphql/${name}.graphql`), 'utf8');
}
