import { hash } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TeamRegistered } from '@lectern/schemas/events/identity/teams.ts';
import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import { fileFolder, uploadFolder } from '@lectern/schemas/files/file-keys.ts';
import { editedFile } from '@lectern/schemas/files/package-manifest.ts';
import { newId } from '@lectern/kernel/ids.ts';
import {
  aUser,
  startServices,
  type RunningServices,
} from '@lectern/kernel/testing/start-service.ts';
import { aZip } from '../testing/a-zip.ts';
import { aPdf } from '../testing/a-pdf.ts';
import { content } from '../service.ts';
import { anUpload } from '@lectern/kernel/testing/an-upload.ts';
import { firstSweep } from './sweep-uploads.ts';

let running: RunningServices;
beforeAll(async () => {
  running = await startServices([content]);
});
afterAll(() => running.remove());

const DAY_MS = 24 * 3600_000;
const isThere = async (key: string) => (await running.engines.blobs.head(key)) !== null;

/** An upload as it was stored some hours ago. */
async function uploaded(
  by: UserClaims,
  hoursAgo: number,
  bytes?: Uint8Array,
): Promise<{ receipt: string; blobKey: string; fileId: string }> {
  const upload = await anUpload({
    engines: running.engines,
    by,
    bytes: bytes ?? (await aPdf({ pages: 1 })),
  });
  const then = new Date(Date.now() - hoursAgo * 3600_000);
  await utimes(join(running.folder, 'blobs', upload.blobKey), then, then);
  return upload;
}

/** Of an upload that comes in parts. */
async function aPart(by: UserClaims, hoursAgo: number): Promise<string> {
  const key = `${uploadFolder(by.teamId, newId())}/parts/000000000000000-x`;
  await running.engines.blobs.put(key, Buffer.from('x'), 'application/octet-stream');
  const then = new Date(Date.now() - hoursAgo * 3600_000);
  await utimes(join(running.folder, 'blobs', key), then, then);
  return key;
}

async function publish(by: UserClaims, receipt: string): Promise<string> {
  const { data } = await running.call({
    service: 'content',
    document:
      'mutation ($input: CreatePresentationInput!) { createPresentation(input: $input) { id } }',
    variables: { input: { receipt } },
    claims: by,
  });
  return (data!['createPresentation'] as { id: string }).id;
}

test('unpublished uploads are deleted after a day, in their team alone, and the next sweep is due a day later', async () => {
  const [by, other] = [aUser(), aUser()];
  const [forgotten, young, foreign, published, deleted] = await Promise.all([
    uploaded(by, 25),
    uploaded(by, 23),
    uploaded(other, 25),
    uploaded(by, 25),
    uploaded(by, 25),
  ]);
  await publish(by, published.receipt);
  const id = await publish(by, deleted.receipt);
  await running.call({
    service: 'content',
    document: 'mutation ($id: ID!) { deletePresentation(id: $id) { id } }',
    variables: { id },
    claims: by,
  });

  const parts = await Promise.all(
    [
      [by, 25],
      [by, 23],
      [other, 25],
    ].map(([of, hours]) => aPart(of as UserClaims, hours as number)),
  );
  const { jobs } = running.service('content').systemContext(by.teamId);
  const sweep = { ...firstSweep(by.teamId, new Date()), dueAt: new Date().toISOString() };
  await jobs.add(sweep);
  await running.settled();

  expect(
    await Promise.all(
      [forgotten, young, foreign, published, deleted].map(({ blobKey }) => isThere(blobKey)),
    ),
  ).toEqual([false, true, true, true, true]);
  expect(await Promise.all(parts.map(isThere))).toEqual([false, true, true]);
  expect(await jobs.get(sweep.kind, sweep.key)).toMatchObject({ status: 'finished' });
  const next = await jobs.get(sweep.kind, `${by.teamId}/even`);
  expect(next?.status).toBe('waiting');
  expect(Date.parse(next!.dueAt) - Date.now()).toBeGreaterThan(DAY_MS - 60_000);

  await jobs.reschedule(sweep.kind, `${by.teamId}/even`, new Date().toISOString());
  await running.settled();
  expect(await jobs.get(sweep.kind, sweep.key)).toMatchObject({ status: 'waiting' });
});

