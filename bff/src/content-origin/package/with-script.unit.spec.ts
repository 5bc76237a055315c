import { expect, test } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import { withScript } from './with-script.ts';

async function* inParts(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function shown(bytes: Buffer, { size = 65_537, isXml = false } = {}) {
  const { parts, isUtf8 } = await withScript(inParts(bytes, size), '<script/>', isXml);
  return { html: (await buffer(parts)).toString(), isUtf8 };
}

const long = 'ä€ '.repeat(100_000);

test('tags come first in the head of a page of any length and encoding', async () => {
  const page = `<!doctype html><HTML lang="en"><head a="b"><title>${long}`;
  const wanted = page.replace('<title>', '<script/><title>');
  expect(await shown(Buffer.from(page))).toEqual({ html: wanted, isUtf8: false });
  const wide = Buffer.from(`\ufeff${page}`, 'utf16le');
  expect(await shown(wide)).toEqual({ html: wanted, isUtf8: true });
  expect(await shown(wide.swap16())).toEqual({ html: wanted, isUtf8: true });
});

test('without a head they come as early as they may', async () => {
  const html = async (page: string, isXml = false) =>
    (await shown(Buffer.from(page), { size: 3, isXml })).html;
  expect(await html('<html><p>')).toBe('<html><script/><p>');
  expect(await html(' <!doctype html><p>')).toBe(' <!doctype html><script/><p>');
  expect(await html('Words')).toBe('<script/>Words');
  expect(await html('')).toBe('<script/>');
  expect(await html('<?xml version="1.0"?><x/>', true)).toBe('<?xml version="1.0"?><x/>');
});
