import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { composeGraph } from './compose.ts';
import { root } from './files.ts';
import { generateTypes } from './types.ts';

/**
 * Writes every generated file that is committed. With `--check` it writes nothing, names what has drifted
 * and ends with 1.
 */
async function main(): Promise<void> {
  const isCheck = process.argv.includes('--check');
  const { supergraph, api } = await composeGraph();
  const files = [
    { path: 'schemas/graphql/supergraph.graphql', content: supergraph },
    { path: 'schemas/graphql/api.graphql', content: api },
    ...(await generateTypes(api)),
  ];
  const drifted = [];
  for (const { path, content } of files) {
    const target = join(root, path);
    const before = await readFile(target, 'utf8').catch(() => null);
    if (before === content) continue;
    drifted.push(path);
    if (isCheck) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  if (isCheck && drifted.length > 0) {
    console.error(`Not up to date (npm run codegen writes them): ${drifted.join(', ')}`);
    process.exitCode = 1;
  } else {
    console.log(drifted.length === 0 ? 'Generated files are up to date.' : `Wrote ${drifted.join(', ')}`);
  }
}

await main();
