import { inflateRawSync } from 'node:zlib';
import type { ByteRanges } from './byte-ranges.ts';

export interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  /** As the file says. */
  unpacked: number;
  start: number;
}

const END_BYTES = 64 * 1024 + 22;
const MOST_DIRECTORY_BYTES = 8 * 1024 ** 2;
const LARGEST_TEXT = 4 * 1024 ** 2;

/** A ZIP file's directory, or null where it has none that can be read. */
export async function zipEntriesOf({ size, read }: ByteRanges): Promise<ZipEntry[] | null> {
  const tailAt = Math.max(0, size - END_BYTES);
  const tail = await read(tailAt, size - tailAt);
  const end = tail.lastIndexOf('PK\x05\x06');
  if (end < 0 || end + 22 > tail.length) return null;
  const [length, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (length > MOST_DIRECTORY_BYTES || start + length > size) return null;
  const directory = await read(start, length);
  const entries: ZipEntry[] = [];
  for (let at = 0; at + 46 <= directory.length;) {
    if (directory.readUInt32LE(at) !== 0x02_01_4b_50) return null;
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      start: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** The text of an entry; empty where it is missing, too long, or cannot be unpacked. */
export async function textOfEntry(
  { size, read }: ByteRanges,
  entries: readonly ZipEntry[],
  name: string,
): Promise<string> {
  const entry = entries.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (!entry || entry.packed > LARGEST_TEXT || entry.start + 30 > size) return '';
  const header = await read(entry.start, 30);
  const start = entry.start + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (start + entry.packed > size) return '';
  const bytes = await read(start, entry.packed);
  try {
    return (
      entry.method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: LARGEST_TEXT })
    ).toString();
  } catch {
    return '';
  }
}
