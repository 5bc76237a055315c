import { chown, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { join, sep } from 'node:path';
import type { WorkerTask } from '../messages.ts';
import { cleaningFolders, converterFolders, partFolders } from '../page-paths.ts';
import { confine, safestSandbox, userFor, type Sandbox } from './sandbox.ts';
import type { ConversionLimits } from '../limits.ts';

/** A command line and the folder it starts in. */
export interface ConverterCommand {
  command: readonly string[];
  cwd: string;
}

const source = join(import.meta.dirname, '..');
const worker = join(source, 'worker', 'worker.ts');
const [installed = ''] = createRequire(import.meta.url)
  .resolve('sharp')
  .split(`${sep}node_modules${sep}`);
const packages = join(installed, 'node_modules');
const readFolders = [packages, source];
const readFiles = [join(source, '..', '..', 'package.json'), join(installed, 'package.json')];
/** What Node and our code need. */
export const nodeReads = [...readFolders, ...readFiles, process.execPath];

const foldersOf = {
  pages: converterFolders,
  storyboard: converterFolders,
  film: ['tmp'],
  clean: cleaningFolders,
  parts: partFolders,
} as const;

let chosen: Promise<Sandbox> | undefined;

/** The one for all converters of this process. Node must run in it, and find its code. */
export function sandboxOfConverters(): Promise<Sandbox> {
  const code = JSON.stringify([worker, packages]);
  const look = `for (const path of ${code}) process.getBuiltinModule('fs').accessSync(path)`;
  return (chosen ??= safestSandbox({
    command: [process.execPath, '--eval', look],
    reads: nodeReads,
  }));
}

/**
 * How worker.ts is started: in the sandbox, and with the least permissions of Node's own, which hold JavaScript where
 * the sandbox is weak or missing.
 */
export async function converterCommand(work: {
  folder: string;
  task: WorkerTask;
  limits: ConversionLimits;
  isInBackground: boolean;
}): Promise<ConverterCommand> {
  const sandbox = await sandboxOfConverters();
  const cwd = await realpath(work.folder);
  const { task, limits } = work;
  const writes = foldersOf[task.type].map((name) => join(cwd, name));
  const user = userFor(sandbox);
  if (user !== null) for (const folder of writes) await chown(folder, user, user);
  const command = confine(sandbox, {
    command: [process.execPath, ...nodeFlags(writes), worker, JSON.stringify(task)],
    reads: nodeReads,
    writes,
    cwd,
    seconds: Math.ceil(limits.milliseconds / 500),
    user,
  });
  const { PRIORITY_LOW } = constants.priority;
  return {
    command: work.isInBackground ? ['nice', '-n', `${PRIORITY_LOW}`, ...command] : command,
    cwd,
  };
}

export function nodeFlags(writes: readonly string[]): string[] {
  return [
    '--permission',
    '--allow-addons', // For sharp.
    ...readFolders.map((folder) => `--allow-fs-read=${join(folder, '*')}`),
    ...readFiles.map((file) => `--allow-fs-read=${file}`),
    ...writes.map((folder) => `--allow-fs-write=${join(folder, '*')}`),
    '--max-old-space-size=256',
    '--disable-warning=SecurityWarning',
  ];
}
