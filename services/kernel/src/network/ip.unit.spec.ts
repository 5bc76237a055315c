import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { limiterAddress, parseNetworks } from './ip.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['', 'unknown'],
  [undefined, 'unknown'],
  ['192.0.2.7, 10.0.0.1', 'unknown'],
  ['nonsense', 'unknown'],
])('%s counts as %s', (address, counted) => {
  expect(limiterAddress(address)).toBe(counted);
});

test('every address in a /64 counts as one, and every other /64 as another', () => {
  const group = fc.integer({ min: 1, max: 0xffff }).map((n) => n.toString(16));
  const groups = fc.array(group, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(groups, groups, groups, (network, one, other) => {
      expect(limiterAddress([...network, ...one].join(':'))).toBe(
        limiterAddress([...network, ...other].join(':')),
      );
      fc.pre(network.join() !== one.join());
      expect(limiterAddress([...network, ...other].join(':'))).not.toBe(
        limiterAddress([...one, ...other].join(':')),
      );
    }),
  );
});

test('any IPv6 and IPv4 address is understood', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) =>
      expect(limiterAddress(address)).not.toMatch(/unknown|NaN|undefined/),
    ),
  );
  fc.assert(fc.property(fc.ipV4(), (address) => expect(limiterAddress(address)).toBe(address)));
});

test('addresses and ranges are told apart from what is neither', () => {
  const networks = parseNetworks(' 10.0.0.0/8, 192.0.2.1,2001:db8::/32 ');
  expect([
    networks?.check('10.255.0.1'),
    networks?.check('192.0.2.2'),
    networks?.check('2001:db8:1::1', 'ipv6'),
  ]).toEqual([true, false, true]);
  for (const wrong of [
    '',
    '10.0.0.0/33',
    '::/129',
    '10.0.0',
    'localhost',
    '10.0.0.0/8;',
    '10.0.0.0/',
    'a, 10.0.0.1',
    '10.0.0.0/-1',
  ])
    expect(parseNetworks(wrong)).toBeNull();
});
