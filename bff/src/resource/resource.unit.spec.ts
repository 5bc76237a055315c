import { expect, test } from '@jest/globals';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';
import { tolerate } from '../route/tolerant-reader.ts';
import { bodyOf } from './input.ts';
import { resource } from './resource.ts';
import { parseType } from './type-reference.ts';

interface DeviceFragment {
  id: string;
  user: { id: string } | null;
  type: 'IPAD' | 'MAC' | null;
  platform: 'IOS' | 'OTHER';
  appVersion: string | null;
  hasPushToken: boolean;
}
const fragment = parse(
  'fragment F on Device { id user { id } type platform appVersion hasPushToken }',
) as TypedDocumentNode<DeviceFragment, unknown>;
const device: DeviceFragment = {
  id: 'd1',
  user: { id: 'u1' },
  type: 'IPAD',
  platform: 'OTHER',
  appVersion: null,
  hasPushToken: true,
};

test('a fragment becomes a resource: names in snake_case, references as ids, enums as words', () => {
  const { present, schema } = resource(fragment, {
    words: { type: { IPAD: 'iPad', IPHONE: 'iPhone', MAC: 'Mac', PC: 'PC' } },
  });
  const presented = present(device);
  expect(presented).toEqual({
    id: 'd1',
    user_id: 'u1',
    type: 'iPad',
    platform: 'Other',
    app_version: null,
    has_push_token: true,
  });
  expect(schema.parse(presented)).toEqual(presented);
  expect(schema.safeParse({ ...presented, type: 'Watch' }).success).toBe(false);
  expect(schema.safeParse({ ...presented, has_push_token: null }).success).toBe(false);
  expect(present({ ...device, user: null })).toMatchObject({ user_id: null });
});

test('a resource may call fields otherwise and add some', async () => {
  const { z } = await import('zod');
  const { present, schema } = resource(fragment, {
    names: { appVersion: 'version' },
    added: {
      schema: z.object({ is_apple: z.boolean() }),
      of: ({ platform }) => ({ is_apple: platform === 'IOS' }),
    },
  });
  const presented = present(device);
  const version: string | null = presented.version;
  expect([version, presented.is_apple]).toEqual([null, false]);
  // @ts-expect-error The field has another name.
  expect(presented.app_version).toBeUndefined();
  expect(Object.keys(schema.shape)).toContain('is_apple');
  expect(schema.safeParse(presented).success).toBe(true);
});

test('a field that the graph does not have fails at start', () => {
  const wrong = parse('fragment F on Device { color }') as TypedDocumentNode<object, unknown>;
  expect(() => resource(wrong)).toThrow('Device.color is not in the graph');
});

test('types are read as SDL spells them', () => {
  expect(parseType('[ID!]!')).toEqual({
    name: 'ID',
    isList: true,
    isRequired: true,
    isItemRequired: true,
  });
  expect(parseType('[ID!]')).toMatchObject({ isRequired: false, isItemRequired: true });
  expect(parseType('Int')).toEqual({
    name: 'Int',
    isList: false,
    isRequired: false,
    isItemRequired: false,
  });
});

test('the body of an operation drops what it does not know and takes flags and numbers as texts', () => {
  const operation = parse(
    'mutation M($id: ID!, $name: String!, $isOn: Boolean, $userIds: [ID!]!, $type: DeviceType) { x }',
  );
  const { schema, variablesOf } = bodyOf(operation, ['id']);
  const read = (body: unknown) => variablesOf(schema.parse(tolerate(schema, body)));
  expect(
    read({ id: 'ignored', name: 'A', is_on: '1', user_ids: null, type: 'ipad', color: 'red' }),
  ).toEqual({
    name: 'A',
    isOn: true,
    userIds: [],
    type: 'IPAD',
  });
  expect(read({ name: 'A', user_ids: ['u1'], is_on: null })).toEqual({
    name: 'A',
    userIds: ['u1'],
    isOn: null,
  });
  expect(schema.safeParse({ user_ids: [] }).error?.issues[0]?.path).toEqual(['name']);
  expect(
    schema.safeParse(tolerate(schema, { name: 'A', user_ids: [], is_on: 'perhaps' })).success,
  ).toBe(false);
});

test('the fields of a flat object stand among its own, with names and narrower schemas', async () => {
  const { z } = await import('zod');
  const document = parse(
    'fragment F on Contact { id figures { views completion } }',
  ) as TypedDocumentNode<
    { id: string; figures: { views: number; completion: number | null } },
    unknown
  >;
  const { present, schema } = resource(document, {
    flat: 'figures',
    names: { views: 'visits' },
    narrowed: { completion: z.number().max(1).nullable() },
  });
  const presented = present({ id: 'c1', figures: { views: 3, completion: null } });
  const visits: number = presented.visits;
  expect([visits, presented]).toEqual([3, { id: 'c1', visits: 3, completion: null }]);
  expect(schema.safeParse(presented).success).toBe(true);
  expect(schema.safeParse({ ...presented, completion: 2 }).success).toBe(false);
});
