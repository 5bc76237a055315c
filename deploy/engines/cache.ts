import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** All engine versions. Kafka 4.4.0 is broken: its pom names an artifact that was never published. */
export const versions = {
  kafka: '4.3.1',
  log4j: '2.25.4',
  mongoEmulator: '1.47.0',
  nats: '2.15.2',
  versitygw: '1.8.0',
  toxiproxy: '2.5.0',
};

const cacheFolder =
  process.env['LECTERN_ENGINES_CACHE'] ?? join(homedir(), '.cache/lectern/engines');

/**
 * A cache folder, filled once: in a temporary folder that is then renamed, so that an interrupted
 * install is never used, and under a lock, so that two runs do not install twice.
 */
export async function cached(
  name: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(cacheFolder, name);
  if (existsSync(folder)) return folder;
  await mkdir(cacheFolder, { recursive: true });
  const unlock = await lock(`${folder}.lock`);
  try {
    if (existsSync(folder)) return folder;
    console.error(`Installing ${name} into ${cacheFolder} …`);
    // A new name each time: an interrupted install may still be writing to its own.
    const partial = await mkdtemp(`${folder}.partial-`);
    try {
      await fill(partial);
      await rename(partial, folder);
      return folder;
    } finally {
      await rm(partial, { recursive: true, force: true });
    }
  } finally {
    unlock();
  }
}

/** SQLite's own file lock: the kernel releases it when its holder dies, so a stale one cannot exist. */
async function lock(path: string): Promise<() => void> {
  const file = new DatabaseSync(path, { timeout: 0 });
  for (;;) {
    try {
      file.exec('BEGIN EXCLUSIVE');
      return () => file.close();
    } catch {
      await delay(100);
    }
  }
}

/** Runs an installer; its output becomes the error if it fails. */
export async function install(
  command: string,
  args: string[],
  options: { cwd: string; env?: Record<string, string> },
): Promise<void> {
  try {
    await promisify(execFile)(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      maxBuffer: 2 ** 26,
    });
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: string; stdout?: string; stderr?: string };
    const reason =
      code === 'ENOENT'
        ? `${command} is not installed`
        : `${stdout ?? ''}${stderr ?? ''}`.slice(-2000);
    throw new Error(`${command} ${args.join(' ')} failed: ${reason}`, { cause: error });
  }
}

/** Downloads the artifacts ("group:name:version") and their runtime dependencies into `folder/lib`. */
export async function installJars(folder: string, artifacts: string[]): Promise<string> {
  const dependencies = artifacts.map((artifact) => {
    const [group, name, version] = artifact.split(':');
    return `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version></dependency>`;
  });
  await writeFile(
    join(folder, 'pom.xml'),
    `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>lectern</groupId><artifactId>engine</artifactId><version>1</version><packaging>pom</packaging>
<dependencies>\n${dependencies.join('\n')}\n</dependencies></project>\n`,
  );
  const lib = join(folder, 'lib');
  await install(
    'mvn',
    [
      '-q',
      '-B',
      'dependency:copy-dependencies',
      '-DincludeScope=runtime',
      `-DoutputDirectory=${lib}`,
    ],
    { cwd: folder },
  );
  return lib;
}

/** Builds the command of a Go module at that version; returns the path of the binary. */
export async function installGo(
  name: string,
  module: string,
  version: string,
  binary: string,
): Promise<string> {
  const folder = await cached(`${name}-${version}`, (partial) =>
    install('go', ['install', `${module}@v${version}`], {
      cwd: partial,
      env: { GOBIN: partial, CGO_ENABLED: '0' },
    }),
  );
  return join(folder, binary);
}
