import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../engines/settings.ts';

export type { Logger } from 'pino';

/** What a log must never show, by the name of its field, in lower case and without `-` and `_`. */
const hidden = new Set(
  `password passwordconfirmation secret token authorization cookie setcookie xcsrftoken accesscode code
   email address name useragent phone body html text`.split(/\s+/),
);
const DEPTH = 6;

/**
 * JSON lines to stdout. Hides fields with secrets or personal data by name, and in every text the signatures of signed texts
 * and the passwords of URLs.
 * @param part the part of the product that logs
 */
export function makeLogger(
  settings: Pick<Settings, 'LECTERN_LOG_LEVEL'>,
  part: string,
  destination: DestinationStream = pino.destination(1),
): Logger {
  return pino(
    {
      base: { part },
      level: settings.LECTERN_LOG_LEVEL,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (level) => ({ level }),
        log: (fields) => shown(fields, DEPTH) as Record<string, unknown>,
      },
      serializers: { err: (shownAlready: unknown) => shownAlready },
      hooks: { streamWrite: withoutSecrets },
    },
    destination,
  );
}

function shown(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth === 0) return '…';
  if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`;
  if (value instanceof Error) return shownError(value, depth);
  if (Array.isArray(value)) return value.map((each) => shown(each, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      hidden.has(name.toLowerCase().replaceAll(/[-_]/g, '')) ? '…' : shown(each, depth - 1),
    ]),
  );
}

/** Without other properties: drivers put queries and recipients there. Nor a cause that is no error: it may be a token or an answer. */
function shownError(error: Error, depth: number): unknown {
  const { name: type, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    type,
    message,
    code,
    stack,
    cause: cause instanceof Error ? shown(cause, depth - 1) : undefined,
  };
}

const signedText = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{40,}/g;
const urlPassword = /(\w:\/\/)[^\s/"@]+@/g;

/** Keeps the id of signed texts, and removes user and password from URLs. */
function withoutSecrets(line: string): string {
  return line.replace(signedText, '$1').replace(urlPassword, '$1');
}
