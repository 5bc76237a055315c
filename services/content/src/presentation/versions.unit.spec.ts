import { expect, test } from '@jest/globals';
import {
  PresentationDeleted,
  PresentationFileReplaced,
  PresentationFilesReleased,
  PresentationFileWithdrawn,
  PresentationProcessed,
  PresentationProcessingFailed,
  PresentationProcessingRequested,
  PresentationProcessingStarted,
  PresentationPurged,
  PresentationRestored,
  PresentationRevised,
  PresentationThumbnailChosen,
} from '@lectern/schemas/events/content.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { aPresentation } from '../testing/a-presentation.ts';
import { Presentation } from './presentation.ts';
import { fileIdsOf } from './versions.ts';
import { versionsOf } from '../graphql/versions.ts';
import type { PresentationEvent } from './state.ts';

const { presentationId, fileId, created, started, processed } = aPresentation;
const nextId = '01a1fa00-0000-7000-8000-00000000000e';
const next = {
  file: {
    ...created().data.file,
    fileId: nextId,
    name: 'solar-2027.png',
    blobKey: `team/files/${nextId}/original`,
  },
  presentationType: 'Image',
};
const replaced = PresentationFileReplaced({ presentationId, ...next });
const startedNext = PresentationProcessingStarted({ presentationId, fileId: nextId, attempt: 2 });
const pages = [
  { width: 400, height: 300 },
  { width: 400, height: 300 },
];
const made = PresentationProcessed({
  presentationId,
  fileId: nextId,
  pages,
  blobPrefix: `team/files/${nextId}`,
  renderer: 2,
});
const shownAgain = PresentationProcessed({ ...processed().data, renderer: null });
const failedNext = PresentationProcessingFailed({
  presentationId,
  fileId: nextId,
  reason: 'damaged',
  message: 'The file is damaged.',
});
const shown = [created(), started(), processed()];
const on = (...events: PresentationEvent[]) => given(Presentation, events);
const stateOf = (...events: PresentationEvent[]) => {
  const { state } = on(...events);
  if (state.status === 'none') throw new Error('It is not there');
  return state;
};

const replace = {
  type: 'RevisePresentation' as const,
  presentationId,
  changes: {},
  replacement: next,
};
const restoreFile = (id: string) => ({ type: 'RestoreFile' as const, presentationId, fileId: id });
const withdraw = { type: 'WithdrawFile' as const, presentationId, fileId: nextId };

test('a file is replaced in one step with other changes', () => {
  on(...shown)
    .when(replace)
    .then([replaced]);
  on(...shown)
    .when({ ...replace, changes: { name: 'Solar 2027' } })
    .then([
      PresentationRevised({ presentationId, name: 'Solar 2027', slug: 'solar-2027' }),
      replaced,
    ]);
  on(...shown, PresentationDeleted({ presentationId }))
    .when(replace)
    .thenFails('NOT_FOUND');
});

test('a fetched film takes the place of its URL unless another file was uploaded meanwhile', () => {
  const complete = {
    type: 'CompleteFetching' as const,
    presentationId,
    fileId,
    request: 1,
    replacement: next,
  };
  const uploaded = PresentationFileReplaced({
    presentationId,
    ...next,
    file: { ...next.file, fileId: presentationId },
  });
  const released = PresentationFilesReleased({ presentationId, fileIds: [fileId] });
  on(created(), started()).when(complete).then([replaced, released]);
  on(created(), started(), uploaded).when(complete).then([]);
  on(created(), started(), replaced).when(complete).then([]);
  on(created(), started(), PresentationDeleted({ presentationId })).when(complete).then([]);
});

test('an upload that is, or will be, shown is not used twice; one that was replaced does not come back', () => {
  on(...shown, replaced)
    .when(replace)
    .then([]);
  on(...shown, replaced, startedNext, made)
    .when(replace)
    .then([]);
  on(
    ...shown,
    replaced,
    PresentationFileReplaced({
      presentationId,
      ...next,
      file: { ...next.file, fileId: presentationId },
    }),
  )
    .when(replace)
    .thenFails('CONFLICT');
});

