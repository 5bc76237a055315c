/** Every way in which a request can fail that is not our own fault. Only the edges map codes to HTTP and GraphQL. */
export type ErrorCode =
  | 'INVALID'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'GONE'
  | 'IDEMPOTENCY_MISMATCH'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'STORAGE_FULL'
  | 'UNAVAILABLE';

export class DomainError extends Error {
  readonly code: ErrorCode;
  /** Messages by field, for forms. */
  readonly fields: Record<string, string[]> | undefined;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, fields?: Record<string, string[]>, retryAfter?: number) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
