import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Keys } from '@lectern/kernel/keys/port.ts';
import { SetupCode } from './setup-code.ts';

/** Keys that are made when they are wanted first. */
function someKeys(): Keys {
  const made = new Map<string, Buffer>();
  return {
    keyFor: async (id) => made.get(id) ?? made.set(id, randomBytes(32)).get(id)!,
    open: async (id) => made.get(id) ?? null,
    erase: async (id) => void made.delete(id),
    onErased() {},
    close: async () => {},
  };
}

test('copies on the same keys have the same code, other installations another', async () => {
  const keys = someKeys();
  const [one, other] = await Promise.all([SetupCode.of(keys), SetupCode.of(keys)]);
  expect(one.text).toMatch(/^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$/);
  expect(other.isRight(one.text)).toBe(true);
  expect((await SetupCode.of(someKeys())).isRight(one.text)).toBe(false);
});

test('the code may be typed as it comes', async () => {
  const code = await SetupCode.of(someKeys());
  expect([
    code.isRight(` ${code.text.toLowerCase()} `),
    code.isRight(''),
    code.isRight(`${code.text}A`),
  ]).toEqual([true, false, false]);
});
