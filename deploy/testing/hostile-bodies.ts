/** The part of JSON Schema that openapi.json uses for bodies. */
export interface BodySchema {
  type?: string | string[];
  properties?: Record<string, BodySchema>;
  required?: string[];
  additionalProperties?: boolean | BodySchema;
  anyOf?: BodySchema[];
  format?: string;
  minimum?: number;
  enum?: string[];
}

export interface HostileBody {
  /** What is wrong, and where. */
  name: string;
  text: string;
  /** Whether the schema forbids it; otherwise it only tests the limits. */
  isWrong: boolean;
}

const RAW = '@@raw@@';
/** By JSON type; none is valid where the schema has another type. */
const wrongValues: readonly [type: string, text: string][] = [
  ['object', '{"$ne":null}'],
  ['object', '{"$gt":""}'],
  ['object', '{"$where":"sleep(1000)"}'],
  ['array', '["x"]'],
  ['array', '[]'],
  ['string', '"x"'],
  ['number', '7'],
  ['boolean', 'true'],
  ['null', 'null'],
];
const extremes: Record<string, readonly string[]> = {
  string: [
    '""',
    '" "',
    '"\\u0000"',
    '"\\ud800"',
    '"\\u202e\\r\\nBcc: x"',
    `"${'x'.repeat(20_000)}"`,
    '"\'); DROP TABLE commits; --"',
    '"=1+1"',
    '"${7*7}"',
    '"../../etc/passwd"',
  ],
  number: ['-1', '0', '0.5', '1e15', '9007199254740993', '-1e308', '1e308', '1e400'],
  object: [
    '{}',
    '{"constructor":{"prototype":{"x":1}}}',
    `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  ],
  any: ['{"$ne":null}', '"\\u0000"', nested(7_000)],
};

/** Longer than typed text, shorter than a body's limit. */
const tooLong = `"${'x'.repeat(200_000)}"`;

/** Deep enough to overflow a recursive function. */
function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth);
}

/**
 * Bodies that a schema forbids, each wrong in one place: operators, arrays and other wrong types, paths to a prototype.
 * And some that it allows, with extreme or odd values, or fields that it does not know.
 * @param given values for fields by their name
 */
export function hostileBodies(schema: BodySchema, given: Record<string, unknown>): HostileBody[] {
  const sample = sampleOf(schema, given);
  const found: HostileBody[] = ['[]', '"x"', '7', 'null', 'true', '{', '', '['.repeat(15_000)].map(
    (text) => ({
      name: `body ${text.slice(0, 10)}`,
      text,
      isWrong: text !== 'null' && text !== '',
    }),
  );
  const put = (path: string[], text: string, isWrong: boolean) => {
    found.push({
      name: `${path.join('.')} = ${text.slice(0, 40)}`,
      text: JSON.stringify(withValue(sample, path, RAW)).replace(`"${RAW}"`, text),
      isWrong,
    });
  };
  const walk = (node: BodySchema, path: string[], isRequired: boolean) => {
    const types = typesOf(node);
    const isAny = types.size === 0;
    if (path.length > 0) {
      for (const [type, text] of wrongValues)
        if (!isAny && !types.has(type)) put(path, text, !isTolerated(node, type, isRequired));
      for (const type of isAny ? ['any'] : types)
        for (const text of extremes[type] ?? []) put(path, text, false);
      if (types.has('string')) put(path, tooLong, true);
    }
    for (const each of [node, ...(node.anyOf ?? [])]) {
      if (!each.properties) continue;
      put([...path, '__proto__'], '{"isAdmin":true}', true);
      for (const text of ['"x"', nested(7_000), nested(100_000)])
        put([...path, 'owner_id'], text, 'owner_id' in each.properties && text !== '"x"');
      put([...path, 'constructor'], '{"prototype":{"isAdmin":true}}', false);
      for (const [name, child] of Object.entries(each.properties))
        walk(child, [...path, name], each.required?.includes(name) ?? false);
    }
  };
  walk(schema, [], true);
  return found;
}

/** Null is nothing where a field may be missing and for a list; a moment may be a number. */
function isTolerated(node: BodySchema, type: string, isRequired: boolean): boolean {
  if (type === 'null') return !isRequired || typesOf(node).has('array');
  return type === 'number' && formatsOf(node).includes('date-time');
}

function formatsOf({ format, anyOf = [] }: BodySchema): string[] {
  return [...(format ? [format] : []), ...anyOf.flatMap(formatsOf)];
}

function typesOf({ type, anyOf }: BodySchema): Set<string> {
  const own = type === undefined ? [] : [type].flat();
  return new Set(
    [...own, ...(anyOf ?? []).flatMap((each) => [...typesOf(each)])].map((name) =>
      name === 'integer' ? 'number' : name,
    ),
  );
}

function sampleOf(schema: BodySchema, given: Record<string, unknown>): unknown {
  if (schema.anyOf) return sampleOf(schema.anyOf[0]!, given);
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, child]) => [
        name,
        name in given ? given[name] : sampleOf(child, given),
      ]),
    );
  switch ([schema.type].flat()[0]) {
    case 'string':
      return schema.format === 'date-time' ? '2030-01-01T00:00:00Z' : (schema.enum?.[0] ?? 'x');
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'object':
      return {};
    default:
      return 'x';
  }
}

/** A copy with a value at a path, also for names such as `__proto__` that an assignment would treat specially. */
function withValue(target: unknown, [name, ...rest]: string[], value: string): unknown {
  if (name === undefined) return value;
  const fields = new Map(Object.entries((target ?? {}) as Record<string, unknown>));
  fields.set(name, withValue(fields.get(name), rest, value));
  const copy: Record<string, unknown> = {};
  for (const [key, each] of fields)
    Object.defineProperty(copy, key, { value: each, enumerable: true });
  return copy;
}
