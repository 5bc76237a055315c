import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { makeWorkFolder, removeLeftovers } from './work-folder.ts';

test('work is done inside the data folder, and what a killed process left there goes at the next start', async () => {
  const data = await mkdtemp(join(tmpdir(), 'lectern-data-'));
  try {
    const settings = { LECTERN_DATA: data };
    await removeLeftovers(settings); // Before there is any.
    const { pid: dead } = spawnSync(process.execPath, ['--version']);
    const own = await makeWorkFolder(settings);
    const folder = join(data, 'processing');
    const left = [`${hostname()}.${dead}.1.abc`, `${hostname()}.${process.pid}.earlier.abc`];
    const kept = [`${hostname()}.${process.ppid}.2.def`, 'other.1.3.ghi'];
    for (const name of [...left, ...kept]) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, 'file'), '%PDF-');
    }
    expect(own.startsWith(`${folder}/`)).toBe(true);
    expect((await stat(own)).mode & 0o777).toBe(0o700);
    await removeLeftovers(settings);
    expect((await readdir(folder)).sort()).toEqual([...kept, basename(own)].sort());
  } finally {
    await rm(data, { recursive: true, force: true });
  }
});
