import {
  cleanKey,
  documentKey,
  fileFolder,
  originalKey,
  pageFolders,
  pageKey,
  type PageFolder,
} from '@lectern/schemas/files/file-keys.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Edge } from '../edge.ts';
import { Call } from '../http/call.ts';
import { EdgeError, notFound } from '../http/edge-error.ts';
import { damagedOriginal, damagedPage } from '../http/damaged.ts';
import { sendBlob } from '../http/send-blob.ts';
import { sendError } from '../http/send.ts';
import { fileOf, readGrant, type FileBytes } from './access.ts';
import { isOpenedByBrowser, sendErrorPage } from './error-page.ts';
import { headers, pdfHeaders } from './headers.ts';
import { packagesOf } from './package/serve-package.ts';
import { PageParts, parsePartPath, type WantedPart } from './page-parts.ts';
import { problems } from '../http/problems.ts';

const pagePath =
  /^\/c\/([^/]+)\/(?:(pictures|large|small|thumbnails|text)\/(\d{4,6})\.(jpg|webp|json)|file\.pdf)$/;
const contentTypes = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  json: 'application/json; charset=utf-8',
} as const;
const downloadPath = /^\/d\/([^/]+)\/[^/]+$/;

interface FileRequest {
  grant: string;
  kind: 'bytes' | 'download';
  folder: PageFolder | null;
  page: number;
  part: WantedPart | null;
}

/** The bytes of presentations, on a host of their own: signature, expiry, and the state of the link or the sign-in are checked, by the one-second rule. */
export function contentOrigin(
  edge: Edge,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  const parts = new PageParts(edge.graph);
  const servePackage = packagesOf(edge);
  return async (req, res) => {
    const call = new Call(edge, req, res);
    try {
      if (req.method === 'OPTIONS') {
        res
          .writeHead(204, {
            ...headers,
            'access-control-allow-methods': 'GET, HEAD',
            'access-control-allow-headers': 'range',
            'access-control-max-age': '600',
          })
          .end();
        return;
      }
      if (req.method !== 'GET' && req.method !== 'HEAD')
        throw new EdgeError('METHOD_NOT_ALLOWED', problems.readOnly, {
          headers: { allow: 'GET, HEAD' },
        });
      const path = req.url?.split('?', 1)[0] ?? '';
      if (await servePackage(req, res, path)) return;
      const request = parsePath(path);
      const grant = readGrant(edge, request);
      const file = await fileOf(edge, grant, request.kind);
      const { teamId } = grant;
      if (request.part) {
        if (file.form !== 'pictures') throw notFound(); // The reader has the file to draw from.
        await edge.limiters.count('part', call);
        const part = await parts.get(teamId, file.id, request.part);
        if ((await fileOf(edge, grant, request.kind)).form !== file.form || !part) throw notFound();
        sendPart(res, part);
        return;
      }
      const folder = await storedFolder(edge, teamId, file.id, request);
      await sendBlob(edge.engines, req, res, {
        folder: fileFolder(teamId, file.id),
        key: folder
          ? pageKey(teamId, file.id, folder, request.page)
          : await keyOf(edge, teamId, file),
        contentType: folder ? contentTypes[pageFolders[folder]] : file.mimeType,
        headers:
          request.kind === 'download'
            ? { ...headers, 'content-disposition': attachment(file.name) }
            : folder
              ? headers
              : pdfHeaders,
        missing: () => (folder || file.form === 'original' ? notFound() : beingPrepared()),
        damaged: folder ? damagedPage : file.form === 'original' ? damagedOriginal : beingPrepared,
        isStillAllowed: async (maxAgeMs) =>
          (await fileOf(edge, grant, request.kind, maxAgeMs)).form === file.form,
      });
    } catch (error) {
      for (const [name, value] of Object.entries(headers))
        if (!res.headersSent) res.setHeader(name, value);
      if (error instanceof EdgeError && !res.headersSent && isOpenedByBrowser(req))
        return sendErrorPage(req, res, error);
      sendError(req, res, error, edge.engines.logger, call.correlationId);
    }
  };
}

function sendPart(res: ServerResponse, part: Buffer): void {
  const { length } = part;
  res.writeHead(200, { ...headers, 'content-type': contentTypes.webp, 'content-length': length });
  res.end(part);
}

function parsePath(path: string): FileRequest {
  const part = parsePartPath(path);
  if (part) return { ...part, kind: 'bytes', folder: null, page: 0 };
  const page = pagePath.exec(path);
  if (page) {
    const [, grant = '', name, number, extension] = page;
    const folder = (name ?? null) as PageFolder | null;
    if (folder !== null && pageFolders[folder] !== extension) throw notFound();
    return { grant, kind: 'bytes', folder, page: Number(number ?? 0), part: null };
  }
  const download = downloadPath.exec(path);
  if (!download) throw notFound();
  return { grant: download[1] ?? '', kind: 'download', folder: null, page: 0, part: null };
}

/** Pages that an earlier release drew have no pictures in WebP until they are drawn again. */
async function storedFolder(
  { engines: { storedFiles } }: Edge,
  teamId: string,
  fileId: string,
  { folder, page }: FileRequest,
): Promise<PageFolder | null> {
  if (folder !== 'large' && folder !== 'small') return folder;
  const key = pageKey(teamId, fileId, folder, page);
  return (await storedFiles.has(fileFolder(teamId, fileId), key)) ? folder : 'pictures';
}

async function keyOf(
  { engines: { storedFiles } }: Edge,
  teamId: string,
  { id, form }: FileBytes,
): Promise<string> {
  if (form === 'original') return originalKey(teamId, id);
  const clean = cleanKey(teamId, id);
  // Files of earlier releases get their cleaned copy in the background.
  return form === 'clean' && (await storedFiles.has(fileFolder(teamId, id), clean))
    ? clean
    : documentKey(teamId, id);
}

function attachment(name: string): string {
  return `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`;
}

/** Files processed before copies were made get theirs in the background. */
function beingPrepared(): EdgeError {
  return new EdgeError('UNAVAILABLE', problems.documentInPreparation, { retryAfter: 60 });
}
