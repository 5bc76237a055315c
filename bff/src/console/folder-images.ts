import { fileFolder, originalKey } from '@lectern/schemas/files/file-keys.ts';
import type { Request, Response } from 'express';
import { authenticate, unauthenticated } from '../access/authenticate.ts';
import type { Edge } from '../edge.ts';
import { graphql } from '../gql/gql.ts';
import { Call } from '../http/call.ts';
import { damagedOriginal } from '../http/damaged.ts';
import { notFound } from '../http/edge-error.ts';
import { sendBlob } from '../http/send-blob.ts';
import { dataHeaders, sendError } from '../http/send.ts';

const FolderImage = graphql(`
  query FolderImage($id: ID!) {
    folder(id: $id) {
      imageUrl
      imageType
    }
  }
`);

/** Images of folders, `/files/folders/:folderId/:fileId`, for people who see the folder. They never change. */
export function folderImages(
  edge: Edge,
): (req: Request<{ folderId: string; fileId: string }>, res: Response) => Promise<void> {
  return async (req, res) => {
    const call = new Call(edge, req, res);
    try {
      await authenticate(call);
      const { claims } = call;
      if (claims.kind !== 'user') throw unauthenticated();
      const { folderId, fileId } = req.params;
      const imageType = async () => {
        const { folder } = await call.ask(FolderImage, { id: folderId });
        return folder?.imageUrl === `/files/folders/${folderId}/${fileId}`
          ? folder.imageType
          : null;
      };
      const contentType = await imageType();
      if (contentType == null) throw notFound();
      const etag = `"${fileId}"`;
      const headers = { ...dataHeaders, 'cache-control': 'private, no-cache', etag };
      if (req.headers['if-none-match'] === etag) {
        res.writeHead(304, headers).end();
        return;
      }
      await sendBlob(edge.engines, req, res, {
        folder: fileFolder(claims.teamId, fileId),
        key: originalKey(claims.teamId, fileId),
        contentType,
        headers,
        damaged: damagedOriginal,
        isStillAllowed: async () => (await imageType()) != null,
      });
    } catch (error) {
      sendError(req, res, error, edge.engines.logger, call.correlationId);
    }
  };
}
