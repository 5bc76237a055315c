import type { ByteRanges } from './byte-ranges.ts';

/** Streams of an OLE2 file by name, with what is needed to read their beginning. */
export type OleStreams = ReadonlyMap<string, { sector: number; size: number }>;

const MOST_DIRECTORY_SECTORS = 64;
const ENTRY_BYTES = 128;
const HEADER_TABLES = 109;
/** Smaller streams are inside another one. */
const SMALLEST_BYTES = 4096;

interface Entry {
  name: string;
  sector: number;
  size: number;
  /** Its neighbors in the tree of its folder, and the first of its own contents. */
  near: readonly [left: number, right: number];
  child: number;
}

/**
 * The directory of an OLE2 file, which older Office files are; without the folders of embedded files. Null where it
 * cannot be read.
 */
export async function oleStreamsOf(file: ByteRanges): Promise<OleStreams | null> {
  const header = await file.read(0, Math.min(512, file.size));
  if (header.length < 512) return null;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const entries: Entry[] = [];
  let sector: number | null = header.readUInt32LE(48);
  for (let count = 0; count < MOST_DIRECTORY_SECTORS && sector !== null; count++) {
    entries.push(...entriesIn(await sectorAt(file, shift, sector)));
    sector = await nextSector(file, header, shift, sector);
  }
  const streams = new Map<string, Entry>();
  const waiting = [entries[0]?.child];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const entry = entries[id];
    if (!entry || streams.has(entry.name)) continue;
    streams.set(entry.name, entry);
    waiting.push(...entry.near);
  }
  return streams.size > 0 ? streams : null;
}

function entriesIn(sector: Buffer): Entry[] {
  return Array.from({ length: Math.floor(sector.length / ENTRY_BYTES) }, (_, index) => {
    const entry = sector.subarray(index * ENTRY_BYTES);
    const length = Math.min(64, Math.max(2, entry.readUInt16LE(64)));
    return {
      name: entry.toString('utf16le', 0, length - 2),
      near: [entry.readUInt32LE(68), entry.readUInt32LE(72)],
      child: entry.readUInt32LE(76),
      sector: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
}

/** The first bytes of a stream; empty for a small or missing one. */
export async function startOfStream(
  file: ByteRanges,
  streams: OleStreams,
  name: string,
): Promise<Buffer> {
  const stream = streams.get(name);
  if (stream === undefined || stream.size < SMALLEST_BYTES) return Buffer.alloc(0);
  return sectorAt(file, 9, stream.sector);
}

async function nextSector(
  file: ByteRanges,
  header: Buffer,
  shift: number,
  sector: number,
): Promise<number | null> {
  const perTable = 2 ** shift / 4;
  const table = Math.floor(sector / perTable);
  if (table >= HEADER_TABLES) return null;
  const numbers = await sectorAt(file, shift, header.readUInt32LE(76 + table * 4));
  const at = (sector % perTable) * 4;
  if (at + 4 > numbers.length) return null;
  const next = numbers.readUInt32LE(at);
  return next >= 0xff_ff_ff_fa ? null : next;
}

async function sectorAt(
  { size, read }: ByteRanges,
  shift: number,
  sector: number,
): Promise<Buffer> {
  const start = (sector + 1) * 2 ** shift;
  return start < size ? read(start, Math.min(2 ** shift, size - start)) : Buffer.alloc(0);
}
