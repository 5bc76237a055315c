import { FileRefused } from '../../file-refused.ts';
import { packageLimits } from '../../limits.ts';
import { damaged, type ZipFile } from './zip-directory.ts';

/** A file that may be unpacked. Its number is its place, from 1. */
export interface PackedFile extends ZipFile {
  path: string;
}

/** What all files of a package may unpack to, and how much more that is than the package where it is large. */
const MOST_BYTES = 1024 ** 3;
const MOST_RATIO = 100;
const HARMLESS_BYTES = 64 * 1024 ** 2;
const DEEPEST = 20;
/** What systems leave in archives. */
const leftovers = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** @throws FileRefused with the reason, before anything is unpacked */
export function checkedFiles(entries: readonly ZipFile[]): PackedFile[] {
  const files: PackedFile[] = [];
  for (const entry of entries) {
    if (entry.isLink) throw new FileRefused('package-links', entry.name);
    if (entry.isEncrypted) throw new FileRefused('encrypted', entry.name);
    const path = pathOf(entry.name);
    if (path === null || leftovers.test(path)) continue;
    if (entry.method !== 0 && entry.method !== 8) throw damaged(`Packed by method ${entry.method}`);
    files.push({ ...entry, path });
  }
  if (files.length === 0) throw new FileRefused('empty', 'No files');
  const length = files.reduce((sum, { path }) => sum + Buffer.byteLength(path), 0);
  if (files.length > packageLimits.files || length > packageLimits.pathsLength)
    throw new FileRefused('package-too-many-files', `${files.length} files`);
  checkSizes(files);
  checkNames(files);
  return files;
}

/** Null for a folder. @throws FileRefused for a path that leads elsewhere, or that not every system can store */
function pathOf(name: string): string | null {
  const path = name
    .replaceAll('\\', '/')
    .replace(/^(\.\/)+/, '')
    .normalize('NFC');
  if (/^(\/|[a-z]:)/i.test(path) || /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(path))
    throw new FileRefused('package-paths', JSON.stringify(name));
  const isFolder = path.endsWith('/');
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..') || parts.length > DEEPEST || path.length > packageLimits.pathLength)
    throw new FileRefused('package-paths', JSON.stringify(name));
  return isFolder || parts.length === 0 ? null : parts.join('/');
}

function checkSizes(files: readonly PackedFile[]): void {
  const packed = files.reduce((sum, file) => sum + file.packed, 0);
  const unpacked = files.reduce((sum, file) => sum + file.unpacked, 0);
  if (unpacked > MOST_BYTES || (unpacked > HARMLESS_BYTES && unpacked > packed * MOST_RATIO))
    throw new FileRefused('unpacks-too-large', `${unpacked} bytes`);
  // Files that share their bytes unpack to much more than they say.
  let end = 0;
  for (const file of files.toSorted((one, other) => one.start - other.start)) {
    if (file.start < end) throw damaged('Files overlap');
    end = file.start + 30 + file.packed;
  }
}

/** Disks that ignore capitals would keep one of two; a file cannot be a folder, too. */
function checkNames(files: readonly PackedFile[]): void {
  const names = new Set<string>();
  for (const { path } of files) {
    const name = path.toLowerCase();
    if (names.has(name)) throw new FileRefused('package-names', path);
    names.add(name);
  }
  for (const name of names)
    for (let at = name.indexOf('/'); at >= 0; at = name.indexOf('/', at + 1))
      if (names.has(name.slice(0, at))) throw new FileRefused('package-names', name);
}
