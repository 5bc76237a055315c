// The reference for pings: node:http alone, parsing a JSON body and repeating one of our answers.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Answered } from '../measure.ts';

const { headers, body } = (await json(process.stdin)) as Answered;
const answer = Buffer.from(body);

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(200, headers);
    response.end(answer);
  });
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'));
