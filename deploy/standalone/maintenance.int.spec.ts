import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import { readSettings } from '@lectern/kernel/engines/settings.ts';
import { addPerson } from '../testing/add-person.ts';
import { startServices } from './lectern-process.ts';
import { checkReceipt, erase, maintain } from './maintenance.ts';

test('of two administrators the second is not erased, though nothing runs that could take the first out of the team', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-maintained-'));
  const settings = readSettings({
    LECTERN_DATA: folder,
    LECTERN_LOG_LEVEL: 'error',
    NODE_ENV: 'test',
  });
  try {
    const served = await startServices(settings);
    const one = await addPerson(served, { role: 'TEAM_ADMIN' });
    const other = await addPerson(served, { teamId: one.teamId, role: 'TEAM_ADMIN' });
    await served.stop();
    const said: string[] = [];
    const terminal = {
      log: (text: string) => void said.push(text),
      error: (text: string) => void said.push(text),
    };
    expect(await maintain(settings, erase(one.userId), { terminal })).toBe(0);
    const [, receipt = ''] = said.splice(0);
    expect(await maintain(settings, checkReceipt(receipt), { terminal })).toBe(0);
    expect(said).toEqual([
      expect.stringMatching(
        `^Signed by this installation: ${one.userId} was erased at .*, asked for by whoever runs the server\\. Their key is gone\\.$`,
      ),
    ]);
    await expect(
      maintain(settings, checkReceipt(receipt.replace('whoever runs the server', 'themselves'))),
    ).rejects.toThrow('This is no receipt of this installation, or it was changed.');
    await expect(maintain(settings, erase(other.userId))).rejects.toThrow(
      `${other.userId} is the only administrator. Make another member an administrator first.`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a contact is erased by the address; where several have it they are named, and where nobody has, nobody is erased', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-maintained-'));
  const settings = readSettings({
    LECTERN_DATA: folder,
    LECTERN_LOG_LEVEL: 'error',
    NODE_ENV: 'test',
  });
  try {
    const served = await startServices(settings);
    const { keys } = served.engines.engines;
    const [one, other] = [
      await addPerson(served, { role: 'TEAM_ADMIN' }),
      await addPerson(served, { role: 'TEAM_ADMIN' }),
    ];
    const contact = async (teamId: string, email: string) => {
      const personId = await blindIndex(keys, teamId, email);
      await keys.keyFor(personId);
      return personId;
    };
    const kim = await contact(one.teamId, 'kim@example.com');
    const both = [
      await contact(one.teamId, 'both@example.com'),
      await contact(other.teamId, 'both@example.com'),
    ];
    await served.stop();

    const keyOf = async (personId: string) => {
      let key: unknown;
      await maintain(settings, async ({ engines: { engines } }) => {
        key = await engines.keys.open(personId);
        return 0;
      });
      return key;
    };
    await expect(maintain(settings, erase('nobody@example.com'))).rejects.toThrow(
      'Nobody has the address nobody@example.com: no user, and no contact of any team.',
    );
    for (const unknown of ['nobody', '01a2040b-0000-7000-8000-000000000000'])
      await expect(maintain(settings, erase(unknown))).rejects.toThrow(
        `There is no person ${unknown}`,
      );
    expect(await maintain(settings, erase(' Kim@Example.com '))).toBe(0);
    expect(await keyOf(kim)).toBeNull();
    await expect(maintain(settings, erase('kim@example.com'))).rejects.toThrow(
      'Nobody has the address kim@example.com',
    );
    await expect(maintain(settings, erase('both@example.com'))).rejects.toThrow(
      /^2 persons have the address both@example\.com\. Say which by the id:(\n {4}npm run lectern -- erase [\w-]{43} {4}a contact of Other){2}$/,
    );
    expect(await keyOf(both[0]!)).not.toBeNull();
    expect(await maintain(settings, erase(both[0]!))).toBe(0);
    expect(await maintain(settings, erase('both@example.com'))).toBe(0);
    expect([await keyOf(both[0]!), await keyOf(both[1]!)]).toEqual([null, null]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
