/** Bits: enough to tell most of a few million rows apart. */
const BITS = 2 ** 24;

/**
 * Which rows a table may have that this process fills from its beginning: a row that is not noted is new and needs no
 * look-up. Useless for a process that takes over a table from another.
 */
export class RowBloomFilter {
  /** Two bits a row. */
  readonly #bits = new Uint32Array(BITS / 32);

  note(id: string): void {
    for (const place of placesOf(id))
      this.#bits[place >>> 5] = (this.#bits[place >>> 5] ?? 0) | (1 << (place & 31));
  }

  mayHave(id: string): boolean {
    return placesOf(id).every((place) => ((this.#bits[place >>> 5] ?? 0) >>> (place & 31)) & 1);
  }
}

/** FNV-1a, and the same mixed once more. */
function placesOf(id: string): [number, number] {
  let hash = 0x811c9dc5;
  for (let place = 0; place < id.length; place++)
    hash = Math.imul(hash ^ id.charCodeAt(place), 0x01000193);
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return [(hash ^ (hash >>> 13)) & (BITS - 1), (mixed ^ (mixed >>> 13)) & (BITS - 1)];
}
