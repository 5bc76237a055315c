import { EdgeError } from './edge-error.ts';
import { problems } from './problems.ts';

/** A picture, thumbnail or text that the content service is making again. */
export function damagedPage(): EdgeError {
  return new EdgeError('UNAVAILABLE', problems.pageDamaged, { retryAfter: 60 });
}

/** Only another upload, or a backup, brings it back. */
export function damagedOriginal(): EdgeError {
  return new EdgeError('UNAVAILABLE', problems.fileDamaged, { retryAfter: 3600 });
}
