import type { PackageManifest } from '@lectern/schemas/files/package-manifest.ts';
import { conversionFailed } from '../conversion-error.ts';
import { packageLimits } from '../limits.ts';
import type { FileKind, PackagedFile, PackageStart } from '../messages.ts';

/** What a converter says of the files of a package. It may have been taken over: paths are checked again. */
export class PackageFiles {
  readonly #isPackage: boolean;
  readonly #isBook: boolean;
  readonly #files: PackagedFile[] = [];
  readonly #names = new Set<string>();
  #length = 0;

  constructor(kind: FileKind) {
    this.#isPackage = kind !== 'PDF' && kind !== 'Image';
    this.#isBook = kind === 'ePub';
  }

  /** @throws ConversionError */
  add(file: PackagedFile): void {
    const { path } = file;
    const name = path.toLowerCase();
    this.#length += Buffer.byteLength(path);
    const isBad =
      !this.#isPackage ||
      this.#files.push(file) > packageLimits.files ||
      this.#length > packageLimits.pathsLength ||
      this.#names.has(name) ||
      path !== path.normalize('NFC') ||
      path.split('/').some((part) => part === '' || part === '.' || part === '..') ||
      /[\\\p{Cc}]/u.test(path);
    if (isBad) throw conversionFailed('crashed', `A file that may not be: ${JSON.stringify(path)}`);
    this.#names.add(name);
  }

  /** Null for what is no package. @throws ConversionError */
  opened({
    pageCount,
    package: start,
  }: {
    pageCount: number;
    package?: PackageStart | undefined;
  }): PackageManifest | null {
    if (!this.#isPackage && !start) return null;
    const has = (path: string) => this.#files.some((file) => file.path === path);
    if (
      !this.#isPackage ||
      !start ||
      !(start.mainPath === null || has(start.mainPath)) ||
      !start.pages.every(({ path }) => has(path)) ||
      (start.pages.length > 0 && start.pages.length !== pageCount)
    )
      throw conversionFailed('crashed', 'A package that does not fit');
    return { ...start, isBook: this.#isBook, files: this.#files };
  }
}
