import { DomainError, type ErrorCode } from '@lectern/kernel/errors.ts';
import { faultOf } from '@lectern/kernel/engines/faults.ts';
import { SOMETHING_WENT_WRONG } from '@lectern/kernel/graphql/problem.ts';
import type { GraphQLError } from 'graphql';
import { z } from 'zod';
import { keysOf } from '../collections.ts';
import { snakeText } from '../resource/casing.ts';
import { problems } from './problems.ts';

export type EdgeCode =
  | ErrorCode
  | 'CSRF'
  | 'MISDIRECTED'
  | 'METHOD_NOT_ALLOWED'
  | 'REQUEST_TIMEOUT'
  | 'INTERNAL';

const statuses: Record<EdgeCode, number> = {
  INVALID: 422,
  IDEMPOTENCY_MISMATCH: 422,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  CSRF: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  GONE: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  MISDIRECTED: 421,
  TOO_MANY_REQUESTS: 429,
  STORAGE_FULL: 507,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

/** Seconds. */
const retryAfterByDefault: Partial<Record<EdgeCode, number>> = { UNAVAILABLE: 1, STORAGE_FULL: 30 };

interface Details {
  fields?: Record<string, string[]> | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
  headers?: Record<string, string>;
  /** Further fields of the answer, beside message and code. */
  details?: Record<string, unknown>;
  isRefusal?: boolean;
  cause?: unknown;
}

export class EdgeError extends Error {
  readonly code: EdgeCode;
  readonly status: number;
  readonly fields: Record<string, string[]> | undefined;
  readonly headers: Record<string, string>;
  readonly details: Record<string, unknown>;
  /** Whether the graph refused before doing anything; false if that is not certain. */
  readonly isRefusal: boolean;

  constructor(
    code: EdgeCode,
    message: string,
    { fields, retryAfter, headers = {}, details = {}, isRefusal = false, cause }: Details = {},
  ) {
    super(message, { cause });
    this.name = 'EdgeError';
    this.code = code;
    this.status = statuses[code];
    this.fields = fields;
    this.details = details;
    this.isRefusal = isRefusal;
    const seconds = retryAfter ?? retryAfterByDefault[code];
    this.headers =
      seconds === undefined
        ? headers
        : { ...headers, 'retry-after': String(Math.max(1, Math.ceil(seconds))) };
  }

  get body(): { message: string; code: EdgeCode; errors?: Record<string, string[]> } {
    return {
      message: this.message,
      code: this.code,
      ...this.details,
      ...(this.fields && { errors: this.fields }),
    };
  }
}

/** Any error as an answer. Our own faults keep their cause and reveal nothing. */
export function toEdgeError(error: unknown): EdgeError {
  if (error instanceof EdgeError) return error;
  const known = error instanceof DomainError ? error : faultOf(error);
  if (known)
    return new EdgeError(known.code, known.message, {
      fields: known.fields,
      retryAfter: known.retryAfter,
      cause: known.cause,
    });
  // The router's own error for a path that cannot be decoded.
  if (error instanceof URIError) return new EdgeError('NOT_FOUND', problems.nothingHere);
  return new EdgeError('INTERNAL', SOMETHING_WENT_WRONG, { cause: error });
}

const edgeCode = z.enum(keysOf(statuses)).catch('INTERNAL');
const graphProblem = z.object({
  code: edgeCode,
  fields: z.record(z.string(), z.array(z.string())).optional(),
  retryAfter: z.number().optional(),
});

/**
 * An error of the graph, which was logged where it happened. An error below the root field may come after the mutation
 * was done.
 */
export function fromGraph({ message, extensions, path }: GraphQLError): EdgeError {
  const { code, fields, retryAfter } = graphProblem.parse(extensions);
  return new EdgeError(code, code === 'INTERNAL' ? SOMETHING_WENT_WRONG : message, {
    fields: fields && asInRest(fields),
    retryAfter,
    isRefusal: path?.length === 1 && statuses[code] < 500,
  });
}

/** Lists of a presentation that REST does not call ids (content §3). */
const shortNames: Readonly<Record<string, string>> = {
  group_ids: 'groups',
  label_ids: 'labels',
  product_ids: 'products',
};

/** `input.teamName` of the graph is `team_name` in REST. */
function asInRest(fields: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, messages]) => [nameInRest(name), messages]),
  );
}

function nameInRest(name: string): string {
  const [first = '', ...rest] = snakeText(name.replace(/^input\./, '')).split('.');
  return [shortNames[first] ?? first, ...rest].join('.');
}

export function notFound(): EdgeError {
  return new EdgeError('NOT_FOUND', problems.nothingHere);
}

/** The value, or 404: unknown, of another team, or hidden by a rule. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFound();
  return value;
}

/** Of a change of several: where none was changed, the answer is the first refusal. @throws EdgeError */
export function throwIfNone(
  changed: readonly unknown[],
  [first]: readonly { code: string; message: string }[],
): void {
  if (changed.length > 0 || !first) return;
  throw first.code === 'NOT_FOUND'
    ? notFound()
    : new EdgeError(edgeCode.parse(first.code), first.message);
}
