import { expect, test } from '@jest/globals';
import {
  FolderCreated,
  FolderDeleted,
  FolderImageChosen,
  FolderImageRemoved,
  FolderMoved,
  FolderRenamed,
  FolderRestored,
  FoldersPurged,
} from '@lectern/schemas/events/content/folders.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { DEEPEST } from './commands.ts';
import { FolderListing } from './find-folders.ts';
import { FolderTree } from './folder-tree.ts';
import type { FolderEvent } from './state.ts';

const id = (n: number) => `01a1fa00-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
const [sales, europe, nordics, legal] = [id(1), id(2), id(3), id(4)];
const created = (folderId: string, parentId: string | null, index: number, name = folderId) =>
  FolderCreated({ folderId, parentId, index, name });
/** Sales with Europe with Nordics, and Legal. */
const before = [
  created(sales, null, 0, 'Sales'),
  created(legal, null, 1, 'Legal'),
  created(europe, sales, 0, 'Europe'),
  created(nordics, europe, 0, 'Nordics'),
];
const move = (folderId: string, place: { parentId?: string | null; index?: number }) =>
  ({ type: 'MoveFolder', folderId, ...place }) as const;
const remove = (folderId: string) => ({ type: 'DeleteFolder', folderId }) as const;
const restore = (folderId: string) => ({ type: 'RestoreFolder', folderId }) as const;
const order = (...events: FolderEvent[]) => [
  ...new FolderListing(given(FolderTree, events).state, () => true).rows.keys(),
];

test('a folder is created last among those beside it, with its image', () => {
  const create = { type: 'CreateFolder', folderId: id(9), name: 'New', parentId: sales } as const;
  const image = { fileId: id(50), mimeType: 'image/png' };
  given(FolderTree, before)
    .when({ ...create, image })
    .then([created(id(9), sales, 1, 'New'), FolderImageChosen({ folderId: id(9), ...image })]);
  given(FolderTree, before)
    .when({ ...create, parentId: id(99), image: null })
    .thenFails('INVALID');
  given(FolderTree, [...before, FolderDeleted({ folderId: sales })])
    .when({ ...create, parentId: europe, image: null })
    .thenFails('INVALID');
});

test('a folder goes to a place among others, and never into itself', () => {
  const tree = given(FolderTree, before);
  tree
    .when(move(legal, { index: 0 }))
    .then([FolderMoved({ folderId: legal, parentId: null, index: 0 })]);
  tree
    .when(move(legal, { parentId: sales, index: 99 }))
    .then([FolderMoved({ folderId: legal, parentId: sales, index: 1 })]);
  tree
    .when(move(nordics, { parentId: null }))
    .then([FolderMoved({ folderId: nordics, parentId: null, index: 2 })]);
  tree.when(move(legal, { index: 1 })).then([]);
  for (const parentId of [sales, europe, nordics])
    tree.when(move(sales, { parentId })).thenFails('INVALID');
  tree.when(move(id(99), { index: 0 })).thenFails('NOT_FOUND');
  expect(order(...before, FolderMoved({ folderId: europe, parentId: null, index: 0 }))).toEqual([
    europe,
    nordics,
    sales,
    legal,
  ]);
});

test('folders are at most twenty levels deep, with what is in them', () => {
  const deep = Array.from({ length: DEEPEST - 1 }, (_, n) =>
    created(id(10 + n), n === 0 ? null : id(9 + n), 0),
  );
  const deepest = id(10 + DEEPEST - 2);
  const tree = given(FolderTree, [...deep, ...before]);
  tree
    .when(move(legal, { parentId: deepest }))
    .then([FolderMoved({ folderId: legal, parentId: deepest, index: 0 })]);
  tree.when(move(europe, { parentId: deepest })).thenFails('INVALID');
});

test('only real changes are recorded', () => {
  const tree = given(FolderTree, before);
  const revise = { type: 'ReviseFolder', folderId: legal } as const;
  tree
    .when({ ...revise, name: 'Law', parentId: europe })
    .then([
      FolderRenamed({ folderId: legal, name: 'Law' }),
      FolderMoved({ folderId: legal, parentId: europe, index: 1 }),
    ]);
  tree.when({ ...revise, name: 'Legal', parentId: null, image: null }).then([]);
  const taken = { fileId: id(50), mimeType: 'image/png' };
  const pictured = FolderImageChosen({ folderId: legal, fileId: id(50), mimeType: 'image/png' });
  given(FolderTree, [...before, pictured])
    .when({ ...revise, image: null })
    .then([FolderImageRemoved({ folderId: legal })]);
  const used = given(FolderTree, [...before, pictured]);
  used.when({ ...revise, image: taken }).then([]);
  used.when({ ...revise, folderId: sales, image: taken }).thenFails('INVALID');
});

test('a deleted folder comes back to its place with all that is in it, at the top where its folder is gone', () => {
  const deleted = FolderDeleted({ folderId: sales });
  const tree = given(FolderTree, [...before, deleted]);
  expect(order(...before, deleted)).toEqual([legal]);
  tree.when(remove(sales)).then([]);
  tree.when(remove(europe)).thenFails('NOT_FOUND');
  tree.when(restore(europe)).thenFails('NOT_FOUND');
  const restored = FolderRestored({ folderId: sales, parentId: null, index: 0 });
  tree.when(restore(sales)).then([restored]);
  expect(order(...before, deleted, restored)).toEqual(order(...before));
  given(FolderTree, before).when(restore(sales)).then([]);
  given(FolderTree, [...before, FolderDeleted({ folderId: europe }), deleted])
    .when(restore(europe))
    .then([FolderRestored({ folderId: europe, parentId: null, index: 1 })]);
});

test('after thirty days deleted folders are gone, and no others', () => {
  const tree = given(FolderTree, [...before, FolderDeleted({ folderId: europe })]);
  tree.when({ type: 'PurgeFolders' }).then([]);
  const later = { now: '2099-01-01T00:00:00.000Z' };
  tree
    .when({ type: 'PurgeFolders', ...later })
    .then([FoldersPurged({ folderIds: [europe, nordics] })]);
  tree.when({ ...restore(europe), ...later }).thenFails('GONE');
});
