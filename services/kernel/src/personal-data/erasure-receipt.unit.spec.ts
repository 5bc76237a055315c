import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Keys } from '../keys/port.ts';
import { nameOfEvent, readErasureReceipt, signErasure } from './erasure-receipt.ts';

/** Keys in memory. */
function someKeys(): Keys {
  const kept = new Map<string, Buffer>();
  const keyFor = (id: string) =>
    Promise.resolve(kept.get(id) ?? kept.set(id, randomBytes(32)).get(id)!);
  return {
    keyFor,
    open: (id) => Promise.resolve(kept.get(id) ?? null),
    erase: (id) => Promise.resolve(void kept.delete(id)),
    onErased: () => {},
    close: () => Promise.resolve(),
  };
}

const said = {
  erasedAt: '2026-11-22T12:00:00.000Z',
  askedBy: 'themselves',
  event: nameOfEvent('Person/u1/1'),
  installation: 'https://lectern.example',
} as const;

test('a receipt is known again by the installation that signed it, and not once a word of it is another', async () => {
  const keys = someKeys();
  const receipt = await signErasure(keys, said);
  expect(await readErasureReceipt(keys, JSON.stringify(receipt, null, 2))).toEqual(receipt);
  const { signature, ...unsigned } = receipt;
  expect(await readErasureReceipt(keys, JSON.stringify({ signature, ...unsigned }))).toEqual(
    receipt,
  );
  for (const changed of [
    { erasedAt: '2026-11-21T12:00:00.000Z' },
    { askedBy: 'an administrator' },
    { event: nameOfEvent('Person/u2/1') },
    { installation: 'https://other.example' },
    { signature: 'x' },
    { more: 1 },
  ]) {
    expect([
      changed,
      await readErasureReceipt(keys, JSON.stringify({ ...receipt, ...changed })),
    ]).toEqual([changed, null]);
  }
  for (const text of ['', '{', '[]', 'null'])
    expect(await readErasureReceipt(keys, text)).toBeNull();
  expect(await readErasureReceipt(someKeys(), JSON.stringify(receipt))).toBeNull();
  expect(
    await readErasureReceipt(keys, JSON.stringify(await signErasure(someKeys(), said))),
  ).toBeNull();
});
