import busboy from 'busboy';
import type { IncomingMessage } from 'node:http';
import qs from 'qs';
import { INPUT_LIMIT, parseJson, readBody, readJson } from './body.ts';
import { EdgeError } from './edge-error.ts';
import { headerOf } from './header.ts';
import { problems } from './problems.ts';

const MAX_FIELDS = 1_000;

/**
 * Reads a body of at most `limit` bytes: JSON, urlencoded and multipart without files are the same input.
 * @returns undefined for no body, also where its type is JSON
 * @throws EdgeError TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, or INVALID for what cannot be read as its type
 */
export async function readInput(
  req: IncomingMessage,
  { limit = INPUT_LIMIT, takesText = false }: { limit?: number | undefined; takesText?: boolean },
): Promise<unknown> {
  const type = /^\s*([^;\s]*)/.exec(headerOf(req, 'content-type') ?? '')?.[1]?.toLowerCase();
  if (type === 'application/x-www-form-urlencoded')
    return nested((await readBody(req, limit)).toString('utf8'));
  if (type === 'multipart/form-data') return readFields(req, await readBody(req, limit));
  // Pages that are being left can send nothing but plain text without asking first.
  if (type === 'text/plain' && takesText)
    return parseJson((await readBody(req, limit)).toString('utf8'));
  return readJson(req, limit);
}

/** By name; several values where it was sent several times. */
export type FormFields = Record<string, string | string[]>;

export function addField(fields: FormFields, name: string, value: string): void {
  const before = Object.hasOwn(fields, name) ? fields[name] : undefined;
  fields[name] = before === undefined ? value : [before, value].flat();
}

/** `data[alias]=x&groups[]=a` as the object that it stands for; keys that reach a prototype are dropped. */
export function nested(fields: string | FormFields): Record<string, unknown> {
  try {
    // qs takes fields that are decoded already; its types do not say so.
    return qs.parse(fields as string, {
      depth: 4,
      parameterLimit: MAX_FIELDS,
      arrayLimit: MAX_FIELDS,
      throwOnLimitExceeded: true,
    });
  } catch (error) {
    if (error instanceof RangeError) throw tooManyFields();
    throw error;
  }
}

async function readFields(req: IncomingMessage, body: Buffer): Promise<unknown> {
  const fields: FormFields = {};
  await new Promise<void>((resolve, reject) => {
    const refuse = () => reject(new EdgeError('INVALID', problems.formInvalid));
    try {
      const parser = busboy({ headers: req.headers, limits: { fields: MAX_FIELDS, files: 0 } });
      parser.on('field', (name: string | undefined, value) => {
        if (name !== undefined) addField(fields, name, value);
      });
      parser.on('fieldsLimit', () => reject(tooManyFields()));
      parser.on('close', resolve).on('error', refuse);
      parser.end(body);
    } catch {
      refuse(); // Without a boundary.
    }
  });
  return nested(fields);
}

function tooManyFields(): EdgeError {
  return new EdgeError('INVALID', problems.tooManyFields({ most: MAX_FIELDS }));
}
