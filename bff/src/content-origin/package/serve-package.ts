import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Capability } from '@lectern/schemas/access/capability.ts';
import { fileFolder } from '@lectern/schemas/files/file-keys.ts';
import { isHtml, mediaTypeOf } from '@lectern/schemas/files/media-types.ts';
import { editedFile, packageFile, plainPath } from '@lectern/schemas/files/package-manifest.ts';
import type { Edge } from '../../edge.ts';
import { damagedOriginal } from '../../http/damaged.ts';
import { notFound } from '../../http/edge-error.ts';
import { sendBlob } from '../../http/send-blob.ts';
import { fileOf, readGrant, type FileBytes } from '../access.ts';
import { headers, pdfHeaders } from '../headers.ts';
import { documentHeaders } from './package-policy.ts';
import { Packages, type PackageFiles, type Published } from './packages.ts';
import { trackersPage } from './trackers.ts';
import { withScript } from './with-script.ts';

const LARGEST_PAGE = 8 * 1024 ** 2;
const path = /^\/c\/([^/]+)\/(package\/.*|package\.json|custom\.js|trackers\.html)$/;
const script = readFileSync(join(import.meta.dirname, 'page-script.js'));

type Serve = (req: IncomingMessage, res: ServerResponse, path: string) => Promise<boolean>;

/** A package that a grant opens. */
interface OpenPackage {
  grant: string;
  capability: Capability;
  file: FileBytes;
  files: PackageFiles | null;
  published: Published;
}

/**
 * The files of HTML packages and ePubs below a grant: `/c/<grant>/package/<path>`. Access is checked with each file. Pages
 * run in a sandbox with an origin of their own, and load nothing but their package until the reader agrees.
 * @returns a function that answers false for other paths
 */
export function packagesOf(edge: Edge): Serve {
  const packages = new Packages(edge);
  return async (req, res, url) => {
    if (url === '/package.js') {
      send(req, res, script, { ...headers, 'content-type': 'text/javascript; charset=utf-8' });
      return true;
    }
    const [, grant = '', rest] = path.exec(url) ?? [];
    if (rest === undefined) return false;
    const open = await openPackage(edge, packages, grant);
    if (rest === 'package.json') sendManifest(req, res, open);
    else if (rest === 'custom.js') sendCustomScript(req, res, open);
    else if (rest === 'trackers.html') sendTrackers(edge, req, res, open);
    else await sendFile(edge, req, res, open, rest.slice('package/'.length));
    return true;
  };
}

async function openPackage(edge: Edge, packages: Packages, grant: string): Promise<OpenPackage> {
  const capability = readGrant(edge, { grant, kind: 'bytes' });
  const file = await fileOf(edge, capability, { kind: 'bytes' });
  const { teamId, presentationId } = capability;
  const [files, published] = await Promise.all([
    packages.files(teamId, file.id),
    packages.published(teamId, presentationId, file.id),
  ]);
  if (!published) throw notFound();
  return { grant, capability, file, files, published };
}

function sendManifest(
  req: IncomingMessage,
  res: ServerResponse,
  { files, published }: OpenPackage,
) {
  if (!files) throw notFound();
  const { pages, mainPath } = files.manifest;
  const main = pages.find((page) => page.path === published.mainPath)?.path ?? mainPath;
  const body = Buffer.from(JSON.stringify({ main_path: main, pages }));
  send(req, res, body, { ...headers, 'content-type': 'application/json; charset=utf-8' });
}

/** What the presentation's owner runs in its pages; readers who agreed get it. */
function sendCustomScript(
  req: IncomingMessage,
  res: ServerResponse,
  { published: { customJavascript }, file }: OpenPackage,
) {
  if (customJavascript == null || !file.hasConsent) throw notFound();
  const type = 'text/javascript; charset=utf-8';
  send(req, res, Buffer.from(customJavascript), { ...headers, 'content-type': type });
}

