import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { until } from '@lectern/kernel/testing/until.ts';
import {
  inSandbox,
  isRunning,
  makeWorkPlace,
  printedBy,
  sandboxesHere,
} from '../../testing/in-sandbox.ts';
import { converterCommand, type ConverterCommand } from './converter-command.ts';
import type { WorkerTask } from '../messages.ts';
import { runConverter } from './run-converter.ts';
import type { Sandbox } from './sandbox.ts';

const node = process.execPath;
const limits = { pages: 10, milliseconds: 60_000, pageMilliseconds: 60_000, megabytes: 1024 };

let home: string;
/** Where the sandbox may write. */
let folder: string;
beforeEach(async () => void ({ home, folder } = await makeWorkPlace()));
afterEach(() => rm(home, { recursive: true }));

/** Node without its own permissions in a sandbox: to the system, as much native code as a broken decoder. */
const evalIn = (sandbox: Sandbox, code: string) =>
  inSandbox(sandbox, folder, [node, '--eval', code]);

/** JavaScript in worker.ts's place. */
async function inConverter(
  code: string,
  task: WorkerTask = { type: 'pages', kind: 'PDF', maximumPages: limits.pages },
): Promise<ConverterCommand> {
  const { command, cwd } = await converterCommand({
    folder,
    task,
    limits,
    isInBackground: false,
  });
  return { command: [...command.slice(0, -2), '--eval', code], cwd };
}

/** What code tries in turn, and the names of what it could do. */
function attempts(tries: Record<string, string>): string {
  const lines = Object.entries(tries).map(
    ([name, code]) => `try { ${code}; done.push('${name}') } catch {}`,
  );
  return `const [fs, net, processes] = ['fs', 'net', 'child_process'].map((name) => process.getBuiltinModule(name));
    const connect = (to) => new Promise((resolve, reject) => net.connect(to).on('connect', resolve).on('error', reject));
    (async () => { const done = []; ${lines.join('\n')}; console.log(JSON.stringify(done)); process.exit(); })();`;
}

const quoted = (...parts: string[]) => JSON.stringify(join(home, ...parts));

async function harm() {
  await mkdir(join(home, 'data', 'processing', 'other', 'pages'), { recursive: true });
  const files = [
    ['data', 'secret'],
    ['data', 'keys.sqlite'],
    ['data', 'processing', 'other', 'file'],
  ];
  for (const path of files) await writeFile(join(home, ...path), 'secret', { mode: 0o600 });
  const server = createServer().listen(0, '127.0.0.1');
  const local = createServer().listen(`\0${home}`);
  await Promise.all([once(server, 'listening'), once(local, 'listening')]);
  const { port } = server.address() as AddressInfo;
  const code = {
    write: `fs.writeFileSync('pictures/0001.jpg', 'picture')`,
    readSecret: `fs.readFileSync(${quoted('data', 'secret')})`,
    readKeys: `fs.readFileSync(${quoted('data', 'keys.sqlite')})`,
    changeKeys: `fs.appendFileSync(${quoted('data', 'keys.sqlite')}, 'x')`,
    readOther: `fs.readFileSync(${quoted('data', 'processing', 'other', 'file')})`,
    listOthers: `fs.readdirSync(${quoted('data', 'processing')})`,
    readPasswords: `fs.readFileSync('/etc/shadow')`,
    readEnvironment: `fs.readFileSync('/proc/${process.pid}/environ')`,
    writeBeside: `fs.writeFileSync(${quoted('pages', 'other')}, '')`,
    replaceFolder: `fs.renameSync('pictures', 'other')`,
    writeCode: `fs.appendFileSync(${JSON.stringify(import.meta.filename)}, '')`,
    writeSystem: `fs.writeFileSync('/usr/lib/lectern', '')`,
    connect: `await connect({ port: ${port}, host: '127.0.0.1' })`,
    connectLocally: `await connect({ path: '\\0${home}' })`,
    signal: `process.kill(${process.pid}, 0)`,
    becomeRoot: `process.setuid(0); fs.readdirSync('/root')`,
  };
  return {
    code,
    async end() {
      server.close();
      local.close();
      await Promise.all([once(server, 'close'), once(local, 'close')]);
    },
  };
}

