import { text } from 'node:stream/consumers';
import { fileFolder } from '@lectern/schemas/files/file-keys.ts';
import {
  manifestKey,
  packageManifest,
  type PackageManifest,
} from '@lectern/schemas/files/package-manifest.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { LivePresentation } from '../presentation/state.ts';

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

/** The path of the page that a package opens with; null until it is unpacked. */
export async function opensWith(
  context: ServiceContext,
  facts: Pick<LivePresentation, 'teamId' | 'file' | 'processing' | 'mainPath'>,
): Promise<string | null> {
  if (facts.teamId === null || facts.processing.status !== 'processed') return null;
  const manifest = await manifestOf(context, facts.teamId, facts.file.fileId);
  if (!manifest) return null;
  const isThere = manifest.pages.some(({ path }) => path === facts.mainPath);
  return isThere ? facts.mainPath : manifest.mainPath;
}
