import { hasPermission, type UserClaims } from '@lectern/schemas/access/claims.ts';
import {
  isUploadPurpose,
  uploadPurposes,
  type UploadPurpose,
} from '@lectern/schemas/access/upload-purposes.ts';
import { LAST_USE_MS, mintReceipt } from '@lectern/kernel/files/receipt.ts';
import { originalKey } from '@lectern/schemas/files/file-keys.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { MemoryLocker, Metadata, Server } from '@tus/server';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  authenticate,
  checkCsrf,
  forbidden,
  needsCsrf,
  unauthenticated,
} from '../access/authenticate.ts';
import type { Edge } from '../edge.ts';
import { Call } from '../http/call.ts';
import { allowLongBody } from '../http/connections.ts';
import { EdgeError, notFound, toEdgeError } from '../http/edge-error.ts';
import { dataHeaders, drainBody, sendError } from '../http/send.ts';
import { tooLarge } from './receive-upload.ts';
import { DEFAULT_PURPOSE, TusStore } from './tus-store.ts';
import { UploadParts } from './upload-parts.ts';
import { uploadsPath } from './uploads-path.ts';
import { problems } from '../http/problems.ts';

const DRAIN_MS = 1_000;
const RECEIPT_MS = 60 * 60_000;
const methods = new Set(['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS']);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** In this process: a client that resumes ends its older connection. Across processes no lock is needed (UploadParts). */
const locker = new MemoryLocker();

/**
 * Resumable uploads by the tus protocol (1.0.0: creation, creation-with-upload, expiration, termination): POST
 * /api/uploads, then PATCH, HEAD and DELETE on the URL it answers. Metadata: `filename`, `filetype`, and `purpose` (default
 * `presentation`). The last answer, and HEAD from then on, has the header `upload-receipt`: a mutation of that purpose takes
 * it once, from the person who uploaded. 413 before the first byte when the file is too large, 429 after fifty of the
 * largest a day. Our own pages send the CSRF token as `x-csrf-token`.
 */
export function resumableUploads(
  edge: Edge,
): (req: ExpressRequest, res: ExpressResponse) => Promise<void> {
  const largest = edge.engines.settings.LECTERN_UPLOAD_LIMIT;
  return async (req, res) => {
    const call = new Call(edge, req, res);
    try {
      if (!methods.has(req.method))
        throw new EdgeError('METHOD_NOT_ALLOWED', problems.notPossibleHere, {
          headers: { allow: [...methods].join(', ') },
        });
      const claims = await admit(call);
      allowLongBody(req);
      const id = req.path.slice(uploadsPath.length + 1);
      if (id !== '' && !uuid.test(id)) throw notFound();
      const announced = Number(req.headers['upload-length'] ?? 0);
      if (announced > largest) throw tooLarge(largest);
      if (req.method === 'POST')
        await edge.uploadQuota.count(claims.userId, announced >= 0 ? announced : 0);
      for (const [name, value] of Object.entries(dataHeaders)) res.setHeader(name, value);
      const uploads = new Uploads(call, claims);
      await uploads.answer(id);
    } catch (error) {
      sendError(req, res, error, edge.engines.logger, call.correlationId);
    }
  };
}

/** The purpose of a new upload. For one that goes on, any: its own was checked when it began. */
function purposesOf({ method, headers }: IncomingMessage): UploadPurpose[] {
  if (method !== 'POST') return Object.keys(uploadPurposes).filter(isUploadPurpose);
  const purpose = metadataOf(headers['upload-metadata'])['purpose'] ?? DEFAULT_PURPOSE;
  if (isUploadPurpose(purpose)) return [purpose];
  const message = problems.uploadPurposeUnknown({ purpose });
  throw new EdgeError('INVALID', message, { fields: { purpose: [message] } });
}

function metadataOf(header: string | string[] | undefined): Record<string, string | null> {
  try {
    return Metadata.parse(header?.toString());
  } catch {
    return {}; // The tus server answers with an error.
  }
}

async function admit(call: Call): Promise<UserClaims> {
  await authenticate(call);
  const { claims } = call;
  if (claims.kind === 'limited') throw forbidden(claims);
  if (claims.kind !== 'user') throw unauthenticated();
  const maySend = (purpose: UploadPurpose) =>
    hasPermission(claims, uploadPurposes[purpose].permission);
  if (!purposesOf(call.req).some(maySend)) throw forbidden(claims);
  if (needsCsrf(call)) checkCsrf(call);
  return claims;
}

