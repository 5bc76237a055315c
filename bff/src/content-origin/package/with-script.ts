/** Up to here a page has its head. */
const HEAD_BYTES = 128 * 1024;

/** Puts tags first into the head of a page, whatever its encoding. A page without any tag of a head gets them before all. */
export function withScript(
  bytes: Buffer,
  tags: string,
  isXml: boolean,
): { html: Buffer; isUtf8: boolean } {
  const mark = bytes.toString('hex', 0, 2);
  const isWide = mark === 'fffe' || mark === 'feff';
  const html = isWide
    ? Buffer.from(new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(bytes))
    : bytes;
  const start = html.toString('latin1', 0, HEAD_BYTES);
  const found =
    /<head(\s[^>]{0,2000})?>/i.exec(start) ??
    /<html(\s[^>]{0,2000})?>/i.exec(start) ??
    /^[\s\u00ef\u00bb\u00bf]*<!doctype[^>]{0,500}>/i.exec(start);
  if (!found && isXml) return { html, isUtf8: isWide };
  const at = found ? found.index + found[0].length : 0;
  return {
    html: Buffer.concat([html.subarray(0, at), Buffer.from(tags), html.subarray(at)]),
    isUtf8: isWide,
  };
}
