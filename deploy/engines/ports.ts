import { connect, createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * A free port below the range of outgoing connections, so that a killed engine finds its port free
 * again: a retrying client could otherwise get that port and connect to itself.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (handedOut.has(port)) continue;
    handedOut.add(port);
    if (await canListen(port)) return port;
  }
}

/** The port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.');
  return address.port;
}

const handedOut = new Set<number>();

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** Resolves once the port accepts (or, with `false`, refuses) connections. @throws Error with the reason that `givesUp` returns */
export async function untilPort(
  port: number,
  accepting: boolean,
  givesUp: () => string | undefined,
): Promise<void> {
  while ((await accepts(port)) !== accepting) {
    const reason = givesUp();
    if (reason) throw new Error(reason);
    await delay(20);
  }
}
