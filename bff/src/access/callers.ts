import { parseNetworks } from '@lectern/kernel/network/ip.ts';
import { isLoopback } from '@lectern/kernel/engines/settings.ts';
import type { IncomingMessage } from 'node:http';
import { isIP, type BlockList } from 'node:net';
import type { Logger } from 'pino';

export interface Caller {
  readonly address: string;
  /** With nothing in between that is known of. A proxy that says nothing of itself looks the same. */
  readonly isAtThisMachine: boolean;
}

const forwarding = new Set([
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]);
const localHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;
const withPort = /^(?:\[([\da-f:.]+)\]|([\d.]+))(?::\d+)?$/i;

/**
 * The one place that says who calls, and how: the peer or, behind a proxy of LECTERN_TRUSTED_PROXIES, what that proxy
 * saw. Other callers' headers are not trusted.
 */
export class Callers {
  readonly #proxies: BlockList | null;
  readonly #isForThisMachine: boolean;
  #warn: ((message: string) => void) | null;

  /** @param consoleUrl where everybody finds the console: one that is not this machine's has something in front of it */
  constructor({
    consoleUrl,
    trustedProxies,
    logger,
  }: {
    consoleUrl: string;
    trustedProxies?: string | undefined;
    logger?: Logger;
  }) {
    this.#proxies = trustedProxies === undefined ? null : parseNetworks(trustedProxies);
    this.#isForThisMachine = this.#proxies === null && isLoopback(new URL(consoleUrl).hostname);
    this.#warn = logger ? (message) => logger.warn(message) : null;
  }

  /** The right-most address of X-Forwarded-For that is no proxy's: everything left of it is the caller's own word. */
  addressOf(req: IncomingMessage): string {
    const peer = plain(req.socket.remoteAddress ?? '');
    if (!this.#proxies || !isIn(this.#proxies, peer)) return peer;
    let nearest = peer;
    for (const hop of listed(req.headers['x-forwarded-for']).reverse()) {
      const address = addressIn(hop);
      if (address === null) break;
      nearest = address;
      if (!isIn(this.#proxies, address)) break;
    }
    return nearest;
  }

  /** The caller's protocol, if a trusted proxy reports it. */
  protocolOf({ socket, headers }: IncomingMessage): 'http' | 'https' | null {
    if (!this.#proxies || !isIn(this.#proxies, plain(socket.remoteAddress ?? ''))) return null;
    const last = listed(headers['x-forwarded-proto']).at(-1)?.toLowerCase();
    return last === 'http' || last === 'https' ? last : null;
  }

  /**
   * No proxy is configured; peer, Host and the console's URL are this machine, and no header shows a proxy. Says once
   * in the log when there seems to be one. Reads `rawHeaders` because every opening of a link asks.
   */
  isAtThisMachine({ socket, rawHeaders }: IncomingMessage): boolean {
    if (this.#proxies !== null) return false;
    const peer = plain(socket.remoteAddress ?? '');
    if (!isLoopback(peer) && peer !== '::1') return false;
    let host: string | undefined;
    let isForwarded = false;
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const name = rawHeaders[index]?.toLowerCase() ?? '';
      if (name === 'host') host ??= rawHeaders[index + 1];
      else if (forwarding.has(name)) isForwarded = true;
    }
    if (!isForwarded && localHost.test(host ?? '')) return this.#isForThisMachine;
    this.#warn?.(
      'A proxy on this machine seems to forward calls, and LECTERN_TRUSTED_PROXIES does not name it: all its callers count as one address.',
    );
    this.#warn = null;
    return false;
  }
}

/** An IPv4 address without the prefix that IPv6 sockets add. */
export function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}

export function isIn(networks: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && networks.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

function listed(header: string | string[] | undefined): string[] {
  return header === undefined
    ? []
    : String(header)
        .split(',')
        .map((each) => each.trim());
}

function addressIn(hop: string): string | null {
  const [, v6, v4] = withPort.exec(hop) ?? [];
  const address = plain((v6 ?? v4 ?? hop).toLowerCase());
  return isIP(address) === 0 ? null : address;
}
