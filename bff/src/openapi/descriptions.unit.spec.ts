import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Json = Record<string, unknown>;

const require = createRequire(import.meta.url);
const document = (name: string) =>
  JSON.parse(readFileSync(require.resolve(`@lectern/schemas/rest/${name}`), 'utf8')) as Json;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Everything that a reader looks up: operations, parameters, messages and fields, with what is said of each. */
function* described(value: unknown, place: string): Generator<[place: string, text: unknown]> {
  if (!isObject(value)) return;
  if ('operationId' in value || ('in' in value && 'schema' in value))
    yield [place, value['description']];
  if ('payload' in value) yield [place, value['summary']];
  for (const [key, child] of Object.entries(value)) {
    if (key === 'example' || key === 'enum') continue;
    if (key !== 'properties' || !isObject(child) || Array.isArray(value)) {
      yield* described(child, `${place}.${key}`);
      continue;
    }
    for (const [name, property] of Object.entries(child)) {
      if (!isObject(property)) continue;
      // What is referred to is described where it stands, unless it means more here.
      const isElsewhere = String(property['$ref']).includes('/properties/');
      if (!isElsewhere) yield [`${place}.${name}`, property['description']];
      yield* described(property, `${place}.${name}`);
    }
  }
}

/** Null for a text that says something. */
function flawOf(text: unknown): string | null {
  if (typeof text !== 'string') return 'says nothing';
  if (text.split(' ').length < 3) return `says too little: ${text}`;
  return /TODO|FIXME|\bTBD\b|§/.test(text) ? `is not for readers: ${text}` : null;
}

const flaws = (name: string) =>
  [...described(document(name), '')].flatMap(([place, text]) => {
    const flaw = flawOf(text);
    return flaw === null ? [] : [`${place} ${flaw}`];
  });

test.each([
  ['openapi.json', 2_000],
  ['asyncapi.json', 900],
])('%s says of everything in it what it is', (name, atLeast) => {
  expect(flaws(name)).toEqual([]);
  expect([...described(document(name), '')].length).toBeGreaterThan(atLeast);
});

test('what has no description is found, wherever it stands', () => {
  const field = { type: 'string' };
  const found = [
    ...described(
      {
        paths: {
          '/a': { get: { operationId: 'a', parameters: [{ in: 'query', schema: field }] } },
        },
        list: { anyOf: [{ items: { properties: { name: field } } }] },
        message: { payload: { properties: { data: { description: 'What is known.' } } } },
      },
      '',
    ),
  ];
  expect(found.map(([place, text]) => [place, flawOf(text)])).toEqual([
    ['.paths./a.get', 'says nothing'],
    ['.paths./a.get.parameters.0', 'says nothing'],
    ['.list.anyOf.0.items.name', 'says nothing'],
    ['.message', 'says nothing'],
    ['.message.payload.data', null],
  ]);
  expect(flawOf('The name.')).toBe('says too little: The name.');
  expect(flawOf('TODO say what it is')).toContain('is not for readers');
});
