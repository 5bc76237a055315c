import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readSettings } from '@lectern/kernel/settings.ts';
import { addPerson } from '../testing/add-person.ts';
import { startServices } from './lectern-process.ts';
import { erase, maintain } from './maintenance.ts';

test('of two administrators the second is not erased, though nothing runs that could take the first out of the team', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-maintained-'));
  const settings = readSettings({ LECTERN_DATA: folder, LECTERN_LOG_LEVEL: 'error', NODE_ENV: 'test' });
  try {
    const served = await startServices(settings);
    const one = await addPerson(served, { role: 'TEAM_ADMIN' });
    const other = await addPerson(served, { teamId: one.teamId, role: 'TEAM_ADMIN' });
    await served.stop();
    expect(await maintain(settings, erase(one.userId))).toBe(0);
    await expect(maintain(settings, erase(other.userId))).rejects.toThrow(`${other.userId} is the only administrator. Make somebody else one first.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
