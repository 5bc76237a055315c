import type { Readable } from 'node:stream';
import { BlobDamaged, readChecked } from './checked-read.ts';
import { DIGESTS, readDigests, type Digests } from './file-digests.ts';
import type { BlobInfo, Blobs } from './port.ts';

const MOST_KEPT = 200;
/** Digests that do not name a blob, or do not fit it, are read again after this. */
const STALE_MS = 2_000;
/** One report of a blob in this time: each one may read the whole file. */
const REPORT_MS = 10 * 60_000;

interface Kept {
  digests: Digests | null;
  readAt: number;
}

/** Stored files as readers get them: never a byte that was not stored. Reports damage, so that pages are made again. */
export class StoredFiles {
  readonly #blobs: Blobs;
  readonly #kept = new Map<string, Kept>();
  readonly #reported = new Map<string, number>();
  readonly #listeners: ((folder: string) => void)[] = [];

  constructor(blobs: Blobs) {
    this.#blobs = blobs;
  }

  /** @param listener gets `<team id>/files/<file id>` */
  onDamaged(listener: (folder: string) => void): void {
    this.#listeners.push(listener);
  }

  /**
   * Like `Blobs.get`, but checked. Blobs whose digests are not kept are passed on as they are.
   * @param folder of the file, which begins the key
   * @throws BlobDamaged, also while the body is read
   */
  async open(
    folder: string,
    key: string,
    range?: { start: number; end: number },
  ): Promise<{ info: BlobInfo; body: Readable } | null> {
    try {
      return await this.#open(folder, key, range, Infinity);
    } catch (error) {
      if (!(error instanceof BlobDamaged)) throw error;
    }
    try {
      return await this.#open(folder, key, range, 0); // Its pages may have been made again since.
    } catch (error) {
      if (error instanceof BlobDamaged) this.report(folder, key);
      throw error;
    }
  }

  report(folder: string, key: string): void {
    const now = Date.now();
    if (now - (this.#reported.get(key) ?? 0) < REPORT_MS) return;
    remember(this.#reported, key, now);
    for (const listener of this.#listeners) listener(folder);
  }

  async #open(
    folder: string,
    key: string,
    range: { start: number; end: number } | undefined,
    maxAgeMs: number,
  ) {
    const name = key.slice(folder.length + 1);
    let digests = await this.#digestsOf(folder, maxAgeMs);
    let accepted = digests?.acceptedFor(name) ?? [];
    if (accepted.length === 0) {
      digests = await this.#digestsOf(folder, STALE_MS);
      accepted = digests?.acceptedFor(name) ?? [];
    }
    if (accepted.length === 0) return this.#blobs.get(key, range);
    return readChecked(this.#blobs, key, accepted, range);
  }

  async #digestsOf(folder: string, maxAgeMs: number): Promise<Digests | null> {
    const before = this.#kept.get(folder);
    if (before && Date.now() - before.readAt < maxAgeMs) return before.digests;
    const digests = await readDigests(this.#blobs, folder);
    if (digests === 'damaged') this.report(folder, `${folder}/${DIGESTS}`);
    const kept = { digests: digests === 'damaged' ? null : digests, readAt: Date.now() };
    remember(this.#kept, folder, kept);
    return kept.digests;
  }
}

/** Forgets the oldest. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST_KEPT && oldest !== undefined) map.delete(oldest);
}
