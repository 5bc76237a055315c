import { expect, test } from '@jest/globals';
import {
  PresentationDeleted,
  PresentationProcessingFailed,
  PresentationProcessingRequested,
  PresentationPurged,
  PresentationRestored,
  PresentationRevised,
  PresentationStatusChanged,
} from '@lectern/schemas/events/content.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { aPresentation } from '../testing/a-presentation.ts';
import type { CreatePresentation } from './create.ts';
import { Presentation } from './presentation.ts';
import { defaultSettings } from './settings.ts';
import type { PresentationEvent } from './state.ts';

const { presentationId, fileId, ownerId, created, started, processed } = aPresentation;
const there = [created(), started(), processed()];
const failed = PresentationProcessingFailed({
  presentationId,
  fileId,
  reason: 'damaged',
  message: 'The file is damaged.',
});
const requested = PresentationProcessingRequested({ presentationId, fileId });
const deleted = PresentationDeleted({ presentationId });
const restored = PresentationRestored({ presentationId });
const purged = PresentationPurged({ presentationId, fileId });
const on = (...events: PresentationEvent[]) => given(Presentation, events);

const create: CreatePresentation = {
  type: 'CreatePresentation',
  presentationId,
  ownerId,
  presentationType: 'PDF',
  status: 'DRAFT',
  form: { name: 'The case for solar roofs' },
  settings: {},
  file: created().data.file,
};
const revise = (changes: object, settings?: object) => ({
  type: 'RevisePresentation' as const,
  presentationId,
  changes,
  settings,
});
const remove = { type: 'DeletePresentation' as const, presentationId };
const restore = { type: 'RestorePresentation' as const, presentationId };
const purge = { type: 'PurgePresentation' as const, presentationId };
const retry = { type: 'RetryProcessing' as const, presentationId };
const start = { type: 'StartProcessing' as const, presentationId, fileId, request: 1 };
const complete = {
  type: 'CompleteProcessing' as const,
  presentationId,
  fileId,
  request: 1,
  pages: [{ width: 960, height: 540 }],
  blobPrefix: `team/files/${fileId}`,
  renderer: 2,
};
const fail = {
  type: 'FailProcessing' as const,
  presentationId,
  fileId,
  request: 1,
  reason: 'damaged',
  message: 'The file is damaged.',
};

test('a presentation is created with a slug of its name, and can be shared by link unless told otherwise', () => {
  on().when(create).then([created()]);
  on()
    .when({ ...create, settings: { canBeDownloaded: true, canBeShared: false } })
    .then([
      created({ settings: { ...defaultSettings, canBeDownloaded: true, canBeShared: false } }),
    ]);
  expect(defaultSettings).toMatchObject({
    canBeShared: true,
    canBeSharedLink: true,
    canBeDownloaded: false,
    canBePrinted: false,
  });
});

test('a presentation is created once, of one upload', () => {
  on(created()).when(create).then([]);
  on(created())
    .when({ ...create, file: { ...create.file, fileId: ownerId } })
    .thenFails('CONFLICT');
});

test('revising records only what changed', () => {
  on(...there)
    .when(revise({ name: 'Solar für alle', locale: 'en' }))
    .then([
      PresentationRevised({ presentationId, name: 'Solar für alle', slug: 'solar-fur-alle' }),
    ]);
  on(...there)
    .when(revise({ name: 'The case for solar roofs', description: null }, { canBeShared: true }))
    .then([]);
  on(...there)
    .when(revise({ alias: 'solar', isProtected: true }))
    .then([PresentationRevised({ presentationId, alias: 'solar', isProtected: true })]);
  on(...there, PresentationRevised({ presentationId, alias: 'solar' }))
    .when(revise({ alias: null }))
    .then([PresentationRevised({ presentationId, alias: null })]);
});

