import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
  version: string;
};

/**
 * Puts the fonts, character maps and decoders that pdf.js fetches by name beside the built files, under a name that
 * changes with its version, since everything there is cached for ever. It asks for them only where a page needs them.
 */
export const pdfjsFiles = {
  name: 'pdfjs-files',
  apply: 'build' as const,
  writeBundle({ dir = '' }: { dir?: string | undefined }) {
    // All but the interpreter for scripts inside a PDF: we run none.
    const isWanted = (path: string) => !basename(path).startsWith('quickjs');
    for (const folder of ['cmaps', 'iccs', 'standard_fonts', 'wasm']) {
      cpSync(join(home, folder), join(dir, 'assets', `pdfjs-${version}`, folder), {
        recursive: true,
        filter: isWanted,
      });
    }
  },
};