function sendTrackers(
  edge: Edge,
  req: IncomingMessage,
  res: ServerResponse,
  { published, file }: OpenPackage,
) {
  const page = file.hasConsent ? trackersPage(edge, published, file.name) : null;
  if (page) send(req, res, Buffer.from(page.html), page.headers);
  else res.writeHead(204, headers).end();
}

async function sendFile(
  edge: Edge,
  req: IncomingMessage,
  res: ServerResponse,
  { grant, capability, file, files, published }: OpenPackage,
  wanted: string,
): Promise<void> {
  const found = files && fileAt(files, published, wanted);
  if (!found) throw notFound();
  const base = `${edge.engines.urls.content}/c/${grant}/package/`;
  const { isBook } = files.manifest;
  const type = mediaTypeOf(found.path);
  const isDocument = isHtml(found.path) || /\bxml$/.test(type);
  const forDocument = documentHeaders(edge, { base, isBook, hasConsent: file.hasConsent });
  const folder = fileFolder(capability.teamId, file.id);
  const key = `${folder}/${found.name}`;
  if (isHtml(found.path) && found.size <= LARGEST_PAGE) {
    const stored = await edge.engines.storedFiles.open(folder, key);
    if (!stored) throw notFound();
    const tags =
      `<script src="/package.js" data-base="${base}"></script>` +
      (published.customJavascript != null && file.hasConsent && !isBook
        ? `<script src="/c/${grant}/custom.js" defer="defer"></script>`
        : '');
    const page = withScript(await buffer(stored.body), tags, type.endsWith('xml'));
    const charset = page.isUtf8 || found.isEdited ? '; charset=utf-8' : '';
    send(req, res, page.html, { ...forDocument, 'content-type': `${type}${charset}` });
    return;
  }
  await sendBlob(edge.engines, req, res, {
    folder,
    key,
    contentType: found.isEdited ? `${type}; charset=utf-8` : type,
    headers: isDocument ? forDocument : type === 'application/pdf' ? framedPdf(edge) : headers,
    damaged: damagedOriginal,
    isStillAllowed: async (maxAgeMs) =>
      (await fileOf(edge, capability, { kind: 'bytes' }, maxAgeMs)).id === file.id,
  });
}

/** Browsers show no PDF in a sandbox (ADR 15). */
function framedPdf({ engines: { urls } }: Edge): Record<string, string> {
  const policy = `frame-ancestors ${urls.console} ${urls.content}`;
  return { ...pdfHeaders, 'content-security-policy': policy };
}

interface FoundFile {
  path: string;
  /** Of its blob, below the folder of the upload. */
  name: string;
  size: number;
  isEdited: boolean;
}

/** By its path, also where capitals differ; of a folder, its index.html. */
function fileAt(
  { manifest, numbers }: PackageFiles,
  published: Published,
  wanted: string,
): FoundFile | null {
  const at = decodedPath(wanted);
  if (at === null) return null;
  const start = manifest.pages.some((page) => page.path === published.mainPath)
    ? published.mainPath
    : manifest.mainPath;
  const paths =
    at === '' ? [start ?? ''] : at.endsWith('/') ? [`${at}index.html`, `${at}index.htm`] : [at];
  for (const each of paths) {
    const number = numbers.get(each) ?? numbers.get(plainPath(each));
    const file = number === undefined ? undefined : manifest.files[number - 1];
    if (number === undefined || !file) continue;
    const digest = published.edits.find((edit) => edit.path === file.path)?.digest;
    const name = digest === undefined ? packageFile(number) : editedFile(digest);
    return { path: file.path, name, size: file.size, isEdited: digest !== undefined };
  }
  return null;
}

function decodedPath(text: string): string | null {
  try {
    return decodeURIComponent(text).normalize('NFC');
  } catch {
    return null;
  }
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  body: Buffer,
  given: Record<string, string>,
): void {
  res.writeHead(200, { ...given, 'content-length': body.length });
  res.end(req.method === 'HEAD' ? undefined : body);
}
