// The reference for the first page: bare pdf.js, compressed, draws page 1 of the same file.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';

const resolve = createRequire(import.meta.url).resolve;
const page = `<!doctype html><meta charset="utf-8"><title>pdf.js</title><canvas id="page"></canvas><script type="module">
import { getDocument, GlobalWorkerOptions } from './pdf.mjs';
GlobalWorkerOptions.workerSrc = './worker.mjs';
const page = await (await getDocument({ url: new URL('deck.pdf', location.href).href }).promise).getPage(1);
const viewport = page.getViewport({ scale: innerWidth / page.getViewport({ scale: 1 }).width });
const canvas = document.getElementById('page');
Object.assign(canvas, { width: viewport.width, height: viewport.height });
await page.render({ canvas, viewport }).promise;
requestAnimationFrame(() => (globalThis.shownAt = performance.now()));
</script>`;

const script = (name: string) => ({
  body: brotliCompressSync(readFileSync(resolve(`pdfjs-dist/build/${name}`))),
  headers: { 'content-type': 'text/javascript', 'content-encoding': 'br' },
});
const files = new Map<string, { body: Buffer; headers: Record<string, string> }>([
  ['/', { body: Buffer.from(page), headers: { 'content-type': 'text/html' } }],
  ['/pdf.mjs', script('pdf.min.mjs')],
  ['/worker.mjs', script('pdf.worker.min.mjs')],
  [
    '/deck.pdf',
    { body: readFileSync(process.argv[3] ?? ''), headers: { 'content-type': 'application/pdf' } },
  ],
]);

const server = createServer((request, response) => {
  const { body, headers } = files.get(request.url ?? '') ?? { body: Buffer.alloc(0), headers: {} };
  response.writeHead(200, { ...headers, 'content-length': body.length });
  response.end(body);
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'));
