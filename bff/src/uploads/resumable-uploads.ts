import { hasPermission, type UserClaims } from '@lectern/schemas/access/claims.ts';
import { mintReceipt } from '@lectern/kernel/access/receipt.ts';
import { originalKey } from '@lectern/kernel/blobs/file-keys.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { MemoryLocker, Server } from '@tus/server';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import type { ServerResponse } from 'node:http';
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
import { TusStore } from './tus-store.ts';
import { UploadParts } from './upload-parts.ts';
import { uploadsPath } from './uploads-path.ts';
import { UploadQuota } from './upload-quota.ts';

const DRAIN_MS = 1_000;
const RECEIPT_MS = 60 * 60_000;
const methods = new Set(['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS']);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Of this copy: whoever goes on with an upload ends the connection that still holds it. Between copies nothing needs one (UploadParts). */
const locker = new MemoryLocker();

/**
 * Uploads that go on where they broke off, by the tus protocol (1.0.0: creation, creation-with-upload, expiration,
 * termination): POST /api/uploads, then PATCH, HEAD and DELETE on the address it answers. Metadata: `filename`,
 * `filetype`. The last answer, and HEAD from then on, has the header `upload-receipt`: what createPresentation takes,
 * once, from the person who uploaded. 413 before the first byte for what is too large, 429 after fifty of the largest a day; a page of ours sends its CSRF
 * token as `x-csrf-token`.
 */
export function resumableUploads(
  edge: Edge,
): (req: ExpressRequest, res: ExpressResponse) => Promise<void> {
  const largest = edge.engines.settings.LECTERN_UPLOAD_LIMIT;
  const quota = new UploadQuota(largest);
  return async (req, res) => {
    const call = new Call(edge, req, res);
    try {
      if (!methods.has(req.method))
        throw new EdgeError('METHOD_NOT_ALLOWED', 'This cannot be done here.', {
          headers: { allow: [...methods].join(', ') },
        });
      const claims = await admit(call);
      allowLongBody(req);
      const id = req.path.slice(uploadsPath.length + 1);
      if (id !== '' && !uuid.test(id)) throw notFound();
      const announced = Number(req.headers['upload-length'] ?? 0);
      if (announced > largest) throw tooLarge(largest);
      if (req.method === 'POST') await quota.count(claims.userId, announced >= 0 ? announced : 0);
      for (const [name, value] of Object.entries(dataHeaders)) res.setHeader(name, value);
      const uploads = new Uploads(call, claims);
      await uploads.answer(id);
    } catch (error) {
      sendError(req, res, error, edge.engines.logger, call.correlationId);
    }
  };
}

async function admit(call: Call): Promise<UserClaims> {
  await authenticate(call);
  const { claims } = call;
  if (claims.kind === 'limited') throw forbidden(claims);
  if (claims.kind !== 'user') throw unauthenticated();
  if (!hasPermission(claims, 'can_edit_presentations')) throw forbidden(claims);
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
      onResponseError: (_req, error) => this.#told(error),
    });
  }

  /** The protocol's own answer; it is told all of the call but its body, which the store takes. */
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
    if (req.method === 'HEAD' && answer.ok) await this.#tellReceipt(id, res); // By now whoever was still sending has come to an end.
    res.writeHead(answer.status, Object.fromEntries(answer.headers));
    res.end(await answer.text());
    if (!req.complete && !req.destroyed) drainBody(req);
  }

  /** Of an upload that is complete, also where the answer that said so was lost. */
  async #tellReceipt(id: string, res: ServerResponse): Promise<void> {
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

  /** Whoever wants it, too, ends this call. */
  #newLock(id: string): ReturnType<MemoryLocker['newLock']> {
    const lock = locker.newLock(id);
    const take = lock.lock.bind(lock);
    const { req } = this.#call;
    lock.lock = (signal, release) =>
      take(signal, () => {
        // What is on its way still comes.
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
    const { fileName, mimeType, size } = info;
    const receipt = {
      receiptId: id,
      teamId,
      userId,
      blobKey: originalKey(teamId, id),
      size,
      digest,
      fileName: fileName || 'file',
      mimeType,
    };
    return mintReceipt(this.#edge.engines.secrets, {
      ...receipt,
      expiresAt: Date.now() + RECEIPT_MS,
    });
  }

  /** The protocol's own refusals keep their status; ours, and what is our fault, are told as everywhere. */
  #told(error: Error | { status_code: number; body: string }): {
    status_code: number;
    body: string;
  } {
    if ('status_code' in error && typeof error.status_code === 'number')
      return {
        status_code: error.status_code,
        body: JSON.stringify({ message: error.body.trim(), code: 'INVALID' }),
      };
    const known = toEdgeError(error);
    if (known.code === 'INTERNAL')
      this.#edge.engines.logger.error({ err: error }, 'an upload failed');
    return { status_code: known.status, body: JSON.stringify(known.body) };
  }
}
