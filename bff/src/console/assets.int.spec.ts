import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { portOf } from '@lectern/kernel/process/internal-server.ts';
import express from 'express';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { assets } from './assets.ts';

const script = 'export const word = "page";\n'.repeat(500);
let root: string;
let server: Server;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lectern-assets-'));
  await writeFile(join(root, 'outside.js'), 'secret');
  const folder = join(root, 'assets');
  await mkdir(folder);
  await writeFile(join(folder, 'main-1.js'), script);
  await writeFile(join(folder, 'main-1.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'bare-1.js'), script);
  await writeFile(join(folder, 'font.woff2'), 'bytes');
  server = express().use('/assets', assets(folder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(root, { recursive: true });
});

async function get(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  const port = portOf(server);
  const sent = request({ host: '127.0.0.1', port, path, headers });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode!, headers: answer.headers, body: await buffer(answer) };
}

test('a script goes out compressed to whoever takes that, and is kept for good', async () => {
  for (let time = 0; time < 2; time++) {
    const { headers, body } = await get('/assets/main-1.js', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(headers['cache-control']).toContain('immutable');
    expect(body.length).toBeLessThan(script.length / 10);
    expect(brotliDecompressSync(body).toString()).toBe(script);
  }
});

test('others get it as it is, and so do parts of it, what the build has not compressed and what is compressed already', async () => {
  expect((await get('/assets/main-1.js')).body.toString()).toBe(script);
  expect(
    (
      await get('/assets/main-1.js', { 'accept-encoding': 'br', range: 'bytes=0-5' })
    ).body.toString(),
  ).toBe('export');
  const bare = await get('/assets/bare-1.js', { 'accept-encoding': 'br' });
  expect([bare.headers['content-encoding'], bare.body.toString()]).toEqual([undefined, script]);
  expect(
    (await get('/assets/font.woff2', { 'accept-encoding': 'br' })).headers['content-encoding'],
  ).toBeUndefined();
});

test('nothing outside the folder can be reached', async () => {
  for (const path of [
    '/assets/../outside.js',
    '/assets/%2e%2e/outside.js',
    '/assets/..%2foutside.js',
    '/assets/missing.js',
  ]) {
    expect((await get(path, { 'accept-encoding': 'br' })).status).toBe(404);
  }
});
