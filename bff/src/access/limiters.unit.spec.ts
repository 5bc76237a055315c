import { expect, test } from '@jest/globals';
import { Limiters } from './limiters.ts';

test('an address that guesses is turned away, its neighbours in IPv6 with it, others are not', async () => {
  const limiters = new Limiters({ limits: { open: rate(3), miss: rate(1), session: rate(1), submission: rate(1), setup: rate(1) } });
  for (let turn = 0; turn < 3; turn++) await limiters.count('open', from('2001:db8::1'));
  await expect(limiters.count('open', from('2001:db8::2'))).rejects.toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
  await limiters.count('open', from('2001:db8:0:1::1'));
  await limiters.count('session', from('2001:db8::1'));
});

test('whoever sits at this machine is not counted, unless it is asked for; a proxy on it is', async () => {
  const limits = { open: rate(1), miss: rate(1), session: rate(1), submission: rate(1), setup: rate(1) };
  const lenient = new Limiters({ limits });
  for (let turn = 0; turn < 3; turn++) await lenient.count('open', { address: '127.0.0.1', isAtThisMachine: true });
  await lenient.count('open', from('127.0.0.1'));
  await expect(lenient.count('open', from('127.0.0.1'))).rejects.toMatchObject({ status: 429 });
  const strict = new Limiters({ limits, isLocalCounted: true });
  await strict.count('open', { address: '127.0.0.1', isAtThisMachine: true });
  await expect(strict.count('open', { address: '127.0.0.1', isAtThisMachine: true })).rejects.toMatchObject({ status: 429 });
});

function from(address: string) {
  return { address, isAtThisMachine: false };
}

function rate(points: number) {
  return { points, duration: 60 };
}
