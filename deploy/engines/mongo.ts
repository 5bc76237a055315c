import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cached, install, installJars, versions } from './cache.ts';
import { type Engine, type LocalProcess, startProcess } from './engine.ts';
import { freePort } from './ports.ts';

const source = fileURLToPath(new URL('mongo/LecternMongo.java', import.meta.url));

/** The folder's name covers our source, so that a change is built. Resolves to the Java class path. */
export async function installMongo(): Promise<string> {
  const sourceHash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 8);
  const folder = await cached(
    `mongo-java-server-${versions.mongoEmulator}-${sourceHash}`,
    async (partial) => {
      const artifacts = ['mongo-java-server', 'mongo-java-server-h2-backend'].map(
        (name) => `de.bwaldvogel:${name}:${versions.mongoEmulator}`,
      );
      const lib = await installJars(partial, artifacts);
      await install('javac', ['-cp', `${lib}/*`, '-d', join(partial, 'classes'), source], {
        cwd: partial,
      });
    },
  );
  return `${folder}/classes:${folder}/lib/*`;
}

/**
 * The MongoDB emulator: enough to prove the adapter's logic. It has no replication, elections or transactions and
 * scans where MongoDB uses an index, so keep test data under about 10,000 documents.
 */
export async function startMongo({ folder }: { folder: string }): Promise<Engine & LocalProcess> {
  const [classPath, port] = [await installMongo(), await freePort()];
  mkdirSync(folder, { recursive: true });
  const args = [
    '-Xmx512m',
    '-XX:+UseSerialGC',
    '-cp',
    classPath,
    'LecternMongo',
    join(folder, 'mongo.mv'),
    String(port),
  ];
  const server = await startProcess({ name: 'mongo', command: 'java', args, folder, port });
  return {
    ...server,
    url: `mongodb://127.0.0.1:${port}/lectern`,
    description: `EMULATOR, not MongoDB: mongo-java-server ${versions.mongoEmulator} on H2, local process`,
  };
}
