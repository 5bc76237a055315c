import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version }: { version: string } = JSON.parse(
  readFileSync(join(home, 'package.json'), 'utf8'),
);

/**
 * Copies the fonts, character maps and decoders that pdf.js fetches by name. The folder name has
 * the version, because browsers cache these files forever.
 */
export const pdfjsFiles = {
  name: 'pdfjs-files',
  apply: 'build' as const,
  writeBundle({ dir = '' }: { dir?: string | undefined }) {
    // All but the script interpreter: we never run scripts inside a PDF.
    const isWanted = (path: string) => !basename(path).startsWith('quickjs');
    for (const folder of ['cmaps', 'iccs', 'standard_fonts', 'wasm']) {
      cpSync(join(home, folder), join(dir, 'assets', `pdfjs-${version}`, folder), {
        recursive: true,
        filter: isWanted,
      });
    }
  },
};
