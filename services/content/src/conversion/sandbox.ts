import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';

const worker = join(import.meta.dirname, 'worker.ts');

/**
 * The command line that runs worker.ts with the least permissions: it reads its own code and the file, and writes to the
 * folder; no network, processes or JavaScript threads. If the system allows it, there is no network below Node either, and
 * a worker whose parent died ends with its processor time.
 */
export async function sandboxed(
  task: { file: string; folder: string },
  processorSeconds: number,
): Promise<{ command: string; flags: string[] }> {
  const [packages = ''] = createRequire(import.meta.url)
    .resolve('sharp')
    .split(`${sep}node_modules${sep}`);
  const readable = [
    join(packages, 'node_modules', '*'),
    join(import.meta.dirname, '*'),
    join(import.meta.dirname, '..', '..', 'package.json'),
    join(packages, 'package.json'),
    task.file,
    join(task.folder, '*'),
  ];
  const flags = [
    '--permission',
    '--allow-addons', // For sharp.
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${join(task.folder, '*')}`,
    '--max-old-space-size=256',
    '--disable-warning=SecurityWarning',
    worker,
  ];
  withoutNetwork ??= firstThatRuns([
    ['unshare', '--net'],
    ['unshare', '--map-root-user', '--net'],
  ]);
  const [command, ...options] = await withoutNetwork;
  if (!command) return { command: process.execPath, flags };
  return {
    command,
    flags: [
      ...options,
      'prlimit',
      '--core=0',
      `--cpu=${processorSeconds}`,
      process.execPath,
      ...flags,
    ],
  };
}

let withoutNetwork: Promise<string[]> | undefined;

async function firstThatRuns(commands: [string, ...string[]][]): Promise<string[]> {
  for (const [command, ...options] of commands) {
    const runs = await new Promise<boolean>((resolve) => {
      execFile(command, [...options, 'prlimit', '--core=0', 'true'], { env: {} }, (error) =>
        resolve(!error),
      );
    });
    if (runs) return [command, ...options];
  }
  return [];
}