test('the converter’s JavaScript writes pages and does nothing else', async () => {
  const { code, end } = await harm();
  const more = {
    start: `processes.execFileSync(${JSON.stringify(node)}, ['--version'])`,
    thread: `new (process.getBuiltinModule('worker_threads').Worker)('1', { eval: true })`,
    readEnvironmentOfOurs: `if (Object.keys(process.env).some((name) => !['PWD', 'TMPDIR'].includes(name))) 0; else throw 0`,
  };
  expect(await printedBy(await inConverter(attempts({ ...code, ...more })))).toEqual(['write']);
  await end();
});

test('the process that cleans a PDF writes the copy and no page', async () => {
  const { code, end } = await harm();
  const copy = { writeCopy: `fs.writeFileSync('clean/clean.pdf', 'copy')` };
  const cleaner = await inConverter(attempts({ ...copy, ...code }), {
    type: 'clean',
    pageCount: 1,
  });
  expect(await printedBy(cleaner)).toEqual(['writeCopy']);
  await end();
});

test('the process that draws parts of a page writes those alone', async () => {
  const { code, end } = await harm();
  const parts = {
    writePart: `fs.writeFileSync('parts/0-0.webp', 'part')`,
    writeCopy: `fs.writeFileSync('clean/clean.pdf', 'copy')`,
  };
  const whole = { width: 2560, height: 1920 };
  const task: WorkerTask = { type: 'parts', page: 1, whole, parts: [] };
  const drawer = await inConverter(attempts({ ...parts, ...code }), task);
  expect(await printedBy(drawer)).toEqual(['writePart']);
  await end();
});

for (const sandbox of await sandboxesHere()) {
  describe(`in the sandbox ${sandbox}, native code`, () => {
    test('writes pages and reaches nothing else', async () => {
      const { code, end } = await harm();
      expect(await printedBy(await evalIn(sandbox, attempts(code)))).toEqual(['write']);
      await end();
    });

    test('starts a few processes at most', async () => {
      const code = `
        const { spawn } = process.getBuiltinModule('child_process');
        const started = Array.from({ length: 40 }, () => new Promise((resolve) =>
          spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 1e6)', ${quoted()}])
            .on('spawn', () => resolve(1)).on('error', () => resolve(0))));
        Promise.all(started).then((each) => { console.log(each.reduce((sum, one) => sum + one)); process.exit(); });`;
      expect(await printedBy(await evalIn(sandbox, code))).toBeLessThan(40);
      await until(async () => !(await isRunning(home)), 'its processes end with it');
    });

    test('ends with all it started when its time is up', async () => {
      const code = `
        const { spawn } = process.getBuiltinModule('child_process');
        spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 1e6)', ${quoted()}], { detached: true, stdio: 'ignore' })
          .on('spawn', () => console.log('{"type":"opened","pageCount":1,"title":null,"outline":[]}'));
        setTimeout(() => {}, 1e6);`;
      const start = { ...(await evalIn(sandbox, code)), input: 0 };
      let wasSeen = false;
      const running = runConverter(start, {
        onMessage: () => (wasSeen = true),
        limits: { ...limits, milliseconds: 5000 },
        signal: undefined,
        kilobytes: 1024 ** 2,
      });
      await expect(running).rejects.toMatchObject({ reason: 'took-too-long' });
      expect(wasSeen).toBe(true);
      await until(async () => !(await isRunning(home)), 'its processes end with it');
    });

    test('is stopped when its processes together fill the memory', async () => {
      const code = `
        const { spawn } = process.getBuiltinModule('child_process');
        const fill = 'const kept = Buffer.alloc(150e6, 1); setTimeout(() => kept, 1e6)';
        for (let number = 0; number < 3; number++) spawn(process.execPath, ['--eval', fill]);
        setTimeout(() => {}, 1e6);`;
      const start = { ...(await evalIn(sandbox, code)), input: 0 };
      const rest = { onMessage() {}, limits, signal: undefined, kilobytes: 400 * 1024 };
      await expect(runConverter(start, rest)).rejects.toMatchObject({ reason: 'out-of-memory' });
    });

    test('is gone when the process that started it is killed', async () => {
      const {
        command: [program = '', ...args],
      } = await evalIn(sandbox, `console.log('1'); setTimeout(() => ${quoted()}, 1e6)`);
      const starter = spawn(
        node,
        [
          '--eval',
          `process.getBuiltinModule('child_process').spawn(${JSON.stringify(program)}, ${JSON.stringify(args)}, { cwd: ${JSON.stringify(folder)}, detached: true, stdio: ['ignore', 'inherit', 'inherit'] })`,
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      await once(starter.stdout, 'data');
      starter.kill('SIGKILL');
      await until(async () => !(await isRunning(home)), 'it is gone');
    });
  });
}
