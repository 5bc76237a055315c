import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import { FileRefused } from '../../file-refused.ts';
import { packageFileIn } from '../../page-paths.ts';
import type { PackedFile } from './checked-files.ts';
import { damaged, readAt, startOf } from './zip-directory.ts';

/** Writes a file of an archive under its number. @throws FileRefused where its bytes are not what the directory says */
export async function unpackFile(archive: number, file: PackedFile, number: number): Promise<void> {
  const start = startOf(archive, file);
  const target = createWriteStream(packageFileIn('', number));
  if (file.packed === 0) {
    if (file.unpacked > 0) throw damaged(`${file.path} is empty`);
    await new Promise<void>((resolve, reject) => target.on('error', reject).end(resolve));
    return;
  }
  const packed = createReadStream('', {
    fd: archive,
    autoClose: false,
    start,
    end: start + file.packed - 1,
  });
  const check = checked(file);
  try {
    if (file.method === 0) await pipeline(packed, check, target);
    else await pipeline(packed, createInflateRaw(), check, target);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw code.startsWith('Z_') ? damaged(`${file.path}: ${code}`) : error;
  }
}

/** Passes on as many bytes as the directory says, and no more. */
function checked({ path, unpacked, crc }: PackedFile): Transform {
  let size = 0;
  let sum = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      sum = crc32(chunk, sum);
      done(size > unpacked ? new FileRefused('unpacks-too-large', path) : null, chunk);
    },
    flush(done) {
      done(size === unpacked && sum === crc ? null : damaged(`${path} is not what was packed`));
    },
  });
}

/** A file in memory; null for one that is larger. */
export function bytesOf(archive: number, file: PackedFile, most: number): Buffer | null {
  if (file.unpacked > most || file.packed > most) return null;
  const packed = readAt(archive, startOf(archive, file), file.packed);
  return file.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: most });
}
