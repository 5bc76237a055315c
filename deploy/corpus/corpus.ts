// `npm run corpus <folder> -- [--pictures <folder>] [--compare]`: converts every file of a folder as an upload is converted.
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConversionError } from '@lectern/content/conversion/conversion-error.ts';
import { convertFile } from '@lectern/content/conversion/convert.ts';
import { differenceFrom } from './compare.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'string' }, compare: { type: 'boolean', default: false } },
});
const SLOW_SECONDS = 5;
const MOST_DIFFERENCE = 0.02;

interface Outcome {
  file: string;
  seconds: number;
  pages: number;
  /** Pages that could not be drawn. */
  notices: number;
  failure: ConversionError | null;
  /** From pypdfium2's picture; null if not compared, or if pypdfium2 refuses the file. */
  difference: number | null;
}

/** Converts a file; with `--pictures`, keeps its first page as `<file>.jpg`. */
async function convert(path: string, home: string): Promise<Outcome> {
  const file = basename(path);
  const folder = join(home, 'pages');
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    const { pages } = await convertFile({ file: path, folder });
    const notices = pages.filter(({ isNotice }) => isNotice).length;
    const outcome = { file, seconds: seconds(), pages: pages.length, notices, failure: null };
    const [first] = pages;
    if (!first) return { ...outcome, difference: null };
    if (values.pictures !== undefined)
      await copyFile(first.picture, join(values.pictures, `${file}.jpg`));
    const difference = values.compare ? await differenceFrom(path, first.picture) : null;
    return { ...outcome, difference };
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    return { file, seconds: seconds(), pages: 0, notices: 0, failure: error, difference: null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function print(outcomes: readonly Outcome[]): void {
  const failures = outcomes.flatMap(({ file, failure }) => (failure ? [{ file, failure }] : []));
  const byText = ({ failure }: (typeof failures)[number]) =>
    `${failure.message} (${failure.reason})`;
  for (const [text, files] of Map.groupBy(failures, byText))
    console.log(`${files.length} × ${text}\n  ${files.map(({ file }) => file).join(' ')}`);
  for (const { file, pages, notices } of outcomes)
    if (notices > 0) console.log(`${notices} of ${pages} pages not drawn: ${file}`);
  for (const { file, seconds } of outcomes)
    if (seconds > SLOW_SECONDS) console.log(`${seconds.toFixed(1)} s: ${file}`);
  const different = outcomes.flatMap(({ file, difference }) =>
    difference !== null && difference > MOST_DIFFERENCE ? [{ file, difference }] : [],
  );
  for (const { file, difference } of different)
    console.log(`${(difference * 100).toFixed(1)} % off: ${file}`);
  if (values.compare)
    console.log(
      `${outcomes.filter(({ difference }) => difference !== null).length} compared with pypdfium2, ${different.length} more than ${MOST_DIFFERENCE * 100} % off`,
    );

  const broken = failures.filter(({ failure }) =>
    ['crashed', 'interrupted', 'took-too-long', 'out-of-memory'].includes(failure.reason),
  ).length;
  const sum = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  console.log(
    `${outcomes.length} files: ${outcomes.length - failures.length} drawn (${sum(({ pages }) => pages)} pages), ${failures.length - broken} refused, ${broken} crashed, too slow or too large; ${sum(({ seconds }) => seconds).toFixed(0)} s`,
  );
}

const [folder] = positionals;
if (folder === undefined) {
  console.error('Name a folder: npm run corpus <folder>');
  process.exit(2);
}
if (values.pictures !== undefined) await mkdir(values.pictures, { recursive: true });
const home = await mkdtemp(join(tmpdir(), 'lectern-corpus-'));
try {
  const outcomes: Outcome[] = [];
  for (const { name } of (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .sort((one, other) => one.name.localeCompare(other.name))) {
    outcomes.push(await convert(resolve(folder, name), home));
  }
  print(outcomes);
} finally {
  await rm(home, { recursive: true });
}
