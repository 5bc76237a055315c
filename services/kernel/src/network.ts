import { isIP } from 'node:net';
import { parseNetworks } from './ip.ts';

export type Network = 'THIS_MACHINE' | 'PRIVATE' | 'PUBLIC' | 'UNKNOWN';

const thisMachine = parseNetworks('127.0.0.0/8, ::1')!;
const ownNetworks = parseNetworks('10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 169.254.0.0/16, 100.64.0.0/10, fc00::/7, fe80::/10')!;

/** All that an address says of a place without anybody being asked. */
export function networkOf(address: string | null): Network {
  const version = isIP(address ?? '');
  if (address === null || version === 0) return 'UNKNOWN';
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (thisMachine.check(address, family)) return 'THIS_MACHINE';
  return ownNetworks.check(address, family) ? 'PRIVATE' : 'PUBLIC';
}
