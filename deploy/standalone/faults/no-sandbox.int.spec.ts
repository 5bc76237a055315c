import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { freePort } from '../spawn.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'lectern-no-sandbox-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** `npm start` without the right to make namespaces, as root in a container. */
async function startWithout(env: NodeJS.ProcessEnv) {
  const [port, contentPort] = await Promise.all([freePort(), freePort()]);
  const main = join(import.meta.dirname, '../main.mjs');
  const command = ['--bounding-set=-sys_admin', '--inh-caps=-all', process.execPath, main];
  return spawn('setpriv', command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...{ PATH: process.env['PATH'], HOME: process.env['HOME'] },
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...{ LECTERN_DATA: folder, LECTERN_HOST: '127.0.0.1', LECTERN_PORT: String(port) },
      LECTERN_CONTENT_URL: `http://127.0.0.1:${contentPort}`,
      ...env,
    },
  });
}

// Only root can give up that right alone.
if (process.getuid?.() === 0) {
  test('without a sandbox, an installation that others reach does not start', async () => {
    const lectern = await startWithout({ LECTERN_URL: 'https://lectern.example' });
    const [said, [code]] = await Promise.all([text(lectern.stderr), once(lectern, 'close')]);
    expect({ said: said.trim(), code }).toEqual({
      said: expect.stringMatching(
        /^Lectern cannot start: there is no sandbox .+ Install bubblewrap .+ LECTERN_UNSAFE_CONVERSION to allow\.$/,
      ),
      code: 1,
    });
  });

  test.each<[string, NodeJS.ProcessEnv]>([
    ['on a laptop', {}],
    [
      'where the operator allows it',
      { LECTERN_URL: 'https://lectern.example', LECTERN_UNSAFE_CONVERSION: 'allow' },
    ],
  ])('%s, it starts and warns once', async (_, env) => {
    const lectern = await startWithout(env);
    let said = '';
    lectern.stdout.on('data', (data) => {
      said += String(data);
      if (said.includes('Lectern is ready')) lectern.kill();
    });
    expect(await once(lectern, 'close')).toEqual([0, null]);
    expect(said.match(/There is no sandbox/g)).toHaveLength(1);
  });
}
