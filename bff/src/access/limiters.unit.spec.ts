import { expect, test } from '@jest/globals';
import { Limiters } from './limiters.ts';

test('an address that guesses is turned away, its neighbours in IPv6 with it, others are not', async () => {
  const limiters = new Limiters({ limits: { open: rate(3), miss: rate(1), session: rate(1), submission: rate(1), setup: rate(1) } });
  for (let turn = 0; turn < 3; turn++) await limiters.count('open', '2001:db8::1');
  await expect(limiters.count('open', '2001:db8::2')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
  await limiters.count('open', '2001:db8:0:1::1');
  await limiters.count('session', '2001:db8::1');
});

test('this machine is not counted, unless it is asked for', async () => {
  const limits = { open: rate(1), miss: rate(1), session: rate(1), submission: rate(1), setup: rate(1) };
  const lenient = new Limiters({ limits });
  for (let turn = 0; turn < 3; turn++) await lenient.count('open', '127.0.0.1');
  const strict = new Limiters({ limits, isLocalCounted: true });
  await strict.count('open', '127.0.0.1');
  await expect(strict.count('open', '127.0.0.1')).rejects.toMatchObject({ status: 429 });
});

function rate(points: number) {
  return { points, duration: 60 };
}
