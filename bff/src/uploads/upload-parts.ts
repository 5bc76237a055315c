import { isUploadPurpose, type UploadPurpose } from '@lectern/schemas/access/upload-purposes.ts';
import { originalKey, uploadFolder } from '@lectern/schemas/files/file-keys.ts';
import type { Blobs, GrowingBlobs } from '@lectern/kernel/blobs/port.ts';
import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

/** The most that a crash may cost in stores that write a part as a whole. */
const PART_BYTES = 16 * 1024 ** 2;

const infoSchema = z.strictObject({
  userId: z.string(),
  /** Missing in uploads from before there were several. */
  purpose: z.custom<UploadPurpose>(isUploadPurpose).default('presentation'),
  fileName: z.string(),
  mimeType: z.string(),
  /** In bytes, as announced. */
  size: z.number().int().nonnegative(),
  createdAt: z.string(),
});
export type UploadInfo = z.output<typeof infoSchema>;
/** Suffix of a part that is being written. */
const GROWING = '.growing';

const doneSchema = z.strictObject({ digest: z.string() });

/** Files being assembled in this process, by folder, so that concurrent calls share the work. */
const makingIn = new WeakMap<Blobs, Map<string, Promise<string>>>();

interface Part {
  key: string;
  start: number;
  end: number;
}

/**
 * A resumable upload, stored as parts among the blobs, so that any copy of the BFF can take the next one. A part is
 * written once, under a new name, and never changed: whatever two connections send at the same time, the parts that reach
 * furthest count, and copies need no lock.
 */
export class UploadParts {
  readonly #blobs: Blobs;
  readonly #teamId: string;
  readonly #id: string;
  readonly #folder: string;
  /** SHA-256 of a part that this process received as a whole, so that it is not read again. */
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

  /** Null if there is no such upload. */
  async info(): Promise<UploadInfo | null> {
    return this.#read('info.json', infoSchema);
  }

  /** How many bytes from the beginning are stored. */
  async reached(): Promise<number> {
    return (await this.#chain()).at(-1)?.end ?? 0;
  }

  /** Stores bytes, also of a source that breaks off. @returns how many there are @throws the error of the source or the store */
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

  /**
   * Makes the file from all parts; again if a crash interrupted that. Copies that do so at once write the same bytes.
   * @returns SHA-256 of its bytes, hex
   */
  assemble(): Promise<string> {
    let making = makingIn.get(this.#blobs);
    if (!making) makingIn.set(this.#blobs, (making = new Map()));
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
    try {
      return await this.#join();
    } catch (error) {
      // Another copy may have finished meanwhile, and removed the parts.
      const doneElsewhere = await this.#read('done.json', doneSchema);
      if (doneElsewhere) return doneElsewhere.digest;
      throw error;
    }
  }

  async #join(): Promise<string> {
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

  /** Renames a single part to the file. @returns its digest; null if there are several parts */
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

  /** Bytes of one connection are one part, which gets its final name at the end. */
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

  /** A new key that begins with the part's offset. */
  #newPart(start: number): string {
    return `${this.#folder}/parts/${String(start).padStart(15, '0')}-${randomUUID()}`;
  }

  /** Deletes the parts. The file stays, because it may be published already; otherwise it is swept. */
  async remove(): Promise<void> {
    await this.#remove('');
  }

  async #remove(under: string): Promise<void> {
    for await (const { key } of this.#blobs.list(`${this.#folder}/${under}`))
      await this.#blobs.delete(key);
  }

  /**
   * The parts that together reach furthest, in order from the beginning. While they are listed, the last one may be renamed
   * and then become the file, so all places are checked in this order and it is seen at least once.
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
      const length = key.endsWith(GROWING) ? (this.#blobs.growing?.durableBytes(size) ?? 0) : size;
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
