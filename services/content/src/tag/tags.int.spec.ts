import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { appended } from '@lectern/kernel/testing/fed.ts';
import { LabelMerged } from '@lectern/schemas/events/content/labels.ts';
import { replaceLabelWhenMergedOrDeleted } from '../policies/replace-tag-when-merged-or-deleted.ts';
import { Presentation } from '../presentation/presentation.ts';
import { aMember, anEditor, type Library, startLibrary } from '../testing/library.ts';

let library: Library;
beforeAll(async () => void (library = await startLibrary()));
afterAll(() => library.running.remove());

const CREATE = 'mutation ($name: String!) { createLabel(input: { name: $name }) { id } }';
const MERGE =
  'mutation ($id: ID!, $labelIds: [ID!]!) { mergeLabels(id: $id, labelIds: $labelIds) { id presentationCount } }';
const DELETE = 'mutation ($id: ID!) { deleteLabel(id: $id) }';
const LABELS = 'query ($id: ID!) { presentation(id: $id) { labelIds labels { name } } }';
const PUT =
  'mutation ($ids: [ID!]!, $add: [ID!]!, $remove: [ID!]!) { labelPresentations(ids: $ids, add: $add, remove: $remove) { changed { id } refused { id code } } }';

const aLabeler = () => anEditor(undefined, ['can_edit_labels']);
const aLabel = async (by: UserClaims, name: string) =>
  (await library.ask<{ id: string }>(by, CREATE, { name })).id;
const labelsOf = (by: UserClaims, id: string) =>
  library.ask<{ labelIds: string[]; labels: { name: string }[] }>(by, LABELS, { id });
const found = async (by: UserClaims, ...labelIds: string[]) =>
  (await library.listed(by, '', { filter: { labelIds } })).names;

/** What stands in its stream, whatever is shown. */
async function stored(by: UserClaims, id: string): Promise<string[]> {
  const { handler } = library.running.service('content');
  const { state } = await handler.states.load(Presentation, by.teamId, id);
  return state.status === 'none' ? [] : state.labelIds;
}

/** As if it had been labeled before there were labels, or while its label was merged. */
async function carrying(by: UserClaims, id: string, labelIds: string[]): Promise<void> {
  const context = library.running.service('content').systemContext(by.teamId);
  const command = {
    type: 'RevisePresentation',
    presentationId: id,
    changes: { labelIds },
  } as const;
  await context.execute(Presentation, id, command);
}

test('a merged label is shown, found and counted as its target at once, and replaced later', async () => {
  const by = aLabeler();
  const [one, other, last] = [
    await aLabel(by, 'Story'),
    await aLabel(by, 'Case'),
    await aLabel(by, 'Proof'),
  ];
  const id = await library.created(by, { name: 'Solar', labelIds: [one, other] });
  expect(await library.ask(by, MERGE, { id: other, labelIds: [one] })).toEqual({
    id: other,
    presentationCount: 1,
  });
  expect(await library.ask(by, MERGE, { id: last, labelIds: [other] })).toEqual({
    id: last,
    presentationCount: 1,
  });
  await library.running.settled();
  expect(await stored(by, id)).toEqual([last]);
  await carrying(by, id, [one]); // Written by someone who had not heard of it; nothing moves this one.
  expect(await labelsOf(by, id)).toEqual({ labelIds: [last], labels: [{ name: 'Proof' }] });
  for (const label of [one, other, last]) expect(await found(by, label)).toEqual(['Solar']);
  expect((await library.call(by, MERGE, { id: one, labelIds: [last] })).error).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect((await library.call(by, MERGE, { id: last, labelIds: [last] })).error).toMatchObject({
    code: 'INVALID',
  });
  await library.ask(by, PUT, { ids: [id], add: [], remove: [last] });
  expect(await labelsOf(by, id)).toEqual({ labelIds: [], labels: [] });
});

test('labels that are merged into each other at the same moment make no circle', async () => {
  const by = aLabeler();
  const ids = [await aLabel(by, 'a'), await aLabel(by, 'b'), await aLabel(by, 'c')];
  const answers = await Promise.all(
    ids.map((id, index) => library.call(by, MERGE, { id: ids[(index + 1) % 3], labelIds: [id] })),
  );
  expect(answers.filter(({ error }) => error).map(({ error }) => error!.code)).toEqual([
    'NOT_FOUND',
  ]);
  expect(await library.ask<unknown[]>(by, '{ labels { id } }')).toHaveLength(1);
});

