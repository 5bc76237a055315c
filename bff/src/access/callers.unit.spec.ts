import { expect, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { Callers } from './callers.ts';

function from({
  peer = '127.0.0.1',
  host = 'localhost:4000',
  ...headers
}: Record<string, string> = {}): IncomingMessage {
  return {
    socket: { remoteAddress: peer },
    headers: { host, ...headers },
    rawHeaders: Object.entries({ Host: host, ...headers }).flat(),
  } as unknown as IncomingMessage;
}
const here = new Callers({ consoleUrl: 'http://localhost:4000' });
const behind = new Callers({
  consoleUrl: 'https://lectern.example',
  trustedProxies: '127.0.0.1, ::1, 10.0.0.0/8, 2001:db8:1::/48',
});
const forwarded = (text: string, peer = '127.0.0.1') =>
  behind.addressOf(from({ peer, 'x-forwarded-for': text }));

test('where no proxy is named the peer is the caller, whatever the headers say', () => {
  expect(
    here.addressOf(from({ peer: '::ffff:192.0.2.1', 'x-forwarded-for': '198.51.100.7' })),
  ).toBe('192.0.2.1');
  expect(here.protocolOf(from({ 'x-forwarded-proto': 'https' }))).toBeNull();
});

test('behind a trusted proxy it is the right-most address that is no proxy’s', () => {
  expect(forwarded('198.51.100.7')).toBe('198.51.100.7');
  expect(forwarded('203.0.113.9, 198.51.100.7, 10.1.2.3')).toBe('198.51.100.7');
  expect(forwarded('127.0.0.1, 198.51.100.7,10.1.2.3', '::ffff:10.0.0.5')).toBe('198.51.100.7');
  expect(forwarded('2001:DB8:2::7, 2001:db8:1::1', '::1')).toBe('2001:db8:2::7');
  expect([
    forwarded('198.51.100.7:4711'),
    forwarded('[2001:db8:2::7]:443'),
    forwarded('::ffff:198.51.100.7'),
  ]).toEqual(['198.51.100.7', '2001:db8:2::7', '198.51.100.7']);
});

test('a proxy that nobody named is not believed', () => {
  expect(forwarded('198.51.100.7', '192.0.2.1')).toBe('192.0.2.1');
  expect(behind.protocolOf(from({ peer: '192.0.2.1', 'x-forwarded-proto': 'https' }))).toBeNull();
});

test('what cannot be an address is not read past', () => {
  expect(forwarded('198.51.100.7, unknown')).toBe('127.0.0.1');
  expect(forwarded('198.51.100.7, <script>, 10.1.2.3')).toBe('10.1.2.3');
  expect([forwarded(''), forwarded(','), behind.addressOf(from())]).toEqual([
    '127.0.0.1',
    '127.0.0.1',
    '127.0.0.1',
  ]);
  expect(forwarded('10.1.2.3, 10.1.2.4')).toBe('10.1.2.3');
});

test('how the caller came is what the nearest proxy says', () => {
  const protocol = (text: string) => behind.protocolOf(from({ 'x-forwarded-proto': text }));
  expect([
    protocol('https'),
    protocol('HTTP'),
    protocol('https, http'),
    protocol('gopher'),
    behind.protocolOf(from()),
  ]).toEqual(['https', 'http', 'http', null, null]);
});

test('whoever sits at the machine is told from everybody else', () => {
  for (const call of [
    from(),
    from({ peer: '::ffff:127.0.0.1' }),
    from({ peer: '::1', host: '[::1]:4000' }),
  ])
    expect(here.isAtThisMachine(call)).toBe(true);
  const others = [
    { peer: '192.0.2.1' },
    { host: 'lectern.example' },
    { host: '127.0.0.1.evil.example' },
    { host: '' },
    { via: '1.1 proxy' },
    { forwarded: 'for=192.0.2.1' },
    { 'x-forwarded-for': '127.0.0.1' },
  ];
  for (const call of others) expect(here.isAtThisMachine(from(call))).toBe(false);
});

test('where the console has an address of its own, or a proxy is named, one that says nothing of itself is not taken for this machine', () => {
  expect(new Callers({ consoleUrl: 'https://lectern.example' }).isAtThisMachine(from())).toBe(
    false,
  );
  expect(
    new Callers({
      consoleUrl: 'http://localhost:4000',
      trustedProxies: '127.0.0.1',
    }).isAtThisMachine(from()),
  ).toBe(false);
});

test('traffic that looks forwarded is logged once', () => {
  const warnings: string[] = [];
  const logger = { warn: (message: string) => warnings.push(message) } as unknown as Logger;
  for (const consoleUrl of ['http://localhost:4000', 'https://lectern.example'])
    for (const call of [
      from({ host: 'lectern.example' }),
      from({ 'x-forwarded-for': '192.0.2.1' }),
    ]) {
      warnings.length = 0;
      const callers = new Callers({ consoleUrl, logger });
      callers.isAtThisMachine(from());
      callers.isAtThisMachine(from({ peer: '192.0.2.1', host: 'lectern.example' }));
      expect(warnings).toEqual([]);
      callers.isAtThisMachine(call);
      callers.isAtThisMachine(call);
      expect(warnings).toEqual([expect.stringContaining('LECTERN_TRUSTED_PROXIES')]);
    }
});
