import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** A higher one takes ten times as long for a twentieth less. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const compress = promisify(brotliCompress);

/** Puts what the server sends to browsers that take Brotli beside each script and style (`{name}.br`), so that nobody waits for it after a start. */
export const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const folder = join(dir, 'assets');
    const texts = (await readdir(folder)).filter((name) => /\.(css|js|mjs|svg)$/.test(name));
    await Promise.all(
      texts.map(async (name) =>
        writeFile(
          join(folder, `${name}.br`),
          await compress(await readFile(join(folder, name)), options),
        ),
      ),
    );
  },
};

/** Bytes that are sent of it. */
export function sizeOf(code: string): number {
  return brotliCompressSync(code, options).length;
}
