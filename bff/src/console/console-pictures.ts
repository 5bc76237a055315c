import { fileFolder, pageKey } from '@lectern/schemas/files/file-keys.ts';
import { packagePicture } from '@lectern/schemas/files/package-manifest.ts';
import type { Request, Response } from 'express';
import { authenticate, unauthenticated } from '../access/authenticate.ts';
import type { Edge } from '../edge.ts';
import { Call } from '../http/call.ts';
import { notFound } from '../http/edge-error.ts';
import { damagedPage } from '../http/damaged.ts';
import { sendBlob } from '../http/send-blob.ts';
import { dataHeaders, sendError } from '../http/send.ts';

const folders = ['pictures', 'thumbnails', 'images'] as const;
const isFolder = (text: string): text is (typeof folders)[number] =>
  folders.some((each) => each === text);
const page = /^(\d{4,6})\.jpg$/;

/**
 * Pictures of pages, and of images in packages, for the console: `/files/presentations/:presentationId/:fileId/:folder/0001.jpg`, by the rule of
 * their presentation. A picture changes only when a newer renderer draws its page again; until then a browser shows the
 * one it has.
 */
export function consolePictures(
  edge: Edge,
): (
  req: Request<{ presentationId: string; fileId: string; folder: string; name: string }>,
  res: Response,
) => Promise<void> {
  return async (req, res) => {
    const call = new Call(edge, req, res);
    try {
      await authenticate(call);
      const { claims } = call;
      if (claims.kind !== 'user') throw unauthenticated();
      const { presentationId, fileId, folder, name } = req.params;
      const number = page.exec(name)?.[1];
      if (!isFolder(folder) || number === undefined) throw notFound();
      const isVisible = async (maxAgeMs?: number) =>
        (await edge.presentations.forSignIn(claims.signInId, presentationId, maxAgeMs))?.files.has(
          fileId,
        ) ?? false;
      if (!(await isVisible())) throw notFound();
      const { teamId } = claims;
      const key =
        folder === 'images'
          ? `${fileFolder(teamId, fileId)}/${packagePicture(Number(number))}`
          : pageKey(teamId, fileId, folder, Number(number));
      const stored = await edge.engines.blobs.head(key);
      const etag = `"${fileId}-${folder}-${number}-${stored?.modifiedAt.getTime() ?? ''}"`;
      const headers = { ...dataHeaders, 'cache-control': 'private, no-cache', etag };
      if (stored && req.headers['if-none-match'] === etag) {
        res.writeHead(304, headers).end();
        return;
      }
      await sendBlob(edge.engines, req, res, {
        folder: fileFolder(claims.teamId, fileId),
        key,
        contentType: 'image/jpeg',
        headers,
        damaged: damagedPage,
        isStillAllowed: isVisible,
      });
    } catch (error) {
      sendError(req, res, error, edge.engines.logger, call.correlationId);
    }
  };
}