test('a former version, or a file that can be retried, is kept; a withdrawn one is not', async () => {
  const by = aUser();
  const damaged = Buffer.from('%PDF-1.7\nnothing that could be read\nstartxref\n0\n%%EOF\n');
  const [former, shown, waiting, given] = [
    await uploaded(by, 25),
    await uploaded(by, 25),
    await uploaded(by, 25, damaged),
    await uploaded(by, 25, damaged),
  ];
  const change = async (document: string, variables: Record<string, unknown>) =>
    expect(
      (await running.call({ service: 'content', document, variables, claims: by })).errors,
    ).toEqual([]);
  const replace = async (id: string, receipt: string) => {
    await change(
      'mutation ($id: ID!, $input: UpdatePresentationInput!) { updatePresentation(id: $id, input: $input) { id } }',
      { id, input: { receipt } },
    );
    await running.settled();
  };
  const id = await publish(by, former.receipt);
  await running.settled();
  await replace(id, shown.receipt);
  await replace(id, given.receipt);
  await change(
    'mutation ($id: ID!, $fileId: ID!) { withdrawFile(presentationId: $id, fileId: $fileId) { id } }',
    { id, fileId: given.fileId },
  );
  await replace(id, waiting.receipt);

  await running
    .service('content')
    .systemContext(by.teamId)
    .jobs.add({ ...firstSweep(by.teamId, new Date()), dueAt: new Date().toISOString() });
  await running.settled();
  expect(
    await Promise.all([former, shown, waiting, given].map(({ blobKey }) => isThere(blobKey))),
  ).toEqual([true, true, true, false]);
});

test('an edited text is kept as long as a version names it', async () => {
  const by = aUser();
  const bytes = aZip({ 'index.html': '<html><body>Tour</body></html>', 'app.js': 'let a' });
  const changes = { mimeType: 'application/zip', fileName: 'tour.zip' };
  const upload = await anUpload({ engines: running.engines, by, bytes, changes });
  const id = await publish(by, upload.receipt);
  await running.settled();
  const ask = async (document: string, variables: Record<string, unknown>) =>
    (await running.call({ service: 'content', document, variables, claims: by })).data;
  const files = await ask(
    'query ($id: ID!) { presentation(id: $id) { packageFiles { id name } } }',
    { id },
  );
  const { packageFiles } = files!['presentation'] as {
    packageFiles: { id: string; name: string }[];
  };
  const script = packageFiles.find(({ name }) => name === 'app.js');
  for (const content of ['let b', 'let c'])
    await ask(
      'mutation ($id: ID!, $content: String!) { editFile(id: $id, content: $content) { id } }',
      { id: script?.id, content },
    );
  const edit = (text: string) =>
    `${fileFolder(by.teamId, upload.fileId)}/${editedFile(hash('sha256', text))}`;
  await running.engines.blobs.put(edit('dropped'), Buffer.from('dropped'), 'text/plain');
  const edits = ['let b', 'let c', 'dropped'].map(edit);
  const then = new Date(Date.now() - 25 * 3600_000);
  for (const key of edits) await utimes(join(running.folder, 'blobs', key), then, then);
  await running
    .service('content')
    .systemContext(by.teamId)
    .jobs.add({ ...firstSweep(by.teamId, new Date()), dueAt: new Date().toISOString() });
  await running.settled();
  expect(await Promise.all(edits.map(isThere))).toEqual([true, true, false]);
});

test('a registered team is swept from the next day on', async () => {
  const { teamId } = aUser();
  const time = new Date().toISOString();
  const event = TeamRegistered({ teamId, name: 'Northwind', slug: 'northwind' });
  await running.engines.log.publish([
    await running.engines.codec.fact({
      event,
      id: `Team/${teamId}/1`,
      key: teamId,
      subject: teamId,
      teamId,
      time,
    }),
  ]);
  await running.settled();
  const { kind, key } = firstSweep(teamId, new Date());
  expect(await running.service('content').systemContext(teamId).jobs.get(kind, key)).toMatchObject({
    status: 'waiting',
    teamId,
  });
});
