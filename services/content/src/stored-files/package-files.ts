import { Readable } from 'node:stream';
import { mediaTypeOf } from '@lectern/schemas/files/media-types.ts';
import {
  manifestFile,
  packageFile,
  packagePicture,
  type PackageManifest,
} from '@lectern/schemas/files/package-manifest.ts';
import { packageFileIn, packagePictureIn } from '../conversion/page-paths.ts';
import { readMade } from '../conversion/sandbox/read-made.ts';

/** What is stored of a package: its files, small pictures of its images, and what it holds. */
export interface StoredPart {
  name: string;
  contentType: string;
  read(): Promise<Readable>;
}

/** @param folder that the converter wrote into */
export function partsOfPackage(manifest: PackageManifest, folder: string): StoredPart[] {
  const files = manifest.files.flatMap(({ path, size, isPicture }, index) => {
    const number = index + 1;
    const file: StoredPart = {
      name: packageFile(number),
      contentType: mediaTypeOf(path),
      read: () => readMade(packageFileIn(folder, number), size),
    };
    const picture: StoredPart = {
      name: packagePicture(number),
      contentType: 'image/jpeg',
      read: () => readMade(packagePictureIn(folder, number)),
    };
    return isPicture ? [file, picture] : [file];
  });
  const listed: StoredPart = {
    name: manifestFile,
    contentType: 'application/json',
    read: async () => Readable.from(Buffer.from(JSON.stringify(manifest))),
  };
  return [...files, listed];
}
