import { PackageTextEdited, PackageUnpacked } from '@lectern/schemas/events/content/packages.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';

export const events = [PackageUnpacked, PackageTextEdited] as const;
export type PackageEvent = EventOf<(typeof events)[number]>;

/** A content that a text had. */
interface TextVersion {
  /** From 1, as it was unpacked. */
  number: number;
  size: number;
  /** Null: as it was unpacked. */
  digest: string | null;
  editedAt: string;
  editorId: string | null;
}

export interface PackagedFile {
  id: string;
  path: string;
  /** Newest last; the last one is shown. */
  versions: TextVersion[];
}

export interface UnpackedPackage {
  status: 'unpacked';
  teamId: string | null;
  presentationId: string;
  /** The upload. */
  fileId: string;
  /** The number of a file is its place, from 1. */
  files: PackagedFile[];
}
export type PackageState = { status: 'none' } | UnpackedPackage;
export const noPackage: PackageState = { status: 'none' };
