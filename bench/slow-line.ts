import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from '@lectern/deploy/engines/ports.ts';

const LATENCY_MS = 75;
const PIECE = 4_096;
/** Bytes per millisecond. */
const DOWN = 1_600 / 8;
const UP = 750 / 8;

/** One direction of the line, shared by all connections. */
class Lane {
  readonly #rate: number;
  #freeAt = 0;

  constructor(rate: number) {
    this.#rate = rate;
  }

  /** @returns when the bytes arrive */
  take(bytes: number): number {
    this.#freeAt = Math.max(performance.now(), this.#freeAt) + bytes / this.#rate;
    return this.#freeAt + LATENCY_MS;
  }
}

type Lanes = Record<'down' | 'up', Lane>;

export interface SlowLine {
  port: number;
  /** For other lines that share its bandwidth. */
  lanes: Lanes;
  /** Sets the target's port. */
  to(port: number): void;
  close(): void;
}

/**
 * Slow 4G, as browsers emulate it: 1.6 Mb/s down, 750 kb/s up, 150 ms round trip, and one more for each connection. The browser's own emulation leaves out what workers fetch.
 */
export async function slowLine(
  lanes: Lanes = { down: new Lane(DOWN), up: new Lane(UP) },
): Promise<SlowLine> {
  const { down, up } = lanes;
  let target = 0;
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true });
    for (const socket of [near, far]) {
      open.add(socket);
      socket
        .on('error', () => {})
        .once('close', () => (open.delete(socket), near.destroy(), far.destroy()));
    }
    carry(near, far, up, performance.now() + 2 * LATENCY_MS);
    carry(far, near, down, 0);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    lanes,
    to: (port) => (target = port),
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** @param from nothing arrives earlier */
function carry(source: Socket, target: Socket, lane: Lane, from: number): void {
  const deliver = (at: number, give: () => void) =>
    setTimeout(give, Math.max(0, at - performance.now()));
  let last = from;
  source.on('data', (data: Buffer) => {
    for (let start = 0; start < data.length; start += PIECE) {
      const piece = data.subarray(start, start + PIECE);
      last = Math.max(last, lane.take(piece.length));
      deliver(last, () => target.writable && target.write(piece));
    }
  });
  source.on('end', () => deliver(last, () => target.end()));
}
