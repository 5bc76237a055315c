import { createHash } from 'node:crypto';
import type { ViewDeclaration } from '../store/views-port.ts';
import type { Projection } from './projection.ts';
import type { RowCache } from './row-cache.ts';

/** The part of a generation that a batch needs. */
export interface Generation {
  projection: Projection;
  declaration: ViewDeclaration;
  consumer: string;
  /** Types of the events that the projection is fed. */
  types: ReadonlySet<string>;
  rows: RowCache;
}

/** Changes whenever the rows would: another version, other fields, other lists. */
export function generationOf({
  version,
  fields,
  lists,
  lookups,
}: Pick<Projection, 'version' | 'fields' | 'lists' | 'lookups'>): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([fields, lists, lookups ?? []]))
    .digest('hex')
    .slice(0, 8);
  return `${version}-${hash}`;
}

/** The mark of a generation that was rebuilt from today's declaration; empty for any other. */
export function markOf(projection: Projection, generation: string | null): string {
  const base = generationOf(projection);
  return generation?.startsWith(`${base}-`) ? generation.slice(base.length + 1) : '';
}

/** The part of a generation that says which fields and lists its rows have. */
export function tableOf(generation: string): string | undefined {
  return generation.split('-')[1];
}

export function consumerOf({ name }: Projection, generation: string): string {
  return `${name}@${generation}`;
}

export function declarationOf(
  { fields, lists, lookups, hasMonotonicIds }: Projection,
  consumer: string,
): ViewDeclaration {
  return {
    name: consumer,
    fields,
    lists,
    ...(lookups && { lookups }),
    ...(hasMonotonicIds && { hasMonotonicIds }),
  };
}
