import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { Presentation } from '@lectern/content/presentation/presentation.ts';
import { addRepair, damageOf } from '@lectern/content/jobs/repair-file.ts';
import { checkFile, isOriginalDamaged } from '@lectern/content/stored-files/check-file.ts';
import { repairFile } from '@lectern/content/stored-files/repair-file.ts';
import { storedFilesIn, type StoredFile } from '@lectern/content/stored-files/stored-file.ts';
import { BlobDamaged } from '@lectern/kernel/blobs/checked-read.ts';
import { digestOf } from '@lectern/kernel/blobs/digest.ts';
import { readDigests } from '@lectern/kernel/blobs/file-digests.ts';
import { messageOf } from '@lectern/kernel/errors.ts';
import { SettingsError } from '@lectern/kernel/engines/settings.ts';
import type { RunningService } from '@lectern/kernel/service/running-service.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { readManifest, type Manifest } from '../backup/copied-files.ts';
import type { Services } from '../lectern-process.ts';
import type { Findings } from './findings.ts';

/** @param from a backup that files are taken back from. @returns how many files there are */
export async function checkStoredFiles(
  services: Services['services'],
  { problems, repairs }: Findings,
  from: string | undefined,
): Promise<number> {
  const backup = from === undefined ? null : await openBackup(from);
  let files = 0;
  for await (const [context, file] of everyStoredFile(services)) {
    files++;
    const checked = await checkFile(context.engines.blobs, file);
    const isLost = isOriginalDamaged(file, checked.problems);
    for (const { message } of checked.problems) problems.push(message);
    if (checked.problems.length > 0)
      problems.push(
        `    of presentation ${file.presentationId}: ${isLost ? HOW_ORIGINAL : HOW_PAGES}`,
      );
    if (checked.problems.length > 0 || !checked.hasDigests)
      repairs.push(() =>
        repairStored(context, file, checked.problems, backup).catch(
          (error: unknown) => `${file.folder}: ${messageOf(error)}`,
        ),
      );
  }
  return files;
}

const HOW_ORIGINAL =
  'upload it again, or take it from a backup: npm run lectern -- verify --repair --from <backup>';
const HOW_PAGES = 'npm run lectern -- verify --repair';

/** With the context of its team. */
export async function* everyStoredFile(
  services: Services['services'],
): AsyncGenerator<[ServiceContext, StoredFile]> {
  const content = services.find(({ definition }) => definition.aggregates.includes(Presentation));
  if (!content) return;
  for (const teamId of await teamsOf(content)) {
    const context = content.systemContext(teamId);
    for await (const file of storedFilesIn(context)) yield [context, file];
  }
}

async function teamsOf({ store }: RunningService): Promise<Set<string>> {
  const teams = new Set<string>();
  for await (const { teamId } of store.views.all(Presentation.declaration))
    if (teamId !== null) teams.add(teamId);
  return teams;
}

async function repairStored(
  context: ServiceContext,
  file: StoredFile,
  problems: readonly BlobDamaged[],
  backup: Backup | null,
): Promise<string> {
  const taken = backup ? await takeBack(context, file, problems, backup) : [];
  const remade = await repairFile({ context, signal: new AbortController().signal }, file);
  // A server that found the damage shows it until it has looked again.
  if ((await damageOf(context, file.fileId)) !== null)
    await addRepair(context, file.teamId, file.fileId);
  return [
    ...taken.map((key) => `${key} was taken from the backup`),
    ...remade.map((key) => `${key} was made again`),
    ...(taken.length + remade.length === 0 ? [`${file.folder}: its digests are kept now`] : []),
  ].join('\n        ');
}

interface Backup {
  folder: string;
  files: Map<string, string>;
}

async function openBackup(given: string): Promise<Backup> {
  const folder = resolve(given);
  const manifest: Manifest | null = await readManifest(folder, 'data');
  if (!manifest) throw new SettingsError([`${folder} is no backup, or one that was cut short`]);
  return { folder, files: new Map(manifest.files.map(({ path, sha256 }) => [path, sha256])) };
}

/** @returns the keys that the backup has as they should be */
async function takeBack(
  { engines: { blobs } }: ServiceContext,
  { folder, original }: StoredFile,
  problems: readonly BlobDamaged[],
  backup: Backup,
): Promise<string[]> {
  const digests = await readDigests(blobs, folder);
  const taken: string[] = [];
  for (const { key } of problems) {
    const wanted =
      key === original.blobKey
        ? original.digest
        : digests && digests !== 'damaged' && digests.files[key.slice(folder.length + 1)]?.sha256;
    const path = join(backup.folder, 'blobs', key);
    if (!wanted || backup.files.get(`blobs/${key}`) !== wanted) continue;
    const { sha256 } = await digestOf(createReadStream(path));
    if (sha256 !== wanted) continue;
    await blobs.put(key, createReadStream(path), contentTypeOf(key));
    taken.push(key);
  }
  return taken;
}

function contentTypeOf(key: string): string {
  if (key.endsWith('.jpg')) return 'image/jpeg';
  if (key.endsWith('.json')) return 'application/json';
  return key.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream';
}
