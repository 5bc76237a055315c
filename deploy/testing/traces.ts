import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { unpacked } from '@lectern/kernel/store/sqlite/log-body.ts';
import type { SqlValue } from '@lectern/kernel/store/sqlite/writer-protocol.ts';

/**
 * Finds which of these values a folder still holds: in a file's bytes, in hex, in base64 or broken into the lines
 * of a mail; in the rows of a database, where a value may span pages or be packed.
 * @returns `<name of the value> in <file>`
 */
export async function tracesOf(
  folder: string,
  values: Readonly<Record<string, string>>,
): Promise<string[]> {
  // Another process copies it: closing a file that SQLite has open here would release its locks.
  const copy = await mkdtemp(join(tmpdir(), 'lectern-traces-'));
  try {
    await promisify(execFile)('cp', ['-r', `${folder}/.`, copy]).catch((error: Error) => {
      if (!error.message.includes('No such file')) throw error; // It disappeared while the others were copied.
    });
    const sought = Object.entries(values).map(([name, value]) => ({ name, forms: formsOf(value) }));
    const found: string[] = [];
    const look = (text: string, place: string) => {
      for (const { name, forms } of sought)
        if (forms.some((form) => text.includes(form))) found.push(`${name} in ${place}`);
    };
    for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const [file, place] = [
        join(entry.parentPath, entry.name),
        join(entry.parentPath, entry.name).slice(copy.length + 1),
      ];
      const text = (await readFile(file)).toString('latin1').toLowerCase();
      look(text, place);
      if (place.endsWith('.eml')) look(text.replaceAll(/=?\r\n/g, ''), place);
      if (place.endsWith('.sqlite'))
        for (const { table, text: row } of rowsOf(join(folder, place)))
          look(row, `${place}, table ${table}`);
    }
    return [...new Set(found)].toSorted();
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** As text, in hex, and in base64 at any offset; in lower case. */
function formsOf(value: string): string[] {
  const bytes = Buffer.from(value);
  const inBase64 = [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64url');
    return encoded.slice(
      Math.ceil((offset * 8) / 6),
      Math.floor(((offset + bytes.length) * 8) / 6),
    );
  });
  const both = inBase64.flatMap((text) => [text, text.replaceAll('-', '+').replaceAll('_', '/')]);
  return [bytes.toString('latin1'), bytes.toString('hex'), ...both].map((form) =>
    form.toLowerCase(),
  );
}

function* rowsOf(file: string): Iterable<{ table: string; text: string }> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    for (const { name } of database
      .prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`)
      .all()) {
      const rows = database.prepare(`SELECT * FROM "${String(name)}"`).all() as Record<
        string,
        SqlValue
      >[];
      for (const row of rows)
        yield {
          table: String(name),
          text: Object.values(row).map(textOf).join('\n').toLowerCase(),
        };
    }
  } finally {
    database.close();
  }
}

function textOf(value: SqlValue): string {
  if (!(value instanceof Uint8Array)) return Buffer.from(String(value)).toString('latin1');
  try {
    return Buffer.from(unpacked(value)).toString('latin1');
  } catch {
    return Buffer.from(value).toString('latin1'); // A key, not a packed body.
  }
}
