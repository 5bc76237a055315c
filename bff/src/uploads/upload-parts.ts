import { originalKey, uploadFolder } from '@lectern/kernel/blobs/file-keys.ts';
import type { Blobs } from '@lectern/kernel/blobs/port.ts';
import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

/** How much of what came at last a crash may cost. */
const PART_BYTES = 16 * 1024 ** 2;

const infoSchema = z.strictObject({
  userId: z.string(),
  fileName: z.string(),
  mimeType: z.string(),
  /** In bytes, as announced. */
  size: z.number().int().nonnegative(),
  createdAt: z.string(),
});
export type UploadInfo = z.output<typeof infoSchema>;
const doneSchema = z.strictObject({ digest: z.string() });

interface Part {
  key: string;
  start: number;
  end: number;
}

/**
 * An upload that may break off and go on, as parts among the blobs, so that every copy of the edge can take the next
 * one. A part is written once, under a name of its own, and never changed: whatever two connections send at the same
 * time, the parts that reach furthest count, and no lock between copies is needed.
 */
export class UploadParts {
  readonly #blobs: Blobs;
  readonly #teamId: string;
  readonly #id: string;
  readonly #folder: string;

  constructor(blobs: Blobs, teamId: string, id: string) {
    this.#blobs = blobs;
    this.#teamId = teamId;
    this.#id = id;
    this.#folder = uploadFolder(teamId, id);
  }

  async begin(info: UploadInfo): Promise<void> {
    await this.#blobs.put(`${this.#folder}/info.json`, Buffer.from(JSON.stringify(info)), 'application/json');
  }

  /** Null where there is no such upload (any more). */
  async info(): Promise<UploadInfo | null> {
    return this.#read('info.json', infoSchema);
  }

  /** How many bytes from the beginning are safe. */
  async reached(): Promise<number> {
    return (await this.#chain()).at(-1)?.end ?? 0;
  }

  /** Keeps what comes, also of a source that breaks off. @returns how far it is then @throws what the source or the store has thrown */
  async append(source: AsyncIterable<Buffer>, offset: number): Promise<number> {
    const chunks = source[Symbol.asyncIterator]();
    let at = offset;
    let broken: unknown;
    const next = async (): Promise<Buffer | null> => {
      try {
        const { done, value } = await chunks.next();
        return done ? null : value;
      } catch (error) {
        broken = error;
        return null;
      }
    };
    for (let first = await next(); first; first = await next()) {
      const start = at;
      const piece = async function* (chunk: Buffer) {
        for (let current: Buffer | null = chunk; current; current = at - start < PART_BYTES ? await next() : null) {
          at += current.length;
          yield current;
        }
      };
      await this.#blobs.put(`${this.#folder}/parts/${String(start).padStart(15, '0')}-${randomUUID()}`, Readable.from(piece(first), { objectMode: false }), 'application/octet-stream');
    }
    if (broken !== undefined) throw broken;
    return at;
  }

  /** Makes the file of its parts, once all are there; again where a crash came between. @returns SHA-256 of its bytes, hex */
  async assemble(): Promise<string> {
    const done = await this.#read('done.json', doneSchema);
    if (done) return done.digest;
    const parts = await this.#chain();
    const hash = createHash('sha256');
    const blobs = this.#blobs;
    const bytes = async function* () {
      for (const { key, end, start } of parts) {
        const part = await blobs.get(key, { start: 0, end: end - start - 1 });
        if (!part) throw new Error(`A part of an upload is gone: ${key}`);
        for await (const chunk of part.body as AsyncIterable<Buffer>) {
          hash.update(chunk);
          yield chunk;
        }
      }
    };
    await blobs.put(originalKey(this.#teamId, this.#id), Readable.from(bytes(), { objectMode: false }), 'application/octet-stream');
    const digest = hash.digest('hex');
    await blobs.put(`${this.#folder}/done.json`, Buffer.from(JSON.stringify({ digest })), 'application/json');
    await this.#remove('parts/');
    return digest;
  }

  /** The file that was made of it stays: it may be published already, or is swept away. */
  async remove(): Promise<void> {
    await this.#remove('');
  }

  async #remove(under: string): Promise<void> {
    for await (const { key } of this.#blobs.list(`${this.#folder}/${under}`)) await this.#blobs.delete(key);
  }

  /** The parts that together reach furthest, one after the other from the beginning. */
  async #chain(): Promise<Part[]> {
    if (await this.#blobs.head(`${this.#folder}/done.json`)) {
      const size = (await this.info())?.size ?? 0;
      return size === 0 ? [] : [{ key: originalKey(this.#teamId, this.#id), start: 0, end: size }];
    }
    const parts: Part[] = [];
    for await (const { key, size } of this.#blobs.list(`${this.#folder}/parts/`)) {
      const start = Number(key.slice(`${this.#folder}/parts/`.length).split('-', 1)[0]);
      parts.push({ key, start, end: start + size });
    }
    const before = new Map<number, Part | null>([[0, null]]);
    for (const part of parts.toSorted((a, b) => a.start - b.start)) if (before.has(part.start) && !before.has(part.end)) before.set(part.end, part);
    const chain: Part[] = [];
    for (let part = before.get(Math.max(...before.keys())); part; part = before.get(part.start)) chain.unshift(part);
    return chain;
  }

  async #read<Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema> | null> {
    const found = await this.#blobs.get(`${this.#folder}/${name}`);
    return found && schema.parse(await json(found.body));
  }
}
