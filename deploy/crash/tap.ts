import { createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { portOf } from '../engines/ports.ts';

/** `drop` withholds the message for good; the connection stays open. */
export type Verdict = 'pass' | 'drop' | 'cut';

export interface Tap {
  /** Where clients connect. */
  port: number;
  /** Called with every answer of the engine: `insert commits`, `update journals`, `produce`. */
  onAnswer: (to: string) => Verdict;
  /** How long every answer takes longer. */
  delayMs: number;
  close(): Promise<void>;
}

/** How a protocol frames its messages and names its requests. */
export interface Wire {
  /** Length of the message that begins here; null while it is unknown. */
  lengthOf(bytes: Buffer): number | null;
  request(message: Buffer): { id: number; name: string };
  answersTo(message: Buffer): number;
}

/** OP_MSG: the command is the first field of its document, its value the collection. */
export const mongoWire: Wire = {
  lengthOf: (bytes) => (bytes.length < 16 ? null : bytes.readInt32LE(0)),
  request(message) {
    const [id, operation] = [message.readInt32LE(4), message.readInt32LE(12)];
    if (operation !== 2013 || message[20] !== 0 || message[25] !== 2) return { id, name: 'other' };
    const end = message.indexOf(0, 26);
    return {
      id,
      name: `${message.toString('utf8', 26, end)} ${message.toString('utf8', end + 5, message.indexOf(0, end + 5))}`,
    };
  },
  answersTo: (message) => message.readInt32LE(8),
};

const PRODUCE = 0;
export const kafkaWire: Wire = {
  lengthOf: (bytes) => (bytes.length < 4 ? null : bytes.readInt32BE(0) + 4),
  request: (message) => ({
    id: message.readInt32BE(8),
    name: message.readInt16BE(4) === PRODUCE ? 'produce' : 'other',
  }),
  answersTo: (message) => message.readInt32BE(4),
};

/** A proxy that reads the protocol, so that a process can be killed exactly between two of its steps. */
export async function startTap({
  wire,
  upstream,
  port = 0,
}: {
  wire: Wire;
  upstream: number;
  port?: number;
}): Promise<Tap> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const engine = connect(upstream, '127.0.0.1');
    const requests = new Map<number, string>();
    // Without a delay there is no turn of the event loop between an answer and what it may trigger.
    const send = (message: Buffer) =>
      tap.delayMs > 0
        ? setTimeout(() => client.write(message), tap.delayMs)
        : client.write(message);
    for (const [socket, other] of [
      [client, engine],
      [engine, client],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => {});
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.on(
      'data',
      messages(wire, (message) => {
        const { id, name } = wire.request(message);
        requests.set(id, name);
        engine.write(message);
      }),
    );
    engine.on(
      'data',
      messages(wire, (message) => {
        const id = wire.answersTo(message);
        const verdict = tap.onAnswer(requests.get(id) ?? 'other');
        requests.delete(id);
        if (verdict === 'pass') send(message);
        if (verdict === 'cut') client.destroy();
      }),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const tap: Tap = {
    port: portOf(server),
    onAnswer: () => 'pass',
    delayMs: 0,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return tap;
}

function messages(wire: Wire, take: (message: Buffer) => void): (chunk: Buffer) => void {
  let waiting: Buffer = Buffer.alloc(0);
  return (chunk) => {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    for (
      let length = wire.lengthOf(waiting);
      length !== null && waiting.length >= length;
      length = wire.lengthOf(waiting)
    ) {
      take(waiting.subarray(0, length));
      waiting = waiting.subarray(length);
    }
  };
}
