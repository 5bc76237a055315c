import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP archive; its `mimetype` is stored as it is, as OpenDocument wants. */
export function aZip(files: Record<string, string | Uint8Array>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const isStored = name === 'mimetype';
    const data = isStored ? Buffer.from(text) : deflateRawSync(text);
    const fields = Buffer.alloc(26); // From "version needed" to "extra length", the same in both headers.
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(isStored ? 0 : 8, 4);
    fields.writeUInt32LE(crc32(text), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(Buffer.byteLength(text), 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const start = Buffer.alloc(4);
    start.writeUInt32LE(offset);
    directory.push(
      Buffer.from('PK\x01\x02\x14\0', 'latin1'),
      fields,
      Buffer.alloc(10),
      start,
      Buffer.from(name),
    );
    const entry = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), data]);
    offset += entry.length;
    parts.push(entry);
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}
