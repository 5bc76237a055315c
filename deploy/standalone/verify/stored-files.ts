import { Presentation } from '@lectern/content/presentation/presentation.ts';
import { addRepair, damageOf } from '@lectern/content/jobs/repair-file.ts';
import { checkFile, isOriginalDamaged } from '@lectern/content/stored-files/check-file.ts';
import { repairFile } from '@lectern/content/stored-files/repair-file.ts';
import { storedFilesIn, type StoredFile } from '@lectern/content/stored-files/stored-file.ts';
import { BlobDamaged } from '@lectern/kernel/blobs/checked-read.ts';
import { messageOf } from '@lectern/kernel/errors.ts';
import type { RunningService } from '@lectern/kernel/service/running-service.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Services } from '../lectern-process.ts';
import type { Findings } from './findings.ts';
import { openBackup, takeBack, type Backup } from './take-back.ts';

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
