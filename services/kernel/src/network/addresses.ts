import type { lookup as lookUp } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from '../network/network.ts';
import { OutboundError } from './outbound-error.ts';

/** Of a URL whose host is an IP address: those are not looked up. @throws OutboundError */
export function checkAddress({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublic(host))
    throw new OutboundError('NOT_ALLOWED', `${host} is not a public address`);
}

/** Answers with public addresses only. The connection uses its answer, so DNS rebinding cannot reach our network. */
export function publicOnly(resolve: typeof lookUp): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first, ...others] = error ? [] : addresses.filter(({ address }) => isPublic(address));
      if (!first)
        callback(
          error ?? new OutboundError('NOT_ALLOWED', `${hostname} has no public address`),
          '',
          0,
        );
      else if (options.all) callback(null, [first, ...others]);
      else callback(null, first.address, first.family);
    });
  };
}
