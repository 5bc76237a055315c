// The reference for uploads: copies a socket into a file and answers once it is on disk.
import { open } from 'node:fs/promises';
import { createServer } from 'node:net';

const [, , port, file = '', size] = process.argv;

const server = createServer({ allowHalfOpen: true }, async (socket) => {
  const target = await open(file, 'w');
  let written = 0;
  // Iterating the socket itself would close it before the answer.
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
