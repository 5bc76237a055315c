import { hash } from 'node:crypto';

/** The package of an upload as a presentation shows it: a copy has texts of its own. */
export function packageIdOf(presentationId: string, fileId: string): string {
  return idFrom(`${presentationId}/${fileId}`);
}

export function packagedFileId(packageId: string, path: string): string {
  return idFrom(`${packageId}/${path}`);
}

/** A UUID that follows from a text (version 8). */
function idFrom(text: string): string {
  const hex = hash('sha256', text);
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
