import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aPdf } from '../../testing/a-pdf.ts';
import { printedBy } from '../../testing/in-sandbox.ts';

const code = join(import.meta.dirname, '..', '..', '..', '..', '..');
const user = 60_001;

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'lectern-user-'));
  await writeFile(join(home, 'upload.pdf'), await aPdf({ pages: 2 }));
  await chown(home, user, user);
});
afterEach(() => rm(home, { recursive: true }));

const convert = `/mnt/node_modules/.bin/node --disable-warning=ExperimentalWarning /mnt/services/content/src/testing/convert-here.ts "$2"`;

/** Runs a script with mounts of its own: $0 is our code, $1 an empty folder, $2 where the file is. */
async function asRoot(script: string): Promise<unknown> {
  const root = await mkdtemp(join(tmpdir(), 'lectern-root-'));
  const command = ['unshare', '--mount', 'sh', '-ec', script, code, root, home];
  const printed = await printedBy({ command, cwd: '/' });
  await rm(root, { recursive: true });
  return printed;
}

// Only root can become these users.
if (process.getuid?.() === 0) {
  test('a user without rights has the sandbox, too', async () => {
    const script = `mount --bind "$0" /mnt; exec setpriv --reuid=${user} --regid=${user} --clear-groups ${convert}`;
    expect(await asRoot(script)).toEqual({ sandbox: 'bubblewrap', pages: 2 });
  });

  test('where a user may not make namespaces, as in many containers, there is none', async () => {
    // In a changed root, the kernel refuses them.
    const script = `mount --rbind / "$1"; mount --bind "$0" "$1/mnt"; exec chroot --userspec=${user}:${user} --groups= "$1" ${convert}`;
    expect(await asRoot(script)).toEqual({ sandbox: 'none', pages: 2 });
  });

  test('root without its rights, as in containers by default, has none', async () => {
    const script = `mount --bind "$0" /mnt; exec setpriv --bounding-set=-sys_admin --inh-caps=-all ${convert}`;
    expect(await asRoot(script)).toEqual({ sandbox: 'none', pages: 2 });
  });
}