test('missing settings stay as they are', () => {
  const settings = { ...defaultSettings, canBePrinted: true };
  on(...there)
    .when(revise({}, { canBePrinted: true }))
    .then([PresentationRevised({ presentationId, settings })]);
  on(...there, PresentationRevised({ presentationId, settings }))
    .when(revise({}, { canBePrinted: true, canBeForwarded: undefined }))
    .then([]);
});

test('revised fields change, all others stay', () => {
  const { state } = on(
    ...there,
    PresentationRevised({ presentationId, sharingDisclaimer: 'For you alone' }),
  );
  expect(state).toMatchObject({
    sharingDisclaimer: 'For you alone',
    name: 'The case for solar roofs',
    description: null,
  });
});

test('the status changes to another one only', () => {
  const change = (status: 'ACTIVE' | 'DRAFT') => ({
    type: 'ChangePresentationStatus' as const,
    presentationId,
    status,
  });
  on(...there)
    .when(change('ACTIVE'))
    .then([PresentationStatusChanged({ presentationId, status: 'ACTIVE' })]);
  on(...there)
    .when(change('DRAFT'))
    .then([]);
});

test('deleting twice decides nothing the second time', () => {
  on(...there)
    .when(remove)
    .then([deleted]);
  on(...there, deleted)
    .when(remove)
    .then([]);
});

test('a protected presentation refuses to be deleted with the sentence of the specification', () => {
  const it = on(...there, PresentationRevised({ presentationId, isProtected: true }));
  it.when(remove).thenFails('CONFLICT');
  expect(() => it.when(remove).then([])).toThrow('Protected presentation cannot be deleted.');
  on(
    ...there,
    PresentationRevised({ presentationId, isProtected: true }),
    PresentationRevised({ presentationId, isProtected: false }),
  )
    .when(remove)
    .then([deleted]);
});

test('a deleted presentation can be restored for 30 days', () => {
  on(...there, deleted)
    .when(restore)
    .then([restored]);
  on(...there, deleted)
    .when({ ...restore, now: '2026-12-20T11:59:59.999Z' })
    .then([restored]);
  on(...there, deleted)
    .when({ ...restore, now: '2026-12-20T12:00:00.000Z' })
    .thenFails('GONE');
  on(...there)
    .when(restore)
    .then([]);
  expect(on(...there, deleted, restored).state).toMatchObject({
    status: 'present',
    processing: { status: 'processed' },
  });
  expect(on(...there, deleted, restored).state).not.toHaveProperty('deletedAt');
});

test('a deleted presentation is purged once it can be restored no more, and once; one that is there never', () => {
  on(...there, deleted)
    .when({ ...purge, now: '2026-12-20T12:00:00.000Z' })
    .then([purged]);
  on(...there, deleted)
    .when({ ...purge, now: '2026-12-20T11:59:59.999Z' })
    .then([]);
  for (const events of [[], there, [...there, deleted, restored], [...there, deleted, purged]])
    on(...events)
      .when({ ...purge, now: '2027-06-01T12:00:00.000Z' })
      .then([]);
});

test('a purged presentation comes back by nothing, keeps its name and its receipt, and knows of no file', () => {
  const gone = on(...there, deleted, purged);
  gone.when(restore).thenFails('GONE');
  for (const command of [remove, retry, revise({ name: 'x' })])
    gone.when(command).thenFails('NOT_FOUND');
  for (const command of [start, complete, fail]) gone.when(command).then([]);
  expect(gone.state).toMatchObject({
    status: 'purged',
    name: 'The case for solar roofs',
    processing: { status: 'waiting' },
  });
  expect(Presentation.reservations!(gone.state)).toEqual([
    { scope: 'global', kind: 'receipt', value: fileId },
  ]);
  expect(Presentation.view.index(gone.state, presentationId)).toMatchObject({
    isDeleted: null,
    isPublished: false,
    fileId: null,
  });
});

