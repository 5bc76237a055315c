import type { ByteRanges } from './byte-ranges.ts';
import { textOfEntry, zipEntriesOf } from './zip-entries.ts';

/** Archives of files that belong together; a web page alone counts as one with a single file. */
export type PackageType = 'HTML' | 'ZIP File' | 'ePub';

interface PackageFile {
  type: PackageType;
  mimeType: string;
  extension: string;
}

export const webPage: PackageFile = { type: 'HTML', mimeType: 'text/html', extension: 'html' };

/** What is in a ZIP file by its directory; null for what is none, or an Apple iWork file. */
export async function packageTypeOf(
  head: Buffer,
  file: ByteRanges,
): Promise<PackageFile | 'damaged' | null> {
  if (head.toString('latin1', 0, 4) !== 'PK\x03\x04') return null;
  const entries = await zipEntriesOf(file);
  if (entries === null) return 'damaged';
  if (entries.some(({ name }) => /^Index(\.zip|\/.*\.iwa)$/.test(name))) return null;
  if ((await textOfEntry(file, entries, 'mimetype')).trim() === 'application/epub+zip')
    return { type: 'ePub', mimeType: 'application/epub+zip', extension: 'epub' };
  const hasPages = entries.some(({ name }) => /^(?!__macosx\/).*\.(x?html?)$/is.test(name));
  return { type: hasPages ? 'HTML' : 'ZIP File', mimeType: 'application/zip', extension: 'zip' };
}
