import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { fieldsOf } from '../graphql/problem.ts';

const schema = z.strictObject({
  name: z.string().min(1).max(3),
  count: z.coerce.number().int().min(1).max(9),
  kind: z.enum(['one', 'two']),
  id: z.uuid(),
  email: z.email(),
  at: z.iso.datetime({ offset: true }),
  day: z.iso.date(),
  ids: z.array(z.string()).min(1).max(2),
  isOn: z.boolean(),
  own: z.string().regex(/^a/, 'Must begin with a.'),
  either: z.union([z.string(), z.number()]),
});
const good = {
  name: 'abc',
  count: 3,
  kind: 'one',
  id: '01a1fa61-84fc-7174-a4d3-815110d9ff63',
  email: 'a@b.cd',
  at: '2026-11-20T12:00:00Z',
  day: '2026-11-20',
  ids: ['a'],
  isOn: true,
  own: 'a',
  either: 1,
};

test.each<[Record<string, unknown>, string]>([
  [{ name: undefined }, 'Please fill this in.'],
  [{ name: '' }, 'Please fill this in.'],
  [{ name: 7 }, 'Must be text.'],
  [{ name: 'abcd' }, 'Must be at most 3 characters long.'],
  [{ count: 'x' }, 'Must be a number.'],
  [{ count: 1.5 }, 'Must be a whole number.'],
  [{ count: 0 }, 'Must be at least 1.'],
  [{ count: 10 }, 'Must be at most 9.'],
  [{ kind: 'three' }, 'Must be one of one, two.'],
  [{ id: 'x' }, 'This is not an id.'],
  [{ email: 'x' }, 'Enter a valid email.'],
  [{ at: 'tomorrow' }, 'Please give a moment such as 2026-11-20T12:00:00Z.'],
  [{ day: 'tomorrow' }, 'Please give a day such as 2026-11-20.'],
  [{ ids: [] }, 'Please fill this in.'],
  [{ ids: ['a', 'b', 'c'] }, 'Must have at most 2 entries.'],
  [{ isOn: 'maybe' }, 'Must be true or false.'],
  [{ own: 'b' }, 'Must begin with a.'],
  [{ either: {} }, 'This is not a valid value.'],
  [
    { more: 1 },
    'This is not a known field. Known ones: name, count, kind, id, email, at, day, ids, isOn, own, either.',
  ],
  [{ naame: 1 }, 'This is not a known field. Did you mean name?'],
])('%j is refused with a plain sentence', (change, sentence) => {
  const { error } = schema.safeParse({ ...good, ...change });
  expect(error && fieldsOf(error)).toEqual({ [Object.keys(change)[0]!]: [sentence] });
});

test('of a form with many fields, those are named that are called alike', () => {
  const { error } = z
    .strictObject(
      Object.fromEntries(
        Array.from({ length: 30 }, (_, n) => [
          `can_be_${'abcdefghijklmnopqrstuvwxyzäöüß'[n]}ed`,
          z.boolean().optional(),
        ]),
      ),
    )
    .safeParse({ can_be_downloaded: true, ['x'.repeat(100_000)]: 1 });
  expect(Object.values(fieldsOf(error!))[0]![0]).toMatch(
    /^This is not a known field\. Similar ones: (can_be_.ed, ){3,5}can_be_.ed\.$/,
  );
});

test('of thousands of unknown fields, fifty are named, and few are compared with those there are', () => {
  const known = Object.fromEntries(
    Array.from({ length: 60 }, (_, n) => [
      `known_${'abcdefghij'[n % 10]}${n}`,
      z.boolean().optional(),
    ]),
  );
  const { error } = z
    .strictObject(known)
    .safeParse(
      Object.fromEntries(
        Array.from({ length: 5_000 }, (_, n) => [`unknown_${n}_${'x'.repeat(50)}`, 1]),
      ),
    );
  const fields = fieldsOf(error!);
  expect(Object.keys(fields)).toHaveLength(50);
  expect(
    fields['unknown_0_' + 'x'.repeat(50)]![0]!.match(/known_\w+/g)!.length,
  ).toBeLessThanOrEqual(15);
});
