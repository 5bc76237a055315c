/** Every way in which a request can fail that is not our own fault. Only the edges map codes to HTTP and GraphQL. */
export type ErrorCode =
  | 'INVALID'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  /** Missing at sign-in, or not set up where the team requires it. */
  | 'SECOND_FACTOR_REQUIRED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'GONE'
  | 'IDEMPOTENCY_MISMATCH'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'STORAGE_FULL'
  | 'UNAVAILABLE';

export const SECOND_FACTOR_REQUIRED =
  'Your team requires a second factor. Please set one up first.';

export class DomainError extends Error {
  readonly code: ErrorCode;
  /** Messages by field, for forms. */
  readonly fields: Record<string, string[]> | undefined;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    fields?: Record<string, string[]>,
    retryAfter?: number,
  ) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** Data of a later release, which this one cannot read. */
export class NewerRelease extends Error {
  /** @param what the event or format, and its version */
  constructor(what: string) {
    super(`${what} ${NEWER}`);
    this.name = 'NewerRelease';
  }
}

/** How the reason ends that a newer event is parked for. */
export const NEWER = 'is newer than this release';

/** Whether something is parked because the release that parked it could not read it. */
export const isOfNewerRelease = (reason: string): boolean => reason.endsWith(NEWER);

/** What Node's file system or network calls it: `ENOENT` and the like. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const REASON_LENGTH = 500;

/** A failure's message for operators, without email addresses, which drivers and mail servers like to repeat. */
export function reasonOf(error: unknown): string {
  return messageOf(error)
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…@…')
    .slice(0, REASON_LENGTH);
}
