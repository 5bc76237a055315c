import busboy from 'busboy';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { EdgeError } from '../http/edge-error.ts';
import { addField, nested, type FormFields } from '../http/read-input.ts';
import { problems } from '../http/problems.ts';

const limits = {
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  fields: 500,
  files: 1,
  parts: 510,
  headerPairs: 50,
};

/** In all fields together: far more than the longest texts of a form. */
const MOST_CHARACTERS = 1024 ** 2;

interface ReceivedFile {
  fileName: string;
  mimeType: string;
  /** In bytes. */
  size: number;
  /** SHA-256 of the bytes, hex. */
  digest: string;
}

export interface Upload {
  /** Null where none was chosen. */
  file: ReceivedFile | null;
  /** As in a form without a file. */
  fields: Record<string, unknown>;
}

/**
 * Parses a multipart body with at most one file as it arrives.
 * @param store reads all bytes of the file; unless it resolves, it has stored nothing
 * @param onFile runs before the first byte of the file, with the fields that came before it
 * @throws EdgeError TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, INVALID for a body that is broken or cut off
 */
export async function receiveUpload(
  req: IncomingMessage,
  {
    maxBytes,
    part = 'file',
    longestField = limits.fieldSize,
    store,
    onFile,
  }: {
    maxBytes: number;
    /** The name of the part with the file. */
    part?: string | undefined;
    /** Bytes of one field. */
    longestField?: number | undefined;
    store(source: Readable): Promise<unknown>;
    onFile(fields: Upload['fields']): void;
  },
): Promise<Upload> {
  if (!/^multipart\/form-data\s*;/i.test(req.headers['content-type'] ?? '')) {
    throw new EdgeError('UNSUPPORTED_MEDIA_TYPE', problems.sendAsMultipart);
  }
  // The rest of the form is small, so a body much larger than the limit is refused unread.
  if (Number(req.headers['content-length'] ?? 0) > maxBytes + 1024 * 1024) throw tooLarge(maxBytes);
  const fields: FormFields = {};
  let length = 0;
  let storing: Promise<ReceivedFile | null> | undefined;
  const parser = makeParser(req, longestField);
  // The parser's types do not say that a part may have no name.
  parser.on('field', (name: string | undefined, value, { nameTruncated, valueTruncated }) => {
    if (name === undefined) return;
    length += name.length + value.length;
    if (nameTruncated || valueTruncated || length > MOST_CHARACTERS)
      parser.destroy(
        new EdgeError('INVALID', problems.formFieldTooLong, {
          fields: { [name]: [problems.nameTooLong] },
        }),
      );
    else addField(fields, name, value);
  });
  parser.on('file', (name, stream, { filename, mimeType }) => {
    stream.on('error', () => {}); // The pipeline below reports it.
    if (name !== part) {
      parser.destroy(fileMissing());
      return;
    }
    try {
      onFile(nested(fields));
    } catch (error) {
      parser.destroy(asError(error));
      return;
    }
    // Browsers send an empty part without a name where no file was chosen.
    storing = storeAndHash(stream, store, maxBytes).then((stored) =>
      stored.size === 0 && !filename ? null : { ...stored, fileName: filename || 'file', mimeType },
    );
    storing.catch((error: unknown) => parser.destroy(asError(error)));
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => parser.destroy(new EdgeError('INVALID', problems.tooManyParts)));
  }
  try {
    await parsed(req, parser);
    const file = (await storing) ?? null;
    return { file, fields: nested(fields) };
  } catch (error) {
    parser.destroy(); // Destroys the file's stream, too, so that nothing is stored.
    await storing?.catch(() => {});
    throw isTheirs(error, req) ? broken(error) : error;
  }
}

/** Not a pipeline, which would close the connection before the answer is sent. */
function parsed(req: IncomingMessage, parser: busboy.Busboy): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    parser.once('close', () => resolve());
    parser.on('error', reject);
    req.once('error', reject);
    req.once('close', () => {
      if (!req.complete) reject(new Error('Premature close'));
    });
    req.pipe(parser);
  }).finally(() => req.unpipe(parser));
}

function makeParser(req: IncomingMessage, fieldSize: number): busboy.Busboy {
  try {
    return busboy({
      headers: req.headers,
      limits: { ...limits, fieldSize },
      defParamCharset: 'utf8',
    });
  } catch (cause) {
    throw new EdgeError('INVALID', problems.uploadInvalid, { cause });
  }
}

async function storeAndHash(
  source: Readable,
  store: (source: Readable) => Promise<unknown>,
  maxBytes: number,
): Promise<{ size: number; digest: string }> {
  const hash = createHash('sha256');
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) return done(tooLarge(maxBytes));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  counted.on('error', () => {}); // The results below report it.
  let isSourceBroken = false;
  source.once('error', () => (isSourceBroken = true));
  const [flowed, stored] = await Promise.allSettled([
    pipeline(source, counted),
    store(counted).catch((error: unknown) => {
      counted.destroy(asError(error));
      throw error;
    }),
  ]);
  // A store that fails also ends the stream that it reads, but not the other way round: its reason comes first.
  const isOfStore = stored.status === 'rejected' && !isSourceBroken && size <= maxBytes;
  for (const each of isOfStore ? [stored] : [flowed, stored])
    if (each.status === 'rejected') throw each.reason;
  return { size, digest: hash.digest('hex') };
}

/** Whether the client broke off, or sent no form. Whatever else fails is our own fault. */
function isTheirs(error: unknown, req: IncomingMessage): boolean {
  if (error instanceof EdgeError) return false;
  return !req.complete && (req.destroyed || req.errored !== null)
    ? true
    : /^(Unexpected end of form|Malformed|Multipart|Premature close)/.test(asError(error).message);
}

function broken(cause: unknown): EdgeError {
  const message = problems.uploadBrokeOff;
  return new EdgeError('INVALID', message, { fields: { file: [message] }, cause });
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

function fileMissing(): EdgeError {
  const message = problems.fileMissing;
  return new EdgeError('INVALID', message, { fields: { file: [message] } });
}

export function tooLarge(maxBytes: number): EdgeError {
  const message = `This file is larger than ${describe(maxBytes)}, which is the most that is taken here.`;
  return new EdgeError('TOO_LARGE', message, { fields: { file: [message] } });
}

function describe(bytes: number): string {
  const unit = [
    ['GB', 1024 ** 3],
    ['MB', 1024 ** 2],
    ['kB', 1024],
  ] as const;
  const [name, size] = unit.find(([, each]) => bytes >= each) ?? ['bytes', 1];
  return `${Math.round((bytes / size) * 10) / 10} ${name}`;
}
