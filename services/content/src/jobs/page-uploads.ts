import { pipeline, Readable } from 'node:stream';
import { Digester, type BlobDigest } from '@lectern/kernel/blobs/digest.ts';
import type { Blobs } from '@lectern/kernel/blobs/port.ts';
import type { ConvertedPage } from '../conversion/messages.ts';
import { pathsOf } from '../conversion/page-paths.ts';
import { readMade, readPageText } from '../conversion/sandbox/read-made.ts';

const LANES = 3;

/** Stores finished pages while later ones are made: a few at a time, each lane in order. */
export class PageUploads {
  readonly #blobs: Blobs;
  readonly #prefix: string;
  readonly #lanes: Promise<void>[] = [];
  readonly #digests: Record<string, BlobDigest> = {};

  constructor(blobs: Blobs, prefix: string) {
    this.#blobs = blobs;
    this.#prefix = prefix;
  }

  /** Resolves when the page is stored. After a failure its lane takes no more. */
  add(page: ConvertedPage): Promise<void> {
    const lane = page.number % LANES;
    const before = this.#lanes[lane] ?? Promise.resolve();
    return (this.#lanes[lane] = before.then(() => this.#store(page)));
  }

  /** @returns digests by the key without the prefix @throws the error of a page that could not be stored */
  async done(): Promise<Record<string, BlobDigest>> {
    await Promise.all(this.#lanes);
    return this.#digests;
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.#lanes);
  }

  async #store(page: ConvertedPage): Promise<void> {
    const names = pathsOf('', page.number);
    for (const kind of ['thumbnail', 'picture', 'large', 'small'] as const)
      await this.put(names[kind], await readMade(page[kind]), typeOf(names[kind]));
    await this.put(names.runs, Readable.from(await readPageText(page.runs)), 'application/json');
  }

  /** Stores a file under the prefix. */
  async put(name: string, source: Readable, contentType: string): Promise<void> {
    const digester = new Digester();
    // Whichever fails closes the other; `put` throws the error.
    const digested = pipeline(source, digester, () => {});
    await this.#blobs.put(`${this.#prefix}/${name}`, digested, contentType);
    this.#digests[name] = digester.digest();
  }
}

function typeOf(name: string): string {
  return name.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
}
