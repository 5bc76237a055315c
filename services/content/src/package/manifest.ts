import { text } from 'node:stream/consumers';
import { fileFolder } from '@lectern/schemas/files/file-keys.ts';
import {
  manifestKey,
  packageManifest,
  type PackageManifest,
} from '@lectern/schemas/files/package-manifest.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { PresentationFile, Processing } from '../presentation/state.ts';

export const isPackage = (presentationType: string) =>
  ['HTML', 'ZIP File', 'ePub'].includes(presentationType);

/** Null until it is unpacked. */
export async function manifestOf(
  { engines }: ServiceContext,
  teamId: string,
  fileId: string,
): Promise<PackageManifest | null> {
  const found = await engines.storedFiles.open(
    fileFolder(teamId, fileId),
    manifestKey(teamId, fileId),
  );
  return found ? packageManifest.parse(JSON.parse(await text(found.body))) : null;
}

export async function pageTitlesOf(
  context: ServiceContext,
  {
    teamId,
    file,
    processing,
  }: { teamId: string | null; file: PresentationFile; processing: Processing },
): Promise<string[]> {
  if (teamId === null || processing.status !== 'processed') return [];
  const manifest = await manifestOf(context, teamId, file.fileId);
  return manifest?.pages.map(({ title }) => title) ?? [];
}
