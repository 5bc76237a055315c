// Sends the bytes of a file to a bare socket or by tus; runs in its own process.
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import type { Writable } from 'node:stream';

export interface Sending {
  port: number;
  /** In bytes. */
  size: number;
  /** Null: a bare socket. */
  tus: { authorization: string } | null;
}
export interface Sent {
  /** From the first byte to the answer. */
  milliseconds: number;
  /** The path of a tus upload. */
  path: string | null;
}

const CHUNK = 1024 ** 2;
const start = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(CHUNK - 9)]);
const chunk = randomBytes(CHUNK);

async function pour(target: Writable, size: number): Promise<void> {
  for (let sent = 0; sent < size; sent += CHUNK) {
    if (!target.write(sent === 0 ? start : chunk.subarray(0, Math.min(CHUNK, size - sent))))
      await once(target, 'drain');
  }
}

async function bySocket({ port, size }: Sending): Promise<Sent> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const startedAt = performance.now();
  const answered = Promise.race([
    once(socket, 'data'),
    once(socket, 'close').then(() => Promise.reject(new Error('The copy ended without an answer'))),
  ]);
  answered.catch(() => {}); // Reported where it is awaited.
  await pour(socket, size);
  const [reported] = (await answered) as [Buffer];
  const milliseconds = performance.now() - startedAt;
  socket.destroy();
  if (Number(reported.toString()) !== size)
    throw new Error(`${reported.toString()} of ${size} bytes were written`);
  return { milliseconds, path: null };
}

async function byTus({ port, size, tus }: Sending): Promise<Sent> {
  const url = `http://127.0.0.1:${port}`;
  const headers = { ...tus, 'tus-resumable': '1.0.0' };
  const begun = await fetch(`${url}/api/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(size),
      'upload-metadata': `filename ${btoa('bench.pdf')},filetype ${btoa('application/pdf')}`,
    },
  });
  const path = begun.headers.get('location');
  if (begun.status !== 201 || path === null)
    throw new Error(`The upload was not begun: ${begun.status} ${await begun.text()}`);
  const startedAt = performance.now();
  const call = request(url + path, {
    method: 'PATCH',
    headers: {
      ...headers,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
      'content-length': size,
    },
  });
  const answered = once(call, 'response');
  await pour(call, size);
  call.end();
  const [answer] = (await answered) as [
    { statusCode: number; headers: Record<string, string>; resume(): void },
  ];
  const milliseconds = performance.now() - startedAt;
  answer.resume();
  if (answer.statusCode !== 204 || !answer.headers['upload-receipt'])
    throw new Error(`The upload was answered ${answer.statusCode}`);
  return { milliseconds, path };
}

process.once('message', (sending: Sending) => {
  void (sending.tus ? byTus(sending) : bySocket(sending)).then(
    (sent) => process.send?.(sent, undefined, {}, () => process.exit()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
