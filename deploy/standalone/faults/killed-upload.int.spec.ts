import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  beginUpload,
  cutOff,
  offsetOf,
  sendUpload,
  type UploadServer,
} from '@lectern/bff/testing/tus-client.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { startHere } from '../../testing/lectern-here.ts';
import { PublicApi } from '../public-api.ts';
import { spawnLectern } from '../spawn.ts';

test('an upload goes on after the server was killed, on the server that took its place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-killed-'));
  const bytes = new Uint8Array(24 * 1024 ** 2).fill(7);
  const ended: (() => Promise<unknown>)[] = [];
  try {
    const killed = await spawnLectern({ folder });
    ended.push(killed.stop);
    const before = await signedIn(killed.url);
    const path = await beginUpload(before, bytes.length);
    let came = 0;
    await cutOff(before, path, bytes.subarray(0, 20 * 1024 ** 2), bytes.length, async () => {
      await until(
        async () => (came = await bytesUnder(join(folder, 'blobs'))) > 18 * 1024 ** 2,
        'most of it has come',
      );
      killed.child.kill('SIGKILL');
      await killed.ended;
    });
    const next = await startHere({ folder });
    ended.push(next.stop);
    const server = await signedIn(next.url);
    const offset = await offsetOf(server, path);
    expect(offset).toBeGreaterThanOrEqual(came - 16 * 1024 ** 2);
    const rest = await sendUpload(server, 'PATCH', path, {
      headers: { 'upload-offset': String(offset) },
      body: bytes.slice(offset),
    });
    expect([rest.status, rest.headers.get('upload-offset')]).toEqual([204, String(bytes.length)]);
    expect(rest.headers.get('upload-receipt')).not.toBeNull();
  } finally {
    for (const end of ended) await end();
    await rm(folder, { recursive: true, force: true });
  }
});

const signedIn = async (url: string): Promise<UploadServer> => ({
  url,
  token: (await PublicApi.signIn(url)).authorization.replace('Bearer ', ''),
});

async function bytesUnder(folder: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /parts\/\d/.test(name),
  );
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((total, size) => total + size, 0);
}
