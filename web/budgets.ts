import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const mostBytes = 30 * 1024;

/** Script that a page for somebody who is not in adds to the console's, as it is sent. */
export const passwordBudget: Plugin = {
  name: 'password-budget',
  apply: 'build',
  generateBundle(_options, bundle) {
    const pages = Object.values(bundle).flatMap((output) => (output.type === 'chunk' && output.name === 'password-pages' ? [output] : []));
    if (pages.length !== 1) this.error('The pages on which passwords are chosen come as one chunk.');
    const bytes = sizeOf(pages[0]?.code ?? '');
    if (bytes > mostBytes) this.error(`The pages on which passwords are chosen need ${bytes} bytes of script of their own; at most ${mostBytes} are allowed.`);
  },
};

/** Script that a recipient waits for before the first page, as it is sent. The build fails when it grows past this. */
export const viewerBudget: Plugin = {
  name: 'viewer-budget',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = new Map<string, Rolldown.OutputChunk>(Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output] as const] : [])));
    const entry = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === 'viewer');
    if (!entry) return;
    const needed = new Set([entry.fileName]);
    for (const fileName of needed) for (const imported of chunks.get(fileName)?.imports ?? []) needed.add(imported);
    const bytes = [...needed].reduce((sum, fileName) => sum + sizeOf(chunks.get(fileName)?.code ?? ''), 0);
    if (bytes > mostBytes) this.error(`The viewer needs ${bytes} bytes of script before its first page; at most ${mostBytes} are allowed.`);
  },
};

/** As the server compresses it. */
function sizeOf(code: string): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}
