import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';

test('says of each file of a folder whether it was drawn, or why not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-corpus-spec-'));
  try {
    await writeFile(join(folder, 'deck.pdf'), await aPdf({ pages: 2 }));
    await writeFile(join(folder, 'empty.pdf'), '');
    const pictures = join(folder, 'pictures');
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(import.meta.dirname, 'corpus.ts'),
      folder,
      '--pictures',
      pictures,
    ]);
    expect(stdout).toMatch(
      /^1 × The file is empty\. \(empty\)\n {2}empty\.pdf\n2 files: 1 drawn \(2 pages\), 1 refused, 0 crashed, too slow or too large; \d+ s\n$/,
    );
    expect(await readdir(pictures)).toEqual(['deck.pdf.jpg']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
