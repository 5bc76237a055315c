import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fill, type Size } from './seed/fill.ts';

/** Increase it when the seed changes. */
const SEED = 3;

/** A data folder of that size, made once and kept in the user's cache: a large one takes minutes. */
export async function seeded(size: Size): Promise<string> {
  const cache = join(
    process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'),
    'lectern',
    'bench',
  );
  const folder = join(
    cache,
    `seed-${SEED}-${size.presentations}-${size.hits}-${size.viewings}${size.people === undefined ? '' : `-${size.people}`}`,
  );
  if (existsSync(folder)) return folder;
  console.log(`${folder} is made once …`);
  const part = `${folder}.${process.pid}`;
  await mkdir(part, { recursive: true });
  try {
    await fill(part, size);
    await rename(part, folder);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
  return folder;
}