test('the file stays until the pages of its successor exist, and is a former version from then on', () => {
  const chosen = PresentationThumbnailChosen({ presentationId, fileId });
  expect(stateOf(...shown, chosen, replaced, startedNext)).toMatchObject({
    file: { fileId },
    presentationType: 'PDF',
    thumbnailFileId: fileId,
    processing: { status: 'processed' },
    replacement: { file: next.file, processing: { status: 'processing' } },
  });
  expect(stateOf(...shown, chosen, replaced, startedNext, made)).toMatchObject({
    file: next.file,
    presentationType: 'Image',
    thumbnailFileId: null,
    processing: { status: 'processed', pages },
    replacement: null,
    formerVersions: [
      { file: { fileId }, presentationType: 'PDF', pages: [{ width: 960, height: 540, count: 1 }] },
    ],
  });
});

test('a file that never had pages is replaced at once', () => {
  for (const before of [
    [created()],
    [created(), started()],
    [
      created(),
      started(),
      PresentationProcessingFailed({
        presentationId,
        fileId,
        reason: 'damaged',
        message: 'It is damaged.',
      }),
    ],
  ]) {
    expect(stateOf(...before, replaced)).toMatchObject({
      file: next.file,
      presentationType: 'Image',
      processing: { status: 'waiting' },
      replacement: null,
      formerVersions: [],
    });
    on(...before, replaced)
      .when({
        type: 'CompleteProcessing',
        presentationId,
        fileId,
        request: 1,
        pages,
        blobPrefix: 'p',
        renderer: 2,
      })
      .then([]); // Of the other.
  }
});

test('a successor that fails changes nothing; it can be retried, withdrawn or replaced', () => {
  const failed = [...shown, replaced, startedNext, failedNext];
  expect(stateOf(...failed)).toMatchObject({
    file: { fileId },
    processing: { status: 'processed' },
    replacement: { processing: { status: 'failed', message: 'The file is damaged.' } },
  });
  on(...failed)
    .when({ type: 'RetryProcessing', presentationId })
    .then([PresentationProcessingRequested({ presentationId, fileId: nextId })]);
  on(...failed)
    .when(withdraw)
    .then([PresentationFileWithdrawn({ presentationId, fileId: nextId })]);
  on(...failed, PresentationFileWithdrawn({ presentationId, fileId: nextId }))
    .when(withdraw)
    .then([]);
  on(...shown, replaced, startedNext, made)
    .when(withdraw)
    .then([]);
  const given = [...failed, PresentationFileWithdrawn({ presentationId, fileId: nextId })];
  expect(stateOf(...given)).toMatchObject({ file: { fileId }, replacement: null });
});

test('pages of a file that was withdrawn or replaced are ignored', () => {
  const complete = {
    type: 'CompleteProcessing' as const,
    presentationId,
    fileId: nextId,
    request: 4,
    pages,
    blobPrefix: 'p',
    renderer: 2,
  };
  on(...shown, replaced, startedNext)
    .when(complete)
    .then([
      PresentationProcessed({
        presentationId,
        fileId: nextId,
        pages,
        blobPrefix: 'p',
        renderer: 2,
      }),
    ]);
  on(...shown, replaced, startedNext, PresentationFileWithdrawn({ presentationId, fileId: nextId }))
    .when(complete)
    .then([]);
  on(
    ...shown,
    replaced,
    startedNext,
    PresentationFileReplaced({
      presentationId,
      ...next,
      file: { ...next.file, fileId: presentationId },
    }),
  )
    .when(complete)
    .then([]);
});

test('a former version is shown again at once, and the version that it replaces can come back, too', () => {
  const twice = [...shown, replaced, startedNext, made];
  const back = [
    PresentationFileReplaced({
      presentationId,
      file: created().data.file,
      presentationType: 'PDF',
    }),
    shownAgain,
  ];
  on(...twice)
    .when(restoreFile(fileId))
    .then(back);
  on(...twice)
    .when(restoreFile(nextId))
    .then([]);
  on(...twice)
    .when(restoreFile(presentationId))
    .thenFails('NOT_FOUND');
  const state = stateOf(...twice, ...back);
  expect(state).toMatchObject({ file: { fileId }, replacement: null, uploads: [fileId, nextId] });
  expect(state.formerVersions.map(({ file }) => file.fileId)).toEqual([fileId, nextId]);
  expect(fileIdsOf(state)).toEqual([fileId, nextId]);
});