test('a policy that gets a merge twice writes it once, and continues where it stopped', async () => {
  const by = aLabeler();
  const [one, other] = [await aLabel(by, 'one'), await aLabel(by, 'other')];
  const ids = [await library.created(by), await library.created(by)];
  await library.ask(by, MERGE, { id: other, labelIds: [one] });
  await library.running.settled();
  await carrying(by, ids[0]!, [one]);
  await carrying(by, ids[1]!, [one]);
  const merged = LabelMerged({ labelId: one, intoId: other, mergeNumber: 1 });
  const context = library.running.service('content').systemContext(by.teamId);
  const stops = { ...context, view: context.view.bind(context) };
  const stopping = Object.assign(Object.create(context) as typeof context, stops, {
    execute: async (...command: Parameters<typeof context.execute>) => {
      await context.execute(...command);
      throw new Error('killed');
    },
  });
  const heard = appended(`Label/${by.teamId}/${one}`, 2, merged) as never;
  const react = (on: typeof context) => replaceLabelWhenMergedOrDeleted.react(heard, on);
  await expect(react(stopping)).rejects.toThrow('killed');
  expect([await stored(by, ids[0]!), await stored(by, ids[1]!)]).toEqual([[other], [one]]);
  await react(context);
  const versions = async () =>
    (
      await library.running
        .service('content')
        .store.commits.read(`Presentation/${by.teamId}/${ids[0]}`)
    ).length;
  const before = await versions();
  await react(context);
  expect([await stored(by, ids[0]!), await stored(by, ids[1]!), await versions()]).toEqual([
    [other],
    [other],
    before,
  ]);
});

test('a deleted label is gone from presentations at once, the trash included, and its name is free', async () => {
  const by = aLabeler();
  const label = await aLabel(by, 'Old');
  const id = await library.created(by, { labelIds: [label] });
  const binned = await library.created(by, { labelIds: [label] });
  await library.ask(by, 'mutation ($id: ID!) { deletePresentation(id: $id) { id } }', {
    id: binned,
  });
  await library.ask(by, DELETE, { id: label });
  expect(await labelsOf(by, id)).toEqual({ labelIds: [], labels: [] });
  expect(await found(by, label)).toEqual([]);
  await library.running.settled();
  expect([await stored(by, id), await stored(by, binned)]).toEqual([[], []]);
  expect((await library.update(by, id, { labelIds: [label] })).error).toMatchObject({
    code: 'INVALID',
    fields: { labelIds: ['No such label.'] },
  });
  await aLabel(by, 'old');
});

test('only labels of the team can be added; ids from before labels existed stay when written back', async () => {
  const by = aLabeler();
  const [label, foreign, legacy] = [
    await aLabel(by, 'Mine'),
    await aLabel(aLabeler(), 'Theirs'),
    newId(),
  ];
  const id = await library.created(by);
  for (const unknown of [foreign, legacy])
    expect((await library.update(by, id, { labelIds: [unknown] })).error).toMatchObject({
      code: 'INVALID',
      fields: { labelIds: ['No such label.'] },
    });
  await carrying(by, id, [legacy]);
  expect((await library.update(by, id, { labelIds: [legacy, label] })).error).toBeUndefined();
  expect(await labelsOf(by, id)).toEqual({ labelIds: [legacy, label], labels: [{ name: 'Mine' }] });
});

test('many presentations are labeled at once; missing ones are refused one by one', async () => {
  const by = aLabeler();
  const [one, other] = [await aLabel(by, 'one'), await aLabel(by, 'other')];
  const ids = [await library.created(by, { labelIds: [one] }), await library.created(by)];
  const missing = newId();
  expect(
    await library.ask(by, PUT, { ids: [...ids, missing], add: [other], remove: [one] }),
  ).toEqual({
    changed: ids.map((id) => ({ id })),
    refused: [{ id: missing, code: 'NOT_FOUND' }],
  });
  for (const id of ids) expect((await labelsOf(by, id)).labelIds).toEqual([other]);
  expect((await library.call(by, PUT, { ids, add: [newId()], remove: [] })).error).toMatchObject({
    code: 'INVALID',
  });
  const many = Array.from({ length: 301 }, newId);
  expect((await library.call(by, PUT, { ids: many, add: [], remove: [] })).error).toMatchObject({
    code: 'INVALID',
  });
});

