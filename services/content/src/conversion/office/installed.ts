import { access, open, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What turns Office files into PDFs. */
export interface OfficeConverter {
  name: string;
  version: string;
  /** How worker/ starts it. */
  engine: 'system' | 'wasm';
  /** Its program or package. */
  folder: string;
  /** Memory that it takes itself, and for a file. */
  megabytes: number;
}

/** What people know the converter by. */
export const OFFICE = 'LibreOffice';

const programs = ['/usr/lib/libreoffice/program', '/opt/libreoffice/program'];
/** With the modules that talk to LibreOffice. */
export const python = '/usr/bin/python3';
const pythonModules = '/usr/lib/python3/dist-packages/uno.py';
const wasmPackage = '@matbee/libreoffice-converter';

/** The best comes first: LibreOffice of the system is faster than the one in WebAssembly, and takes a third of its memory. */
export async function installedConverters(): Promise<OfficeConverter[]> {
  const found = [await systemLibreOffice(), await wasmLibreOffice()];
  return found.filter((converter) => converter !== null);
}

async function systemLibreOffice(): Promise<OfficeConverter | null> {
  for (const folder of programs) {
    try {
      for (const file of [join(folder, 'soffice.bin'), python, pythonModules]) await access(file);
    } catch {
      continue;
    }
    const version = await versionIn(join(folder, 'types.rdb'));
    return { name: OFFICE, version, engine: 'system', folder, megabytes: 2048 };
  }
  return null;
}

async function wasmLibreOffice(): Promise<OfficeConverter | null> {
  try {
    const manifest = createRequire(import.meta.url).resolve(`${wasmPackage}/package.json`);
    const { version }: { version: string } = JSON.parse(await readFile(manifest, 'utf8'));
    const folder = join(dirname(manifest), 'wasm');
    const name = 'LibreOffice in WebAssembly';
    return { name, version, engine: 'wasm', folder, megabytes: 4096 };
  } catch {
    return null;
  }
}

/** The file begins with the name and the version of what wrote it. */
async function versionIn(file: string): Promise<string> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(128), position: 0 });
  return /LibreOffice ([\d.]+)/.exec(buffer.toString('latin1', 0, bytesRead))?.[1] ?? '';
}