test('a version keeps its number when older ones are dropped, and comes back with its pages', () => {
  const several = [
    { width: 400, height: 300 },
    { width: 400, height: 300 },
    { width: 300, height: 400 },
  ];
  const other = [
    replaced,
    PresentationProcessed({
      presentationId,
      fileId: nextId,
      pages: several,
      blobPrefix: 'p',
      renderer: null,
    }),
  ];
  const back = [
    PresentationFileReplaced({
      presentationId,
      file: created().data.file,
      presentationType: 'PDF',
    }),
    shownAgain,
  ];
  const turns = Array.from({ length: 55 }, (_, n) => (n % 2 === 0 ? other : back)).flat();
  const state = stateOf(...shown, ...turns, ...back);
  expect(versionsOf(presentationId, state).map(({ number }) => number)).toEqual(
    Array.from({ length: 51 }, (_, n) => 57 - n),
  );
  expect(versionsOf(presentationId, state)[1]).toMatchObject({
    file: { id: nextId },
    pageCount: 3,
  });
  expect(state.formerVersions.at(-1)!.pages).toEqual([
    { width: 400, height: 300, count: 2 },
    { width: 300, height: 400, count: 1 },
  ]);
  on(...shown, ...turns, ...back)
    .when(restoreFile(nextId))
    .then(other);
});

test('each upload is published once, for ever; a copy reserves only its own uploads', () => {
  const receipts = (...events: PresentationEvent[]) =>
    Presentation.reservations!(on(...events).state).map(({ value }) => value);
  expect(receipts(...shown, replaced)).toEqual([fileId, nextId]);
  expect(receipts(...shown, replaced, startedNext, made)).toEqual([fileId, nextId]);
  const copy = [created({ copiedFromId: nextId }), processed()];
  on(...copy)
    .when({ ...replace, replacement: { file: created().data.file, presentationType: 'PDF' } })
    .thenFails('CONFLICT');
  on(...copy, replaced, startedNext, made)
    .when({ ...replace, replacement: { file: created().data.file, presentationType: 'PDF' } })
    .thenFails('CONFLICT');
  expect(
    receipts(
      created({ copiedFromId: nextId }),
      processed(),
      PresentationFileReplaced({
        presentationId,
        ...next,
        file: { ...next.file, fileId: presentationId },
      }),
    ),
  ).toEqual([presentationId]);
});

test('restoring a deleted one asks again for the pages of a successor; purging forgets all files', () => {
  const deleted = PresentationDeleted({ presentationId });
  on(...shown, replaced, deleted)
    .when({ type: 'RestorePresentation', presentationId })
    .then([
      PresentationRestored({ presentationId }),
      PresentationProcessingRequested({ presentationId, fileId: nextId }),
    ]);
  const { state } = on(
    ...shown,
    replaced,
    startedNext,
    made,
    deleted,
    PresentationPurged({ presentationId, fileId: nextId }),
  );
  expect(Presentation.view.index(state, presentationId)).toMatchObject({
    fileId: null,
    otherFiles: [],
  });
});

test('a file that will not be shown again is released: one that never got pages, and the oldest of more than fifty versions', () => {
  const released = (...fileIds: string[]) => PresentationFilesReleased({ presentationId, fileIds });
  on(created())
    .when(replace)
    .then([replaced, released(fileId)]);
  const third = { ...next, file: { ...next.file, fileId: presentationId } };
  on(...shown, replaced)
    .when({ ...replace, replacement: third })
    .then([PresentationFileReplaced({ presentationId, ...third }), released(nextId)]);

  const versions = Array.from({ length: 50 }, (_, index) => {
    const id = `01a1fa00-0000-7000-9000-0000000000${String(index).padStart(2, '0')}`;
    const { data } = made;
    return [
      PresentationFileReplaced({ presentationId, ...next, file: { ...next.file, fileId: id } }),
      PresentationProcessed({ ...data, fileId: id }),
    ];
  }).flat();
  const before = [...shown, ...versions];
  const complete = {
    type: 'CompleteProcessing' as const,
    presentationId,
    fileId: nextId,
    request: before.length + 1,
    pages,
    blobPrefix: made.data.blobPrefix,
    renderer: 2,
  };
  on(...before, replaced, startedNext)
    .when(complete)
    .then([made, released(fileId)]);
});
