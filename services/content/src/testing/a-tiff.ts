interface TiffPage {
  width: number;
  height: number;
  /** Of 255. */
  gray: number;
  /** A smaller version of another page. */
  isPreview?: boolean;
}

/** A TIFF of gray pages, for tests. */
export function aTiff(pages: readonly TiffPage[]): Buffer {
  const header = Buffer.from([0x49, 0x49, 42, 0, 0, 0, 0, 0]);
  const parts: Buffer[] = [header];
  let length = header.length;
  let next: { bytes: Buffer; at: number } = { bytes: header, at: 4 }; // Where the place of the next directory is written.
  const add = (bytes: Buffer) => {
    parts.push(bytes);
    length += bytes.length;
    return length - bytes.length;
  };
  for (const { width, height, gray, isPreview = false } of pages) {
    const pixels = add(Buffer.alloc(width * height + ((width * height) % 2), gray));
    const entries = [
      [254, isPreview ? 1 : 0],
      [256, width],
      [257, height],
      [258, 8],
      [259, 1],
      [262, 1],
      [273, pixels],
      [277, 1],
      [278, height],
      [279, width * height],
    ] as const;
    const directory = Buffer.alloc(2 + 12 * entries.length + 4);
    directory.writeUInt16LE(entries.length, 0);
    for (const [index, [tag, value]] of entries.entries()) {
      directory.writeUInt16LE(tag, 2 + 12 * index);
      directory.writeUInt16LE(4, 4 + 12 * index);
      directory.writeUInt32LE(1, 6 + 12 * index);
      directory.writeUInt32LE(value, 10 + 12 * index);
    }
    next.bytes.writeUInt32LE(add(directory), next.at);
    next = { bytes: directory, at: directory.length - 4 };
  }
  return Buffer.concat(parts);
}
