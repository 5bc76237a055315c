// The reference for uploads: what comes over a socket goes into a file, which is on disk before the answer.
import { open } from 'node:fs/promises';
import { createServer } from 'node:net';

const [, , port, file = '', size] = process.argv;

const server = createServer({ allowHalfOpen: true }, async (socket) => {
  const target = await open(file, 'w');
  let written = 0;
  // Not the socket itself: a loop that is left would close it before the answer.
  for await (const chunk of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    await target.write(chunk);
    written += chunk.length;
    if (written >= Number(size)) break;
  }
  await target.datasync();
  await target.close();
  socket.end(String(written));
});
server.listen(Number(port), '127.0.0.1', () => console.log('ready'));
