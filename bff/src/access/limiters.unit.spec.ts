import { expect, test } from '@jest/globals';
import { Limiters, publicLimits, type Limits } from './limiters.ts';

const rate = (points: number) => ({ points, duration: 60 });
const once = Object.fromEntries(Object.keys(publicLimits).map((name) => [name, rate(1)])) as Limits;

test('an address that guesses is turned away, its neighbours in IPv6 with it, others are not', async () => {
  const limiters = new Limiters({ limits: { ...once, open: rate(3) } });
  for (let turn = 0; turn < 3; turn++) await limiters.count('open', from('2001:db8::1'));
  await expect(limiters.count('open', from('2001:db8::2'))).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.any(String) },
  });
  await limiters.count('open', from('2001:db8:0:1::1'));
  await limiters.count('session', from('2001:db8::1'));
});

test('whoever sits at this machine is not counted, unless it is asked for; a proxy on it is', async () => {
  const limits = once;
  const lenient = new Limiters({ limits });
  for (let turn = 0; turn < 3; turn++)
    await lenient.count('open', { address: '127.0.0.1', isAtThisMachine: true });
  await lenient.count('open', from('127.0.0.1'));
  await expect(lenient.count('open', from('127.0.0.1'))).rejects.toMatchObject({ status: 429 });
  const strict = new Limiters({ limits, isLocalCounted: true });
  await strict.count('open', { address: '127.0.0.1', isAtThisMachine: true });
  await expect(
    strict.count('open', { address: '127.0.0.1', isAtThisMachine: true }),
  ).rejects.toMatchObject({ status: 429 });
});

function from(address: string) {
  return { address, isAtThisMachine: false };
}
