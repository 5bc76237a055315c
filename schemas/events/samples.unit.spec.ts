import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { isEventDefinition, type EventDefinition } from './event.ts';
import { upcast } from './upcast.ts';

// One JSON a version, kept for ever with its fields unsealed: what was once appended has to be readable by every later release.
const folder = new URL('.', import.meta.url);
const sampleSchema = z.strictObject({
  type: z.string(),
  schemaVersion: z.number().int().positive(),
  data: z.record(z.string(), z.unknown()),
});

const definitions = new Map<string, EventDefinition>();
for (const file of globSync('**/*.ts', { cwd: folder, exclude: ['event.ts', '**/*.spec.ts'] })) {
  const module = (await import(new URL(file, folder).href)) as Record<string, unknown>;
  for (const definition of Object.values(module).filter(isEventDefinition))
    definitions.set(definition.type, definition);
}

const samples = readdirSync(new URL('samples', folder))
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({
    name,
    sample: sampleSchema.parse(
      JSON.parse(readFileSync(new URL(`samples/${name}`, folder), 'utf8')),
    ),
  }));

const versions = [...definitions.values()].flatMap(({ type, version }) =>
  Array.from({ length: version }, (_, index) => `${type}.${index + 1}.json`),
);

function definitionOf(type: string): EventDefinition {
  const definition = definitions.get(type);
  if (!definition) throw new Error(`No event is called ${type}`);
  return definition;
}

test('every version of every event has its sample, and there are no others', () => {
  expect(samples.map(({ name }) => name).toSorted()).toEqual(versions.toSorted());
});

test('every event has a step from each version before today’s', () => {
  for (const { type, version, upcasts } of definitions.values()) {
    expect([type, Object.keys(upcasts)]).toEqual([
      type,
      Array.from({ length: version - 1 }, (_, index) => String(index + 1)),
    ]);
  }
});

test.each(samples)('$name is named for what it holds', ({ name, sample }) => {
  expect(name).toBe(`${sample.type}.${sample.schemaVersion}.json`);
});

test.each(samples)(
  '$name still reads as today’s event',
  ({ sample: { type, schemaVersion, data } }) => {
    const definition = definitionOf(type);
    const read = definition.schema.parse(upcast(definition, schemaVersion, data));
    // A sample of today's version says everything: nothing in it is filled in by the schema.
    if (schemaVersion === definition.version) expect(read).toEqual(data);
  },
);

test.each(samples)(
  '$name still reads once the keys of its persons are erased',
  ({ sample: { type, schemaVersion, data } }) => {
    const definition = definitionOf(type);
    const erased = { ...data };
    for (const { name } of definition.protectedFields) if (name in erased) erased[name] = null;
    expect(() => definition.schema.parse(upcast(definition, schemaVersion, erased))).not.toThrow();
  },
);
