import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** A file of `schemas/graphql`. */
function read(name: string): string {
  return readFileSync(resolve(`@lectern/schemas/graphql/${name}.graphql`), 'utf8');
}

/** A service's subgraph: its own part, and what every service has. */
export function sdlOf(service: string): string {
  return `${read(service)}\n${read('operations')}`;
}

/** All subgraphs joined: as clients see them, or as the gateway needs them. */
export function composedSdl(name: 'api' | 'supergraph'): string {
  return read(name);
}
