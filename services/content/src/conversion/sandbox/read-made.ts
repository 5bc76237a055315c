import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/**
 * A file that a converter made. The file it read may have taken it over: a link in its place is not followed, and a pipe
 * is not waited for.
 */
export async function readMade(path: string): Promise<Readable> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  if ((await file.stat()).isFile()) return file.createReadStream();
  await file.close();
  throw new Error(`The converter left no file at ${path}`);
}
