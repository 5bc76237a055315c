import { expect, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { SetupCode } from './setup-code.ts';

function from({ peer = '127.0.0.1', host = 'localhost:4000', ...headers }: Record<string, string> = {}): IncomingMessage {
  return { socket: { remoteAddress: peer }, headers: { host, ...headers } } as unknown as IncomingMessage;
}

test('whoever sits at the machine needs no code', () => {
  const code = new SetupCode('http://localhost:4000');
  for (const call of [from(), from({ peer: '::ffff:127.0.0.1' }), from({ peer: '::1', host: '[::1]:4000' })]) expect(code.isRequired(call)).toBe(false);
});

test('another peer, another name of the host, or anything in between needs it', () => {
  const code = new SetupCode('http://localhost:4000');
  const calls = [{ peer: '192.0.2.1' }, { host: 'lectern.example' }, { host: '127.0.0.1.evil.example' }, { host: '' }, { via: '1.1 proxy' }, { forwarded: 'for=192.0.2.1' }];
  for (const call of calls) expect(code.isRequired(from(call))).toBe(true);
});

test('where the console has an address of its own, a proxy that says nothing of itself is not taken for this machine', () => {
  expect(new SetupCode('https://lectern.example').isRequired(from())).toBe(true);
});

test('the code may be typed as it comes', () => {
  const code = new SetupCode('http://localhost:4000');
  expect([code.isRight(` ${code.text.toLowerCase()} `), code.isRight(''), code.isRight(undefined), code.isRight(`${code.text}A`)]).toEqual([true, false, false, false]);
});
