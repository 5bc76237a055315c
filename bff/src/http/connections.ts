import { limiterAddress, parseNetworks } from '@lectern/kernel/network/ip.ts';
import { isLoopback, type Settings } from '@lectern/kernel/engines/settings.ts';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { isIn, plain } from '../access/callers.ts';
import { EdgeError } from './edge-error.ts';
import { sendJson } from './send.ts';
import { problems } from './problems.ts';

interface Pace {
  totalMs: number;
  /** In each of these at least so many bytes, and never so long without any. */
  windowMs: number;
  bytes: number;
}

export interface ConnectionLimits {
  total: number;
  /** Of them from one address, or one /64 of IPv6; not for trusted proxies, and up to half of all from this machine. */
  perAddress: number;
  body: Pace;
  /** After `allowLongBody`. */
  upload: Pace;
  /** How often bodies are looked at. */
  lookEveryMs: number;
}

export const paces = {
  body: { totalMs: 30_000, windowMs: 10_000, bytes: 1024 },
  /** A phone on a poor line sends a hundred times as much, if in bursts. */
  upload: { totalMs: 60 * 60_000, windowMs: 60_000, bytes: 8 * 1024 },
  lookEveryMs: 1_000,
} as const;

const MOST_BY_DEFAULT = 10_000;
/** An office behind one address: a browser opens up to six to each origin. */
const MOST_PER_ADDRESS = 1_024;
const MOST_WHERE_FILES_ARE_UNKNOWN = 4_000;
const ENDED_AT_ONCE = 50;
const TOLD_EVERY_MS = 60_000;

const uploads = new WeakSet<IncomingMessage>();

/** Gives a body the time of an upload; call it after the caller has been authorized. */
export function allowLongBody(req: IncomingMessage): void {
  uploads.add(req);
}

interface Call {
  req: IncomingMessage;
  res: ServerResponse;
  startedAt: number;
  /** When the window began, and how many bytes its connection had brought by then. */
  windowAt: number;
  bytes: number;
  /** When it last brought a byte, and how many there were. */
  heardAt: number;
  heard: number;
}

