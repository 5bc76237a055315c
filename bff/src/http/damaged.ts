import { EdgeError } from './edge-error.ts';

/** A picture, thumbnail or text that the content service is making again. */
export function damagedPage(): EdgeError {
  return new EdgeError(
    'UNAVAILABLE',
    'This page is damaged. It is being made again from the uploaded file; please try again in a few minutes.',
    { retryAfter: 60 },
  );
}

/** Only another upload, or a backup, brings it back. */
export function damagedOriginal(): EdgeError {
  return new EdgeError(
    'UNAVAILABLE',
    'The stored file is damaged. The team that published it has to upload it again.',
    { retryAfter: 3600 },
  );
}
