import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { eventCatalogue } from '@lectern/schemas/events/catalogue.ts';
import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { ServiceDefinition } from '@lectern/kernel/service/service.ts';
import { publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import {
  aUser,
  startServices,
  type RunningServices,
} from '@lectern/kernel/testing/start-service.ts';
import { firstSweep } from '../jobs/sweep-uploads.ts';
import { content } from '../service.ts';
import { aPdf } from '../testing/a-pdf.ts';
import { addToCatalogue } from '@lectern/kernel/testing/add-to-catalogue.ts';
import { ThemeImagesChosen, ThemePurged, themeEvents } from '../testing/a-theme.ts';
import { anUpload } from '@lectern/kernel/testing/an-upload.ts';
import { fileHolders, fileHoldersOf } from './file-holders.ts';

let running: RunningServices;
afterEach(() => running.remove());

afterAll(addToCatalogue(...themeEvents));

const projections = content.projections.filter((each) => each !== fileHolders);
const withoutRegistry: ServiceDefinition = { ...content, projections };
const withThemes: ServiceDefinition = {
  ...content,
  projections: [...projections, fileHoldersOf([...eventCatalogue.values(), ...themeEvents])],
};

const by = aUser();
const themeId = newId();
const theme = `ShareTheme/${by.teamId}/${themeId}`;
const publish = (version: number, event: DomainEvent, stream = theme) =>
  publishForeign(running.engines, stream, by.teamId, [event], version);

/** Uploaded more than a day ago. */
async function uploaded(of: UserClaims = by) {
  const bytes = await aPdf({ pages: 1 });
  const upload = await anUpload({ engines: running.engines, by: of, bytes });
  const then = new Date(Date.now() - 25 * 3600_000);
  await utimes(join(running.folder, 'blobs', upload.blobKey), then, then);
  return upload;
}

type Upload = Awaited<ReturnType<typeof uploaded>>;
const areThere = (...uploads: Upload[]) =>
  Promise.all(
    uploads.map(async ({ blobKey }) => (await running.engines.blobs.head(blobKey)) !== null),
  );

/** @returns the status of the job */
async function sweep(): Promise<string | undefined> {
  const { jobs } = running.service('content').systemContext(by.teamId);
  const { kind, key, ...job } = firstSweep(by.teamId, new Date());
  const dueAt = new Date().toISOString();
  if (!(await jobs.add({ kind, key, ...job, dueAt }))) await jobs.reschedule(kind, key, dueAt);
  await running.settled();
  return (await jobs.get(kind, key))?.status;
}

async function present({ receipt }: Upload): Promise<void> {
  const document =
    'mutation ($input: CreatePresentationInput!) { createPresentation(input: $input) { id } }';
  const variables = { input: { receipt } };
  const { errors } = await running.call({ service: 'content', document, variables, claims: by });
  expect(errors).toEqual([]);
}

test('an entity of another service keeps its files from the sweep until it lets go of them', async () => {
  running = await startServices([withThemes]);
  const [logo, cover, next, shared, forgotten] = [
    await uploaded(),
    await uploaded(),
    await uploaded(),
    await uploaded(),
    await uploaded(),
  ];
  await present(shared);
  await publish(
    1,
    ThemeImagesChosen({ themeId, logoFileId: logo.fileId, coverFileId: cover.fileId }),
  );
  expect(await sweep()).toBe('finished');
  expect(await areThere(logo, cover, next, shared, forgotten)).toEqual([
    ...[true, true, false, true, false],
  ]);

  // A file may be held twice: what lets go of it last frees it.
  await publish(2, ThemeImagesChosen({ themeId, logoFileId: shared.fileId }));
  await sweep();
  expect(await areThere(logo, cover, shared)).toEqual([false, true, true]);

  await publish(3, ThemePurged({ themeId }));
  await sweep();
  expect(await areThere(cover, shared)).toEqual([false, true]);
});

test('a database from before the registry keeps the files that its log tells of', async () => {
  running = await startServices([withoutRegistry]);
  const [shown, logo, forgotten] = [await uploaded(), await uploaded(), await uploaded()];
  await present(shown);
  await publish(1, ThemeImagesChosen({ themeId, logoFileId: logo.fileId }));
  await running.settled();
  const { folder } = running;
  await running.stop();

  for (const definition of [content, withThemes]) {
    running = await startServices([definition], { folder });
    const rows = running.service('content').systemContext(by.teamId);
    const held = (upload: Upload) =>
      rows.rowsOf(fileHolders).find({
        list: 'byFile',
        where: { files: { containsAny: [upload.fileId] } },
        limit: 9,
      });
    await running.settled();
    expect(await rows.isUpToDate(fileHolders)).toBe(true);
    expect(await Promise.all([shown, logo, forgotten].map(held))).toEqual([
      [expect.objectContaining({ doc: expect.objectContaining({ type: 'Presentation' }) })],
      definition === content
        ? []
        : [expect.objectContaining({ doc: expect.objectContaining({ type: 'ShareTheme' }) })],
      [],
    ]);
    if (definition === withThemes) await sweep();
    else await running.stop();
  }
  expect(await areThere(shown, logo, forgotten)).toEqual([true, true, false]);
});

test('nothing is swept while an event of a holder is parked, for what it holds is not known', async () => {
  running = await startServices([withThemes]);
  const forgotten = await uploaded();
  const event = ThemeImagesChosen({ themeId, logoFileId: newId() });
  await publish(1, event, `ShareTheme/${themeId}`);
  await running.settled();
  expect(await sweep()).toBe('waiting');
  expect(await areThere(forgotten)).toEqual([true]);

  const service = running.service('content');
  expect(await service.discardParked(`ShareTheme/${themeId}/1`)).toBe(1);
  expect(await sweep()).toBe('finished');
  expect(await areThere(forgotten)).toEqual([false]);
});
