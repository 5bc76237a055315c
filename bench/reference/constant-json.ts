// The reference for reads: node:http alone, answering a constant JSON text as long as ours.
import { createServer } from 'node:http';

const answer = Buffer.from(JSON.stringify({ data: 'x'.repeat(Number(process.argv[3]) - 11) }));

const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length });
  response.end(answer);
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'));
