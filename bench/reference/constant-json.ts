// The reference for reads: node:http alone, repeating one of our answers, headers and body.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Answered } from '../measure.ts';

const { headers, body } = (await json(process.stdin)) as Answered;
const answer = Buffer.from(body);

const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(answer);
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'));
