import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { findPackagedFile, type FoundFile } from '../package/find-package.ts';
import type { PackageState } from '../package/state.ts';
import { problems } from '../problems.ts';
import { packagedFileOf, type FileRow } from './File.ts';

/** @throws DomainError NOT_FOUND, also for a file that is not in a package */
export async function requireFile(context: ServiceContext, id: string): Promise<FoundFile> {
  const found = await findPackagedFile(context, id);
  if (!found) throw new DomainError('NOT_FOUND', problems.fileUnknown);
  return found;
}

export function changedFile(
  { package: before, file: { id } }: FoundFile,
  state: PackageState,
): FileRow {
  const file = state.status === 'unpacked' && state.files.find((each) => each.id === id);
  if (!file || state.status !== 'unpacked')
    throw new DomainError('NOT_FOUND', problems.fileUnknown);
  return packagedFileOf({ package: { ...state, id: before.id }, file });
}
