import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { blindIndex } from './blind-index.ts';
import type { Keys } from './port.ts';

/** What every adapter of Keys promises. `open` opens the same keys again each time. */
export function keysContract(adapter: string, open: () => Promise<Keys>): void {
  describe(`keys in ${adapter}`, () => {
    let keys: Keys;
    let others: Keys;
    beforeAll(async () => {
      [keys, others] = [await open(), await open()];
    });
    afterAll(async () => {
      await Promise.all([keys.close(), others.close()]);
    });

    test('a person has one key of 32 bytes, for every caller', async () => {
      const personId = randomUUID();
      expect(await keys.open(personId)).toBeNull();
      const made = await keys.keyFor(personId);
      expect(made).toHaveLength(32);
      expect(await keys.keyFor(personId)).toEqual(made);
      expect(await others.open(personId)).toEqual(made);
    });

    test('two persons have different keys', async () => {
      expect(await keys.keyFor(randomUUID())).not.toEqual(await keys.keyFor(randomUUID()));
    });

    test('a key that many callers want at once is made once', async () => {
      const personId = randomUUID();
      const made = await Promise.all(
        Array.from({ length: 40 }, (_, i) => (i % 2 ? keys : others).keyFor(personId)),
      );
      expect(new Set(made.map((key) => key.toString('hex'))).size).toBe(1);
    });

    test('an erased key is gone for everybody and never made again', async () => {
      const personId = randomUUID();
      await keys.keyFor(personId);
      let calls = 0;
      keys.onErased(() => calls++);
      await keys.erase(personId);
      await keys.erase(personId);
      expect(calls).toBe(2);
      expect(await keys.open(personId)).toBeNull();
      expect(await others.open(personId)).toBeNull();
      await expect(others.keyFor(personId)).rejects.toMatchObject({ code: 'GONE' });
    });

    test('a person erased before a key was made never gets one', async () => {
      const personId = randomUUID();
      await keys.erase(personId);
      await expect(keys.keyFor(personId)).rejects.toMatchObject({ code: 'GONE' });
    });

    test('a value has one name in a scope, however it is written, and another one elsewhere', async () => {
      const scope = randomUUID();
      const name = await blindIndex(keys, scope, 'anna@example.com');
      expect(name).toMatch(/^[\w-]{43}$/);
      expect(await blindIndex(others, scope, ' Anna@ＥＸＡＭＰＬＥ.com ')).toBe(name);
      expect(await blindIndex(keys, scope, 'anne@example.com')).not.toBe(name);
      expect(await blindIndex(keys, 'global', 'anna@example.com')).not.toBe(name);
    });

    test('the secret of names cannot be erased', async () => {
      const name = await blindIndex(keys, 'global', 'anna@example.com');
      await expect(keys.erase('names/global')).rejects.toMatchObject({ code: 'INVALID' });
      expect(await blindIndex(others, 'global', 'anna@example.com')).toBe(name);
    });
  });
}