/** The uploads of one caller. */
class Uploads {
  readonly #server: Server;
  readonly #call: Call;
  readonly #edge: Edge;
  readonly #claims: UserClaims;

  readonly #parts = new Map<string, UploadParts>();
  /** Of an answer in our own words. */
  #errorHeaders: Record<string, string> = {};

  constructor(call: Call, claims: UserClaims) {
    const { edge, req } = call;
    this.#call = call;
    this.#edge = edge;
    this.#claims = claims;
    this.#server = new Server({
      path: uploadsPath,
      datastore: new TusStore(req, claims.userId, (id) => this.#partsOf(id)),
      locker: { newLock: (id) => this.#newLock(id) },
      maxSize: edge.engines.settings.LECTERN_UPLOAD_LIMIT,
      relativeLocation: true,
      allowedOrigins: [edge.engines.urls.console],
      exposedHeaders: ['upload-receipt'],
      namingFunction: () => newId(),
      onUploadFinish: async (_req, { id }) => ({
        headers: { 'upload-receipt': await this.#receipt(id) },
      }),
      onResponseError: (_req, error) => this.#toResponse(error),
    });
  }

  /** The tus server gets the request without its body, which the store reads. */
  async answer(id: string): Promise<void> {
    const { req, res } = this.#call;
    const headers = new Headers();
    for (const [name, value] of Object.entries(req.headers))
      if (typeof value === 'string') headers.set(name, value);
    const answer = await this.#server.handleWeb(
      new Request(new URL(req.url!, this.#edge.engines.urls.console), {
        method: req.method!,
        headers,
      }),
    );
    if (req.method === 'HEAD' && answer.ok) await this.#addReceipt(id, res); // Older connections of this upload have ended by now.
    res.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...this.#errorHeaders });
    res.end(await answer.text());
    if (!req.complete && !req.destroyed) drainBody(req);
  }

  /** For a complete upload, in case the last answer was lost. */
  async #addReceipt(id: string, res: ServerResponse): Promise<void> {
    const parts = this.#partsOf(id);
    const info = await parts.info();
    if (info?.userId === this.#claims.userId && (await parts.reached()) === info.size)
      res.setHeader('upload-receipt', await this.#receipt(id));
  }

  #partsOf(id: string): UploadParts {
    let parts = this.#parts.get(id);
    if (!parts)
      this.#parts.set(
        id,
        (parts = new UploadParts(this.#edge.engines.blobs, this.#claims.teamId, id)),
      );
    return parts;
  }

  /** Another call that wants the lock ends this one. */
  #newLock(id: string): ReturnType<MemoryLocker['newLock']> {
    const lock = locker.newLock(id);
    const take = lock.lock.bind(lock);
    const { req } = this.#call;
    lock.lock = (signal, release) =>
      take(signal, () => {
        // Bytes that are on their way may still arrive.
        setTimeout(() => req.complete || req.destroy(), DRAIN_MS).unref();
        return release();
      });
    return lock;
  }

  async #receipt(id: string): Promise<string> {
    const { teamId, userId } = this.#claims;
    const parts = this.#partsOf(id);
    const [info, digest] = [await parts.info(), await parts.assemble()];
    if (!info) throw notFound();
    const { purpose, fileName, mimeType, size } = info;
    const { blobs, secrets } = this.#edge.engines;
    const blobKey = originalKey(teamId, id);
    const storedAt = (await blobs.head(blobKey))?.modifiedAt.getTime() ?? 0;
    return mintReceipt(secrets, {
      receiptId: id,
      purpose,
      teamId,
      userId,
      blobKey,
      size,
      digest,
      fileName: fileName || 'file',
      mimeType,
      expiresAt: Math.min(Date.now() + RECEIPT_MS, storedAt + LAST_USE_MS),
    });
  }

  /** Errors of the protocol keep their status; ours look like those of other calls. */
  #toResponse(error: Error | { status_code: number; body: string }): {
    status_code: number;
    body: string;
  } {
    if ('status_code' in error && typeof error.status_code === 'number')
      return {
        status_code: error.status_code,
        body: JSON.stringify({ message: error.body.trim(), code: 'INVALID' }),
      };
    const known = toEdgeError(error);
    if (known.status >= 500)
      this.#edge.engines.logger[known.code === 'INTERNAL' ? 'error' : 'warn'](
        { err: error },
        'an upload failed',
      );
    this.#errorHeaders = { ...known.headers, 'content-type': 'application/json; charset=utf-8' };
    return { status_code: known.status, body: JSON.stringify(known.body) };
  }
}
