import { expect, test } from '@jest/globals';
import { openLocalCounters } from '@lectern/kernel/store/counters/local.ts';
import { Limiters, publicLimits, type Limits } from './limiters.ts';

const rate = (points: number) => ({ points, duration: 60 });
const once = Object.fromEntries(Object.keys(publicLimits).map((name) => [name, rate(1)])) as Limits;

test('an address that guesses is turned away, its neighbors in IPv6 with it, others are not', async () => {
  const limiters = new Limiters(openLocalCounters(), { limits: { ...once, open: rate(3) } });
  for (let turn = 0; turn < 3; turn++) await limiters.count('open', from('2001:db8::1'));
  await expect(limiters.count('open', from('2001:db8::2'))).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.any(String) },
  });
  await limiters.count('open', from('2001:db8:0:1::1'));
  await limiters.count('session', from('2001:db8::1'));
});

test('this machine may do more, but not without end: a proxy on it may say nothing of itself', async () => {
  const here = { address: '127.0.0.1', isAtThisMachine: true };
  const lenient = new Limiters(openLocalCounters(), { limits: once });
  await lenient.count('miss', from('127.0.0.1'));
  await expect(lenient.count('miss', from('127.0.0.1'))).rejects.toMatchObject({ status: 429 });
  for (let turn = 0; turn < 20; turn++) await lenient.count('miss', here);
  await expect(lenient.count('miss', here)).rejects.toMatchObject({ status: 429 });
  await lenient.count('setup', here);
  await expect(lenient.count('setup', here)).rejects.toMatchObject({ status: 429 });
  const strict = new Limiters(openLocalCounters(), { limits: once, isLocalCounted: true });
  await strict.count('miss', here);
  await expect(strict.count('miss', here)).rejects.toMatchObject({ status: 429 });
});

function from(address: string) {
  return { address, isAtThisMachine: false };
}
