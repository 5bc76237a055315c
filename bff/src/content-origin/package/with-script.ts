/** Up to here a page has its head. */
const HEAD_BYTES = 128 * 1024;

/**
 * Puts tags first into the head of a page, whatever its encoding. A page without any tag of a head gets them before all.
 * Only its beginning is held.
 */
export async function withScript(
  body: AsyncIterable<Buffer>,
  tags: string,
  isXml: boolean,
): Promise<{ parts: AsyncIterable<Uint8Array>; isUtf8: boolean }> {
  const source = body[Symbol.asyncIterator]();
  const { start, rest, isUtf8 } = inUtf8(await beginningOf(source), source);
  const text = start.toString('latin1', 0, HEAD_BYTES);
  const found =
    /<head(\s[^<>]{0,2000})?>/i.exec(text) ??
    /<html(\s[^<>]{0,2000})?>/i.exec(text) ??
    /^[\s\u00ef\u00bb\u00bf]*<!doctype[^<>]{0,500}>/i.exec(text);
  const at = found ? found.index + found[0].length : 0;
  const inserted = found || !isXml ? [Buffer.from(tags)] : [];
  async function* parts() {
    yield Buffer.concat([start.subarray(0, at), ...inserted, start.subarray(at)]);
    yield* rest;
  }
  return { parts: parts(), isUtf8 };
}

async function beginningOf(source: AsyncIterator<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const next = await source.next();
    if (next.done === true) break;
    parts.push(next.value);
    length += next.value.length;
  }
  return Buffer.concat(parts);
}

/** UTF-16 becomes UTF-8; others stay as they are. */
function inUtf8(
  beginning: Buffer,
  source: AsyncIterator<Buffer>,
): { start: Buffer; rest: AsyncIterable<Uint8Array>; isUtf8: boolean } {
  const mark = beginning.toString('hex', 0, 2);
  const isWide = mark === 'fffe' || mark === 'feff';
  const decoder = isWide ? new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be') : null;
  const read = (part?: Buffer) => Buffer.from(decoder?.decode(part, { stream: !!part }) ?? '');
  async function* rest() {
    for (let next = await source.next(); next.done !== true; next = await source.next())
      yield decoder ? read(next.value) : next.value;
    if (decoder) yield read();
  }
  return { start: decoder ? read(beginning) : beginning, rest: rest(), isUtf8: isWide };
}
