const SUBFILE_TYPE = 254;
/** Of the subfile type: a smaller version of another page, and a mask. */
const PREVIEW = 1 | 4;
const MOST_PAGES = 100_000;

/**
 * The pages of a TIFF that are a preview or a mask of another one, by their place in the file. Of a BigTIFF none, which
 * has other offsets.
 */
export function previewsIn(bytes: Buffer): Set<number> {
  const isLittle = bytes.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const long = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const previews = new Set<number>();
  try {
    if (short(2) !== 42) return previews;
    let page = 0;
    for (let at = long(4); at !== 0 && page < MOST_PAGES; page++) {
      const end = at + 2 + 12 * short(at);
      for (let entry = at + 2; entry < end; entry += 12)
        if (short(entry) === SUBFILE_TYPE && (long(entry + 8) & PREVIEW) !== 0) previews.add(page);
      at = long(end);
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error; // The file ends early: decoding it says so.
  }
  return previews;
}
