import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inSandbox, makeWorkPlace, printedBy, sandboxesHere } from '../../testing/in-sandbox.ts';

const source = join(import.meta.dirname, '..', '..', 'testing', 'native-probe', 'main.go');

let built: string;
let probe: string;
beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'lectern-probe-'));
  await chmod(built, 0o755);
  probe = join(built, 'probe');
  const env = { ...process.env, CGO_ENABLED: '0' };
  await promisify(execFile)('go', ['build', '-o', probe, source], { env });
});
afterAll(() => rm(built, { recursive: true }));

for (const sandbox of await sandboxesHere()) {
  test(`in the sandbox ${sandbox}, calls of the system reach the own folders only`, async () => {
    const { home, folder } = await makeWorkPlace();
    const secret = join(home, 'secret');
    await writeFile(secret, 'secret', { mode: 0o600 });
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const command = await inSandbox(sandbox, folder, [
      probe,
      ...[secret, String(port), String(process.pid)],
    ]);
    const { done, processes } = (await printedBy(command)) as { done: string[]; processes: number };
    expect(done).toEqual(['write']);
    expect(processes).toBeGreaterThan(1);
    expect(processes).toBeLessThan(128);
    server.close();
    await rm(home, { recursive: true });
  });
}
