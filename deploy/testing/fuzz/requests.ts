import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { brokenValuesOf, valuesOf, type Known, type Schema } from './json-schema.ts';
import type { Operation } from './operations.ts';

export interface FuzzedRequest {
  method: string;
  path: string;
  /** JSON text. */
  body: string | null;
  /** Whether a field has a type that the schema forbids. */
  isBroken: boolean;
}

/** One body in so many is broken. */
const BROKEN_IN = 4;
/** Parameters that would make an answer wait. */
const fixed: Readonly<Record<string, string>> = { wait: '0' };

/** Requests for an operation: the same ones for the same seed and ids. */
export function requestsFor(
  operation: Operation,
  known: Known,
  { seed, cases }: { seed: number; cases: number },
): FuzzedRequest[] {
  return fc.sample(requestOf(operation, known), {
    seed: seedOf(seed, operation.name),
    numRuns: cases,
  });
}

function requestOf(
  { method, path, parameters, body }: Operation,
  known: Known,
): fc.Arbitrary<FuzzedRequest> {
  const of = (place: string) => {
    const wanted = parameters.filter((each) => each.in === place);
    return fc.record(
      Object.fromEntries(
        wanted.map(({ name, schema }) => [name, parameterOf({ path, name, schema, place }, known)]),
      ),
      {
        requiredKeys: wanted
          .filter(({ name, required }) => place === 'path' || required || name in fixed)
          .map(({ name }) => name),
        noNullPrototype: true,
      },
    );
  };
  const broken = body && brokenValuesOf(body, known);
  const whole = (body ? valuesOf(body, known) : fc.constant(undefined)).map((value) => ({
    value,
    isBroken: false,
  }));
  const bodies = broken
    ? fc.oneof(
        { weight: BROKEN_IN - 1, arbitrary: whole },
        { weight: 1, arbitrary: broken.map((value) => ({ value, isBroken: true })) },
      )
    : whole;
  return fc
    .tuple(of('path'), of('query'), bodies)
    .map(([inPath, inQuery, { value, isBroken }]) => ({
      method,
      path: withQuery(filled(path, inPath), inQuery),
      // Node's client sends a body with DELETE only as one of unknown length, which no server may take.
      body: ['GET', 'DELETE'].includes(method) ? null : JSON.stringify(value ?? {}),
      isBroken,
    }));
}

function parameterOf(
  { path, name, schema, place }: { path: string; name: string; schema: Schema; place: string },
  known: Known,
): fc.Arbitrary<unknown> {
  if (fixed[name] !== undefined) return fc.constant(fixed[name]);
  const any = valuesOf(schema, known);
  const [, word = ''] = new RegExp(`([^/]+)/\\{${name}\\}`).exec(path) ?? [];
  const there = place === 'path' ? (known.byPlace[word] ?? []) : [];
  if (there.length === 0) return any;
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...there) },
    { weight: 1, arbitrary: any },
  );
}

function filled(path: string, values: Record<string, unknown>): string {
  // An empty segment would be another path, and one of dots a parent.
  const segment = (value: unknown) => {
    const text = encodeURIComponent(textOf(value).toWellFormed());
    return text === '' || /^\.+$/.test(text) ? 'x' : text;
  };
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(values[name]));
}

function withQuery(path: string, values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    for (const each of [value].flat()) query.append(name, textOf(each));
  return query.size === 0 ? path : `${path}?${query}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

export function seedOf(seed: number, name: string): number {
  return createHash('sha256').update(`${seed} ${name}`).digest().readInt32LE();
}
