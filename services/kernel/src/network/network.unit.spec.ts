import { expect, test } from '@jest/globals';
import { isPublic, networkOf } from './network.ts';

test('an address says of a place what it says by itself, and nothing else', () => {
  expect(['127.0.0.1', '::1'].map(networkOf)).toEqual(['THIS_MACHINE', 'THIS_MACHINE']);
  expect(['10.1.2.3', '192.168.0.7', 'fd00::1', 'fe80::1'].map(networkOf)).toEqual([
    'PRIVATE',
    'PRIVATE',
    'PRIVATE',
    'PRIVATE',
  ]);
  expect(['198.51.100.7', '2001:db8::1', '172.32.0.1'].map(networkOf)).toEqual([
    'PUBLIC',
    'PUBLIC',
    'PUBLIC',
  ]);
  expect([null, '', 'localhost', '1.2.3'].map(networkOf)).toEqual([
    'UNKNOWN',
    'UNKNOWN',
    'UNKNOWN',
    'UNKNOWN',
  ]);
});

test('what is the internet’s and what is not', () => {
  const all = [
    '93.184.215.14',
    '2606:2800:220:1::1',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '198.18.0.1',
    '192.0.2.1',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:93.184.215.14',
    '64:ff9b::a00:1',
    '2002:a00:1::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    'halden.okta.com',
    '',
  ];
  expect(all.filter(isPublic)).toEqual(['93.184.215.14', '2606:2800:220:1::1']);
});
