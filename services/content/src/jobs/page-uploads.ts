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

  /** @throws the error of a page that could not be stored */
  async done(): Promise<void> {
    await Promise.all(this.#lanes);
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.#lanes);
  }

  async #store(page: ConvertedPage): Promise<void> {
    const keys = pathsOf(this.#prefix, page.number);
    await this.#blobs.put(keys.thumbnail, await readMade(page.thumbnail), 'image/jpeg');
    await this.#blobs.put(keys.picture, await readMade(page.picture), 'image/jpeg');
    await this.#blobs.put(keys.runs, await readPageText(page.runs), 'application/json');
  }
}
