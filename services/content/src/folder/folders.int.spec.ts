import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { anUpload } from '@lectern/kernel/testing/an-upload.ts';
import { FolderTree } from './folder-tree.ts';
import { fileHolders } from '../stored-files/file-holders.ts';
import { aMember, anEditor, type Library, startLibrary } from '../testing/library.ts';

let library: Library;
beforeAll(async () => void (library = await startLibrary()));
afterAll(() => library.running.remove());

interface Node {
  id: string;
  name: string;
  parentId: string | null;
  index: number;
  depth: number;
  ancestors: { id: string }[];
  presentationCount: number;
}
const TREE =
  '{ folderTree { id name parentId index depth ancestors { id } ancestorPath presentationCount } }';
const CREATE =
  'mutation ($input: CreateFolderInput!) { createFolder(input: $input) { id imageUrl } }';
const MOVE =
  'mutation ($id: ID!, $input: MoveFolderInput!) { moveFolder(id: $id, input: $input) { id } }';
const DELETE = 'mutation ($id: ID!) { deleteFolder(id: $id) { id } }';
const RESTORE = 'mutation ($id: ID!) { restoreFolder(id: $id) { id } }';
const PUT =
  'mutation ($ids: [ID!]!, $add: [ID!]!, $remove: [ID!]!) { folderPresentations(ids: $ids, add: $add, remove: $remove) { changed { id } refused { id code } } }';

const aFiler = (teamId?: string) => anEditor(teamId, ['can_edit_folders']);
const tree = (by: UserClaims) => library.ask<Node[]>(by, TREE);
const names = async (by: UserClaims) => (await tree(by)).map(({ name }) => name);
const foldersOf = async (by: UserClaims, id: string) =>
  (
    await library.ask<{ folders: { name: string }[] }>(
      by,
      'query ($id: ID!) { presentation(id: $id) { folders { name } } }',
      { id },
    )
  ).folders.map(({ name }) => name);

test('32 writers at once keep a tree: no circle, nothing lost, and the view equals its rebuild', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(3), fc.nat(11), fc.option(fc.nat(11)), fc.nat(5)), {
        minLength: 32,
        maxLength: 32,
      }),
      async (writes) => {
        const by = aFiler();
        const ids: string[] = [];
        for (let n = 0; n < 12; n++)
          ids.push(await library.folder(by.teamId, `f${n}`, n % 3 === 0 ? null : ids[n - 1]));
        const made: string[] = [];
        await Promise.all(
          writes.map(async ([kind, which, into, index], n) => {
            const [id, parentId] = [ids[which]!, into === null ? null : ids[into]!];
            if (kind === 0) {
              const { data, error } = await library.call(by, CREATE, {
                input: { name: `new${n}`, parentId },
              });
              if (!error)
                made.push((data as { createFolder: { id: string } } | null)!.createFolder.id);
            } else if (kind === 1) {
              await library.call(by, DELETE, { id });
            } else await library.call(by, MOVE, { id, input: { parentId, index } });
          }),
        );
        for (const id of ids) await library.call(by, RESTORE, { id });
        const nodes = await tree(by);
        expect(nodes.map(({ id }) => id).toSorted()).toEqual([...ids, ...made].toSorted());
        const at = new Map(nodes.map((node, place) => [node.id, { ...node, place }]));
        for (const { id, parentId, depth, ancestors } of nodes) {
          const above = parentId === null ? null : at.get(parentId)!;
          expect(ancestors.map((each) => each.id)).toEqual(
            above ? [...above.ancestors.map((each) => each.id), above.id] : [],
          );
          expect([depth, above ? above.place < at.get(id)!.place : true]).toEqual([
            above ? above.depth + 1 : 0,
            true,
          ]);
        }
        const { handler, store } = library.running.service('content');
        const stream = `FolderTree/${by.teamId}/${by.teamId}`;
        const folded = await handler.foldView(stream);
        const viewed = await store.views.get(FolderTree.declaration, by.teamId, by.teamId);
        expect(viewed?.doc).toEqual(folded?.row.doc);
      },
    ),
    { numRuns: 6 },
  );
});

test('two moves that cross make no circle', async () => {
  const by = aFiler();
  const [one, other] = [
    await library.folder(by.teamId, 'one'),
    await library.folder(by.teamId, 'other'),
  ];
  const answers = await Promise.all([
    library.call(by, MOVE, { id: one, input: { parentId: other } }),
    library.call(by, MOVE, { id: other, input: { parentId: one } }),
  ]);
  expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(['INVALID']);
  expect(await tree(by)).toHaveLength(2);
});

