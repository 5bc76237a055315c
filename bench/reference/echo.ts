// The reference for pings: node:http alone, reading a JSON body and answering one of the same size as ours.
import { createServer } from 'node:http';

const answer = Buffer.from(JSON.stringify({ data: { id: '01a1fa59-f0f1-7389-9058-9e113ee572a2', elapsed_ms: 123456 } }));

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length });
    response.end(answer);
  });
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'));
