import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * A peer's address as limiters count it: an IPv4 address in its normal form; of an IPv6 address its /64, because one
 * customer has all of it. Everything that is no address counts as one.
 */
export function limiterAddress(address: string | undefined): string {
  const plain = (address ?? '').split('%', 1)[0] ?? ''; // Without the zone.
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'unknown';
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/**
 * Addresses and CIDR ranges separated by commas: `127.0.0.1, 10.0.0.0/8, fd00::/8`.
 * @returns null where one of them is neither
 */
export function parseNetworks(text: string): BlockList | null {
  const networks = new BlockList();
  for (const each of text.split(',').map((part) => part.trim())) {
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(each) ?? [];
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    if (version === 0 || Number(bits ?? 0) > longest) return null;
    networks.addSubnet(address, Number(bits ?? longest), version === 4 ? 'ipv4' : 'ipv6');
  }
  return networks;
}

/** The eight groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [head, tail] = address
    .split('::')
    .map((part) => part.split(':').filter(Boolean).flatMap(parseGroup)) as [number[], number[]?];
  if (!tail) return head;
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

/** One group, or two where the address ends in the form of IPv4. */
function parseGroup(text: string): number[] {
  if (!text.includes('.')) return [Number.parseInt(text, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number);
  return [(a << 8) | b, (c << 8) | d];
}
