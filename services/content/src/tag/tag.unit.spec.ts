import { expect, test } from '@jest/globals';
import {
  LabelCreated,
  LabelDeleted,
  LabelMerged,
  LabelRecoloured,
  LabelRenamed,
} from '@lectern/schemas/events/content/labels.ts';
import { ProductCreated, ProductMerged } from '@lectern/schemas/events/content/products.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { Label } from './label.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { Product } from './product.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const [labelId, intoId, teamId] = [id('d0'), id('d1'), id('0a')];
const created = LabelCreated({ labelId, name: 'Customer story', colour: 'TEAL' });
const merged = LabelMerged({ labelId, intoId, mergeNumber: 1 });
const deleted = LabelDeleted({ labelId });
const create = {
  type: 'CreateTag',
  tagId: labelId,
  name: 'Customer story',
  colour: 'TEAL',
} as const;
const revise = { type: 'ReviseTag', tagId: labelId } as const;
const merge = { type: 'MergeTag', tagId: labelId, intoId, mergeNumber: 1 } as const;
const remove = { type: 'DeleteTag', tagId: labelId } as const;

test('a label is created once', () => {
  given(Label, []).when(create).then([created]);
  given(Label, [created]).when(create).thenFails('CONFLICT');
});

test('only real changes are recorded', () => {
  const label = given(Label, [created]);
  label
    .when({ ...revise, name: 'Stories', colour: 'PINK' })
    .then([
      LabelRenamed({ labelId, name: 'Stories' }),
      LabelRecoloured({ labelId, colour: 'PINK' }),
    ]);
  label.when({ ...revise, name: 'Customer story', colour: 'TEAL' }).then([]);
  label.when(revise).then([]);
});

test('merging twice is recorded once; another target is refused', () => {
  given(Label, [created]).when(merge).then([merged]);
  given(Label, [created, merged])
    .when({ ...merge, mergeNumber: 2 })
    .then([]);
  given(Label, [created, merged])
    .when({ ...merge, intoId: id('d2') })
    .thenFails('NOT_FOUND');
  given(Label, [created])
    .when({ ...merge, intoId: labelId })
    .thenFails('INVALID');
});

test('deleting twice is recorded once', () => {
  given(Label, [created]).when(remove).then([deleted]);
  given(Label, [created, deleted]).when(remove).then([]);
});

test('a label that does not exist cannot be changed', () => {
  for (const before of [[], [created, merged], [created, deleted]])
    given(Label, before)
      .when({ ...revise, name: 'Stories' })
      .thenFails('NOT_FOUND');
  for (const before of [[], [created, deleted]])
    given(Label, before).when(merge).thenFails('NOT_FOUND');
  for (const before of [[], [created, merged]])
    given(Label, before).when(remove).thenFails('NOT_FOUND');
});

test('a label reserves its name in any spelling until it is merged or deleted; a merge reserves its number', () => {
  const held = (...events: EventOf<(typeof Label.events)[number]>[]) => {
    const { state } = given(Label, events);
    return Label.reservations?.('teamId' in state ? { ...state, teamId } : state);
  };
  expect(held(created, LabelRenamed({ labelId, name: 'Élan  Stories' }))).toEqual([
    { scope: teamId, kind: 'label-name', value: 'elan stories' },
  ]);
  expect(held(created, merged)).toEqual([{ scope: teamId, kind: 'label-merge', value: '1' }]);
  expect(held(created, deleted)).toEqual([]);
});

test('brands and products have events of their own, and no color', () => {
  const productCreated = ProductCreated({ productId: labelId, name: 'Roof tile' });
  given(Product, [])
    .when({ type: 'CreateTag', tagId: labelId, name: 'Roof tile' })
    .then([productCreated]);
  given(Product, [productCreated])
    .when(merge)
    .then([ProductMerged({ productId: labelId, intoId, mergeNumber: 1 })]);
  expect(given(Product, [productCreated]).state).not.toHaveProperty('colour');
});
