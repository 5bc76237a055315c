import { expect, test } from '@jest/globals';
import { networkOf } from './network.ts';

test('an address says of a place what it says by itself, and nothing else', () => {
  expect(['127.0.0.1', '::1'].map(networkOf)).toEqual(['THIS_MACHINE', 'THIS_MACHINE']);
  expect(['10.1.2.3', '192.168.0.7', 'fd00::1', 'fe80::1'].map(networkOf)).toEqual(['PRIVATE', 'PRIVATE', 'PRIVATE', 'PRIVATE']);
  expect(['198.51.100.7', '2001:db8::1', '172.32.0.1'].map(networkOf)).toEqual(['PUBLIC', 'PUBLIC', 'PUBLIC']);
  expect([null, '', 'localhost', '1.2.3'].map(networkOf)).toEqual(['UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN']);
});
