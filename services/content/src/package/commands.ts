import { PackageTextEdited, PackageUnpacked } from '@lectern/schemas/events/content/packages.ts';
import { isEditable, mediaTypeOf } from '@lectern/schemas/files/media-types.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { problems } from '../problems.ts';
import { packagedFileId } from './ids.ts';
import type { PackagedFile, PackageEvent, PackageState, UnpackedPackage } from './state.ts';

interface Target {
  packageId: string;
}

export type PackageCommand =
  | (Target & {
      type: 'UnpackPackage';
      presentationId: string;
      fileId: string;
      files: readonly { path: string; size: number }[];
    })
  /** Of a presentation that is a copy: with its texts as they are in the other one. */
  | (Target & { type: 'CopyPackage'; presentationId: string; source: UnpackedPackage })
  | (Target & { type: 'EditText'; fileId: string; size: number; digest: string })
  | (Target & { type: 'RestoreText'; fileId: string; version: number });

/** @throws DomainError NOT_FOUND, INVALID for what is no text */
export function decide(command: PackageCommand & Decision, state: PackageState): PackageEvent[] {
  const { packageId } = command;
  switch (command.type) {
    case 'UnpackPackage': {
      if (state.status === 'unpacked') return []; // Its pages were made again.
      const { presentationId, fileId } = command;
      const files = command.files.map(({ path, size }) => ({
        id: packagedFileId(packageId, path),
        path,
        size,
      }));
      return [PackageUnpacked({ packageId, presentationId, fileId, files })];
    }
    case 'CopyPackage':
      return state.status === 'unpacked' ? [] : copied(command);
    case 'EditText': {
      const { size, digest } = command;
      const { presentationId, file } = textOf(state, command.fileId);
      if (file.versions.at(-1)?.digest === digest) return [];
      return [PackageTextEdited({ packageId, presentationId, fileId: file.id, size, digest })];
    }
    case 'RestoreText': {
      const { presentationId, file } = textOf(state, command.fileId);
      const version = file.versions.find(({ number }) => number === command.version);
      if (!version) throw new DomainError('NOT_FOUND', problems.versionUnknown);
      const { size, digest } = version;
      if (file.versions.at(-1)?.digest === digest) return [];
      return [PackageTextEdited({ packageId, presentationId, fileId: file.id, size, digest })];
    }
  }
}

function copied({
  packageId,
  presentationId,
  source,
}: Extract<PackageCommand, { type: 'CopyPackage' }>): PackageEvent[] {
  const files = source.files.map(({ path, versions }) => ({
    id: packagedFileId(packageId, path),
    path,
    versions,
  }));
  const { fileId } = source;
  const edited = files.flatMap(({ id, versions }) => {
    const last = versions.at(-1);
    return last?.digest == null
      ? []
      : [
          PackageTextEdited({
            packageId,
            presentationId,
            fileId: id,
            size: last.size,
            digest: last.digest,
          }),
        ];
  });
  const unpacked = files.map(({ id, path, versions }) => ({
    id,
    path,
    size: versions.find(({ digest }) => digest === null)?.size ?? 0,
  }));
  return [PackageUnpacked({ packageId, presentationId, fileId, files: unpacked }), ...edited];
}

function textOf(
  state: PackageState,
  fileId: string,
): { presentationId: string; file: PackagedFile } {
  const file = state.status === 'unpacked' && state.files.find(({ id }) => id === fileId);
  if (!file || state.status !== 'unpacked')
    throw new DomainError('NOT_FOUND', problems.fileUnknown);
  if (!isEditable(mediaTypeOf(file.path)))
    throw new DomainError('INVALID', problems.onlyTextsEdited, {
      content: [problems.onlyTextsEdited],
    });
  return { presentationId: state.presentationId, file };
}
