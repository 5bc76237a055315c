import { DomainError } from '../errors.ts';

/** No segment begins with a dot, so that no key leaves its folder or meets our own files there. */
const blobKey = /^[A-Za-z0-9_-][\w.-]{0,199}(\/[A-Za-z0-9_-][\w.-]{0,199})+$/;
const MAX_LENGTH = 800;

/** @throws DomainError INVALID */
export function checkBlobKey(key: string): void {
  if (key.length > MAX_LENGTH || !blobKey.test(key))
    throw new DomainError('INVALID', 'This is not the key of a blob.');
}

/** The part of a range that exists. @throws DomainError INVALID where none of it does. */
export function clampRange(
  range: { start: number; end: number },
  size: number,
): { start: number; end: number } {
  const { start, end } = range;
  if (!(start >= 0 && start <= end && start < size))
    throw new DomainError('INVALID', 'The range lies outside the blob.');
  return { start, end: Math.min(end, size - 1) };
}
