import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, open, rm, symlink, writeFile } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readMade, readPageText } from './read-made.ts';
import { runConverter } from './run-converter.ts';
import type { WorkerMessage } from '../messages.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'lectern-output-'))));
afterAll(() => rm(folder, { recursive: true }));

/** Runs a program in the converter's place. */
async function run(code: string): Promise<WorkerMessage[]> {
  await using input = await open(devNull);
  const messages: WorkerMessage[] = [];
  await runConverter(
    { command: [process.execPath, '--eval', code], cwd: folder, input: input.fd },
    {
      onMessage: (message) => messages.push(message),
      limits: { pages: 1, milliseconds: 60_000, pageMilliseconds: 60_000, megabytes: 1024 },
      signal: undefined,
      kilobytes: 1024 ** 2,
    },
  );
  return messages;
}

const print = (message: object) => `console.log(${JSON.stringify(JSON.stringify(message))});`;
const box = { x: 0, y: 0, width: 10, height: 10 };
const page = { number: 1, width: 960, height: 540, text: 'Hello', links: [], isNotice: false };

test('messages come as they were printed', async () => {
  const messages = [
    { type: 'opened', pageCount: 1, title: null, outline: [{ title: 'A', page: 1, children: [] }] },
    { type: 'page', page: { ...page, links: [{ ...box, uri: 'https://example.com/' }] } },
    { type: 'done' },
  ];
  expect(await run(messages.map(print).join(''))).toEqual(messages);
});

test.each<[string, string]>([
  ['what is no JSON', `console.log('Hello');`],
  ['an unknown message', print({ type: 'NODE_HANDLE_NACK' })],
  ['a path of its own', print({ type: 'page', page: { ...page, picture: '/etc/shadow' } })],
  [
    'a link that runs a script',
    print({ type: 'page', page: { ...page, links: [{ ...box, uri: 'javascript:alert(1)' }] } }),
  ],
  ['a size that is none', print({ type: 'page', page: { ...page, width: -1 } })],
  ['an endless line', `const text = 'x'.repeat(1e6); for (;;) require('fs').writeSync(1, text);`],
  ['nothing', ''],
])('a converter that prints %s has crashed', async (_, code) => {
  await expect(run(code)).rejects.toMatchObject({ name: 'ConversionError', reason: 'crashed' });
});

test('files are read, but no link, pipe or folder in their place', async () => {
  const at = (name: string) => join(folder, name);
  await writeFile(at('file'), 'A page');
  expect(await text(await readMade(at('file')))).toBe('A page');
  await symlink(at('file'), at('link'));
  await mkdir(at('folder'));
  spawnSync('mkfifo', [at('pipe')]);
  for (const name of ['link', 'folder', 'pipe', 'missing'])
    await expect(readMade(at(name))).rejects.toThrow(name);
});

test('a text whose links run scripts is refused', async () => {
  const path = join(folder, 'text.json');
  const written = { width: 960, height: 540, runs: [{ ...box, text: 'Hello' }] };
  const store = (uri: string) =>
    writeFile(path, JSON.stringify({ ...written, links: [{ ...box, uri }], outline: [] }));
  await store('https://example.com/');
  expect(JSON.parse((await readPageText(path)).toString())).toMatchObject(written);
  await store('javascript:alert(1)');
  await expect(readPageText(path)).rejects.toMatchObject({ reason: 'crashed' });
});
