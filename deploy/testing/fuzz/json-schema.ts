import fc from 'fast-check';

/** The part of JSON Schema that openapi.json uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** What values are made from. */
export interface Known {
  /** By the end of their `$ref`. */
  schemas: Readonly<Record<string, Schema>>;
  /** Ids and signed texts that mean something, */
  ids: readonly string[];
  /** and those that do in a path, by the word before them. */
  byPlace: Readonly<Record<string, readonly string[]>>;
}

const DEEPEST = 4;
const MOST_ITEMS = 4;
const LONGEST = 60;

/** Long or odd, and still texts. */
const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\r\nBcc: x',
  '=1+1',
  '../../etc/passwd',
  "'); DROP TABLE commits; --",
  '${7*7}',
  '__proto__',
  '0',
  'true',
];

/** Values that the schema describes, and texts that only its type does. */
export function valuesOf(schema: Schema, known: Known, depth = 0): fc.Arbitrary<unknown> {
  const of = (each: Schema) => valuesOf(each, known, depth + 1);
  if (schema.$ref !== undefined) return of(resolved(schema, known));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(of));
  if (schema.allOf)
    return fc
      .tuple(...schema.allOf.map(of))
      .map((parts) => parts.reduce<object>((all, part) => Object.assign(all, part), {}));
  const types = [schema.type ?? 'any'].flat();
  return fc.oneof(...types.map((type) => valuesOfType(type, schema, known, depth)));
}

function valuesOfType(
  type: string,
  schema: Schema,
  known: Known,
  depth: number,
): fc.Arbitrary<unknown> {
  const { minimum = -1_000_000, maximum = 1_000_000_000 } = schema;
  switch (type) {
    case 'string':
      return textsOf(schema, known);
    case 'integer':
      return fc.integer({
        min: Math.max(minimum, Number.MIN_SAFE_INTEGER),
        max: Math.min(maximum, Number.MAX_SAFE_INTEGER),
      });
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const minLength = schema.minItems ?? 0;
      const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS));
      return depth > DEEPEST && minLength === 0
        ? fc.constant([])
        : fc.array(valuesOf(schema.items ?? {}, known, depth + 1), { minLength, maxLength });
    }
    case 'object':
      return objectsOf(schema, known, depth);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function textsOf(
  { format, minLength = 0, maxLength = LONGEST }: Schema,
  { ids }: Known,
): fc.Arbitrary<string> {
  switch (format) {
    case 'uuid':
      return fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...ids) },
        { weight: 1, arbitrary: fc.uuid({ version: 7 }) },
      );
    case 'email':
      return fc.nat(99).map((number) => `person-${number}@client.invalid`);
    case 'date-time':
      return moments.map((moment) => moment.toISOString());
    case 'date':
      return moments.map((moment) => moment.toISOString().slice(0, 10));
    default:
      return fc.oneof(
        fc.string({
          minLength: Math.min(minLength, LONGEST),
          maxLength: Math.max(Math.min(minLength, LONGEST), Math.min(maxLength, LONGEST)),
        }),
        fc.constantFrom(
          ...oddTexts,
          ...ids,
          'https://lectern.invalid/page',
          'http://127.0.0.1:1/',
          'javascript:alert(1)',
          'person-1@client.invalid',
          'x'.repeat(5_000),
        ),
      );
  }
}

const moments = fc.date({
  min: new Date('1900-01-01'),
  max: new Date('2300-01-01'),
  noInvalidDate: true,
});

function objectsOf(
  { properties = {}, required = [], additionalProperties }: Schema,
  known: Known,
  depth: number,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).filter(
    ([name]) => depth <= DEEPEST || required.includes(name),
  );
  if (fields.length === 0 && typeof additionalProperties === 'object' && depth <= DEEPEST)
    return fc.dictionary(
      fc.oneof(fc.constantFrom(...known.ids), fc.string({ maxLength: 20 })),
      valuesOf(additionalProperties, known, depth + 1),
      { maxKeys: MOST_ITEMS, noNullPrototype: true },
    );
  return fc.record(
    Object.fromEntries(fields.map(([name, schema]) => [name, valuesOf(schema, known, depth + 1)])),
    { requiredKeys: required, noNullPrototype: true },
  );
}

/** Objects of which one field, that may only be text, number or flag, is another object. Null where no field is such. */
export function brokenValuesOf(schema: Schema, known: Known): fc.Arbitrary<unknown> | null {
  const { properties = {} } = resolved(schema, known);
  const names = Object.entries(properties)
    .filter(([, each]) => isPlain(each, known))
    .map(([name]) => name);
  if (names.length === 0) return null;
  return fc
    .tuple(
      valuesOf(schema, known),
      fc.constantFrom(...names),
      fc.constantFrom({ x: 1 }, { $ne: null }, [[{}]]),
    )
    .map(([value, name, wrong]) => ({ ...(value ?? {}), [name]: wrong }));
}

function isPlain(schema: Schema, known: Known): boolean {
  const { type, anyOf, oneOf } = resolved(schema, known);
  const choices = anyOf ?? oneOf;
  if (choices) return choices.every((each) => isPlain(each, known));
  const types = [type ?? 'any'].flat();
  return types.every((each) => ['string', 'integer', 'number', 'boolean', 'null'].includes(each));
}

function resolved(schema: Schema, { schemas }: Known): Schema {
  if (schema.$ref === undefined) return schema;
  const found = schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)];
  if (!found) throw new Error(`openapi.json has no ${schema.$ref}`);
  return found;
}
