import { isIP, type BlockList } from 'node:net';
import { parseNetworks } from './ip.ts';

export type Network = 'THIS_MACHINE' | 'PRIVATE' | 'PUBLIC' | 'UNKNOWN';

const isThisMachine = within('127.0.0.0/8, ::1');
const isOwn = within(
  '10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 169.254.0.0/16, 100.64.0.0/10, fc00::/7, fe80::/10',
);

/** The special-purpose addresses of RFC 6890. */
const isSpecial4 = within(
  '0.0.0.0/8, 10.0.0.0/8, 100.64.0.0/10, 127.0.0.0/8, 169.254.0.0/16, 172.16.0.0/12, 192.0.0.0/24, 192.0.2.0/24, 192.88.99.0/24, 192.168.0.0/16, 198.18.0.0/15, 198.51.100.0/24, 203.0.113.0/24, 224.0.0.0/3',
);
/** Outside global unicast, for documentation, or mapped to IPv4. */
const isSpecial6 = within(
  '::/3, 4000::/2, 8000::/1, 2001::/23, 2001:db8::/32, 2002::/16, 3fff::/20',
);

/** Parses the networks with the first look-up. */
function within(networks: string): (address: string, family: 'ipv4' | 'ipv6') => boolean {
  let list: BlockList | undefined;
  return (address, family) => (list ??= parseNetworks(networks)!).check(address, family);
}

/** Whether an address is public: not this machine, and not in a network around it. */
export function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  return version === 4 ? !isSpecial4(address, 'ipv4') : !isSpecial6(address, 'ipv6');
}

/** What an address shows by itself, without a look-up. */
export function networkOf(address: string | null): Network {
  const version = isIP(address ?? '');
  if (address === null || version === 0) return 'UNKNOWN';
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (isThisMachine(address, family)) return 'THIS_MACHINE';
  return isOwn(address, family) ? 'PRIVATE' : 'PUBLIC';
}
