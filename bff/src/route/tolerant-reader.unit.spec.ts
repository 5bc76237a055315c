import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { tolerate } from './tolerant-reader.ts';

const read = <Schema extends z.ZodType>(schema: Schema, given: unknown) =>
  schema.safeParse(tolerate(schema, given));

test('fields that a schema does not name are dropped, at any depth', () => {
  const schema = z.strictObject({
    name: z.string(),
    settings: z.strictObject({ is_open: z.boolean() }).optional(),
    people: z.array(z.strictObject({ email: z.string() })).optional(),
  });
  expect(
    read(schema, {
      name: 'Ana',
      id: 7,
      settings: { is_open: true, newer: {} },
      people: [{ email: 'a@b.example', role: 'x' }],
    }).data,
  ).toEqual({ name: 'Ana', settings: { is_open: true }, people: [{ email: 'a@b.example' }] });
});

test('an object may be written as JSON text, and broken text is refused', () => {
  const schema = z.strictObject({ settings: z.strictObject({ is_open: z.boolean() }) });
  expect(read(schema, { settings: '{"is_open":1,"more":2}' }).data).toEqual({
    settings: { is_open: true },
  });
  for (const settings of ['{"is_open":', '', '[]', '{"__proto__":{}}'])
    expect(read(schema, { settings }).success).toBe(false);
});

test('an object that is open on purpose keeps what it does not name', () => {
  expect(read(z.looseObject({ zoom: z.number() }), { zoom: '2', more: 1 }).data).toEqual({
    zoom: 2,
    more: 1,
  });
});

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  ['on', true],
  ['Off', false],
  ['YES', true],
  ['no', false],
  ['', false],
])('the flag %j is %j', (given, meant) => {
  expect(read(z.boolean(), given).data).toBe(meant);
});

test.each(['perhaps', 2, null, [], {}])('%j is no flag', (given) => {
  expect(read(z.boolean(), given).success).toBe(false);
});

test('numbers may be texts, and texts that are none are refused', () => {
  const schema = z.number().int().min(1);
  expect([read(schema, '12').data, read(schema, 12).data]).toEqual([12, 12]);
  for (const given of ['', 'x', '1e3', '0x10', '1.5', '0', [1]])
    expect([given, read(schema, given).success]).toEqual([given, false]);
});

test.each([
  ['2026-12-01', '2026-12-01T00:00:00Z'],
  ['2026-12-01 08:30', '2026-12-01T08:30:00Z'],
  ['2026-12-01 08:30:05', '2026-12-01T08:30:05Z'],
  ['2026-12-01T08:30:05', '2026-12-01T08:30:05Z'],
  ['2026-12-01T08:30:05+02:00', '2026-12-01T08:30:05+02:00'],
  [1_796_083_200, '2026-12-01T00:00:00.000Z'],
  [1_796_083_200_000, '2026-12-01T00:00:00.000Z'],
  ['1796083200000000', '2026-12-01T00:00:00.000Z'],
  ['1796083200.5', '2026-12-01T00:00:00.500Z'],
])('the moment %j is %s', (given, meant) => {
  expect(read(z.iso.datetime({ offset: true }), given).data).toBe(meant);
});

test.each([
  '',
  ' ',
  'soon',
  '2026',
  '20261122',
  '-1796083200',
  '1e10',
  '2026-13-40',
  '01.12.2026',
  1e300,
  null,
  {},
])('%j is no moment', (given) => {
  expect(read(z.iso.datetime({ offset: true }), given).success).toBe(false);
});

test('an empty moment or number is null where null is known, and missing where it is not', () => {
  const moment = z.iso.datetime({ offset: true });
  const schema = z.strictObject({
    until: moment.nullish(),
    from: moment.optional(),
    day: z.iso.date().nullable(),
    either: z.union([z.number(), moment]).nullish(),
    min: z.number().optional(),
    chunk: z.number().default(100),
  });
  for (const nothing of ['', '  '])
    expect(
      read(schema, {
        until: nothing,
        from: nothing,
        day: nothing,
        either: nothing,
        min: nothing,
        chunk: nothing,
      }).data,
    ).toEqual({ until: null, day: null, either: null, chunk: 100 });
});

test('the values of a record are read like fields, and its names stay', () => {
  const schema = z.record(z.string(), z.boolean());
  expect(read(schema, { a: '1', b: 0, constructor: 'false' }).data).toEqual({
    a: true,
    b: false,
    constructor: false,
  });
  for (const given of [{ a: 'perhaps' }, { a: {} }, ['1'], 'x', '{'])
    expect([given, read(schema, given).success]).toEqual([given, false]);
});

test('an empty list may be written as nothing', () => {
  const schema = z.array(z.string()).optional();
  for (const nothing of ['', null, [], ['']]) expect(read(schema, nothing).data).toEqual([]);
  expect(read(schema, undefined).data).toBeUndefined();
  expect(read(schema, 'x').success).toBe(false);
});

test('null is missing where null is not known, and null where it is', () => {
  const schema = z.strictObject({
    flag: z.boolean().optional(),
    name: z.string().nullish(),
    count: z.number().default(3),
  });
  expect(read(schema, { flag: null, name: null, count: null }).data).toEqual({
    name: null,
    count: 3,
  });
});

test('of several ways to write a field the first that takes it counts', () => {
  const schema = z.union([z.literal('all'), z.number(), z.array(z.string())]);
  expect([read(schema, 'all').data, read(schema, '3').data, read(schema, ['a']).data]).toEqual([
    'all',
    3,
    ['a'],
  ]);
  expect(read(schema, {}).success).toBe(false);
});

test('what a schema prepares or changes by itself is read all the same', () => {
  const schema = z.strictObject({
    at: z.preprocess((given) => (given === '' ? null : given), z.iso.datetime().nullish()),
    size: z
      .number()
      .transform((size) => size * 2)
      .optional(),
  });
  expect(read(schema, { at: '', size: '2', more: 1 }).data).toEqual({ at: null, size: 4 });
  expect(read(schema, { at: '2026-12-01' }).data).toEqual({ at: '2026-12-01T00:00:00Z' });
});
