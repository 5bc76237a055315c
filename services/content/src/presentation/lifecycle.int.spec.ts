import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { fileFolder } from '@lectern/schemas/files/file-keys.ts';
import {
  aUser,
  startServices,
  type RunningServices,
} from '@lectern/kernel/testing/start-service.ts';
import { later } from '@lectern/kernel/testing/later.ts';
import { aPdf } from '../testing/a-pdf.ts';
import { content } from '../service.ts';
import { anUpload } from '@lectern/kernel/testing/an-upload.ts';

const by = aUser();
let running: RunningServices;
beforeAll(async () => {
  running = await startServices([content]);
});
afterEach(() => void jest.useRealTimers());
afterAll(() => running.remove());

const DAY = 24 * 3_600_000;
const daysLater = (days: number) => later(days * DAY);

async function mutate(field: string, id: string): Promise<void> {
  const { errors } = await running.call({
    service: 'content',
    document: `mutation ($id: ID!) { ${field}(id: $id) { id } }`,
    variables: { id },
    claims: by,
  });
  expect(errors).toEqual([]);
}

async function published(): Promise<{ id: string; fileId: string }> {
  const { receipt, fileId } = await anUpload({
    engines: running.engines,
    by,
    bytes: await aPdf({ pages: 2 }),
  });
  const document =
    'mutation ($input: CreatePresentationInput!) { createPresentation(input: $input) { id } }';
  const { data } = await running.call({
    service: 'content',
    document,
    variables: { input: { receipt, name: 'Q3 deck' } },
    claims: by,
  });
  await running.settled();
  return { id: (data!['createPresentation'] as { id: string }).id, fileId };
}

/**
 * Of a presentation of two pages: the original, its cleaned copy, its copy in pictures, the digests, and of each page a
 * picture in three forms, a thumbnail and the text.
 */
const FILES = 4 + 2 * 5;

async function filesOf(fileId: string): Promise<number> {
  let found = 0;
  for await (const _ of running.engines.blobs.list(`${fileFolder(by.teamId, fileId)}/`)) found++;
  return found;
}

async function seen(id: string): Promise<unknown> {
  const document = `query ($id: ID!) { presentation(id: $id) { id } _entities(representations: [{ __typename: "Presentation", id: $id }]) { ... on Presentation { name deletedAt thumbnailUrl } } }`;
  return (await running.call({ service: 'content', document, variables: { id }, claims: by })).data;
}

test('thirty days after it was deleted a presentation’s file and pages are gone; its name stays, and others keep theirs', async () => {
  const [gone, back, kept] = [await published(), await published(), await published()];
  await mutate('deletePresentation', gone.id);
  await mutate('deletePresentation', back.id);
  await mutate('restorePresentation', back.id);
  await running.settled();
  expect(await Promise.all([gone, back, kept].map(({ fileId }) => filesOf(fileId)))).toEqual([
    FILES,
    FILES,
    FILES,
  ]);

  daysLater(29);
  await running.settled();
  expect(await filesOf(gone.fileId)).toBe(FILES);

  daysLater(2);
  await running.settled();
  expect(await Promise.all([gone, back, kept].map(({ fileId }) => filesOf(fileId)))).toEqual([
    0,
    FILES,
    FILES,
  ]);
  expect(await seen(gone.id)).toEqual({
    presentation: null,
    _entities: [{ name: 'Q3 deck', deletedAt: expect.any(String), thumbnailUrl: null }],
  });
  expect(await seen(back.id)).toMatchObject({ presentation: { id: back.id } });
  const commits = await running
    .service('content')
    .store.commits.read(`Presentation/${by.teamId}/${gone.id}`);
  expect(commits.at(-1)?.events.map(({ type }) => type)).toEqual(['PresentationPurged']);
});

test('every file that it showed goes with it, but for one that a copy shows', async () => {
  const first = await published();
  const { data } = await running.call({
    service: 'content',
    document: 'mutation ($id: ID!) { copyPresentation(id: $id) { id } }',
    variables: { id: first.id },
    claims: by,
  });
  const fileIds = [first.fileId];
  for (let edition = 2; edition <= 3; edition++) {
    const { receipt, fileId } = await anUpload({
      engines: running.engines,
      by,
      bytes: await aPdf({ pages: 2 }),
    });
    const document =
      'mutation ($id: ID!, $input: UpdatePresentationInput!) { updatePresentation(id: $id, input: $input) { id } }';
    expect(
      (
        await running.call({
          service: 'content',
          document,
          variables: { id: first.id, input: { receipt } },
          claims: by,
        })
      ).errors,
    ).toEqual([]);
    await running.settled();
    fileIds.push(fileId);
  }
  expect(await Promise.all(fileIds.map(filesOf))).toEqual([FILES, FILES, FILES]);

  await mutate('deletePresentation', first.id);
  await running.settled();
  daysLater(31);
  await running.settled();
  expect(await Promise.all(fileIds.map(filesOf))).toEqual([FILES, 0, 0]);
  expect(await seen((data!['copyPresentation'] as { id: string }).id)).toMatchObject({
    _entities: [{ thumbnailUrl: expect.stringContaining(first.fileId) }],
  });
});

test('what a copy still shows stays until the last of them is purged', async () => {
  const original = await published();
  const { data } = await running.call({
    service: 'content',
    document: 'mutation ($id: ID!) { copyPresentation(id: $id) { id pageCount files { id } } }',
    variables: { id: original.id },
    claims: by,
  });
  const copy = data!['copyPresentation'] as {
    id: string;
    pageCount: number;
    files: { id: string }[];
  };
  expect(copy).toMatchObject({ pageCount: 2, files: [{ id: original.fileId }] });
  await running.settled();

  await mutate('deletePresentation', original.id);
  await running.settled();
  daysLater(31);
  await running.settled();
  expect(await filesOf(original.fileId)).toBe(FILES);
  expect(await seen(copy.id)).toMatchObject({
    presentation: { id: copy.id },
    _entities: [{ thumbnailUrl: expect.stringContaining(original.fileId) }],
  });

  await mutate('deletePresentation', copy.id);
  await running.settled();
  daysLater(31);
  await running.settled();
  expect(await filesOf(original.fileId)).toBe(0);
});
