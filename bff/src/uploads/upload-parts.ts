import { originalKey, uploadFolder } from '@lectern/schemas/files/file-keys.ts';
import type { Blobs, GrowingBlobs } from '@lectern/kernel/blobs/port.ts';
import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

/** How much of what came at last a crash may cost, where a part is written whole or not at all. */
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
/** Of a part under way. */
const GROWING = '.growing';

const doneSchema = z.strictObject({ digest: z.string() });

/** By folder: the file that this process is making, for whoever else asks for it meanwhile. */
const making = new Map<string, Promise<string>>();

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
  /** SHA-256 of a part that came here from its first byte to its last, so that it need not be read again. */
  #digest: { key: string; hex: string } | null = null;

  constructor(blobs: Blobs, teamId: string, id: string) {
    this.#blobs = blobs;
    this.#teamId = teamId;
    this.#id = id;
    this.#folder = uploadFolder(teamId, id);
  }

  async begin(info: UploadInfo): Promise<void> {
    await this.#blobs.put(
      `${this.#folder}/info.json`,
      Buffer.from(JSON.stringify(info)),
      'application/json',
    );
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
    if (this.#blobs.growing) return this.#grow(this.#blobs.growing, source, offset);
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
        for (
          let current: Buffer | null = chunk;
          current;
          current = at - start < PART_BYTES ? await next() : null
        ) {
          at += current.length;
          yield current;
        }
      };
      await this.#blobs.put(
        this.#newPart(start),
        Readable.from(piece(first), { objectMode: false }),
        'application/octet-stream',
      );
    }
    if (broken !== undefined) throw broken;
    return at;
  }

  /** Makes the file of its parts, once all are there; again where a crash came between. @returns SHA-256 of its bytes, hex */
  assemble(): Promise<string> {
    let digest = making.get(this.#folder);
    if (!digest)
      making.set(
        this.#folder,
        (digest = this.#assemble().finally(() => making.delete(this.#folder))),
      );
    return digest;
  }

  async #assemble(): Promise<string> {
    const done = await this.#read('done.json', doneSchema);
    if (done) return done.digest;
    const parts = await this.#chain();
    const digest = (await this.#moveWhole(parts)) ?? (await this.#copy(parts));
    await this.#blobs.put(
      `${this.#folder}/done.json`,
      Buffer.from(JSON.stringify({ digest })),
      'application/json',
    );
    await this.#remove('parts/');
    return digest;
  }

  /** One part that is the whole file becomes it. @returns its digest; null where there are several parts */
  async #moveWhole(parts: readonly Part[]): Promise<string | null> {
    const [whole] = parts;
    const { growing } = this.#blobs;
    if (!growing || !whole || parts.length > 1) return null;
    const original = originalKey(this.#teamId, this.#id);
    if (whole.key !== original) await growing.move(whole.key, original);
    if (this.#digest?.key === whole.key) return this.#digest.hex;
    const hash = createHash('sha256');
    for await (const chunk of this.#bytes([{ ...whole, key: original }])) hash.update(chunk);
    return hash.digest('hex');
  }

  async #copy(parts: readonly Part[]): Promise<string> {
    const hash = createHash('sha256');
    const bytes = this.#bytes(parts);
    const hashed = async function* () {
      for await (const chunk of bytes) {
        hash.update(chunk);
        yield chunk;
      }
    };
    await this.#blobs.put(
      originalKey(this.#teamId, this.#id),
      Readable.from(hashed(), { objectMode: false }),
      'application/octet-stream',
    );
    return hash.digest('hex');
  }

  async *#bytes(parts: readonly Part[]): AsyncGenerator<Buffer> {
    for (const { key, end, start } of parts) {
      const part = await this.#blobs.get(key, { start: 0, end: end - start - 1 });
      if (!part) throw new Error(`A part of an upload is gone: ${key}`);
      yield* part.body as AsyncIterable<Buffer>;
    }
  }

  /** All that comes over one connection is one part, which has its name once it is complete. */
  async #grow(
    growing: GrowingBlobs,
    source: AsyncIterable<Buffer>,
    start: number,
  ): Promise<number> {
    const key = this.#newPart(start);
    const hash = createHash('sha256');
    let broken: unknown;
    const bytes = async function* () {
      try {
        for await (const chunk of source) {
          hash.update(chunk);
          yield chunk;
        }
      } catch (error) {
        broken = error;
      }
    };
    const written = await growing.write(key + GROWING, bytes());
    await growing.move(key + GROWING, key);
    if (broken !== undefined) throw broken;
    this.#digest = { key, hex: hash.digest('hex') };
    return start + written;
  }

  /** A key of its own, by where it begins. */
  #newPart(start: number): string {
    return `${this.#folder}/parts/${String(start).padStart(15, '0')}-${randomUUID()}`;
  }

  /** The file that was made of it stays: it may be published already, or is swept away. */
  async remove(): Promise<void> {
    await this.#remove('');
  }

  async #remove(under: string): Promise<void> {
    for await (const { key } of this.#blobs.list(`${this.#folder}/${under}`))
      await this.#blobs.delete(key);
  }

  /**
   * The parts that together reach furthest, one after the other from the beginning. The last one may be given its name
   * while they are listed, and then become the file: it is looked for under each in turn, so that it is seen once at least.
   */
  async #chain(): Promise<Part[]> {
    const info = await this.info();
    let chain = await this.#listed();
    if (!info || chain.at(-1)?.end === info.size) return chain;
    const again = await this.#listed();
    if ((again.at(-1)?.end ?? 0) > (chain.at(-1)?.end ?? 0)) chain = again;
    if (chain.at(-1)?.end === info.size) return chain;
    const key = originalKey(this.#teamId, this.#id);
    if ((await this.#blobs.head(key))?.size !== info.size) return chain;
    return info.size === 0 ? [] : [{ key, start: 0, end: info.size }];
  }

  async #listed(): Promise<Part[]> {
    const parts: Part[] = [];
    for await (const { key, size } of this.#blobs.list(`${this.#folder}/parts/`)) {
      const start = Number(key.slice(`${this.#folder}/parts/`.length).split('-', 1)[0]);
      const length = key.endsWith(GROWING) ? (this.#blobs.growing?.lasting(size) ?? 0) : size;
      if (length > 0) parts.push({ key, start, end: start + length });
    }
    const before = new Map<number, Part | null>([[0, null]]);
    for (const part of parts.toSorted((a, b) => a.start - b.start))
      if (before.has(part.start) && !before.has(part.end)) before.set(part.end, part);
    const chain: Part[] = [];
    for (let part = before.get(Math.max(...before.keys())); part; part = before.get(part.start))
      chain.unshift(part);
    return chain;
  }

  async #read<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
  ): Promise<z.output<Schema> | null> {
    const found = await this.#blobs.get(`${this.#folder}/${name}`);
    return found && schema.parse(await json(found.body));
  }
}