test('members read labels and counts of what they see; editing takes the permission', async () => {
  const by = aLabeler();
  const label = await aLabel(by, 'Story');
  await library.created(by, { labelIds: [label], status: 'ACTIVE' });
  await library.created(by, { labelIds: [label] });
  const counts = (claims: UserClaims) =>
    library.ask(claims, '{ labels { name presentationCount } }');
  const member = aMember(by.teamId);
  expect([await counts(by), await counts(member)]).toEqual([
    [{ name: 'Story', presentationCount: 2 }],
    [{ name: 'Story', presentationCount: 1 }],
  ]);
  for (const [document, variables] of [
    [CREATE, { name: 'x' }],
    [DELETE, { id: label }],
    [MERGE, { id: label, labelIds: [newId()] }],
  ] as const)
    expect((await library.call(anEditor(by.teamId), document, variables)).error).toMatchObject({
      code: 'FORBIDDEN',
    });
  expect(
    (await library.call(member, PUT, { ids: [newId()], add: [label], remove: [] })).error,
  ).toMatchObject({ code: 'FORBIDDEN' });
});

interface Tagged {
  brandId: string | null;
  brand: { name: string } | null;
  productIds: string[];
  products: { name: string }[];
}
const TAGGED =
  'query ($id: ID!) { presentation(id: $id) { brandId brand { name } productIds products { name } } }';

test('brands and products are merged and deleted like labels, in order of their slugs', async () => {
  const by = anEditor(undefined, ['can_edit_brands', 'can_edit_products']);
  const made = async (type: string, name: string) =>
    (
      await library.ask<{ id: string }>(
        by,
        `mutation ($name: String!) { create${type}(input: { name: $name }) { id } }`,
        { name },
      )
    ).id;
  const [zeta, alpha] = [await made('Brand', 'Zeta & Sons'), await made('Brand', 'Älpha')];
  const [tile, pump] = [await made('Product', 'Tile'), await made('Product', 'Pump')];
  expect(await library.ask(by, '{ brands { name slug } }')).toEqual([
    { name: 'Älpha', slug: 'alpha' },
    { name: 'Zeta & Sons', slug: 'zeta-sons' },
  ]);
  const [one, other] = [
    await library.created(by, { name: 'one', brandId: zeta, productIds: [tile, pump] }),
    await library.created(by, { name: 'other' }),
  ];
  const tagged = (id: string) => library.ask<Tagged>(by, TAGGED, { id });
  await library.ask(
    by,
    'mutation ($ids: [ID!]!, $brandId: ID) { changePresentationBrands(ids: $ids, brandId: $brandId) { changed { id } } }',
    { ids: [other], brandId: alpha },
  );
  await library.ask(
    by,
    'mutation ($ids: [ID!]!, $add: [ID!]!) { changePresentationProducts(ids: $ids, add: $add) { changed { id } } }',
    { ids: [other], add: [pump] },
  );
  expect(await tagged(other)).toMatchObject({ brand: { name: 'Älpha' }, productIds: [pump] });
  await library.ask(
    by,
    'mutation ($id: ID!, $brandIds: [ID!]!) { mergeBrands(id: $id, brandIds: $brandIds) { id } }',
    { id: alpha, brandIds: [zeta] },
  );
  expect(await tagged(one)).toMatchObject({ brandId: alpha, brand: { name: 'Älpha' } });
  const filtered = async (filter: object) => (await library.listed(by, '', { filter })).names;
  expect(await filtered({ brandIds: [zeta] })).toEqual(['other', 'one']);
  expect(await filtered({ productIds: [tile] })).toEqual(['one']);
  expect(await library.ask(by, '{ brands { presentationCount } }')).toEqual([
    { presentationCount: 2 },
  ]);
  await library.ask(by, 'mutation ($id: ID!) { deleteBrand(id: $id) }', { id: alpha });
  await library.ask(by, 'mutation ($id: ID!) { deleteProduct(id: $id) }', { id: pump });
  expect(await tagged(one)).toEqual({
    brandId: null,
    brand: null,
    productIds: [tile],
    products: [{ name: 'Tile' }],
  });
  await library.running.settled();
  const { handler } = library.running.service('content');
  const { state } = await handler.states.load(Presentation, by.teamId, one);
  expect(state).toMatchObject({ brandId: null, productIds: [tile] });
  expect((await library.update(by, one, { brandId: alpha })).error).toMatchObject({
    code: 'INVALID',
    fields: { brandId: ['No such brand.'] },
  });
  for (const document of [
    'mutation { createBrand(input: { name: "x" }) { id } }',
    'mutation { createProduct(input: { name: "x" }) { id } }',
  ])
    expect((await library.call(aLabeler(), document)).error).toMatchObject({ code: 'FORBIDDEN' });
});