test('restoring asks again for the processing that deleting gave up, and keeps a failure', () => {
  on(created(), deleted).when(restore).then([restored, requested]);
  on(created(), started(), deleted).when(restore).then([restored, requested]);
  on(created(), started(), failed, deleted).when(restore).then([restored]);
});

test('a presentation that is not there, or is deleted, cannot be changed', () => {
  for (const command of [
    revise({ name: 'x' }),
    remove,
    restore,
    retry,
    { type: 'ChangePresentationStatus' as const, presentationId, status: 'ACTIVE' as const },
  ]) {
    on().when(command).thenFails('NOT_FOUND');
  }
  for (const command of [
    revise({ name: 'x' }),
    retry,
    { type: 'ChangePresentationStatus' as const, presentationId, status: 'ACTIVE' as const },
  ]) {
    on(...there, deleted)
      .when(command)
      .thenFails('NOT_FOUND');
  }
});

test('processing starts once per request; a job that runs again records nothing', () => {
  on(created())
    .when(start)
    .then([started(1)]);
  on(created(), started()).when(start).then([]);
  on(...there)
    .when(start)
    .then([]);
  on().when(start).then([]);
});

test('processing ends once, with its result or a failure', () => {
  on(created(), started()).when(complete).then([processed()]);
  on(created(), started()).when(fail).then([failed]);
  for (const command of [complete, fail]) {
    on(...there)
      .when(command)
      .then([]);
    on(created(), started(), failed).when(command).then([]);
  }
});

test('failed processing can be requested again, once, and the attempts count on', () => {
  const again = [created(), started(), failed, requested];
  on(created(), started(), failed).when(retry).then([requested]);
  for (const events of [again, [created()], [created(), started()], there])
    on(...events)
      .when(retry)
      .then([]);
  on(...again)
    .when({ ...start, request: 4 })
    .then([started(2)]);
});

test('reports of an earlier request, or for a deleted presentation, are ignored', () => {
  const again = [created(), started(), failed, requested];
  for (const command of [start, complete, fail]) {
    on(...again)
      .when(command)
      .then([]);
    on(...again, started(2))
      .when(command)
      .then([]);
    on(created(), started(), deleted).when(command).then([]);
    on(created(), started(), deleted, restored, requested).when(command).then([]);
  }
});

test('the receipt is reserved for ever, the alias until deletion', () => {
  const receipt = { scope: 'global', kind: 'receipt', value: fileId };
  const alias = { scope: 'team', kind: 'alias', value: 'solar' };
  const held = (...events: PresentationEvent[]) => {
    const { state } = on(...events);
    return Presentation.reservations!(
      state.status === 'none' ? state : { ...state, teamId: 'team' },
    );
  };
  const named = PresentationRevised({ presentationId, alias: 'solar' });
  expect(held()).toEqual([]);
  expect(held(...there)).toEqual([receipt]);
  expect(held(...there, named)).toEqual([receipt, alias]);
  expect(held(...there, named, deleted)).toEqual([receipt]);
  expect(held(...there, named, deleted, restored)).toEqual([receipt, alias]);
});

test('lists show what exists; members without the permission see what is active', () => {
  const index = (...events: PresentationEvent[]) =>
    Presentation.view.index(on(...events).state, presentationId);
  const active = PresentationStatusChanged({ presentationId, status: 'ACTIVE' });
  expect(index(...there)).toMatchObject({
    isDeleted: false,
    isPublished: false,
    status: 'DRAFT',
    fileId,
  });
  expect(index(...there, active)).toMatchObject({
    isDeleted: false,
    isPublished: true,
    status: 'ACTIVE',
  });
  expect(index(...there, active, deleted)).toMatchObject({ isDeleted: true, isPublished: false });
  expect(index(...there)['terms']).toEqual([
    'the case for solar roofs',
    'case for solar roofs',
    'for solar roofs',
    'solar roofs',
    'roofs',
  ]);
  expect(Object.keys(index())).toEqual(Object.keys(Presentation.view.fields));
});
