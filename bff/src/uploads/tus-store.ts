import { DataStore, ERRORS, Upload } from '@tus/server';
import { isUploadPurpose } from '@lectern/schemas/access/upload-purposes.ts';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { UploadParts } from './upload-parts.ts';

/** An unfinished upload can be resumed for a day. */
const UPLOAD_MS = 24 * 3600_000;
/** Older clients send none. */
export const DEFAULT_PURPOSE = 'presentation';
const LONGEST_NAME = 1_000;

/**
 * The tus server's store of one caller's uploads; other people's do not exist here. Bytes are read from the request
 * itself: the server would pass them through four streams, at half the speed.
 */
export class TusStore extends DataStore {
  readonly #req: IncomingMessage;
  readonly #userId: string;
  readonly #partsOf: (id: string) => UploadParts;

  constructor(req: IncomingMessage, userId: string, partsOf: (id: string) => UploadParts) {
    super();
    this.extensions = ['creation', 'creation-with-upload', 'expiration', 'termination'];
    this.#req = req;
    this.#userId = userId;
    this.#partsOf = partsOf;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size, metadata } = upload;
    if (size === undefined) throw ERRORS.INVALID_LENGTH;
    upload.creation_date = new Date().toISOString();
    const purpose = metadata?.['purpose'] ?? DEFAULT_PURPOSE; // Checked before the upload began.
    if (!isUploadPurpose(purpose)) throw ERRORS.INVALID_METADATA;
    const text = (name: string) => (metadata?.[name] ?? '').slice(0, LONGEST_NAME);
    await this.#partsOf(id).begin({
      userId: this.#userId,
      purpose,
      fileName: text('filename'),
      mimeType: text('filetype'),
      size,
      createdAt: upload.creation_date,
    });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const parts = this.#partsOf(id);
    const info = await parts.info();
    if (info?.userId !== this.#userId) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({
      id,
      size: info.size,
      offset: await parts.reached(),
      metadata: { filename: info.fileName, filetype: info.mimeType },
      creation_date: info.createdAt,
    });
  }

  override async write(_source: Readable, id: string, offset: number): Promise<number> {
    const parts = this.#partsOf(id);
    const { size } = (await parts.info())!;
    try {
      return await parts.append(upTo(size - offset, this.#req), offset);
    } catch (error) {
      throw this.#req.destroyed && !this.#req.complete ? ERRORS.ABORTED : error;
    }
  }

  override async remove(id: string): Promise<void> {
    await this.getUpload(id); // Throws for another person's.
    await this.#partsOf(id).remove();
  }

  override getExpiration(): number {
    return UPLOAD_MS;
  }
}

/** Stops reading a body that is too long. */
async function* upTo(most: number, req: IncomingMessage): AsyncGenerator<Buffer> {
  let rest = most;
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    rest -= chunk.length;
    if (rest < 0) throw ERRORS.ERR_SIZE_EXCEEDED;
    yield chunk;
  }
}
