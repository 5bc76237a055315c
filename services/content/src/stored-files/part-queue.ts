import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { drawnSize, partArea, type PartPlace } from '@lectern/schemas/files/page-parts.ts';
import type { Engines } from '@lectern/kernel/engines/engines.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { drawPageParts } from '../conversion/draw-page-parts.ts';
import { readPart } from '../conversion/sandbox/read-made.ts';
import { makeWorkFolder } from '../conversion/work-folder.ts';
import { copyOriginal } from './copy-original.ts';
import type { StoredFile } from './stored-file.ts';
import { problems } from '../problems.ts';

/** Readers ask for all parts on their screen at once. */
const GATHER_MS = 15;
const MOST_TOGETHER = 12;
const MOST_WAITING = 240;
const COPYING_AND_DRAWING_MS = 30_000;
/** Each is a process that keeps a processor busy. */
const converters = Math.max(1, availableParallelism() - 1);

/** A page and how wide it is drawn. */
export interface PageToDraw {
  file: StoredFile;
  page: number;
  width: number;
}

interface Waiting {
  place: PartPlace;
  drawn: PromiseWithResolvers<Buffer>;
}
interface Batch extends PageToDraw {
  waiting: Waiting[];
}

/**
 * Draws parts of pages in converters, a few at a time and those of one page together: to start a converter and to open the
 * file takes longer than to draw a part.
 */
export class PartQueue {
  readonly #engines: Engines;
  /** In the order of the calls. */
  readonly #batches = new Map<string, Batch>();
  #running = 0;

  constructor(engines: Engines) {
    this.#engines = engines;
  }

  /** @returns WebP @throws ConversionError, DomainError UNAVAILABLE while too many wait */
  draw(page: PageToDraw, place: PartPlace): Promise<Buffer> {
    const waiting = [...this.#batches.values()].reduce(
      (sum, batch) => sum + batch.waiting.length,
      0,
    );
    if (waiting >= MOST_WAITING) throw new DomainError('UNAVAILABLE', problems.tooManyPagesDrawn);
    const key = `${page.file.fileId}/${page.page}/${page.width}`;
    const batch = this.#batches.get(key) ?? { ...page, waiting: [] };
    this.#batches.set(key, batch);
    const drawn = Promise.withResolvers<Buffer>();
    batch.waiting.push({ place, drawn });
    setTimeout(() => this.#next(), GATHER_MS);
    return drawn.promise;
  }

  #next(): void {
    const [first] = this.#batches;
    if (!first || this.#running >= converters) return;
    const [key, batch] = first;
    const together = batch.waiting.splice(0, MOST_TOGETHER);
    if (batch.waiting.length === 0) this.#batches.delete(key);
    this.#running += 1;
    void this.#drawTogether(batch, together).finally(() => {
      this.#running -= 1;
      this.#next();
    });
  }

  async #drawTogether(page: PageToDraw, together: readonly Waiting[]): Promise<void> {
    try {
      await this.#drawAll(page, together);
    } catch (error) {
      for (const { drawn } of together) drawn.reject(error); // Those that were drawn stay so.
    }
  }

  async #drawAll({ file, page, width }: PageToDraw, together: readonly Waiting[]): Promise<void> {
    const size = file.pages?.[page - 1];
    if (!size) throw new Error(`Page ${page} is not there`);
    const whole = drawnSize(size, width);
    const signal = AbortSignal.timeout(COPYING_AND_DRAWING_MS);
    const home = await makeWorkFolder(this.#engines.settings);
    try {
      const path = join(home, 'file');
      await copyOriginal(this.#engines.blobs, file.original, path, signal);
      const parts = together.map(({ place }) => ({ ...place, ...partArea(whole, place) }));
      const reading: Promise<void>[] = [];
      await drawPageParts({
        file: path,
        folder: join(home, 'drawn'),
        task: { type: 'parts', page, whole, parts },
        signal,
        onPart(index, made) {
          const drawn = together[index]?.drawn;
          reading.push(readPart(made).then(drawn?.resolve, drawn?.reject));
        },
      });
      await Promise.all(reading); // They read from the folder that is removed next.
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  }
}
