import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export async function aDnsServer(): Promise<{
  address: string;
  records: Map<string, string>;
  close(): void;
}> {
  const records = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (asked, { port, address }) =>
    socket.send(answerTo(asked, records), port, address),
  );
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    close: () => void socket.close(),
  };
}

function answerTo(asked: Buffer, records: ReadonlyMap<string, string>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = asked[at]!; length > 0; length = asked[at]!) {
    labels.push(asked.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const text = records.get(labels.join('.').toLowerCase());
  const head = Buffer.alloc(12);
  asked.copy(head, 0, 0, 2);
  head.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(text === undefined ? 0 : 1, 6);
  const parts = [head, asked.subarray(12, at + 5)];
  if (text !== undefined) {
    const answer = Buffer.from([
      0xc0,
      12,
      0,
      16,
      0,
      1,
      0,
      0,
      0,
      0,
      0,
      text.length + 1,
      text.length,
    ]);
    parts.push(answer, Buffer.from(text, 'latin1'));
  }
  return Buffer.concat(parts);
}
