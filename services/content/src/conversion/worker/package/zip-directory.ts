import { fstatSync, readSync } from 'node:fs';
import { FileRefused } from '../../file-refused.ts';

/** A file in an archive, as its directory says. */
export interface ZipFile {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  crc: number;
  /** Of its local header. */
  start: number;
  isEncrypted: boolean;
  isLink: boolean;
}

const END_BYTES = 64 * 1024 + 22;
const MOST_DIRECTORY_BYTES = 8 * 1024 ** 2;
const UTF8 = 1 << 11;
const ENCRYPTED = 1;
const UNICODE_NAME = 0x70_75;
const UNIX_LINK = 0o12;

const cp437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

export function readAt(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(file, bytes, { position, length }));
}

/** @throws FileRefused for a directory that cannot be read, or of more than 4 GB */
export function zipDirectory(file: number): ZipFile[] {
  const { size } = fstatSync(file);
  const tailAt = Math.max(0, size - END_BYTES);
  const tail = readAt(file, tailAt, size - tailAt);
  const end = tail.lastIndexOf('PK\x05\x06');
  if (end < 0 || end + 22 > tail.length) throw damaged('No directory');
  const [length, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (length > MOST_DIRECTORY_BYTES || start + length > size) throw damaged('A long directory');
  const directory = readAt(file, start, length);
  const files: ZipFile[] = [];
  for (let at = 0; at + 46 <= directory.length;) {
    if (directory.readUInt32LE(at) !== 0x02_01_4b_50) throw damaged('A strange directory');
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
    const extraEnd = nameEnd + directory.readUInt16LE(at + 30);
    const flags = directory.readUInt16LE(at + 8);
    files.push({
      name: nameOf(
        directory.subarray(at + 46, nameEnd),
        directory.subarray(nameEnd, extraEnd),
        flags,
      ),
      isEncrypted: (flags & ENCRYPTED) !== 0,
      isLink: directory.readUInt32LE(at + 38) >>> 28 === UNIX_LINK,
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      start: directory.readUInt32LE(at + 42),
    });
    at = extraEnd + directory.readUInt16LE(at + 32);
  }
  return files;
}

/** Where the packed bytes begin. */
export function startOf(file: number, { start }: ZipFile): number {
  const header = readAt(file, start, 30);
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04_03_4b_50)
    throw damaged('No file there');
  return start + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
}

/** UTF-8 where it says so or reads as such; before that the alphabet of DOS was usual. */
function nameOf(bytes: Buffer, extra: Buffer, flags: number): string {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === UNICODE_NAME)
      return extra.toString('utf8', at + 9, at + 4 + extra.readUInt16LE(at + 2));
  if (flags & UTF8) return bytes.toString('utf8');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return [...bytes]
      .map((each) => (each < 128 ? String.fromCharCode(each) : cp437[each - 128]))
      .join('');
  }
}

export function damaged(detail: string): FileRefused {
  return new FileRefused('damaged', detail);
}
