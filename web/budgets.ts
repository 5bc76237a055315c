import type { Plugin, Rolldown } from 'vite';
import { sizeOf } from './compressed.ts';

const mostBytes = 30 * 1024;
const small = { viewer: 'The viewer', entrance: 'A page before one is in', form: 'A form' };

/** Limits the script a recipient or a signed-out visitor downloads. The build fails above it. */
export const budgets: Plugin = {
  name: 'budgets',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = new Map<string, Rolldown.OutputChunk>(
      Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? [[output.fileName, output] as const] : [],
      ),
    );
    for (const [name, what] of Object.entries(small)) {
      const entry = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name);
      if (!entry) continue;
      const needed = new Set([entry.fileName]);
      for (const fileName of needed)
        for (const imported of chunks.get(fileName)?.imports ?? []) needed.add(imported);
      const bytes = [...needed].reduce(
        (sum, fileName) => sum + sizeOf(chunks.get(fileName)?.code ?? ''),
        0,
      );
      if (bytes > mostBytes)
        this.error(`${what} needs ${bytes} bytes of script; at most ${mostBytes} are allowed.`);
    }
  },
};
