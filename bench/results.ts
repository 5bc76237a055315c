import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { Bench, Verdict } from './bench.ts';

const file = new URL('./results.md', import.meta.url);
const head = new URL('./results.head.md', import.meta.url);

/** A section of the results, with its own date and machine, because other sections may be older. */
export function sectionOf(
  { name, title }: Bench,
  { what, rows, floor, isMet, limit }: Verdict,
): string {
  const table = rows.map(
    ({ name: of, spread: { min, median, max }, digits }) =>
      `| ${of} | ${min.toFixed(digits)} | **${median.toFixed(digits)}** | ${max.toFixed(digits)} |`,
  );
  return `## ${title}

${what}.

| | min | median | max |
|---|---|---|---|
${table.join('\n')}

Floor: ${floor}. ${isMet ? 'Met.' : '**Not met.**'} What limits it: ${limit}.

\`npm run bench -- ${name}\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}.
`;
}

/** Puts fresh sections into the results, in the order of the benches, and keeps the others. */
export async function merge(
  benches: readonly Bench[],
  fresh: ReadonlyMap<string, string>,
): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '');
  const known = new Map(
    before
      .split(/^(?=## )/m)
      .slice(1)
      .map((section) => [/^## (.*)$/m.exec(section)?.[1] ?? '', `${section.trim()}\n`]),
  );
  const sections = benches.flatMap(({ name, title }) => fresh.get(name) ?? known.get(title) ?? []);
  await writeFile(file, [`${(await readFile(head, 'utf8')).trim()}\n`, ...sections].join('\n'));
}
