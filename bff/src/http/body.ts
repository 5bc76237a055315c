import type { IncomingMessage } from 'node:http';
import { EdgeError } from './edge-error.ts';
import { problems } from './problems.ts';

/** Enough for typed input; files are uploaded another way. */
export const INPUT_LIMIT = 256 * 1024;

/**
 * Reads a JSON body of at most `limit` bytes.
 * @returns undefined for an empty body
 * @throws EdgeError TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, or INVALID for malformed JSON
 */
export async function readJson(req: IncomingMessage, limit = INPUT_LIMIT): Promise<unknown> {
  if (isPlainJson(req, limit)) {
    const text = (await collect(req, limit)).toString('utf8');
    return text === '' ? undefined : parseJson(text);
  }
  const type = req.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) {
    if (type === '' && !hasBody(req)) return undefined;
    throw new EdgeError('UNSUPPORTED_MEDIA_TYPE', problems.sendAsJson);
  }
  const text = (await readBody(req, limit)).toString('utf8');
  return text === '' ? undefined : parseJson(text);
}

/** @throws EdgeError TOO_LARGE, UNSUPPORTED_MEDIA_TYPE */
export function readBody(req: IncomingMessage, limit: number): Promise<Buffer> {
  const encoding = req.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') {
    return Promise.reject(new EdgeError('UNSUPPORTED_MEDIA_TYPE', problems.contentEncodingRefused));
  }
  if (Number(req.headers['content-length'] ?? 0) > limit) return Promise.reject(tooLargeError());
  return collect(req, limit);
}

/**
 * Whether the headers clearly announce unencoded JSON within the limit. Reads `rawHeaders`: the `headers` object of
 * node:http costs as much as the rest of a ping.
 */
function isPlainJson({ rawHeaders }: IncomingMessage, limit: number): boolean {
  let isJson = false;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length !== 12 && name.length !== 14 && name.length !== 16) continue;
    const value = rawHeaders[index + 1] ?? '';
    switch (name.toLowerCase()) {
      case 'content-type':
        if (value !== 'application/json') return false;
        isJson = true;
        break;
      case 'content-length':
        if (!(Number(value) <= limit)) return false;
        break;
      case 'content-encoding':
        return false;
    }
  }
  return isJson;
}

function collect(req: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= limit) return;
      req.off('data', take).pause();
      reject(tooLargeError());
    };
    // `on` is cheaper than `once`, and each event comes once. A request that fails also closes.
    req.on('data', take);
    req.on('end', () => {
      const [first] = chunks;
      resolve(first && chunks.length === 1 ? first : Buffer.concat(chunks));
    });
    req.on('close', () => {
      if (!req.complete) reject(new EdgeError('INVALID', problems.bodyIncomplete));
    });
  });
}

/** @throws EdgeError INVALID, also for a key that would reach an object's prototype */
export function parseJson(text: string): unknown {
  try {
    // The reviver is slow, so it runs only if the key may be in the text, also with escaped
    // letters.
    const isSuspicious = text.includes('__proto__') || /\\u00[567]/.test(text);
    return JSON.parse(text, isSuspicious ? refusePrototype : undefined) as unknown;
  } catch (error) {
    if (error instanceof EdgeError) throw error;
    throw new EdgeError('INVALID', problems.jsonInvalid, {
      fields: { body: [problems.jsonInvalid] },
    });
  }
}

function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__')
    throw new EdgeError('INVALID', problems.dataInvalid, {
      fields: { [key]: [problems.fieldUnknown] },
    });
  return value;
}

function tooLargeError(): EdgeError {
  return new EdgeError('TOO_LARGE', problems.bodyTooLarge);
}

function hasBody(req: IncomingMessage): boolean {
  return (
    req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
  );
}
