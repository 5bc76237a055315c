// `npm run corpus <folder> [-- --pages N] [-- --pictures <folder>] [-- --compare]`: converts every file of a folder as an upload is converted.
import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConversionError } from '@lectern/content/conversion/conversion-error.ts';
import { convertFile } from '@lectern/content/conversion/convert.ts';
import { differenceFrom } from './compare.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pictures: { type: 'string' },
    compare: { type: 'boolean', default: false },
    slow: { type: 'string', default: '5' },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Name the folder: npm run corpus <folder>');

interface Outcome {
  file: string;
  seconds: number;
  pages: number;
  /** The converter's peak, in MB. */
  failure?: { reason: string; message: string; detail: unknown };
  difference?: number | null;
}

/** The first page is kept as `<file>.jpg` in the folder for pictures. */
async function convert(path: string, home: string): Promise<Outcome> {
  const file = basename(path);
  const pagesFolder = join(home, 'pages');
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    const { pages } = await convertFile({ file: path, folder: pagesFolder });
    const outcome = { file, seconds: seconds(), pages: pages.length };
    const picture = pages[0]!.picture;
    if (values.pictures !== undefined)
      await copyFile(picture, join(values.pictures, `${file}.jpg`));
    return values.compare
      ? { ...outcome, difference: await differenceFrom(path, picture) }
      : outcome;
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    return {
      file,
      seconds: seconds(),
      pages: 0,
      failure: { reason: error.reason, message: error.message, detail: error.cause },
    };
  } finally {
    await rm(pagesFolder, { recursive: true, force: true });
  }
}

function printed(outcomes: readonly Outcome[]): void {
  const failed = outcomes.filter(({ failure }) => failure);
  for (const [message, files] of Map.groupBy(failed, ({ failure }) => failure!.message)) {
    console.log(
      `\n${files.length} × ${files[0]!.failure!.reason}: ${message}\n  ${files.map(({ file }) => file).join(' ')}`,
    );
  }
  const slow = outcomes
    .filter(({ seconds }) => seconds > Number(values.slow))
    .sort((one, other) => other.seconds - one.seconds);
  console.log(
    `\nSlower than ${values.slow} s: ${slow.map(({ file, seconds }) => `${file} ${seconds.toFixed(1)}`).join(', ') || 'none'}`,
  );
  const compared = outcomes
    .filter(({ difference }) => typeof difference === 'number')
    .sort((one, other) => other.difference! - one.difference!);
  if (values.compare) {
    console.log(`\nCompared with pypdfium2: ${compared.length}; off by more than 2 %:`);
    for (const { file, difference } of compared)
      if (difference! > 0.02) console.log(`  ${(difference! * 100).toFixed(1)} % ${file}`);
  }
  const drawn = outcomes.length - failed.length;
  const crashed = failed.filter(({ failure }) =>
    ['crashed', 'took-too-long', 'out-of-memory'].includes(failure!.reason),
  ).length;
  console.log(
    `\n${outcomes.length} files: ${drawn} drawn (${outcomes.reduce((sum, { pages }) => sum + pages, 0)} pages), ${failed.length - crashed} refused, ${crashed} crashed, too slow or too large; ${outcomes.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(0)} s`,
  );
}

if (values.pictures !== undefined) await mkdir(values.pictures, { recursive: true });
const home = await mkdtemp(join(tmpdir(), 'lectern-corpus-'));
try {
  const outcomes: Outcome[] = [];
  for (const name of (await readdir(folder)).sort())
    outcomes.push(await convert(resolve(folder, name), home));
  printed(outcomes);
} finally {
  await rm(home, { recursive: true });
}
