import { expect, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import { Hosts } from './hosts.ts';

const hosts = new Hosts(
  { console: 'https://lectern.example', content: 'https://files.lectern.example:8443' },
  { LECTERN_HOSTS: ['lectern.internal'] },
);

test('the server answers under its own names, listed ones, and addresses of this machine', () => {
  const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  for (const host of [
    'lectern.example',
    'LECTERN.example:443',
    'files.lectern.example',
    'lectern.internal:4000',
    'localhost:4000',
    '127.0.0.1',
    '[::1]:4000',
    ...own
      .filter(({ scopeid }) => !scopeid)
      .map(({ address, family }) => (family === 'IPv6' ? `[${address}]:4000` : `${address}:4000`)),
  ])
    expect([host, hosts.has(host)]).toEqual([host, true]);
});

test('it answers under no other name', () => {
  for (const host of [
    undefined,
    '',
    'evil.example',
    'lectern.example.evil.example',
    'evil.example@lectern.example:x',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '203.0.113.77',
    '[2001:db8::77]',
    'lectern example',
  ])
    expect([host, hosts.has(host)]).toEqual([host, false]);
});

test('health checks come by any name', () => {
  const call = (url: string) => ({ url, headers: { host: '10.0.0.9:4000' } }) as IncomingMessage;
  for (const path of ['/healthz', '/readyz', '/metrics']) hosts.check(call(path));
  for (const path of ['/', '/login', '/healthz/x', '//healthz'])
    expect(() => hosts.check(call(path))).toThrow(
      expect.objectContaining({ code: 'MISDIRECTED', status: 421 }),
    );
});
