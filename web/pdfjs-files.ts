import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };

/**
 * Puts the fonts, character maps and decoders that pdf.js fetches by name beside the built files, under a name that
 * changes with its version, since everything there is cached for ever. It asks for them only where a page needs them.
 */
export const pdfjsFiles = {
  name: 'pdfjs-files',
  apply: 'build' as const,
  generateBundle(this: { emitFile(file: { type: 'asset'; fileName: string; source: Uint8Array }): unknown }) {
    for (const folder of ['cmaps', 'iccs', 'standard_fonts', 'wasm']) {
      for (const name of readdirSync(join(home, folder))) {
        if (name.startsWith('quickjs')) continue; // What would run scripts of a PDF: we run none.
        this.emitFile({ type: 'asset', fileName: `assets/pdfjs-${version}/${folder}/${name}`, source: readFileSync(join(home, folder, name)) });
      }
    }
  },
};