test('a presentation is in several folders; a deleted folder leaves it alone and comes back with it', async () => {
  const by = aFiler();
  const [sales, legal] = [
    await library.folder(by.teamId, 'Sales'),
    await library.folder(by.teamId, 'Legal'),
  ];
  const europe = await library.folder(by.teamId, 'Europe', sales);
  const [one, other, missing] = [await library.created(by), await library.created(by), newId()];
  expect(
    await library.ask(by, PUT, { ids: [one, other, missing], add: [europe, legal], remove: [] }),
  ).toEqual({
    changed: [{ id: one }, { id: other }],
    refused: [{ id: missing, code: 'NOT_FOUND' }],
  });
  await library.ask(by, PUT, { ids: [other], add: [], remove: [legal] });
  expect([await foldersOf(by, one), await foldersOf(by, other)]).toEqual([
    ['Europe', 'Legal'],
    ['Europe'],
  ]);
  await library.ask(by, DELETE, { id: sales });
  expect([await names(by), await foldersOf(by, one)]).toEqual([['Legal'], ['Legal']]);
  expect((await library.listed(by, '', { filter: { folderIds: [europe] } })).names).toEqual([]);
  expect((await library.listed(by)).total).toBe(2);
  // Written back as it was read, it still knows the deleted folder.
  expect((await library.update(by, one, { folderIds: [legal] })).error).toBeUndefined();
  await library.ask(by, RESTORE, { id: sales });
  expect((await foldersOf(by, one)).toSorted()).toEqual(['Europe', 'Legal']);
  expect((await tree(by)).map(({ name, presentationCount }) => [name, presentationCount])).toEqual([
    ['Sales', 0],
    ['Europe', 2],
    ['Legal', 1],
  ]);
});

test('members see the folders that lead to what they see, and count nothing else', async () => {
  const by = aFiler();
  const sales = await library.folder(by.teamId, 'Sales');
  const europe = await library.folder(by.teamId, 'Europe', sales);
  const secret = await library.folder(by.teamId, 'Acquisition');
  await library.created(by, { status: 'ACTIVE', folderIds: [europe] });
  await library.created(by, { folderIds: [europe, secret] });
  const member = aMember(by.teamId);
  expect(
    (await tree(member)).map(({ name, presentationCount }) => [name, presentationCount]),
  ).toEqual([
    ['Sales', 0],
    ['Europe', 1],
  ]);
  const READ = 'query ($id: ID!) { folder(id: $id) { id } }';
  expect(await library.ask(member, READ, { id: secret })).toBeNull();
  expect(await library.ask(by, READ, { id: secret })).toEqual({ id: secret });
  expect(await tree(aFiler())).toEqual([]);
  const filer = aMember(by.teamId, ['can_edit_folders']);
  expect(await names(filer)).toEqual(['Sales', 'Europe', 'Acquisition']);
  // Who files may not see drafts for that.
  const [draft] = await library
    .ask<{ items: { id: string }[] }>(by, '{ presentations(status: DRAFT) { items { id } } }')
    .then(({ items }) => items);
  expect(await library.ask(filer, PUT, { ids: [draft!.id], add: [sales], remove: [] })).toEqual({
    changed: [],
    refused: [{ id: draft!.id, code: 'NOT_FOUND' }],
  });
});

test('folders of other teams cannot be used', async () => {
  const [by, theirs] = [aFiler(), aFiler()];
  const foreign = await library.folder(theirs.teamId, 'Theirs');
  const id = await library.created(by);
  expect((await library.update(by, id, { folderIds: [foreign] })).error).toMatchObject({
    code: 'INVALID',
    fields: { folderIds: ['No such folder.'] },
  });
  for (const [document, variables] of [
    [DELETE, { id: foreign }],
    [MOVE, { id: foreign, input: { index: 0 } }],
  ] as const)
    expect((await library.call(by, document, variables)).error).toMatchObject({
      code: 'NOT_FOUND',
    });
  expect(
    (await library.call(by, CREATE, { input: { name: 'x', parentId: foreign } })).error,
  ).toMatchObject({ code: 'INVALID' });
});

test('the image of a folder is held until it is replaced or removed, and its receipt is used once', async () => {
  const by = aFiler();
  const { engines } = library.running;
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const upload = () => anUpload({ engines, by, bytes: png, changes: { purpose: 'folder-image' } });
  const [first, second] = [await upload(), await upload()];
  const { id, imageUrl } = await library.ask<{ id: string; imageUrl: string }>(by, CREATE, {
    input: { name: 'Sales', imageReceipt: first.receipt },
  });
  expect(imageUrl).toBe(`/files/folders/${id}/${first.fileId}`);
  const holders = async (...fileIds: string[]) => {
    await library.running.settled();
    const context = library.running.service('content').systemContext(by.teamId);
    const where = { files: { containsAny: fileIds } };
    return (await context.rowsOf(fileHolders).find({ list: 'byFile', where, limit: 9 })).length;
  };
  expect(await holders(first.fileId)).toBe(1);
  const UPDATE =
    'mutation ($id: ID!, $input: UpdateFolderInput!) { updateFolder(id: $id, input: $input) { id } }';
  await library.ask(by, UPDATE, { id, input: { imageReceipt: second.receipt } });
  expect([await holders(first.fileId), await holders(second.fileId)]).toEqual([0, 1]);
  expect(
    (await library.call(by, CREATE, { input: { name: 'x', imageReceipt: first.receipt } })).error,
  ).toMatchObject({ code: 'INVALID' });
  await library.ask(by, 'mutation ($id: ID!) { removeFolderImage(id: $id) { id } }', { id });
  expect(await holders(first.fileId, second.fileId)).toBe(0);
});
