// `npm run seed -- --presentations 100000 --hits 1000000`: makes a data folder of that size.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { admin } from '@lectern/deploy/standalone/spawn.ts';
import { fill } from './seed/fill.ts';

const usage =
  'Usage: npm run seed -- --presentations <number> --hits <number> [--viewings <number>] [--people <number>] [--data <folder>]';

function whole(text: string | undefined, byDefault: number | null): number {
  const number = text === undefined ? byDefault : Number(text);
  if (number === null || !Number.isSafeInteger(number) || number < 0) throw new TypeError(usage);
  return number;
}

try {
  const { values } = parseArgs({
    options: {
      presentations: { type: 'string' },
      hits: { type: 'string' },
      viewings: { type: 'string' },
      people: { type: 'string' },
      data: { type: 'string' },
    },
  });
  const hits = whole(values.hits, null);
  const size = {
    presentations: Math.max(1, whole(values.presentations, null)),
    hits,
    viewings: Math.min(hits, whole(values.viewings, Math.round(hits / 20))),
    ...(values.people !== undefined && { people: whole(values.people, 0) }),
  };
  const folder = resolve(values.data ?? process.env['LECTERN_DATA'] ?? './data');
  if (existsSync(join(folder, 'lectern.sqlite')))
    throw new TypeError(`${folder} holds a store already: name another folder with --data.`);
  await mkdir(folder, { recursive: true });
  await fill(folder, size);
  console.log(
    `\nLECTERN_DATA=${folder} npm start\nSign in as ${admin.email} with the password "${admin.password}".`,
  );
} catch (error) {
  console.error(error instanceof TypeError ? error.message : error);
  process.exitCode = 1;
}
