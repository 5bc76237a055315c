import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../presentation/presentation.ts';
import type { LivePresentation } from '../presentation/state.ts';
import { packageIdOf } from './ids.ts';
import { Package } from './package.ts';
import type { PackagedFile, UnpackedPackage } from './state.ts';

export interface FoundPackage extends UnpackedPackage {
  id: string;
}

/** Everyone who sees a presentation sees its package: callers look at the presentation first. */
const packagesIn = (context: ServiceContext) => context.view(Package, { isUnfiltered: true });

/** What an upload was unpacked to; null for any other file. */
export async function packageOf(
  context: ServiceContext,
  presentationId: string,
  fileId: string,
): Promise<FoundPackage | null> {
  const id = packageIdOf(presentationId, fileId);
  const row = await packagesIn(context).get(id);
  return row?.doc.status === 'unpacked' ? { ...row.doc, id } : null;
}

export interface FoundFile {
  package: FoundPackage;
  file: PackagedFile;
  presentation: LivePresentation;
}

/** A file of a package by its id, if the caller may see its presentation. */
export async function findPackagedFile(
  context: ServiceContext,
  id: string,
): Promise<FoundFile | null> {
  const [row] = await packagesIn(context).find({
    list: 'byFile',
    where: { files: { containsAny: [id] } },
    limit: 1,
  });
  if (row?.doc.status !== 'unpacked') return null;
  const file = row.doc.files.find((each) => each.id === id);
  const presentation = (await context.view(Presentation).get(row.doc.presentationId))?.doc;
  if (!file || presentation?.status !== 'present') return null;
  return { package: { ...row.doc, id: row.id }, file, presentation };
}
