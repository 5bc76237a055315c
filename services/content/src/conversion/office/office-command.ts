import { chown, mkdir, realpath } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  nodeFlags,
  nodeReads,
  sandboxOfConverters,
  type ConverterCommand,
} from '../sandbox/converter-command.ts';
import { confine, userFor } from '../sandbox/sandbox.ts';
import { python, type OfficeConverter } from './installed.ts';

/** Of processor time, its start included. */
const MOST_SECONDS = 1200;

/** WebAssembly reserves several times what it uses; the memory in use is watched. */
const MOST_MEMORY_BYTES = 32 * 1024 ** 3;

const workers = join(import.meta.dirname, '..', 'worker');
const systemScript = join(workers, 'libreoffice.py');
const wasmScript = join(workers, 'convert-office.ts');
/** What LibreOffice of the system reads beside libraries and fonts. */
const systemFolders = [
  '/etc/libreoffice',
  '/usr/share/zoneinfo',
  '/usr/share/libreoffice',
  '/var/lib/libreoffice',
  '/opt/libreoffice',
];

/** How a converter of one Office file is started in its own folder: in the sandbox, without network. */
export async function officeCommand(
  { engine, folder }: OfficeConverter,
  home: string,
): Promise<ConverterCommand> {
  const sandbox = await sandboxOfConverters();
  const user = userFor(sandbox);
  const cwd = await realpath(home);
  const writes = ['office', 'tmp'].map((name) => join(cwd, name));
  for (const each of writes) {
    await mkdir(each);
    if (user !== null) await chown(each, user, user);
  }
  const program =
    engine === 'system'
      ? {
          command: [await realpath(python), systemScript, folder],
          reads: [await realpath(python), systemScript, ...systemFolders.filter(existsSync)],
        }
      : {
          command: [process.execPath, ...nodeFlags(writes), '--allow-worker', wasmScript, folder],
          reads: nodeReads,
        };
  const temporary = join(cwd, 'tmp');
  const command = confine(sandbox, {
    ...program,
    writes,
    cwd,
    temporary,
    memoryBytes: MOST_MEMORY_BYTES,
    seconds: MOST_SECONDS,
    user,
  });
  return { command, cwd };
}
