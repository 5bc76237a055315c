import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Call } from './trace.ts';

type Change = Extract<Call, { call: 'write' | 'truncate' }>;

/** Files as a disk holds them: what was synced, and what the system may not have written yet. */
export class Disk {
  readonly #folder: string;
  readonly #synced = new Map<string, Buffer>();
  readonly #pending = new Map<string, Change[]>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param names of files in the folder, which are whole on the disk */
  static async of(folder: string, names: readonly string[]): Promise<Disk> {
    const disk = new Disk(folder);
    for (const name of names) disk.#synced.set(name, await readFile(join(folder, name)));
    return disk;
  }

  take(call: Call): void {
    if (call.call === 'send' || !call.file.startsWith(`${this.#folder}/`)) return;
    const name = call.file.slice(this.#folder.length + 1);
    if (call.call === 'delete') {
      this.#synced.delete(name);
      this.#pending.delete(name);
    } else if (call.call === 'sync') {
      this.#synced.set(name, this.#with(name, this.#pending.get(name) ?? []));
      this.#pending.delete(name);
    } else this.#pending.set(name, [...(this.#pending.get(name) ?? []), call]);
  }

  /**
   * The files as they are after a power loss.
   * @param survives whether a change that was not synced has reached the disk
   */
  async lose(folder: string, survives: () => boolean): Promise<void> {
    for (const name of new Set([...this.#synced.keys(), ...this.#pending.keys()])) {
      if (name.endsWith('-shm') || name.includes('/')) continue; // Memory that SQLite makes again; folders of files.
      const changes = (this.#pending.get(name) ?? []).filter(survives);
      await writeFile(join(folder, name), this.#with(name, changes), { mode: 0o600 });
    }
  }

  #with(name: string, changes: readonly Change[]): Buffer {
    let bytes = this.#synced.get(name) ?? Buffer.alloc(0);
    const length = changes.reduce(
      (most, change) =>
        change.call === 'write' ? Math.max(most, change.at + change.bytes.length) : change.length,
      bytes.length,
    );
    bytes = Buffer.concat([bytes], Math.max(length, bytes.length));
    for (const change of changes)
      if (change.call === 'write') change.bytes.copy(bytes, change.at);
      else bytes.fill(0, change.length);
    return bytes.subarray(0, length);
  }
}
