import { fileFolder, originalKey } from '@lectern/schemas/files/file-keys.ts';
import type { StoredAnswerFile } from '@lectern/schemas/forms/questions.ts';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { authenticate, unauthenticated } from '../access/authenticate.ts';
import type { Edge } from '../edge.ts';
import { graphql } from '../gql/gql.ts';
import { Call } from '../http/call.ts';
import { damagedOriginal } from '../http/damaged.ts';
import { notFound } from '../http/edge-error.ts';
import { sendBlob } from '../http/send-blob.ts';
import { dataHeaders, sendError } from '../http/send.ts';

const stored = z.record(z.string(), z.unknown());

const FilesOfResponse = graphql(`
  query FilesOfResponse($id: ID!) {
    formResponse(id: $id) {
      data
    }
  }
`);

/** Files of answers, `/files/forms/:responseId/:fileId`, to be saved: strangers have sent them. */
export function formFiles(
  edge: Edge,
): (req: Request<{ responseId: string; fileId: string }>, res: Response) => Promise<void> {
  return async (req, res) => {
    const call = new Call(edge, req, res);
    try {
      await authenticate(call);
      const { claims } = call;
      if (claims.kind !== 'user') throw unauthenticated();
      const { responseId, fileId } = req.params;
      const find = async () => {
        const { formResponse } = await call.ask(FilesOfResponse, { id: responseId });
        return fileIn(formResponse?.data ?? '{}', fileId);
      };
      const file = await find();
      if (!file) throw notFound();
      const name = encodeURIComponent(file.name).replaceAll("'", '%27');
      await sendBlob(edge.engines, req, res, {
        folder: fileFolder(claims.teamId, fileId),
        key: originalKey(claims.teamId, fileId),
        contentType: 'application/octet-stream',
        headers: {
          ...dataHeaders,
          'content-security-policy': "default-src 'none'; sandbox",
          'content-disposition': `attachment; filename*=UTF-8''${name}`,
        },
        damaged: damagedOriginal,
        isStillAllowed: async () => (await find()) !== null,
      });
    } catch (error) {
      sendError(req, res, error, edge.engines.logger, call.correlationId);
    }
  };
}

function fileIn(data: string, fileId: string): StoredAnswerFile | null {
  const answers = Object.values(stored.parse(JSON.parse(data)));
  const isFile = (answer: unknown): answer is StoredAnswerFile =>
    typeof answer === 'object' &&
    answer !== null &&
    'file_id' in answer &&
    answer.file_id === fileId;
  return answers.find(isFile) ?? null;
}