/**
 * Refuses connections of both origins beyond the limits, and ends calls whose body arrives too slowly with 408, so that
 * half-sent bodies cannot use up the process's file descriptors.
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #proxies: ReturnType<typeof parseNetworks>;
  readonly #isLocalCounted: boolean;
  readonly #open = new Map<Socket, Call | null>();
  readonly #byAddress = new Map<string, number>();
  readonly #refused: Occasional;
  readonly #slow: Occasional;
  readonly #timer: NodeJS.Timeout;

  /** @param isLocalCounted whether this machine is an address like any other */
  constructor({
    settings,
    logger,
    limits,
    isLocalCounted = false,
  }: {
    settings: Settings;
    logger: Logger;
    limits?: Partial<ConnectionLimits> | undefined;
    isLocalCounted?: boolean | undefined;
  }) {
    const total = settings.LECTERN_CONNECTIONS ?? mostByFiles();
    this.#limits = {
      ...paces,
      total,
      perAddress:
        settings.LECTERN_CONNECTIONS_PER_ADDRESS ??
        Math.min(MOST_PER_ADDRESS, Math.max(1, total >> 2)),
      ...limits,
    };
    this.#proxies =
      settings.LECTERN_TRUSTED_PROXIES === undefined
        ? null
        : parseNetworks(settings.LECTERN_TRUSTED_PROXIES);
    this.#isLocalCounted = isLocalCounted;
    this.#refused = new Occasional((count) =>
      logger.warn(
        { count, open: this.#open.size },
        'connections are refused: too many are open from one address, or in all (LECTERN_CONNECTIONS_PER_ADDRESS, LECTERN_CONNECTIONS)',
      ),
    );
    this.#slow = new Occasional((count) =>
      logger.warn(
        { count, open: this.#open.size },
        'requests are ended: their bodies come too slowly',
      ),
    );
    // Behind the sockets' turn: what has arrived while the event loop was held up counts.
    this.#timer = setInterval(
      () => setImmediate(() => this.#look()),
      this.#limits.lookEveryMs,
    ).unref();
  }

  watch(server: Server): void {
    server.prependListener('connection', (socket: Socket) => this.#admit(socket));
    server.prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
      if (!this.#open.has(req.socket)) return;
      const now = performance.now();
      this.#open.set(req.socket, {
        req,
        res,
        startedAt: now,
        windowAt: now,
        bytes: req.socket.bytesRead,
        heardAt: now,
        heard: req.socket.bytesRead,
      });
    });
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #admit(socket: Socket): void {
    const peer = plain(socket.remoteAddress ?? '');
    const address = limiterAddress(peer);
    const count = this.#byAddress.get(address) ?? 0;
    if (this.#open.size >= this.#limits.total || count >= this.#mostOf(peer)) {
      this.#refused.note();
      socket.destroy();
      return;
    }
    this.#open.set(socket, null);
    this.#byAddress.set(address, count + 1);
    socket.once('close', () => {
      this.#open.delete(socket);
      const left = (this.#byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#byAddress.set(address, left);
      else this.#byAddress.delete(address);
    });
  }

  #mostOf(peer: string): number {
    const { total, perAddress } = this.#limits;
    if (this.#proxies && isIn(this.#proxies, peer)) return total;
    const isHere = isLoopback(peer) || peer === '::1';
    return isHere && !this.#isLocalCounted ? Math.max(perAddress, total >> 1) : perAddress;
  }

  #look(): void {
    const now = performance.now();
    const slow: [Socket, Call][] = [];
    for (const [socket, call] of this.#open) {
      if (call?.req.complete) this.#open.set(socket, null);
      else if (call && this.#isTooSlow(socket, call, now)) slow.push([socket, call]);
    }
    this.#endAll(slow);
    this.#refused.tell();
    this.#slow.tell();
  }

  /** A part in each turn of the event loop: there may be thousands. */
  #endAll(slow: [Socket, Call][]): void {
    for (const [socket, call] of slow.splice(0, ENDED_AT_ONCE))
      if (!call.req.complete) this.#end(socket, call);
    if (slow.length > 0) setImmediate(() => this.#endAll(slow));
  }

  #isTooSlow({ bytesRead }: Socket, call: Call, now: number): boolean {
    const { totalMs, windowMs, bytes } = uploads.has(call.req)
      ? this.#limits.upload
      : this.#limits.body;
    if (now - call.startedAt >= totalMs) return true;
    if (bytesRead !== call.heard) [call.heard, call.heardAt] = [bytesRead, now];
    if (now - call.heardAt >= windowMs && call.req.readableLength === 0) return true;
    if (now - call.windowAt < windowMs) return false;
    // What waits to be taken is not the sender's fault.
    const isSlow = bytesRead - call.bytes < bytes && call.req.readableLength === 0;
    call.windowAt = now;
    call.bytes = bytesRead;
    return isSlow;
  }

  #end(socket: Socket, { res }: Call): void {
    this.#slow.note();
    if (res.headersSent) {
      socket.destroy();
      return;
    }
    const { status, body } = new EdgeError('REQUEST_TIMEOUT', problems.bodyTooSlow);
    sendJson(res, status, body, { connection: 'close' });
  }
}

/** Logs an event at once, and then at most once a minute with a count. */
class Occasional {
  readonly #say: (count: number) => void;
  #count = 0;
  #next = 0;

  constructor(say: (count: number) => void) {
    this.#say = say;
  }

  note(): void {
    this.#count++;
    this.tell();
  }

  tell(): void {
    const now = performance.now();
    if (this.#count === 0 || now < this.#next) return;
    this.#say(this.#count);
    this.#count = 0;
    this.#next = now + TOLD_EVERY_MS;
  }
}

/** Three quarters of the files that this process may open: the store, blobs and converters take some. */
function mostByFiles(): number {
  try {
    const files = Number(
      /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity,
    );
    return Math.min(MOST_BY_DEFAULT, Math.floor(files * 0.75));
  } catch {
    return MOST_WHERE_FILES_ARE_UNKNOWN;
  }
}
