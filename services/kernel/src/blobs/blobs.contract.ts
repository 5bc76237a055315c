import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BlobDamaged, readChecked } from './checked-read.ts';
import { BLOCK_BYTES, digestOf } from './digest.ts';
import type { Blobs } from './port.ts';

/** What every adapter of Blobs promises. */
export function blobsContract(adapter: string, open: () => Promise<Blobs>): void {
  describe(`blobs in ${adapter}`, () => {
    let blobs: Blobs;
    beforeAll(async () => {
      blobs = await open();
    });
    afterAll(() => blobs.close());
    const aKey = (name = 'file.pdf') => `${randomUUID()}/${name}`;
    const read = async (key: string, range?: { start: number; end: number }) => {
      const blob = await blobs.get(key, range);
      return blob && buffer(blob.body);
    };
    const keys = async (prefix: string) =>
      (await Array.fromAsync(blobs.list(prefix))).map(({ key }) => key);

    test('bytes come back as they went in, with their type, size and time', async () => {
      const [key, bytes] = [aKey(), randomBytes(1000)];
      const before = Date.now();
      expect(await blobs.put(key, bytes, 'application/pdf')).toMatchObject({
        key,
        size: 1000,
        contentType: 'application/pdf',
      });
      expect(await read(key)).toEqual(bytes);
      const info = await blobs.head(key);
      expect(info).toMatchObject({ key, size: 1000, contentType: 'application/pdf' });
      expect(Math.abs((info?.modifiedAt.getTime() ?? 0) - before)).toBeLessThan(60_000);
    });

    test('a type is kept whatever the ending says, also when it changes', async () => {
      const key = aKey('no-ending');
      await blobs.put(key, Buffer.from('x'), 'text/html; charset=utf-8');
      expect((await blobs.head(key))?.contentType).toBe('text/html; charset=utf-8');
      await blobs.put(key, Buffer.from('yz'), 'application/octet-stream');
      expect(await blobs.head(key)).toMatchObject({
        contentType: 'application/octet-stream',
        size: 2,
      });
    });

    test('a stream of several parts and unknown length comes back whole', async () => {
      const [key, part] = [aKey(), randomBytes(1024 * 1024)];
      const info = await blobs.put(
        key,
        Readable.from(Array.from({ length: 12 }, () => part)),
        'application/pdf',
      );
      expect(info.size).toBe(12 * 1024 * 1024);
      const whole = await read(key);
      expect(whole?.equals(Buffer.concat(Array.from({ length: 12 }, () => part)))).toBe(true);
    });

    test('an empty blob is a blob', async () => {
      const key = aKey();
      await blobs.put(key, Readable.from([]), 'application/pdf');
      expect(await blobs.head(key)).toMatchObject({ size: 0 });
      expect(await read(key)).toHaveLength(0);
    });

    test('a range answers both ends included, and as much of it as there is', async () => {
      const key = aKey();
      await blobs.put(key, Buffer.from('0123456789'), 'application/pdf');
      expect(String(await read(key, { start: 2, end: 4 }))).toBe('234');
      expect(String(await read(key, { start: 0, end: 0 }))).toBe('0');
      expect(String(await read(key, { start: 8, end: 99 }))).toBe('89');
      const part = await blobs.get(key, { start: 3, end: 5 });
      expect(part?.info.size).toBe(10);
      part?.body.destroy();
      await expect(blobs.get(key, { start: 10, end: 20 })).rejects.toMatchObject({
        code: 'INVALID',
      });
      await expect(blobs.get(key, { start: 4, end: 2 })).rejects.toMatchObject({ code: 'INVALID' });
    });

    test('what is not there is null, and deleting it is no failure', async () => {
      const key = aKey();
      expect(await blobs.get(key)).toBeNull();
      expect(await blobs.get(key, { start: 0, end: 1 })).toBeNull();
      expect(await blobs.head(key)).toBeNull();
      await blobs.delete(key);
      await blobs.put(key, Buffer.from('x'), 'application/pdf');
      await blobs.delete(key);
      expect(await blobs.head(key)).toBeNull();
    });

    test.each([0, 10, 20])(
      'nothing stays behind of a source that fails after %d MB',
      async (length) => {
        const key = aKey();
        const source = Readable.from(
          (async function* () {
            for (let i = 0; i < length; i++) yield randomBytes(1024 * 1024);
            throw new Error('the sender went away');
          })(),
        );
        await expect(blobs.put(key, source, 'application/pdf')).rejects.toThrow(
          'the sender went away',
        );
        expect(await blobs.head(key)).toBeNull();
        expect(await keys(key.slice(0, 36))).toEqual([]);
      },
    );

    test('a source that fails leaves what stood there before', async () => {
      const key = aKey();
      await blobs.put(key, Buffer.from('before'), 'application/pdf');
      const source = new Readable({
        read: () => source.destroy(new Error('the sender went away')),
      });
      await expect(blobs.put(key, source, 'application/pdf')).rejects.toThrow(
        'the sender went away',
      );
      expect(String(await read(key))).toBe('before');
    });

    test('a blob that is being read may be left in the middle', async () => {
      const key = aKey();
      await blobs.put(key, randomBytes(4 * 1024 * 1024), 'application/pdf');
      const body = (await blobs.get(key))?.body;
      if (!body) throw new Error('It is there.');
      await once(body, 'readable');
      body.destroy();
      await once(body, 'close');
      expect(await blobs.head(key)).toMatchObject({ size: 4 * 1024 * 1024 });
    });

    const large = randomBytes(3 * BLOCK_BYTES + 1_000);
    const digested = () => digestOf(Readable.from([large]));
    const checked = async (key: string, range?: { start: number; end: number }) =>
      buffer((await readChecked(blobs, key, [await digested()], range)).body);

    test('what is read checked comes as it was stored, also in ranges across blocks', async () => {
      const key = aKey();
      await blobs.put(key, large, 'application/pdf');
      expect((await checked(key)).equals(large)).toBe(true);
      for (const [start, end] of [
        [0, 0],
        [BLOCK_BYTES - 1, BLOCK_BYTES],
        [10, 3 * BLOCK_BYTES + 5],
        [3 * BLOCK_BYTES, large.length - 1],
      ] as const)
        expect((await checked(key, { start, end })).equals(large.subarray(start, end + 1))).toBe(
          true,
        );
      const { body } = await readChecked(blobs, key, [await digested()]);
      body.destroy();
      await once(body, 'close');
    });

    test.each([0, BLOCK_BYTES + 7, large.length - 1])(
      'a bit that is another at %d is never passed on',
      async (at) => {
        const key = aKey();
        const damaged = Buffer.from(large);
        damaged[at]! ^= 4;
        await blobs.put(key, damaged, 'application/pdf');
        await expect(checked(key)).rejects.toBeInstanceOf(BlobDamaged);
        await expect(checked(key, { start: at, end: at })).rejects.toBeInstanceOf(BlobDamaged);
        const block = Math.floor(at / BLOCK_BYTES) * BLOCK_BYTES;
        if (block > 0)
          expect((await checked(key, { start: 0, end: block - 1 })).length).toBe(block);
        // While it is replaced, both are right.
        const both = [await digested(), await digestOf(Readable.from([damaged]))];
        const { body } = await readChecked(blobs, key, both);
        expect((await buffer(body)).equals(damaged)).toBe(true);
      },
    );

    test('a blob that is cut, longer, or gone is not read at all', async () => {
      const key = aKey();
      await expect(checked(key)).rejects.toMatchObject({ isMissing: true });
      for (const other of [large.subarray(0, BLOCK_BYTES), Buffer.concat([large, large])]) {
        await blobs.put(key, other, 'application/pdf');
        await expect(checked(key)).rejects.toMatchObject({ isMissing: false });
        await expect(checked(key, { start: 0, end: 10 })).rejects.toBeInstanceOf(BlobDamaged);
      }
    });

    test('a list has what begins with the prefix, in order, and nothing else', async () => {
      const team = randomUUID();
      for (const name of ['a/10.jpg', 'a/2.jpg', 'ab.jpg', 'b/1.jpg'])
        await blobs.put(`${team}/${name}`, Buffer.from(name), 'image/jpeg');
      expect(await keys(`${team}/`)).toEqual(
        ['a/10.jpg', 'a/2.jpg', 'ab.jpg', 'b/1.jpg'].map((name) => `${team}/${name}`),
      );
      expect(await keys(`${team}/a`)).toEqual(
        ['a/10.jpg', 'a/2.jpg', 'ab.jpg'].map((name) => `${team}/${name}`),
      );
      expect(await keys(`${team}/a/`)).toEqual(
        ['a/10.jpg', 'a/2.jpg'].map((name) => `${team}/${name}`),
      );
      expect(await keys(`${team}/c`)).toEqual([]);
      const [first] = await Array.fromAsync(blobs.list(`${team}/b`));
      expect(first).toMatchObject({ size: 7, key: `${team}/b/1.jpg` });
    });

    const strange = [
      '',
      'a',
      '/a/b',
      'a/',
      'a//b',
      '../b',
      'a/../b',
      'a/..',
      './a/b',
      'a/.partial',
      'a\\..\\b/c',
      'a/b\0c',
      'a/b c',
      'a/é',
      `a/${'b'.repeat(300)}`,
    ];
    test.each(strange)('%j is no key', async (key) => {
      await expect(blobs.put(key, Buffer.from('x'), 'application/pdf')).rejects.toMatchObject({
        code: 'INVALID',
      });
      await expect(blobs.get(key)).rejects.toMatchObject({ code: 'INVALID' });
      await expect(blobs.head(key)).rejects.toMatchObject({ code: 'INVALID' });
      await expect(blobs.delete(key)).rejects.toMatchObject({ code: 'INVALID' });
    });
  });
}
