/**
 * The child process of office-process.ts for LibreOffice in WebAssembly: prints when it is ready, reads the file's
 * extension and the file from standard input, and writes converted.pdf. It converts one file.
 */
import { writeFileSync, writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { OfficeMessage } from '../office/office-message.ts';
import { loadLibreOffice } from './load-libreoffice.ts';

const INSTALLED = '/instdir/program';
/** Members of LibreOfficeKit's classes, by their place. */
const office = { load: 2, error: 3 };
const documents = { destroy: 1, saveAs: 2 };
/** Loads what the first file would wait for. */
const WARM_UP = String.raw`{\rtf1 Lectern}`;

const say = (message: OfficeMessage) => writeSync(1, `${JSON.stringify(message)}\n`);

const [, , folder = ''] = process.argv;
const lo = await loadLibreOffice(folder);
const kit = lo._libreofficekit_hook(stored(INSTALLED));
converted('rtf', Buffer.from(WARM_UP));
say({ type: 'ready' });

const input = await buffer(process.stdin);
const line = input.indexOf('\n');
const extension = input.toString('latin1', 0, line);
const pdf = converted(extension, input.subarray(line + 1));
if (typeof pdf === 'string') say({ type: 'failed', reason: 'damaged', detail: pdf });
else {
  writeFileSync('office/converted.pdf', pdf);
  say({ type: 'done' });
}
process.exit(0);

/** @returns the PDF, or why there is none */
function converted(kind: string, bytes: Uint8Array): Uint8Array | string {
  const [source, target] = [`/tmp/file.${kind}`, '/tmp/converted.pdf'];
  lo.FS.writeFile(source, bytes);
  const document = member(kit, office.load)(kit, stored(source));
  if (document === 0) return lastError();
  const isSaved = member(document, documents.saveAs)(document, ...[target, 'pdf', ''].map(stored));
  if (isSaved === 0) return lastError();
  const pdf = lo.FS.readFile(target);
  member(document, documents.destroy)(document);
  return pdf;
}

function lastError(): string {
  const start = member(kit, office.error)(kit);
  return Buffer.from(lo.HEAPU8.slice(start, lo.HEAPU8.indexOf(0, start))).toString();
}

function member(object: number, place: number): (...args: number[]) => number {
  return lo.wasmTable.get(numberAt(numberAt(object) + 4 * place));
}

function numberAt(address: number): number {
  return lo.HEAP32[address >> 2] ?? 0;
}

function stored(text: string): number {
  const bytes = Buffer.from(`${text}\0`);
  const address = lo._malloc(bytes.length);
  lo.HEAPU8.set(bytes, address);
  return address;
}
