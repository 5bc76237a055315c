import { fstatSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFStream,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { FileRefused } from '../file-refused.ts';
import { cleanIn } from '../page-paths.ts';
import { openPdf } from '../pdfium/pdfium.ts';

/** What fits into the memory of the sandbox. */
const LARGEST_BYTES = 64 * 1024 ** 2;

/** Actions that run code, start programs, send data, or open other files. */
const actions = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
  'Movie',
  'Sound',
  'RichMediaExecute',
  'GoTo3DView',
]);
/** Annotations that carry a file or play one. */
const annotations = new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D']);
/** Entries that hold scripts, attached files, or say where else data is. */
const entries = ['AA', 'JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'AF', 'XFA', 'Collection'];
const streamEntries = ['F', 'FFilter', 'FDecodeParms'];
/** Beside links without a scheme. */
const linkSchemes = /^(https?|mailto|tel):/i;

/**
 * Writes the copy into its folder, if it opens again with all its pages.
 * @param file its descriptor
 */
export async function makeCleanCopy(file: number, pageCount: number): Promise<void> {
  const copy = await cleanPdf(file);
  const { api, doc } = await openPdf(copy);
  const left = api.FPDF_GetPageCount(doc);
  if (left !== pageCount)
    throw new FileRefused('damaged', `${left} of ${pageCount} pages are left`);
  await writeFile(cleanIn(''), copy);
}

/**
 * A copy of a PDF that does nothing when it is opened: no scripts, no actions but links to pages and the web, no
 * attached files, no links with a password. Pages, links, form fields and metadata stay. What nothing refers to is
 * dropped.
 * @param file its descriptor
 * @throws for a file that is too large, encrypted, or too damaged to be written again
 */
async function cleanPdf(file: number): Promise<Uint8Array> {
  const { size } = fstatSync(file);
  if (size > LARGEST_BYTES) throw new Error(`Too large to be cleaned: ${size} bytes`);
  const document = await PDFDocument.load(readFileSync(file), { updateMetadata: false });
  const { context, catalog } = document;
  for (const [, object] of context.enumerateIndirectObjects()) cleanObject(object);
  cleanCatalog(catalog);
  dropUnused(context);
  return document.save({ updateFieldAppearances: false });
}

function cleanCatalog(catalog: PDFDict): void {
  const names = catalog.lookup(PDFName.of('Names'));
  if (names instanceof PDFDict)
    for (const key of names.keys()) if (key.decodeText() !== 'Dests') names.delete(key);
  catalog.delete(PDFName.of('URI')); // A base for links.
  if (!(catalog.lookup(PDFName.of('OpenAction')) instanceof PDFArray))
    catalog.delete(PDFName.of('OpenAction'));
}

/** An object and what is written within it; what it refers to comes by itself. */
function cleanObject(object: PDFObject): void {
  if (object instanceof PDFArray) object.asArray().forEach(cleanObject);
  if (object instanceof PDFStream) {
    for (const name of streamEntries) object.dict.delete(PDFName.of(name));
    cleanObject(object.dict);
  }
  if (!(object instanceof PDFDict)) return;
  if (isAction(object) || isBadLink(object) || isMedia(object)) {
    for (const key of object.keys()) object.delete(key);
    return;
  }
  for (const name of entries) object.delete(PDFName.of(name));
  object.values().forEach(cleanObject);
}

function isAction(object: PDFDict): boolean {
  return actions.has(nameAt(object, 'S'));
}

function isMedia(object: PDFDict): boolean {
  return annotations.has(nameAt(object, 'Subtype'));
}

/** A URI action to another scheme, or with a name and password before the host. */
function isBadLink(object: PDFDict): boolean {
  if (nameAt(object, 'S') !== 'URI') return false;
  const uri = object.lookup(PDFName.of('URI'));
  if (!(uri instanceof PDFString) && !(uri instanceof PDFHexString)) return true;
  const text = uri.decodeText().replaceAll(/[\s\p{Cc}]/gu, '');
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) && !linkSchemes.test(text)) return true;
  return /^(https?:)?[\\/]*[^\\/?#]*@/i.test(text) && !/^mailto:/i.test(text);
}

function nameAt(object: PDFDict, key: string): string {
  const name = object.lookup(PDFName.of(key));
  return name instanceof PDFName ? name.decodeText() : '';
}

/** The writer writes every object, also one that nothing refers to any more. */
function dropUnused(context: PDFContext): void {
  const { Root, Info } = context.trailerInfo;
  const used = new Set<PDFRef>();
  const waiting = [Root, Info].filter((each) => each !== undefined);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next instanceof PDFRef) {
      if (used.has(next)) continue;
      used.add(next);
      const object = context.lookup(next);
      if (object) waiting.push(object);
    } else if (next instanceof PDFArray) waiting.push(...next.asArray());
    else if (next instanceof PDFStream) waiting.push(next.dict);
    else if (next instanceof PDFDict) waiting.push(...next.values());
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!used.has(ref)) context.delete(ref);
}
